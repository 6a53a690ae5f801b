china-title = China

## Things
china-color-red = red
china-color-green = green
china-color-orange = orange
china-color-yellow = yellow
china-color-purple = purple
china-pieces-red = red
china-pieces-blue = blue
china-pieces-green = green
china-pieces-yellow = yellow
china-pieces-purple = purple
china-province-yan = Yan
china-province-zhao = Zhao
china-province-wei = Wei
china-province-chin = Ch'in
china-province-shu = Shu
china-province-han = Han
china-province-chu = Chu
china-province-lu = Lu
china-province-qi = Qi
china-space-yan1 = Yan 1
china-space-yan2 = Yan 2
china-space-yan3 = Yan 3
china-space-yan4 = Yan 4
china-space-yan5 = Yan 5
china-space-yan6 = Yan 6
china-space-zhao1 = Zhao 1
china-space-zhao2 = Zhao 2
china-space-zhao3 = Zhao 3
china-space-zhao4 = Zhao 4
china-space-zhao5 = Zhao 5
china-space-zhao6 = Zhao 6
china-space-zhao7 = Zhao 7
china-space-wei1 = Wei 1
china-space-wei2 = Wei 2
china-space-wei3 = Wei 3
china-space-wei4 = Wei 4
china-space-wei5 = Wei 5
china-space-wei6 = Wei 6
china-space-wei7 = Wei 7
china-space-chin1 = Ch'in 1
china-space-chin2 = Ch'in 2
china-space-chin3 = Ch'in 3
china-space-chin4 = Ch'in 4
china-space-chin5 = Ch'in 5
china-space-chin6 = Ch'in 6
china-space-shu1 = Shu 1
china-space-shu2 = Shu 2
china-space-shu3 = Shu 3
china-space-shu4 = Shu 4
china-space-shu5 = Shu 5
china-space-shu6 = Shu 6
china-space-han1 = Han 1
china-space-han2 = Han 2
china-space-han3 = Han 3
china-space-han4 = Han 4
china-space-han5 = Han 5
china-space-han6 = Han 6
china-space-chu1 = Chu 1
china-space-chu2 = Chu 2
china-space-chu3 = Chu 3
china-space-chu4 = Chu 4
china-space-chu5 = Chu 5
china-space-chu6 = Chu 6
china-space-chu7 = Chu 7
china-space-chu8 = Chu 8
china-space-lu1 = Lu 1
china-space-lu2 = Lu 2
china-space-lu3 = Lu 3
china-space-lu4 = Lu 4
china-space-qi1 = Qi 1
china-space-qi2 = Qi 2
china-space-qi3 = Qi 3
china-space-qi4 = Qi 4
china-space-qi5 = Qi 5
china-space-bp1 = border post Yan / Qi
china-space-bp2 = border post Qi / Lu
china-space-bp3 = border post Zhao / Wei
china-space-bp4 = border post Wei / Ch'in
china-space-bp5 = border post Shu / Chu
china-space-bp6 = border post Han / Chu
china-payment-single = one card of the colour
china-payment-joker = a pair as joker
china-payment-both = one card of each colour
china-payment-two-red = two red cards
china-payment-two-green = two green cards
china-payment-two-orange = two orange cards
china-payment-two-yellow = two yellow cards
china-payment-two-purple = two purple cards
china-special-first = The Emperor places first
china-special-two = Two different provinces
china-special-swap = Change a card
china-board-side34 = board for 3 and 4 players
china-board-side45 = board for 4 and 5 players
china-board-border = board of the border disputes
china-phase-play = Placing pieces
china-phase-last_round = Last round
china-phase-end = Final scoring
china-trigger-exhausted = Draw pile exhausted
china-trigger-built = Palace spaces taken
china-category-palaces = Palaces of the provinces
china-category-harbours = Harbour palaces
china-category-alliances = Alliances
china-category-roads = Chains of palaces
china-category-tiles = Bonus tiles

## Costs and gains of a choice; a plus or minus stands before them
china-holding-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
china-holding-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
china-holding-palaces = { $count ->
    [one] { $count } palace in stock
   *[other] { $count } palaces in stock
}
china-holding-emissaries = { $count ->
    [one] { $count } emissary in stock
   *[other] { $count } emissaries in stock
}
china-holding-fortifications = { $count ->
    [one] { $count } fortification in stock
   *[other] { $count } fortifications in stock
}
china-holding-tiles = { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
}
china-holding-influence = { $count ->
    [one] { $count } influence card
   *[other] { $count } influence cards
}
china-holding-special = { $count ->
    [one] { $count } special card
   *[other] { $count } special cards
}

## Questions: what the seat is asked
china-ask-act = Your turn: place a piece, or exchange a card.
china-ask-pay = Which cards do you pay with?
china-ask-space = The tiles are open: where does the palace go?
china-ask-act2 = Place a second piece in the same province, or stop.
china-ask-two = Place the second piece in another province.
china-ask-keep = Which card do you keep in front of you?
china-ask-draw = Draw a card from the row or from the pile.
china-ask-emperor = Place a piece of the Emperor, or skip.
china-ask-over = The game is over.

## Options
china-option-board = Board
china-option-board-about = The side of the board that fits the number of players, or the special board of the border disputes.
china-option-fortifications = Fortifications
china-option-fortifications-about = For experienced players: each has one fortification, which doubles the points of the palace on it in its province and its chain.
china-option-bonus_tiles = Bonus tiles
china-option-bonus_tiles-about = Two face-down tiles in each province; 6 points for the most tiles of each colour.
china-option-duel_influence = Influence cards
china-option-duel_influence-about = In the Duel, the holder of the influence card scores the Emperor's palaces; without them nobody does.
china-option-start_player = First player
china-option-start_player-about = Drawn at random, or the first seat.

## Actions
china-do-palace = Build a palace at { $space }
china-do-emissary = Send an emissary to { $province }
china-do-fort = Build a fortification at { $space }
china-do-open = Build the first palace in { $province }: turn up its bonus tiles
china-do-exchange = Exchange one { $color } card
china-do-pay = Pay with { $payment }
china-do-done = No second piece
china-do-draw_row = Take the { $color } card from the row
china-do-draw_deck = Draw from the pile
china-do-keep = Keep the { $color } card
china-do-special_first = Play “The Emperor places first”
china-do-special_two = Play “Two different provinces”
china-do-special_swap = Play “Change a card”: give { $color }, take { $other_color }
china-do-skip = Leave the Emperor where it is

## Events
china-event-start = { $seat } is the first player and takes the Emperor pawn.
china-event-round = Round { $round }.
china-event-turn = It is { $seat }'s turn.
china-event-pays = { $seat } plays { $color_list }.
china-event-emperor_pays = { $seat } plays { $color_list } for the Emperor.
china-event-palace = { $seat } builds a palace at { $space }.
china-event-emissary = { $seat } sends an emissary to { $province }.
china-event-fort = { $seat } builds a fortification at { $space }.
china-event-emperor_palace = { $seat } builds a palace of the Emperor at { $space }.
china-event-emperor_emissary = { $seat } sends an emissary of the Emperor to { $province }.
china-event-open = { $seat } is going to build in { $province } and turns up its bonus tiles.
china-event-tile_shown = The tile at { $space } is { $color }.
china-event-tile = { $seat } takes the { $color } bonus tile.
china-event-tile-hidden = { $seat } takes the bonus tile.
china-event-emperor_tile = The Emperor takes the { $color } bonus tile.
china-event-province_full = { $province } is full and is scored.
china-event-province_points = { $seat } scores { $points } for palaces in { $province }.
china-event-emperor_points = { $seat } also scores the Emperor's { $points } in { $province }.
china-event-emperor_points_lost = Nobody scores the Emperor's { $points } in { $province }.
china-event-done = { $seat } places no second piece.
china-event-exchange = { $seat } exchanges one { $color } card.
china-event-draw_row = { $seat } takes the { $color } card from the row.
china-event-draw_deck = { $seat } draws one { $color } card from the pile.
china-event-draw_deck-hidden = { $seat } draws a card from the pile.
china-event-drawn = { $seat } draws no more cards.
china-event-row = New in the row: one { $color } card.
china-event-reshuffled = The pile is exhausted: { $count } discarded cards are shuffled into a new one.
china-event-exhausted = The pile is exhausted for the second time: this round is the last.
china-event-keep = { $seat } keeps the { $color } card.
china-event-influence = { $seat } takes the { $color } influence card.
china-event-special = { $seat } plays “{ $special }”.
china-event-swap = { $seat } gives the { $color } card for the { $other_color } card of the row.
china-event-emperor_card = The Emperor gets one { $color } card.
china-event-emperor_skipped = { $seat } leaves the Emperor where it is.
china-event-emperor_passes = The Emperor can place nothing.
china-event-stuck = No more pieces can be placed.
china-event-province_final = { $province } is scored.
china-event-harbour_points = { $seat } scores { $points } for harbour palaces.
china-event-alliance_points = Alliance { $number }, { $province } and { $other_province }: { $seat } scores { $points }.
china-event-road_points = { $seat } scores { $points } for chains of palaces.
china-event-tile_points = { $seat } scores { $points } for the most { $color } tiles.
china-event-game_over = The game is over.

## Reasons
china-why-pay-first = First say which cards you pay with.
china-why-space-first = First choose a free ordinary space in { $province } for the palace you have paid for.
china-why-keep-first = First choose the card you keep.
china-why-drawing = You are drawing cards; placing is over for this turn.
china-why-emperor-moves = Now the Emperor moves: place one of its pieces, or skip.
china-why-exchange-instead = A card is exchanged instead of placing pieces, not after it.
china-why-no-such-card = You hold no { $color } card.
china-why-nothing-to-pay = There is no choice of payment now.
china-why-not-this-way = You cannot pay for this piece with { $payment }.
china-why-not-second = There is no second piece to decline now.
china-why-not-drawing = Cards are drawn at the end of the turn only.
china-why-pile-exhausted = The draw pile is exhausted.
china-why-not-in-row = There is no { $color } card in the row.
china-why-nothing-to-keep = There is no card to choose for keeping now.
china-why-not-played = You played no { $color } card this turn.
china-why-not-emperor = Only the Emperor's move can be skipped.
china-why-emperor-must = At this table the Emperor must place a piece if it can.
china-why-only-duel = Special cards exist only in the Duel for two players.
china-why-special-used = “{ $special }” can be used only once in a game.
china-why-special-before = “{ $special }” is played before the first piece of the turn.
china-why-first-only-first = “The Emperor places first” must be the very first thing in the turn.
china-why-emperor-stuck = The Emperor could place nothing now.
china-why-two-after-first = “Two different provinces” is played after the first piece.
china-why-no-other-province = You could place nothing in another province.
china-why-not-on-board = The space { $space } is not on this board.
china-why-no-palaces = There is no palace left in the supply.
china-why-no-emissaries = There is no emissary left in the supply.
china-why-no-forts = You have no fortification left.
china-why-no-fortifications = This table plays without fortifications.
china-why-emperor-no-fort = The Emperor has no fortification.
china-why-space-taken = There is already a palace at { $space }.
china-why-fort-there = There is already a fortification at { $space }.
china-why-open-first = The bonus tiles of { $province } are turned up before you choose a space there.
china-why-not-closed = No bonus tiles are face down in { $province }.
china-why-no-palace-yet = There is no palace in { $province } yet, so no emissary may enter.
china-why-emissaries-full = { $province } holds as many emissaries as its largest owner has palaces ({ $count }).
china-why-one-province = All pieces of a turn go into one province; your first piece is in { $province }.
china-why-other-province = With “Two different provinces” the second piece goes elsewhere than { $province }.
china-why-was-empty = { $province } was empty when the turn began: only one piece may go there this turn.
china-why-emperor-occupied = { $province } is empty, and the Emperor can place a piece in an occupied province.
china-why-cannot-pay = For { $province } you need one { $color } card or a pair of another colour.
china-why-cannot-pay-post = A border post costs { $color } and { $other_color }, or two cards of one of them; a pair of a third colour may replace one card.

## The table in words
china-table-players = Players
china-table-name = Player
china-table-score = Points
china-table-hand = Hand
china-table-supply = Palaces, emissaries, fortifications
china-table-kept = Kept cards
china-table-influence = Influence
china-table-special = Special cards
china-table-tiles = Bonus tiles
china-table-emperor = The Emperor
china-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
china-table-tile_count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
china-table-known = { $cards } (of these known: { $known })
china-table-piles = Cards
china-table-row = Row
china-table-pile = Draw pile
china-table-exhausted = { $count }, exhausted { $times ->
    [one] once
   *[other] { $times } times
}
china-table-discard = Discard pile
china-table-played = Played this turn
china-table-provinces = Provinces ({ $board })
china-table-province = Province
china-table-color = Colour
china-table-palaces = Palaces
china-table-emissaries = Emissaries
china-table-of = { $count } of { $limit }
china-table-pieces = { $total }: { $each }
china-table-scored = scored
china-table-closed = tiles face down
china-table-spaces = Palace spaces
china-table-space = Space
china-table-palace = Palace
china-table-roads = Roads to
china-table-free = free
china-table-fort = fortification
china-table-tile = tile: { $color }
china-table-tile-hidden = tile face down
china-table-harbour = harbour
china-table-alliances = Alliances
china-table-pair = Provinces
china-table-leader = Majority in both
china-table-nobody = nobody

## Kinds of places
china-place-kept = Kept
china-place-dragon = Dragon
china-place-row = Open row
china-place-special = Special card

## Values of options
china-value-first_seat = first seat
china-value-side34 = side for 3–4
china-value-side45 = side for 4–5
china-value-border = border disputes
