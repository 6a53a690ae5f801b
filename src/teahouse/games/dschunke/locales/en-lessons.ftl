## Cargo
dschunke-lesson-cargo = Cargo and crates
dschunke-lesson-cargo-harbour = Five junks lie in a ring, and everybody loads crates on all of them. Whoever is richest after ten rounds wins. You are the navy square.
    .title = Five junks in the harbour
dschunke-lesson-cargo-hold = Three cargo strips of three crates each lie side by side on a level. Only what can be seen from above counts. On the purple junk you show 3 crates now, and { $p1 } shows 3.
    .title = Look into the hold
dschunke-lesson-cargo-load = The loading merchant stands on the purple junk. Whoever uses it lays two strips there. The first one will fill the level, the second one begins a new level across it.
    .title = Load two strips
dschunke-lesson-cargo-levels = Count with me: 3 crates on top, and 2 of each of your strips below. That makes 7 for you. { $p1 } has one crate covered and shows only 2.
    .title = Seven crates from above

## Turn
dschunke-lesson-turn = Your turn
dschunke-lesson-turn-markers = Three merchants stand on junks, two trainees stand on their tracks. In your turn you use one of them that nobody has used yet this round. You cannot pass.
    .title = One marker each
dschunke-lesson-turn-count = Merchants and trainees load strips, take goods cards or cash in cargo. Goods and yuan come one for each of your visible crates on that junk. On the white junk you show 4.
    .title = Crates are your strength
dschunke-lesson-turn-goods = Trainees go to one of the two junks without a merchant. The upper one brings goods cards this round. Click it, then the white junk: its good is rice.
    .title = Send a trainee
dschunke-lesson-turn-others = Four crates, four rice. Then the others went on. { $p3 } cashed in on the grey junk without a single crate there, and still got 3 yuan: three is the least that anybody ever gets.
    .title = Never less than three

## Round
dschunke-lesson-round = A round to its end
dschunke-lesson-round-supply = After the actions everybody takes one goods card for each supply card. You have two of those, and may choose from any pile.
    .title = Resupply
dschunke-lesson-round-second = The second card may be the same good. Many cards of one good win the market.
    .title = The same again
dschunke-lesson-round-sell = The market card tells what each good brings today: rice 3 yuan, vegetables 4, spice a special card, fish 1. Everybody bids secretly. Click the rice, then offer 4 cards.
    .title = To the market
dschunke-lesson-round-enough = Nobody else wanted rice: 3 yuan for you, and the cards go back. The bidding goes on until all goods are sold or nobody bids. Let us leave it at that.
    .title = Sold
dschunke-lesson-round-move = The round is over. Each merchant walks to the next junk, the trainees step on, and { $p1 } has the red junk and begins. So every junk gets every merchant in time: plan for it.
    .title = Everything moves on

## Barter
dschunke-lesson-barter = The art of bidding
dschunke-lesson-barter-secret = Vegetables bring 4 yuan. The most cards win, and all cards that were offered are lost. Put all three of yours on it: click the vegetables, then choose the number.
    .title = The best good
dschunke-lesson-barter-reveal = Your 3 beat the 2 of { $p1 }: 4 yuan for you, nothing for { $p1 }. { $p2 } was alone with one rice and gets 3. Both goods are sold now.
    .title = Cards on the table
dschunke-lesson-barter-special = The S means a special card. A second bidding follows at once, for what is left: spice and fish. Try it with 2 spice.
    .title = Spice for a special card
dschunke-lesson-barter-tied = { $p1 } offered 2 spice too. A card cannot be shared: nobody gets it, and spice is sold all the same.
    .title = A tie
dschunke-lesson-barter-share = Another round, another market card: spice brings 4 yuan today. Yuan can be shared. Offer your 3 spice.
    .title = What about yuan?
dschunke-lesson-barter-third = Three of you offered 3 spice. Each gets 1 yuan, and the fourth yuan stays in the bank. One card more would have made it 4 for you alone.
    .title = Four yuan for three

## Special
dschunke-lesson-special = Special cards
dschunke-lesson-special-hand = Some special cards work always, some are extra actions, some are a bonus at the end. You hold an extra income on the purple junk, and a bonus of 8 yuan for having the most crates there at the end.
    .title = Three kinds
dschunke-lesson-special-extra = You may play one extra card in a turn, before or after your marker. You show 7 crates on the purple junk: play the card.
    .title = An extra action
dschunke-lesson-special-main = 7 yuan, and the card is gone. Your main action is still to come: the money merchant stands on the white junk, where you show 7 crates too.
    .title = And now the merchant
dschunke-lesson-special-fourteen = 7 and 7 make 14 yuan. Only one extra card may be played in a turn, and the bonus card waits for the end of the game. Nobody else knows that you have it.
    .title = Fourteen in one turn

## End
dschunke-lesson-end = The end
dschunke-lesson-end-last = This is the last bidding of the game. Fish brings 4 yuan, and you have one. Goods that you keep are worth nothing.
    .title = Round ten, last market
dschunke-lesson-end-stop = 4 more yuan. Your rice could win 1 yuan, but goods cards break a tie for the win. When nobody bids, the game ends.
    .title = Keep one for a tie
dschunke-lesson-end-count = Each junk with a visible crate of yours is worth 4 yuan, and all five together 25. You are on all five: 35 + 25, and 8 for your bonus card. That makes 68, and you win.
    .title = Be seen everywhere
