dschunke-title = Junk

## Things
dschunke-good-rice = rice
dschunke-good-vegetables = vegetables
dschunke-good-spice = spice
dschunke-good-fish = fish
dschunke-junk-purple = purple junk
dschunke-junk-brown = brown junk
dschunke-junk-white = white junk
dschunke-junk-grey = grey junk
dschunke-junk-orange = orange junk
dschunke-color-blue = blue
dschunke-color-green = green
dschunke-color-red = red
dschunke-color-yellow = yellow
dschunke-merchant-loader = loading merchant
dschunke-merchant-supplier = goods merchant
dschunke-merchant-banker = money merchant
dschunke-track-lower = lower trainee
dschunke-track-upper = upper trainee
dschunke-stack-square = square stack
dschunke-stack-circle = circle stack
dschunke-stack-triangle = triangle stack
dschunke-stack-star = star stack
dschunke-action-load = load strips
dschunke-action-goods = take goods cards
dschunke-action-cash = cash in cargo
dschunke-face-supply = Extra supply
dschunke-face-exchange = Exchange goods
dschunke-face-tiebreak = Wins ties
dschunke-face-cash_purple = Extra income: purple junk
dschunke-face-cash_brown = Extra income: brown junk
dschunke-face-cash_white = Extra income: white junk
dschunke-face-cash_grey = Extra income: grey junk
dschunke-face-cash_orange = Extra income: orange junk
dschunke-face-goods_purple = Extra goods: purple junk
dschunke-face-goods_brown = Extra goods: brown junk
dschunke-face-goods_white = Extra goods: white junk
dschunke-face-goods_orange = Extra goods: orange junk
dschunke-face-load_one = Load one strip
dschunke-face-move_own = Move own strip
dschunke-face-bonus8_purple = Bonus 8: purple junk
dschunke-face-bonus8_brown = Bonus 8: brown junk
dschunke-face-bonus8_white = Bonus 8: white junk
dschunke-face-bonus8_grey = Bonus 8: grey junk
dschunke-face-bonus8_orange = Bonus 8: orange junk
dschunke-face-bonus12_purple_brown = Bonus 12: purple and brown
dschunke-face-bonus12_brown_white = Bonus 12: brown and white
dschunke-face-bonus12_white_grey = Bonus 12: white and grey
dschunke-face-bonus12_grey_orange = Bonus 12: grey and orange
dschunke-face-bonus12_orange_purple = Bonus 12: orange and purple
dschunke-phase-setup = Set-up
dschunke-phase-market = Market card and event
dschunke-phase-actions = Player actions
dschunke-phase-supply = Resupply
dschunke-phase-barter = Bartering
dschunke-phase-end = End
dschunke-trigger-rounds = Rounds
dschunke-category-cash = Cashing in cargo
dschunke-category-market = Market
dschunke-category-junks = Junks with visible crates
dschunke-category-bonus = Bonus cards

## Costs and gains of a choice; a plus or minus stands before them
dschunke-holding-yuan = { $count } yuan
dschunke-holding-goods = { $count ->
    [one] { $count } goods card
   *[other] { $count } goods cards
}
dschunke-holding-special = { $count ->
    [one] { $count } special card
   *[other] { $count } special cards
}
dschunke-holding-strips = { $count ->
    [one] { $count } strip in stock
   *[other] { $count } strips in stock
}
dschunke-holding-crates = { $count ->
    [one] { $count } visible crate
   *[other] { $count } visible crates
}

## Questions: what the seat is asked
dschunke-ask-place = Lay a starting strip.
dschunke-ask-exchange = Exchange goods cards with the piles, or stop.
dschunke-ask-event_stack = Choose a stack of special cards.
dschunke-ask-event_take = Take one special card from your stack.
dschunke-ask-draw_stack = You get a special card: choose a stack.
dschunke-ask-draw_take = Take one special card from the stack.
dschunke-ask-turn = Your turn: use one merchant or trainee, and play one extra card at most.
dschunke-ask-load = Lay the second strip too?
dschunke-ask-goods = Which good do you take?
dschunke-ask-supply = Resupply: which goods card do you take?
dschunke-ask-bid = Bid secretly: cards of one good, or nothing.
dschunke-ask-over = The game is over.

## Options
dschunke-option-setup = Starting strips
dschunke-option-setup-about = Fixed as in the rulebook, or laid by the players in turn while the merchants stand face down.
dschunke-option-exchange_timing = Exchange card
dschunke-option-exchange_timing-about = Used before the event (the designer's answer) or after it (the rulebook's order).
dschunke-option-last_round_s = Special card in round 10
dschunke-option-last_round_s-about = The winner may take 3 yuan instead, or must take a card.
dschunke-option-load_count = Two-strip actions
dschunke-option-load_count-about = Both strips must be laid, or the second may be left out.
dschunke-option-money = Money
dschunke-option-money-about = Hidden except at the Y spaces, or always open.
dschunke-option-pile_counts = Counting the piles
dschunke-option-pile_counts-about = Hidden while goods are drawn and bid, or always open.
dschunke-option-stack_memory = Memory of stacks
dschunke-option-stack_memory-about = The table repeats to you what you last saw in a stack, or leaves it to your memory.
dschunke-option-colors = Colours
dschunke-option-colors-about = One colour for each seat.

## Actions
dschunke-do-place_start = Lay a strip on the { $junk }
dschunke-do-exchange = Exchange { $good } for { $other_good }
dschunke-do-exchange_done = Stop exchanging
dschunke-do-choose_stack = Choose the { $stack }
dschunke-do-take_cash = Take 3 yuan instead of a card
dschunke-do-take_special = Take “{ $face }”
dschunke-do-use_merchant = Use the { $merchant }
dschunke-do-use_trainee = Use the { $track } on the { $junk }
dschunke-do-load_more = Lay the second strip
dschunke-do-load_stop = Leave it at one strip
dschunke-do-choose_good = Take { $good }
dschunke-do-play_extra = Play “{ $face }”
dschunke-do-play_extra_load = Play “Load one strip” on the { $junk }
dschunke-do-play_extra_move = Play “Move own strip” from the { $junk } to the { $other_junk }
dschunke-do-end_turn = End the turn
dschunke-do-bid = Bid { $number } × { $good }
dschunke-do-bid_pass = No bid

## Events
dschunke-event-start = { $seat } starts.
dschunke-event-start_strip = { $seat } lays a starting strip on the { $junk }.
dschunke-event-merchants_shown = The merchants are turned face up.
dschunke-event-round = Round { $round }; { $seat } has the red junk.
dschunke-event-market_card = Market card { $card }.
dschunke-event-phase = { $phase }
dschunke-event-exchange = { $seat } exchanges { $good } for { $other_good }.
dschunke-event-exchange_done = { $seat } stops exchanging.
dschunke-event-money = { $seat } shows { $yuan } yuan.
dschunke-event-stack = { $seat } chooses the { $stack }.
dschunke-event-stack_opened = { $seat } looks through the { $stack }: { $face_list }.
dschunke-event-stack_opened-hidden = { $seat } looks through the { $stack }.
dschunke-event-committed = { $seat } has chosen: { $act }.
dschunke-event-committed-hidden = { $seat } has chosen.
dschunke-event-special_taken = { $seat } takes “{ $face }” from the { $stack }.
dschunke-event-special_taken-hidden = { $seat } takes a special card from the { $stack }.
dschunke-event-take_cash = { $seat } takes { $yuan } yuan instead of a card.
dschunke-event-use_merchant = { $seat } uses the { $merchant } on the { $junk }.
dschunke-event-use_trainee = { $seat } uses the { $track } on the { $junk }.
dschunke-event-load = { $seat } lays { $count ->
    [0] no strip
    [one] one strip
   *[other] { $count } strips
} on the { $junk } and shows { $crates ->
    [0] no crate
    [one] one crate
   *[other] { $crates } crates
} there.
dschunke-event-cash = { $seat } takes { $yuan } yuan on the { $junk } (visible crates: { $crates }).
dschunke-event-goods = { $seat } takes { $count } × { $good }.
dschunke-event-goods_lost = All piles are empty: { $seat } goes without { $count ->
    [one] one goods card
   *[other] { $count } goods cards
}.
dschunke-event-extra = { $seat } plays “{ $face }”.
dschunke-event-move = { $seat } moves a strip from the { $junk } to the { $other_junk }.
dschunke-event-end_turn = { $seat } ends the turn.
dschunke-event-bid = { $seat } bids { $count } × { $good }.
dschunke-event-no_bid = { $seat } makes no bid.
dschunke-event-sale = { $seat } sells { $good } for { $yuan } yuan.
dschunke-event-sale_shared = A tie for { $good }: { $seat } gets { $yuan } yuan.
dschunke-event-special_won = { $seat } wins a special card with { $good }.
dschunke-event-special_tied = A tie for { $good }: nobody gets the special card.
dschunke-event-markers_move = The merchants and trainees move on.
dschunke-event-game_over = The game is over.

## Reasons
dschunke-why-not-setup = Starting strips are laid only during the set-up.
dschunke-why-start-junk-full = The { $junk } is full: no more than { $count } strips on a junk during the set-up.
dschunke-why-start-own-strip = You already have a strip on the { $junk }, and there is room elsewhere.
dschunke-why-not-exchange = Goods are exchanged in phase 1 only, by the owner of an exchange card.
dschunke-why-no-such-card = You hold no card of this good: { $good }.
dschunke-why-pile-empty = No card of this good is left on its junk: { $good }.
dschunke-why-no-stack-now = Nobody chooses a stack now.
dschunke-why-cash-only-for-market = Yuan instead of a card is only for a special card won in the bidding.
dschunke-why-cash-not-played = This table plays without yuan instead of a card.
dschunke-why-cash-only-last-round = Yuan instead of a card can be taken in round { $round } only.
dschunke-why-stack-empty = The { $stack } is empty.
dschunke-why-stack-chosen = Somebody else has chosen the { $stack } in this event.
dschunke-why-no-open-stack = You have no stack open.
dschunke-why-not-in-stack = There is no “{ $face }” in the { $stack }.
dschunke-why-no-goods-due = There is no good to be chosen now.
dschunke-why-no-second-strip = There is no second strip to decide about.
dschunke-why-not-bidding = Bids are made in phase 4 only.
dschunke-why-good-sold = This good is already sold this round, so a bid would not count: { $good }.
dschunke-why-too-few-cards = You hold only { $count ->
    [one] one card
   *[other] { $count } cards
} of this good: { $good }.
dschunke-why-not-actions = Merchants, trainees and extra cards are used in phase 2 only.
dschunke-why-finish-first = First finish what you have begun; an extra card comes before or after the main action.
dschunke-why-main-action-due = You cannot pass: use a merchant or a trainee first.
dschunke-why-main-action-done = You have already used a merchant or trainee this turn.
dschunke-why-merchant-used = The { $merchant } has been used this round.
dschunke-why-trainee-absent = The { $track } is not in the game with three players.
dschunke-why-trainee-used = The { $track } has been used this round.
dschunke-why-merchant-stands-there = A trainee works only where no merchant stands; the { $merchant } is on the { $junk }.
dschunke-why-extra-done = You have already played an extra card this turn.
dschunke-why-no-such-special = You do not hold “{ $face }”.
dschunke-why-no-strips = You have no strip left.
dschunke-why-no-strip-on-top = You have no strip on the top level of the { $junk }, and only those can be moved.

## The table in words
dschunke-table-players = Players
dschunke-table-name = Player
dschunke-table-money = Yuan
dschunke-table-goods = Goods cards
dschunke-table-special = Special cards
dschunke-table-open = Open cards
dschunke-table-strips = Strips left
dschunke-table-supply = Supply cards
dschunke-table-shown = { $yuan } when last shown
dschunke-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dschunke-table-junks = Junks (strips from the bottom; visible crates of each player)
dschunke-table-junk = Junk
dschunke-table-pile = Pile
dschunke-table-bow = On the bow
dschunke-table-hold = Hold
dschunke-table-markers = Merchants and trainees
dschunke-table-used = used
dschunke-table-market = Market card { $card } ({ $left } to come)
dschunke-table-yuan = { $yuan } yuan
dschunke-table-special-card = special card
dschunke-table-sold = sold
dschunke-table-stacks = Special cards
dschunke-table-remembered = you saw: { $faces }

## The board
dschunke-board-hall = Market hall
dschunke-board-bank = Bank
dschunke-board-left = { $count } to come

## Kinds of places
dschunke-place-special = Special card
dschunke-place-trainee = Trainee

## Values of options
dschunke-value-before_event = before the event
dschunke-value-after_event = after the event
dschunke-value-card_or_cash = card or cash
dschunke-value-card_only = card only
dschunke-value-exact = both
dschunke-value-up_to = one or two
dschunke-value-official = hidden at times
