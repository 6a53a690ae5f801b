yokohama-title = Yokohama

## Things
yokohama-good-copper = copper
yokohama-good-silk = silk
yokohama-good-tea = tea
yokohama-good-fish = fish
yokohama-kind-copper = copper
yokohama-kind-silk = silk
yokohama-kind-tea = tea
yokohama-kind-fish = fish
yokohama-kind-import = imported goods
yokohama-kind-yen = yen
yokohama-amount-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
yokohama-amount-any_good = { $count ->
    [one] 1 good of choice
   *[other] { $count } goods of choice
}
yokohama-amount-warehouse = { $count ->
    [one] 1 warehouse icon
   *[other] { $count } warehouse icons
}
yokohama-amount-move = { $count ->
    [one] 1 move icon
   *[other] { $count } move icons
}
yokohama-amount-assistant = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
}
yokohama-amount-shop = { $count ->
    [one] 1 shop
   *[other] { $count } shops
}
yokohama-amount-house = { $count ->
    [one] 1 trading house
   *[other] { $count } trading houses
}
yokohama-piece-assistant = assistant
yokohama-piece-shop = shop
yokohama-piece-house = trading house
yokohama-nation-uk = British
yokohama-nation-us = American
yokohama-nation-fr = French
yokohama-nation-de = German
yokohama-nation-nl = Dutch
yokohama-agent-uk = British agent
yokohama-agent-us = American agent
yokohama-agent-fr = French agent
yokohama-agent-de = German agent
yokohama-agent-nl = Dutch agent
yokohama-agent-independent = independent agent
yokohama-color-blue = blue
yokohama-color-pink = pink
yokohama-color-violet = violet
yokohama-color-yellow = yellow
yokohama-location-copper_mine = Copper Mine
yokohama-location-silk_factory = Silk Factory
yokohama-location-tea_plantation = Tea Plantation
yokohama-location-fishing_port = Fishing Port
yokohama-location-bank = Bank
yokohama-location-chinatown = Chinatown
yokohama-location-church = Church
yokohama-location-customs = Customs House
yokohama-location-recruitment = Employment Agency
yokohama-location-lab_a = Laboratory A
yokohama-location-lab_b = Laboratory B
yokohama-location-port_a = Port A
yokohama-location-port_b = Port B
yokohama-location-canal = Canal
yokohama-work-copper_mine = Copper by level: 0, 0, 1, 2, 3
yokohama-work-silk_factory = Silk by level: 0, 1, 2, 3, 4
yokohama-work-tea_plantation = Tea by level: 1, 2, 3, 4, 5
yokohama-work-fishing_port = Fish by level: 1, 2, 3, 4, 5
yokohama-work-bank = Yen by level: 1, 2, 3, 4, 5
yokohama-work-chinatown = As many exchanges as the level: copper and silk for 2 yen each, tea and fish for 1 yen, both ways; imported goods for 4 yen
yokohama-work-church = Faith equal to the level; copper, silk, tea, fish, imported goods and 2 yen add 1 each, each once
yokohama-work-customs = Imported goods to spend by level: 0, 1, 2, 3, 4
yokohama-work-recruitment = Pieces by level: 0, 1, 2, 3, 4; a shop costs 2 yen, trading houses 4, 5, 6 and 7 yen
yokohama-work-lab_a = Production value equal to the level; 2 yen or 1 imported goods buy 1 more; from the fourth technology on 1 more is needed
yokohama-work-lab_b = Production value equal to the level; 2 yen or 1 imported goods buy 1 more; from the fourth technology on 1 more is needed
yokohama-work-port_a = An order from level 2 on; a second one for 2 yen or 1 imported goods; 3 points at level 5
yokohama-work-port_b = An order from level 2 on; a second one for 2 yen or 1 imported goods; 3 points at level 5
yokohama-work-canal = Crossing costs 1 yen; nothing stops or stands here
yokohama-site-production = production
yokohama-site-trade = trade
yokohama-site-canal = canal
yokohama-tech-ball = Ball
yokohama-tech-brickyard = Brickyard
yokohama-tech-electric_light = Electric Light
yokohama-tech-exposition = Exposition
yokohama-tech-gas_lamp = Gas Lamp
yokohama-tech-language_school = Language School
yokohama-tech-printing = Printing
yokohama-tech-mining = Mining Technology
yokohama-tech-newspaper = Newspaper
yokohama-tech-patents = Patent System
yokohama-tech-postal_system = Postal System
yokohama-tech-spinning_mill = Spinning Mill
yokohama-tech-stagecoach = Stagecoach
yokohama-tech-station = Station
yokohama-tech-stock_exchange = Stock Exchange
yokohama-tech-telegram = Telegram
yokohama-tech-telephone = Telephone
yokohama-tech-tramway = Tramway
yokohama-tech-university = University
yokohama-tech-brewery = Brewery
yokohama-effect-ball = 2 points each time you complete an order.
yokohama-effect-brickyard = 4 points each time a customs action places an assistant.
yokohama-effect-electric_light = 3 points each time you build a trading house.
yokohama-effect-exposition = 10 points at once.
yokohama-effect-gas_lamp = 2 points each time you build a shop.
yokohama-effect-language_school = 1 yen each time you complete an order.
yokohama-effect-printing = 1 yen for each technology gained after this one.
yokohama-effect-mining = 1 more copper each time you receive copper.
yokohama-effect-newspaper = Place 4 instead of 3 assistants on different locations.
yokohama-effect-patents = 2 points for each technology gained after this one.
yokohama-effect-postal_system = Your president may stop where opposing presidents stand; tolls are still due.
yokohama-effect-spinning_mill = Once per turn: 1 silk for 2 yen.
yokohama-effect-stagecoach = No tolls to presidents while moving.
yokohama-effect-station = Place the station token: +1 level there for everybody, and you may jump there.
yokohama-effect-stock_exchange = At the start of your turn, with 0 or 1 yen: top up to 2 yen.
yokohama-effect-telegram = After placing 2 on one location: 1 more on an adjacent location.
yokohama-effect-telephone = You may leave 1 assistant when you recover them.
yokohama-effect-tramway = Move straight to any location without an opposing president.
yokohama-effect-university = Once per turn: 1 yen for an assistant from the warehouse.
yokohama-effect-brewery = 3 points each time a church action places an assistant.
yokohama-goal-A1 = 7 fish
yokohama-goal-A2 = 7 tea
yokohama-goal-A3 = 6 silk
yokohama-goal-A4 = 5 copper
yokohama-goal-B1 = 4 technologies
yokohama-goal-B2 = 10 yen
yokohama-goal-B3 = 5 level-5 tokens and agents
yokohama-goal-B4 = 5 completed orders
yokohama-goal-C1 = buildings on 4 trade locations
yokohama-goal-C2 = buildings on 2 production and 3 trade locations
yokohama-goal-C3 = buildings on 3 production and 2 trade locations
yokohama-goal-C4 = buildings on 4 production locations
yokohama-award-K1 = British flag
yokohama-award-K2 = American flag
yokohama-award-K3 = French flag
yokohama-award-K4 = German flag
yokohama-award-K5 = Dutch flag
yokohama-award-K6 = independent agent
yokohama-token-I1 = independent agent
yokohama-token-I2 = independent agent
yokohama-token-I3 = independent agent
yokohama-token-I4 = independent agent
yokohama-token-I5 = independent agent
yokohama-card-0 = first
yokohama-card-1 = second
yokohama-card-2 = third
yokohama-space-0 = 1
yokohama-space-1 = 2
yokohama-space-2 = 3
yokohama-space-3 = 4
yokohama-space-4 = 5
yokohama-space-5 = 6
yokohama-space-6 = 7
yokohama-space-7 = 8
yokohama-slot-0 = 1
yokohama-slot-1 = 2
yokohama-slot-2 = 3
yokohama-slot-3 = 4
yokohama-slot-4 = 5
yokohama-slot-5 = 6
yokohama-route-0 = 1
yokohama-route-1 = 2
yokohama-route-2 = 3
yokohama-route-3 = 4
yokohama-route-4 = 5
yokohama-route-5 = 6
yokohama-exchange-buy_copper = 2 yen for 1 copper
yokohama-exchange-buy_silk = 2 yen for 1 silk
yokohama-exchange-buy_tea = 1 yen for 1 tea
yokohama-exchange-buy_fish = 1 yen for 1 fish
yokohama-exchange-sell_copper = 1 copper for 2 yen
yokohama-exchange-sell_silk = 1 silk for 2 yen
yokohama-exchange-sell_tea = 1 tea for 1 yen
yokohama-exchange-sell_fish = 1 fish for 1 yen
yokohama-exchange-buy_import = 4 yen for 1 imported goods token
yokohama-offer-trade = further exchanges
yokohama-offer-church = a space in the church
yokohama-offer-customs = a space in the customs house
yokohama-offer-hire = further pieces
yokohama-offer-lab = a technology
yokohama-offer-port = an order
yokohama-offer-second = a second order
yokohama-offer-token = the level-5 token
yokohama-offer-build = building
yokohama-offer-warehouse = a piece from the warehouse
yokohama-offer-shift_from = moving an assistant
yokohama-phase-setup = Starting orders
yokohama-phase-extra_a = Extra actions, part 1
yokohama-phase-main = Main action
yokohama-phase-extra_c = Extra actions, part 2
yokohama-phase-end = End of the game
yokohama-trigger-houses = Trading houses built by one player
yokohama-trigger-shops = Shops built by one player
yokohama-trigger-orders = Orders drawn
yokohama-trigger-church = Assistants in the church
yokohama-trigger-customs = Assistants in the customs house
yokohama-trigger-last_round = Last round
yokohama-category-orders = Orders
yokohama-category-goals = Goals
yokohama-category-buildings = Shops and trading houses
yokohama-category-tokens = Level-5 tokens
yokohama-category-church_spaces = Church spaces
yokohama-category-customs_spaces = Customs spaces
yokohama-category-ports = Ports
yokohama-category-inventions = Technologies during the game
yokohama-category-church = Church bonus
yokohama-category-customs = Customs bonus
yokohama-category-technology = Technology bonus
yokohama-category-flags = Flag bonus
yokohama-category-items = Remaining items

## Costs and gains of a choice; a plus or minus stands before them
yokohama-holding-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yokohama-holding-copper = { $count } copper
yokohama-holding-silk = { $count } silk
yokohama-holding-tea = { $count } tea
yokohama-holding-fish = { $count } fish
yokohama-holding-import = { $count ->
    [one] { $count } imported good
   *[other] { $count } imported goods
}
yokohama-holding-yen = { $count } yen
yokohama-holding-assistant = { $count ->
    [one] { $count } assistant in hand
   *[other] { $count } assistants in hand
}
yokohama-holding-shop = { $count ->
    [one] { $count } shop in hand
   *[other] { $count } shops in hand
}
yokohama-holding-house = { $count ->
    [one] { $count } trading house in hand
   *[other] { $count } trading houses in hand
}
yokohama-holding-orders = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
yokohama-holding-technologies = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}
yokohama-holding-agents = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
yokohama-holding-flags = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}

## Questions: what the seat is asked
yokohama-ask-keep = Which of your two starting orders do you keep?
yokohama-ask-extra = Extra actions: call on an agent, claim goals, complete orders, or go on.
yokohama-ask-place = Place assistants: up to three on different locations, or two on one.
yokohama-ask-move = Move your president, or take it back.
yokohama-ask-route = Whom do you pay on the way?
yokohama-ask-recall = Take back as many assistants as you like.
yokohama-ask-trade = Chinatown: choose an exchange.
yokohama-ask-church = Church: choose a space.
yokohama-ask-gift = Church: what do you give for the missing faith?
yokohama-ask-customs = Customs House: choose a space.
yokohama-ask-hire = Employment Agency: take a piece from your warehouse.
yokohama-ask-lab = Laboratory: choose a technology and how to pay.
yokohama-ask-station = Where do you place the station?
yokohama-ask-port = Port: take an order.
yokohama-ask-second = Port: take a second order for 2 yen or an imported goods token?
yokohama-ask-token = Take the level-5 token?
yokohama-ask-build = Build a shop or a trading house?
yokohama-ask-recover = Telephone: take back all assistants, or leave one?
yokohama-ask-good = Choose a good.
yokohama-ask-warehouse = Take a piece from your warehouse?
yokohama-ask-shift_from = Move an assistant: which one?
yokohama-ask-shift_to = Where does the assistant go?
yokohama-ask-completed = Choose a completed-goals token.
yokohama-ask-over = The game is over.

## Options
yokohama-option-mini_completed_goals = Completed-goals tokens
yokohama-option-mini_completed_goals-about = Mini-expansion 1: whoever has claimed all three goals takes a token.
yokohama-option-mini_independent_agents = Independent agents
yokohama-option-mini_independent_agents-about = Mini-expansion 2: five independent agents among the level-5 tokens.
yokohama-option-two_player_neutral = Neutral assistants
yokohama-option-two_player_neutral-about = With two players they only cover spaces, or also compete for the church, customs and technology bonuses.
yokohama-option-sole_majority = Alone in a majority
yokohama-option-sole_majority-about = A player without rivals gets the first place only, or both places.
yokohama-option-recall_scope = Taking back assistants
yokohama-option-recall_scope-about = With the president, assistants come back from any locations, or all from a single one.
yokohama-option-jump_needs_assistant = Jumps need an assistant
yokohama-option-jump_needs_assistant-about = Whether Tramway and Station need an own assistant at the destination.
yokohama-option-first_player = First player
yokohama-option-first_player-about = Drawn at random, or the first seat.

## Actions
yokohama-do-keep_order = Keep the { $card } order
yokohama-do-agent = Call on an agent on location { $position }
yokohama-do-goal = Claim goal { $group }
yokohama-do-order = Complete your { $card } order
yokohama-do-place = Place an assistant on location { $position }
yokohama-do-move = Move the president to location { $position }
yokohama-do-route = Pay toll { $route }
yokohama-do-take = Take back from location { $position }
yokohama-do-take_all = Take back all assistants on the map
yokohama-do-recall_president = Take the president back
yokohama-do-trade = Exchange { $exchange }
yokohama-do-church = Church space { $space }
yokohama-do-gift = Give { $kind }
yokohama-do-customs = Customs space { $space }
yokohama-do-hire = Take from the warehouse: { $piece }
yokohama-do-tech = Take the technology in slot { $slot }, paying { $number } with imported goods
yokohama-do-station = Place the station on location { $position }
yokohama-do-port = Take the order in slot { $slot }
yokohama-do-second = Take the order in slot { $slot } as well, paying with { $kind }
yokohama-do-token = Take the level-5 token
yokohama-do-shop = Build a shop on space { $space }
yokohama-do-house = Build a trading house
yokohama-do-recover_all = Take all assistants back
yokohama-do-leave_one = Leave one assistant
yokohama-do-good = Take { $good }
yokohama-do-shift_from = Move an assistant from location { $position }
yokohama-do-shift_hand = Move an assistant from your hand
yokohama-do-shift_to = Put it on location { $position }
yokohama-do-completed = Take the token: { $award }
yokohama-do-end_extra = No more extra actions
yokohama-do-end_placing = Stop placing
yokohama-do-end_recall = Leave the other assistants
yokohama-do-leave_action = Leave the location
yokohama-do-skip_token = Leave the token
yokohama-do-skip_build = Do not build
yokohama-do-skip_reward = Do without
yokohama-do-mill = Spinning Mill: 1 silk for 2 yen
yokohama-do-university = University: 1 yen for an assistant from the warehouse

## Events
yokohama-event-start = { $seat } is the first player.
yokohama-event-kept = { $seat } keeps order { $order }.
yokohama-event-kept-hidden = { $seat } has chosen an order.
yokohama-event-round = Round { $round }.
yokohama-event-turn = It is { $seat }’s turn.
yokohama-event-phase = { $seat }: { $phase }.
yokohama-event-end_turn = { $seat } ends the turn.
yokohama-event-game_over = The game is over.
yokohama-event-last_round = { $trigger }: the game ends after round { $round }.
yokohama-event-place = { $seat } places an assistant: { $location } ({ $position }).
yokohama-event-end_placing = { $seat } has placed { $count ->
    [one] one assistant
   *[other] { $count } assistants
}.
yokohama-event-toll = { $seat } pays { $count } yen to { $other_seat }.
yokohama-event-pay = { $seat } pays { $count } { $kind }.
yokohama-event-gain = { $seat } gets { $count } { $kind }.
yokohama-event-points = { $seat } scores { $count ->
    [one] one point
   *[other] { $count } points
} ({ $category }).
yokohama-event-move = { $seat } moves the president: { $location } ({ $position }).
yokohama-event-recall_president = { $seat } takes the president back.
yokohama-event-take_back = { $seat } takes back { $count ->
    [one] one assistant
   *[other] { $count } assistants
}: { $location } ({ $position }).
yokohama-event-leave_one = { $seat } leaves an assistant: { $location } ({ $position }).
yokohama-event-act = { $seat } acts with level { $level }: { $location } ({ $position }).
yokohama-event-house_income = { $seat }’s trading house earns { $count } yen: { $location } ({ $position }).
yokohama-event-devote = { $seat } takes space { $space }: { $location }.
yokohama-event-declined = { $seat } does without { $offer }.
yokohama-event-hire = { $seat } takes from the warehouse: { $piece }.
yokohama-event-tech = { $seat } gains { $tech } (flag: { $nation }).
yokohama-event-station = { $seat } places the station: { $location } ({ $position }).
yokohama-event-slide = The cards of { $location } slide to the left.
yokohama-event-refill_lab = New in { $location }: { $tech } (flag: { $nation }).
yokohama-event-order_taken = { $seat } takes order { $order } from { $location }.
yokohama-event-refill_port = New in { $location }: order { $order }.
yokohama-event-token = { $seat } takes the level-5 token { $token }: { $location } ({ $position }).
yokohama-event-shop = { $seat } builds a shop on space { $space }: { $location } ({ $position }).
yokohama-event-house = { $seat } builds a trading house: { $location } ({ $position }).
yokohama-event-agent = { $seat } calls on an agent ({ $agent }): { $location } ({ $position }).
yokohama-event-agent_gained = { $seat } has a pair of flags and gains an agent ({ $nation }).
yokohama-event-goal = { $seat } claims the goal “{ $goal }”.
yokohama-event-completed = { $seat } has all three goals and takes the token: { $award }.
yokohama-event-order = { $seat } completes order { $order }.
yokohama-event-mill = { $seat } uses the Spinning Mill.
yokohama-event-university = { $seat } uses the University.
yokohama-event-shift_hand = { $seat } takes an assistant from the hand.
yokohama-event-shift_from = { $seat } takes an assistant up: { $location } ({ $position }).
yokohama-event-shift_to = { $seat } puts the assistant down: { $location } ({ $position }).

## Reasons
yokohama-why-not-setup = Starting orders are chosen only before the first round.
yokohama-why-only-extra = Agents, goals and orders belong to the two extra action phases.
yokohama-why-only-placing = Assistants are placed only in the first step of the main action.
yokohama-why-only-moving = The president moves only in the second step of the main action.
yokohama-why-no-route = There is no toll to choose now.
yokohama-why-only-recall = Assistants are taken back only together with the president.
yokohama-why-only-chinatown = Exchanges are made only by an action in Chinatown.
yokohama-why-only-church = Church spaces are taken only by an action in the Church.
yokohama-why-no-gift = No gift is due now.
yokohama-why-only-customs = Customs spaces are taken only by an action in the Customs House.
yokohama-why-no-hire = You may not take pieces from your warehouse now.
yokohama-why-only-lab = Technologies are gained only by an action in a laboratory.
yokohama-why-no-station = The station is placed when its card is gained.
yokohama-why-only-port = Orders are taken only by an action in a port.
yokohama-why-no-second = A second order can be bought only right after the first.
yokohama-why-nothing-to-leave = There is no location action to leave now.
yokohama-why-no-token = The level-5 token is offered only after an action of level 5.
yokohama-why-no-building = You may build only after an action of level 4 or 5.
yokohama-why-no-recovery = Assistants are recovered only at the end of a location action.
yokohama-why-no-good-due = There is no good to choose now.
yokohama-why-no-icon = There is nothing to do without now.
yokohama-why-no-shift = You have no move icon to use now.
yokohama-why-nothing-to-put-down = You have no assistant to put down now.
yokohama-why-no-award = A completed-goals token is taken with the third goal.
yokohama-why-no-such-location = There is no location { $position } on this map.
yokohama-why-canal = Location { $position } is the canal: nothing can be placed or stop there.
yokohama-why-tech-missing = You do not own { $tech }.
yokohama-why-no-free-action = { $tech } cannot be used at this point.
yokohama-why-once-a-turn = You have already used { $tech } this turn.
yokohama-why-too-few = You need { $count } { $kind }.
yokohama-why-warehouse-empty = Your warehouse has none left: { $piece }.
yokohama-why-no-assistant-there = You have no assistant on location { $position } ({ $location }).
yokohama-why-one-location-only = This table takes assistants back from one location only.
yokohama-why-no-assistant-on-map = You have no assistant on the map.
yokohama-why-no-agent = You have no unused agent.
yokohama-why-agent-used = You have already called on an agent this turn.
yokohama-why-president-there = Your president is on location { $position } ({ $location }): an agent works elsewhere.
yokohama-why-goal-claimed = You have already claimed the goal “{ $goal }”.
yokohama-why-no-assistant-in-hand = You have no assistant in hand.
yokohama-why-goal-not-met = You do not meet the goal “{ $goal }” now.
yokohama-why-no-such-order = You have no such order in hand.
yokohama-why-not-adjacent = Telegram adds an assistant next to the two others; location { $position } ({ $location }) is not adjacent.
yokohama-why-different-locations = You are placing on different locations; location { $position } ({ $location }) already has one.
yokohama-why-toll-too-high = Location { $position } ({ $location }) costs a toll of { $count } yen, which you do not have.
yokohama-why-same-location = The assistant comes from location { $position } ({ $location }): it must go elsewhere.
yokohama-why-award-gone = This token is not there: { $award }.
yokohama-why-no-such-route = There are fewer different tolls.
yokohama-why-president-must-leave = Your president stands on location { $position } ({ $location }) and must end elsewhere.
yokohama-why-opposing-president = An opposing president stands on location { $position } ({ $location }).
yokohama-why-no-chain = No chain of your assistants leads to location { $position } ({ $location }).
yokohama-why-space-taken = Space { $space } is taken.
yokohama-why-no-assistant-for-space = You have no assistant in hand or on the location to put there.
yokohama-why-too-little-faith = This space needs faith { $need }; you can reach { $count }.
yokohama-why-gift-given = You have already given this in this action: { $kind }.
yokohama-why-level-too-low = That needs an action of level { $level }.
yokohama-why-slot-empty = There is no card in slot { $slot }.
yokohama-why-tech-owned = You already own { $tech }.
yokohama-why-too-many-imports = { $tech } lacks only { $count } production value.
yokohama-why-no-piece-in-hand = You have none in hand: { $piece }.
yokohama-why-own-shop-there = You already have a shop on this location.
yokohama-why-house-there = A trading house already stands on this location.
yokohama-why-nobody-to-leave = You have no assistant on the location to leave there.

## The table in words
yokohama-table-players = Players
yokohama-table-name = Player
yokohama-table-points = Points
yokohama-table-owned = Owned
yokohama-table-hand = Hand
yokohama-table-warehouse = Warehouse
yokohama-table-president = President
yokohama-table-in-hand = in hand
yokohama-table-orders = Orders
yokohama-table-filled = Completed
yokohama-table-techs = Technologies
yokohama-table-agents = Agents
yokohama-table-agents-used = { $count } used
yokohama-table-house-fee = next for { $count } yen
yokohama-table-flags = Flags
yokohama-table-tokens = Tokens
yokohama-table-goals-claimed = Goals
yokohama-table-hidden-order = a hidden order
yokohama-table-offered = offered: { $orders }
yokohama-table-map = Map
yokohama-table-position = No.
yokohama-table-location = Location
yokohama-table-kind = Kind
yokohama-table-works = What the locations do
yokohama-table-work = Action
yokohama-table-neighbours = Adjacent
yokohama-table-assistants = Assistants
yokohama-table-level = Level
yokohama-table-token = Level-5 token
yokohama-table-shops = Shops
yokohama-table-house = Trading house
yokohama-table-station = station
yokohama-table-neutral = neutral
yokohama-table-church = Church
yokohama-table-customs = Customs House
yokohama-table-space = Space
yokohama-table-need = Needs
yokohama-table-reward = Reward
yokohama-table-taken-by = Taken by
yokohama-table-labs = Laboratories ({ $count } cards in the pile)
yokohama-table-ports = Ports ({ $count } cards in the pile)
yokohama-table-slot = Slot
yokohama-table-cost = Cost
yokohama-table-effect = Effect
yokohama-table-flag = Flag
yokohama-table-order = Order
yokohama-table-pay = Goods
yokohama-table-band = From level
yokohama-table-goals = Goals
yokohama-table-goal = Goal
yokohama-table-first = First
yokohama-table-later = Later
yokohama-table-awards = Completed-goals tokens: { $awards }
yokohama-table-supply = Agents in the supply
yokohama-table-last-round = The game ends after round { $round }.
yokohama-table-routes = Tolls to choose from
yokohama-table-number = Number
yokohama-table-payees = Paid to
yokohama-table-canal = canal

## Kinds of places
yokohama-place-order = Order
yokohama-place-location = Location
yokohama-place-goal = Goal
yokohama-place-president = President
yokohama-place-church = Church
yokohama-place-owned = Owned
yokohama-place-customs = Customs
yokohama-place-warehouse = Warehouse
yokohama-place-lab = Laboratory
yokohama-place-port = Port
yokohama-place-token = Token
yokohama-place-shop = Shop
yokohama-place-house = Trading house

## Values of options
yokohama-value-seat0 = first seat
yokohama-value-blocker = only cover
yokohama-value-rival = compete
yokohama-value-first_only = first place
yokohama-value-both_places = both places
yokohama-value-any_locations = any locations
yokohama-value-one_location = one location
