## Auction
yunnan-lesson-auction = The auction
yunnan-lesson-auction-road = You are tea merchants in Pu’er. Your traders carry tea along the road, farther and farther. The farther a province, the more it pays. Most victory points win.
    .title = The Tea-Horse Road
yunnan-lesson-auction-houses = Each round begins with an auction. A bid in the school brings a new trader, at customs a border pass, at the horse dealer a longer way, at the guild influence, at the yard a structure.
    .title = Five houses that help you
yunnan-lesson-auction-outbid = The spaces 5 and 7 are small: only the highest bid of the house may stand there. { $p1 } stands on 7 at the guild. Bid 9 and that trader walks home.
    .title = Send a rival home
yunnan-lesson-auction-stays = { $p1 } came back with 12, but your 9 is a large space and stays: you will both get the step. You have 15 coins, so 6 are left. Take the 5 at customs too.
    .title = Large spaces are safe
yunnan-lesson-auction-pass = When you pass, your bids stay, and the traders you still have at home go to the market of Pu’er. From there they will travel.
    .title = Enough for today
yunnan-lesson-auction-paid = Everybody has passed. You pay 9 + 5 coins and get one more border pass and one influence. Progress stays for the whole game.
    .title = Pay, and get better

## Travel
yunnan-lesson-travel = Travel and displace
yunnan-lesson-travel-passes = Each border costs one border pass, and they are yours again next round. Nobody may travel farther than their horse. You have 5 passes, and your horse stands in Sichuan.
    .title = Passes and the horse
yunnan-lesson-travel-move = Two of your traders wait on the market. Send one to Sichuan: two borders, two passes. Click Pu’er, then Sichuan.
    .title = On the road
yunnan-lesson-travel-displace = Who arrives may displace one trader whose owner has less influence. { $p1 } has less than you, { $p2 } has more. Push { $p1 } one province back.
    .title = Influence makes room
yunnan-lesson-travel-second = Three passes are left. The same way once more: 2 + 2 passes for two journeys.
    .title = The second trader
yunnan-lesson-travel-route = At the end of your turn every province on the way back to Pu’er must hold a trader or a trading post of yours, else the traders beyond go home to the market. Your post in Yunnan keeps the way open.
    .title = An unbroken route
yunnan-lesson-travel-stands = Both traders stand in Sichuan. They took a gift each, and your tea brings 25 this round, more than anybody else’s.
    .title = It was worth it

## Income
yunnan-lesson-income = Inspector, gifts, income
yunnan-lesson-income-value = You travel last, so after you the inspector comes. It visits the province where everybody together earns most: Sichuan. End your turn and see.
    .title = The richest province
yunnan-lesson-income-gifts = It banishes one trader of whoever has the most influence there, below 4: that was { $p2 }. A tea house there protects its owner. Then each trader in a province with gifts takes one.
    .title = Not to be too important
yunnan-lesson-income-convert = Your income is 21: 3 on the market, 6 in Yunnan, 9 and 3 in Sichuan. Now divide it: as many points as you like, the rest are coins for the next auction. Take 6 points and keep 15.
    .title = Coins or points
yunnan-lesson-income-next = Whoever earned most travels first in the next round, and bids last. Traders on the market go home, those in the provinces stay. The game ends with 80 points, or when no gift is left.
    .title = Last first

## Build
yunnan-lesson-build = Building, and the end
yunnan-lesson-build-yard = Your bid of 9 stands at the yard, and the others have passed. Pass too, and you get a structure for it.
    .title = The construction yard
yunnan-lesson-build-take = A trading post keeps your route and earns a little. A bridge crosses a ravine and shortens the way. A tea house protects you from the inspector and brings points at the end. Take a tea house.
    .title = Which one?
yunnan-lesson-build-place = You may build at once, as far as your horse has come, or keep it for later. Each province has room for one tea house. Build it in Sichuan before somebody else does.
    .title = One tea house a province
yunnan-lesson-build-worth = Besides your points: 3 for each gift, 1 for 3 coins, and more for border passes, influence, the horse and tea houses. Tea houses and horses count the more the farther they are.
    .title = What counts at the end
