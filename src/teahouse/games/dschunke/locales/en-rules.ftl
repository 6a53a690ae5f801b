## The rules in short
dschunke-rules-goal = Five junks lie in a ring. You load crates on them, take goods and yuan for the crates that can be seen from above, and sell goods on the market. The richest after ten rounds wins.
dschunke-rules-turn = Each round a market card is turned up. Then everybody uses one marker: a merchant on its junk, or a trainee on a junk without a merchant. Load: lay cargo strips. Goods and income: as many as your visible crates there, at least 3. One extra card may be played besides. Then everybody takes a goods card for each supply card. At last all bid secretly with cards of one good: the most cards win what the market card says, and all cards offered are lost. Equal bids share the yuan; for a special card nobody gets it. The bidding goes on for unsold goods while somebody bids. Then the merchants go on to the next junk.
dschunke-rules-end = The game ends after the bidding of round 10.
dschunke-rules-scoring = Your yuan, and 4 more for each junk on which a crate of yours can be seen (25 for all five), and your bonus cards if you show the most crates on the junks named. Goods left over count nothing, but break a tie.

## What a place is for
dschunke-tip-junk = Crates that are visible from above count for goods, yuan and the end.
dschunke-tip-merchant = Used once a round, on the junk where it stands; then it goes on to the next.
dschunke-tip-trainee = Used once a round, on a junk without a merchant; its space on the track says for what.
dschunke-tip-pile = Goods cards. An empty pile gives nothing; the rest comes from another.
dschunke-tip-market = What the highest bid for this good wins: yuan, or a special card (S).
dschunke-tip-stack = Special cards. Whoever wins one looks through a stack and takes one card.
dschunke-tip-hand = Your goods cards. Others see only how many cards you hold.
dschunke-tip-special = A secret card of yours: an extra action, one in a turn, or a bonus for the end.
dschunke-tip-face = A card of the stack that you look through: take one.
dschunke-tip-bank = Yuan come from the bank; it never runs out.
