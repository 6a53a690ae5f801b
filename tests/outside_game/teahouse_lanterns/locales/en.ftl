lanterns-title = Lantern Fair

## Things
lanterns-place-left = left lantern
lanterns-place-middle = middle lantern
lanterns-place-right = right lantern
lanterns-phase-bidding = Bidding
lanterns-trigger-rounds = Rounds
lanterns-category-lanterns = Lanterns
lanterns-category-coin = Last coin
lanterns-holding-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
lanterns-holding-candles = { $count ->
    [one] { $count } candle
   *[other] { $count } candles
}

## What is asked, chosen and refused
lanterns-ask-bid = Bid a coin for a lantern, in secret.
lanterns-ask-over = The fair is over.
lanterns-do-bid = Bid { $coin } for the { $place }
lanterns-why-no-such-coin = You have no coin with the number { $coin }.

## Options
lanterns-option-ties = Ties
lanterns-option-ties-about = A lantern for which the highest coins are equal is taken away, or stays for the next round.

## Events
lanterns-event-round = Round { $round } begins.
lanterns-event-lit = A lantern with { $lantern } candles is lit: { $place }.
lanterns-event-sealed = { $seat } has chosen: { $act }.
lanterns-event-sealed-hidden = { $seat } has chosen.
lanterns-event-bid = { $seat } bids { $coin } for the { $place }.
lanterns-event-won = { $seat } wins the { $place } with { $lantern } candles.
lanterns-event-stays = A tie: the { $place } with { $lantern } candles stays.
lanterns-event-gone = A tie: the { $place } with { $lantern } candles is taken away.
lanterns-event-game_over = The fair is over.

## The table in words
lanterns-table-row = Lanterns ({ $left } to come)
lanterns-table-candles = { $count } candles
lanterns-table-players = Players
lanterns-table-name = Player
lanterns-table-hand = Coins in hand
lanterns-table-spent = Coins spent
lanterns-table-won = Lanterns won
lanterns-table-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
