yunnan-title = Yunnan

## Things
yunnan-color-red = red
yunnan-color-yellow = yellow
yunnan-color-blue = blue
yunnan-color-black = black
yunnan-color-black-edition-2013 = green
yunnan-color-white = white
yunnan-color-white-edition-2013 = violet
yunnan-province-puer = Pu'er
yunnan-province-yunnan = Yunnan
yunnan-province-sichuan = Sichuan
yunnan-province-kang = Kang
yunnan-province-kang-edition-2013 = Qamdo
yunnan-province-tibet = Tibet
yunnan-province-qinghai = Qinghai
yunnan-ravine-yunnan_kang = Yunnan–Kang
yunnan-ravine-yunnan_kang-edition-2013 = Yunnan–Qamdo
yunnan-ravine-yunnan_tibet = Yunnan–Tibet
yunnan-ravine-sichuan_qinghai = Sichuan–Qinghai
yunnan-ravine-kang_qinghai = Kang–Qinghai
yunnan-ravine-kang_qinghai-edition-2013 = Qamdo–Qinghai
yunnan-building-school = trading school
yunnan-building-customs = customs office
yunnan-building-horse = horse dealer
yunnan-building-guild = traders' guild
yunnan-building-guild-edition-2013 = dragon house
yunnan-building-yard = construction yard
yunnan-building-temple = Dianmu temple
yunnan-slot-left = left
yunnan-slot-right = right
yunnan-structure-trading_post = trading post
yunnan-structure-bridge = bridge
yunnan-structure-tea_house = tea house
yunnan-structure-guard = guard
yunnan-phase-auction = Bidding
yunnan-phase-auction-edition-2013 = Auction
yunnan-phase-resolution = Resolving the buildings
yunnan-phase-travel = Building and travelling
yunnan-phase-travel-edition-2013 = Travelling
yunnan-phase-conversion = Converting income
yunnan-phase-end = End
yunnan-trigger-vp = Victory points
yunnan-trigger-gifts = Gifts taken
yunnan-trigger-rounds = Rounds
yunnan-category-track = Score track
yunnan-category-coins = Coins
yunnan-category-gifts = Gifts
yunnan-category-passes = Passes
yunnan-category-influence = Influence
yunnan-category-tea_houses = Tea houses
yunnan-category-horse = Horse

## Costs and gains of a choice; a plus or minus stands before them
yunnan-holding-coins = { $count ->
    [one] { $count } free coin
   *[other] { $count } free coins
}
yunnan-holding-points = { $count } VP
yunnan-holding-income = { $count } income
yunnan-holding-traders = { $count ->
    [one] { $count } trader in stock
   *[other] { $count } traders in stock
}
yunnan-holding-passes = { $count ->
    [one] { $count } border pass
   *[other] { $count } border passes
}
yunnan-holding-trading_posts = { $count ->
    [one] { $count } trading post in stock
   *[other] { $count } trading posts in stock
}
yunnan-holding-bridges = { $count ->
    [one] { $count } bridge in stock
   *[other] { $count } bridges in stock
}
yunnan-holding-tea_houses = { $count ->
    [one] { $count } tea house in stock
   *[other] { $count } tea houses in stock
}

## Questions: what the seat is asked
yunnan-ask-turn = Place a trader or pass.
yunnan-ask-source = Where does the trader come from?
yunnan-ask-take = Construction yard: which structure do you take?
yunnan-ask-place = Where do you put it?
yunnan-ask-block = Dianmu temple: which ravine do you block?
yunnan-ask-travel = Build and travel, then end your turn.
yunnan-ask-displace = Displace a trader there?
yunnan-ask-convert = How much of your income becomes victory points?
yunnan-ask-over = The game is over.

## Options
yunnan-option-edition = Edition
yunnan-option-edition-about = The rules of 2013 (two persons play two colours each) or of 2023 (temple and ravine blocker; two persons play with Duli).
yunnan-option-advanced_debts = Debts
yunnan-option-advanced_debts-about = 2013, advanced game: bids may exceed your money; each missing coin costs victory points.
yunnan-option-double_bidding = Double bidding
yunnan-option-double_bidding-about = 2023, expert rules: up to two of your traders may bid in a progress building. Victory points do not end the game.
yunnan-option-guards = Guards
yunnan-option-guards-about = 2023, expert rules: once in the game a guard protects your traders in one province. Victory points do not end the game.
yunnan-option-round_cap = Last round
yunnan-option-round_cap-about = The game ends after this round at the latest.
yunnan-option-start_order = First order
yunnan-option-start_order-about = The auction order of round 1: at random, or as the players sit.

## Actions
yunnan-do-pass = Pass
yunnan-do-bid = Bid { $number } at the { $building }
yunnan-do-bank = Go to the bank ({ $slot })
yunnan-do-market = Put a trader on the market of Pu'er
yunnan-do-from_stock = From the personal stock
yunnan-do-from = From { $province }
yunnan-do-take = Take a { $structure }
yunnan-do-keep = Keep it in the personal stock
yunnan-do-build_post = Build a trading post in { $province }
yunnan-do-build_bridge = Build a bridge { $ravine }
yunnan-do-build_tea_house = Build a tea house in { $province }
yunnan-do-guard = Lay the guard in { $province }
yunnan-do-block = Block the ravine { $ravine }
yunnan-do-move = Travel from { $province } to { $other_province }
yunnan-do-displace = Displace a { $color } trader
yunnan-do-spare = Displace nobody
yunnan-do-done = End the turn
yunnan-do-convert = Convert { $number }

## Events
yunnan-event-start = { $seat } plays { $color } and begins with { $coins } coins.
yunnan-event-duli_start = Duli plays { $color }; her first bid is { $number } at the { $building }.
yunnan-event-round = Round { $round }
yunnan-event-auction_order = Auction order: { $color_list }.
yunnan-event-travel_order = New travel order: { $color_list }.
yunnan-event-phase = { $phase }
yunnan-event-bid = { $seat } ({ $color }) bids { $number } at the { $building }.
yunnan-event-market = { $seat } ({ $color }) puts a trader on the market.
yunnan-event-bank = { $seat } ({ $color }) goes to the bank ({ $slot }).
yunnan-event-withdrawn = { $seat } ({ $color }) moves { $count ->
    [one] one bidding trader
   *[other] { $count } bidding traders
} to the market.
yunnan-event-pass = { $seat } ({ $color }) passes{ $count ->
    [0] .
    [one] {" "}and sends one trader to the market.
   *[other] {" "}and sends { $count } traders to the market.
}
yunnan-event-outbid = The { $color } trader on { $number } at the { $building } is outbid and returns to the stock.
yunnan-event-revived = { $color } had passed and is back in the auction.
yunnan-event-bank_sum = All bids together: { $sum }.
yunnan-event-bank_pays = The bank pays { $seat } ({ $color }) { $coins } coins.
yunnan-event-pay = { $seat } ({ $color }) pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for all bids.
yunnan-event-debt = { $seat } ({ $color }) is { $count ->
    [one] one coin
   *[other] { $count } coins
} short and loses { $vp } VP.
yunnan-event-new_trader = { $seat } ({ $color }) gets a new trader on the market.
yunnan-event-new_pass = { $seat } ({ $color }) now has { $number } border passes.
yunnan-event-new_horse = { $seat } ({ $color }): the horse reaches { $province }.
yunnan-event-new_influence = { $seat } ({ $color }) now has influence { $number }.
yunnan-event-take = { $seat } ({ $color }) takes a { $structure }.
yunnan-event-keep = { $seat } ({ $color }) keeps the { $structure } in stock.
yunnan-event-build_trading_post = { $seat } ({ $color }) builds a trading post in { $province }.
yunnan-event-build_bridge = { $seat } ({ $color }) builds a bridge { $ravine }.
yunnan-event-build_tea_house = { $seat } ({ $color }) builds a tea house in { $province }.
yunnan-event-guard = { $seat } ({ $color }) lays a guard in { $province }.
yunnan-event-block = { $seat } ({ $color }) blocks the ravine { $ravine }.
yunnan-event-move = { $seat } ({ $color }) travels from { $province } to { $other_province } for { $count ->
    [one] one pass
   *[other] { $count } passes
}.
yunnan-event-displaced = { $color } displaces a { $other_color } trader from { $province } to { $other_province }.
yunnan-event-spare = { $seat } ({ $color }) displaces nobody in { $province }.
yunnan-event-done = { $seat } ({ $color }) ends the travel turn.
yunnan-event-isolated = No unbroken route: { $count ->
    [one] one { $color } trader goes
   *[other] { $count } { $color } traders go
} from { $province } to the market.
yunnan-event-post_cut_off = No unbroken route: { $count ->
    [one] the { $color } trading post in { $province } earns
   *[other] { $count } { $color } trading posts in { $province } earn
} nothing in this round.
yunnan-event-inspector_home = The map is empty: the inspector stays at home.
yunnan-event-inspector = The inspector visits { $province }.
yunnan-event-nobody_banished = The inspector banishes nobody from { $province }.
yunnan-event-banished = A { $color } trader is banished from { $province } to the market.
yunnan-event-gift = { $color } gets a gift in { $province }.
yunnan-event-income = { $seat } ({ $color }) has an income of { $coins }.
yunnan-event-convert = { $seat } ({ $color }) takes { $vp } VP and { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
yunnan-event-home = { $count ->
    [one] One { $color } trader returns
   *[other] { $count } { $color } traders return
} from { $province } to the stock.
yunnan-event-guard_spent = The { $color } guard leaves the game.
yunnan-event-blocker_home = The ravine blocker goes back to the temple.
yunnan-event-duli_shuffle = Duli's 16 cards are shuffled.
yunnan-event-duli_card = Duli turns card { $card }.
yunnan-event-duli_pass = Duli passes.
yunnan-event-duli_bid = Duli bids { $number } at the { $building }.
yunnan-event-duli_nothing = Duli finds no building to bid on.
yunnan-event-duli_influence = Duli now has influence { $number }.
yunnan-event-duli_leaves = Duli's trader leaves the { $building }.
yunnan-event-duli_tea_house = Duli builds a tea house in { $province }.
yunnan-event-duli_traders = Duli puts { $count ->
    [one] one trader
   *[other] { $count } traders
} in { $province }.
yunnan-event-game_over = The game is over ({ $trigger }).

## Reasons
yunnan-why-not-auction = Traders are placed in the auction only.
yunnan-why-choose-source-first = First choose where your trader comes from.
yunnan-why-no-source-asked = Choose first what the trader is to do; then where it comes from.
yunnan-why-stock-first = As long as you have a trader in stock, you take it from there.
yunnan-why-stock-empty = There is no trader in your stock.
yunnan-why-no-trader-there = You have no trader in { $province }.
yunnan-why-bank-again = You have already been to the bank this round.
yunnan-why-bank-closed = With Duli only one bank space is open.
yunnan-why-bank-left-first = Both bank spaces pay the same: take the left one first.
yunnan-why-bank-taken = A { $color } trader stands there already.
yunnan-why-banked = After the bank you may not bid any more this round.
yunnan-why-no-temple = There is no Dianmu temple in the 2013 edition.
yunnan-why-own-trader-there = You already have a trader in this building ({ $building }), and may not place a second one.
yunnan-why-two-traders-there = You already have two traders in this building ({ $building }).
yunnan-why-temple-once = Only one of your traders may bid at the temple.
yunnan-why-full-school = You already have all 7 traders.
yunnan-why-full-customs = You already have 6 border passes, the most there are.
yunnan-why-full-horse = Your horse is already in Qinghai.
yunnan-why-full-guild = Your influence is already 4, the highest there is.
yunnan-why-full-yard = None of your structures is left in the general supply.
yunnan-why-second-step-lost = A second bid here ({ $building }) would win you nothing: only one step is left.
yunnan-why-space-taken = A { $color } trader stands on this { $number }.
yunnan-why-small-space = { $number } is a small space: a bid there must be the highest in the building, and { $highest } has been bid.
yunnan-why-no-money = Your bids would cost { $sum } coins together; you have { $coins }.
yunnan-why-debt-too-deep = Your debts would bring you to { $vp } VP; the limit is -100.
yunnan-why-not-yard = Structures are taken only after a bid at the construction yard.
yunnan-why-no-guards = This table plays without guards.
yunnan-why-guard-used = Your guard has been used; there is one for the whole game.
yunnan-why-none-in-supply = No { $structure } of yours is left in the general supply.
yunnan-why-nothing-to-place = You have no structure in hand to place.
yunnan-why-guard-not-kept = A guard must be laid in a province at once.
yunnan-why-no-guard-taken = You did not take the guard.
yunnan-why-another-taken = You did not take a { $structure } now.
yunnan-why-not-at-once = A { $structure } cannot be built at once, only in your travel turn.
yunnan-why-not-building = You build in your travel turn, or right after a bid at the construction yard.
yunnan-why-none-in-stock = You have no { $structure } in your personal stock.
yunnan-why-not-temple = A ravine is blocked only after a bid at the Dianmu temple.
yunnan-why-not-travel = You travel in your travel turn only.
yunnan-why-has-travelled = Your traders in { $province } have travelled this turn; each makes one journey.
yunnan-why-not-back-to-puer = Journeys end in a province, and Pu'er is none.
yunnan-why-beyond-horse = { $province } is out of reach: your horse is in { $other_province }.
yunnan-why-too-few-passes = From { $province } to { $other_province } takes { $count } border passes; you have { $left } left.
yunnan-why-no-arrival = Only a trader that has just ended its journey displaces.
yunnan-why-choose-victim-first = First decide whether your traveller displaces anybody.
yunnan-why-color-absent = { $color } is not in this game.
yunnan-why-own-color = A colour does not displace its own traders.
yunnan-why-nobody-there = There is no { $color } trader in { $province }.
yunnan-why-influence-not-lower = { $color } has influence { $theirs }, not less than your { $ours }.
yunnan-why-guarded = A guard protects the { $color } traders in { $province }.
yunnan-why-build-beyond-horse = You cannot build in { $province }: your horse is in { $other_province }.
yunnan-why-bridge-beyond-horse = For a bridge { $ravine } your horse must have reached both provinces; it is in { $other_province }.
yunnan-why-own-bridge-there = You already have a bridge { $ravine }.
yunnan-why-ravine-blocked = The blocker lies on the ravine { $ravine }.
yunnan-why-own-post-there = You already have a trading post in { $province }.
yunnan-why-tea-house-there = The { $color } tea house stands in { $province }; there is room for one only.
yunnan-why-not-conversion = Income is converted at the end of the round only.
yunnan-why-above-income = Your income this round is { $number }; stored coins cannot be converted.

## The table in words
yunnan-table-colors = Players
yunnan-table-name = Player
yunnan-table-vp = VP
yunnan-table-coins = Coins
yunnan-table-bids = Bids
yunnan-table-income = Income
yunnan-table-pieces = Pieces (personal stock / general supply)
yunnan-table-traders = Traders
yunnan-table-passes = Passes
yunnan-table-influence = Influence
yunnan-table-horse = Horse
yunnan-table-gifts = Gifts
yunnan-table-marks = Marks
yunnan-table-duli = Duli
yunnan-table-passed = passed
yunnan-table-banked = bank
yunnan-table-decides = decides
yunnan-table-guard-unused = unused
yunnan-table-guard-spent = spent
yunnan-table-buildings = Buildings of Pu'er (sum of the bids: { $sum })
yunnan-table-building = Building
yunnan-table-spaces = Spaces
yunnan-table-bank = Bank
yunnan-table-pays = { $slot }: { $color }, pays { $coins }
yunnan-table-nobody = empty
yunnan-table-closed = { $slot }: closed
yunnan-table-places = Map (gifts left: { $gifts })
yunnan-table-place = Place
yunnan-table-pay = Trader / post
yunnan-table-standing = Traders
yunnan-table-posts = Trading posts
yunnan-table-cut-off = cut off, no income
yunnan-table-tea-house = Tea house
yunnan-table-value = Value
yunnan-table-ravines = Ravines
yunnan-table-ravine = Ravine
yunnan-table-bridges = Bridges
yunnan-table-blocked = blocked
yunnan-table-orders = Order of play
yunnan-table-auction-order = Auction
yunnan-table-travel-order = Travel
yunnan-table-journey = Journey
yunnan-table-passes-left = Passes left
yunnan-table-may-travel = May still travel
yunnan-table-debt = Debts
yunnan-table-debt-rate = { $vp } VP for each missing coin
yunnan-table-card = Card
yunnan-table-card-text = { $card }: { $building_list }; { $traders }{ $house ->
    [yes] , tea house
   *[no] {""}
}
yunnan-table-pile = Cards that may come

## The board
yunnan-board-bid = Bid
yunnan-board-market = Market
yunnan-board-map = Map

## Kinds of places
yunnan-place-general = Supply
yunnan-place-kept = Kept
yunnan-place-posts = Trading posts
yunnan-place-tea_house = Tea house
yunnan-place-guard = Guard
yunnan-place-traders = Traders
yunnan-place-income = Income
