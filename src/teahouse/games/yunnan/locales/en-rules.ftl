## The rules in short
yunnan-rules-goal = Tea merchants of Pu’er send traders along the Tea-Horse Road. Far provinces pay well, but the way must not break, and rivals push. Most victory points win.
yunnan-rules-turn = First the auction: in turn, put a trader on a space of a house, go to the bank, put one on the market, or pass. On a small space (5, 7) only the highest bid of the house stands; outbid, the trader goes home. Bids are paid, and each gives its step: a trader, a border pass, a province for the horse, influence, a structure. Then everybody travels: a border costs a pass, the horse is the limit, and who arrives may displace one trader of somebody with less influence. Provinces on the way need a trader or a post of yours. The inspector banishes one trader in the richest province, gifts are taken, and the tea is paid. Each divides his income into points and coins.
yunnan-rules-end = The game ends with the round in which somebody reaches 80 points or the last gift is taken. With guards or double bidding only the gifts end it.
yunnan-rules-end-edition-2013 = The game ends with the round in which somebody reaches 80 points or the last gift is taken; where two play two colours each, with 100 points or when two gifts are left.
yunnan-rules-scoring = Points from income; 1 for 3 coins; 3 for each gift; border passes, influence, the province of the horse, and tea houses by province. Equal: more influence.
yunnan-rules-scoring-edition-2013 = Points from income; 1 for 3 coins; 3 for each gift; border passes, influence, and 12 for each tea house on the board. Equal: more influence.

## What a place is for
yunnan-tip-building = A bid: small spaces (5, 7) hold only the highest of the house, large ones are safe.
yunnan-tip-bank = Whoever stands here gives up his bids and gets coins by the sum of all bids.
yunnan-tip-province = Traders travel along the road, as far as the horse has come; each border costs a pass.
yunnan-tip-traders = Who arrives may displace one trader of somebody with less influence.
yunnan-tip-stock = Your traders and structures at home.
yunnan-tip-general = Structures still to be won at the construction yard.
yunnan-tip-kept = A structure that you keep: build it when you travel.
yunnan-tip-posts = A trading post keeps your route open and earns a little; without a route, nothing.
yunnan-tip-ravine = A bridge crosses the ravine: a shorter way, for its owner only.
yunnan-tip-tea_house = Room for one tea house: it protects from the inspector, and counts at the end.
yunnan-tip-guard = A guard protects your traders in a province from being displaced, for one round.
yunnan-tip-income = Divide the income of this round: so many points, the rest in coins.
