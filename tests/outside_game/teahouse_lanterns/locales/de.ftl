lanterns-title = Laternenmarkt

## Things
lanterns-place-left = linke Laterne
lanterns-place-middle = mittlere Laterne
lanterns-place-right = rechte Laterne
lanterns-phase-bidding = Gebote
lanterns-trigger-rounds = Runden
lanterns-category-lanterns = Laternen
lanterns-category-coin = Letzte Münze
lanterns-holding-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
lanterns-holding-candles = { $count ->
    [one] { $count } Kerze
   *[other] { $count } Kerzen
}

## What is asked, chosen and refused
lanterns-ask-bid = Biete verdeckt eine Münze für eine Laterne.
lanterns-ask-over = Der Markt ist zu Ende.
lanterns-do-bid = { $coin } bieten: { $place }
lanterns-why-no-such-coin = Du hast keine Münze mit der Zahl { $coin }.

## Options
lanterns-option-ties = Gleichstand
lanterns-option-ties-about = Eine Laterne, für die die höchsten Münzen gleich sind, kommt weg oder bleibt für die nächste Runde.

## Events
lanterns-event-round = Runde { $round } beginnt.
lanterns-event-lit = Eine Laterne mit { $lantern } Kerzen wird angezündet: { $place }.
lanterns-event-sealed = { $seat } hat gewählt: { $act }.
lanterns-event-sealed-hidden = { $seat } hat gewählt.
lanterns-event-bid = { $seat } bietet { $coin }: { $place }.
lanterns-event-won = { $seat } gewinnt mit { $lantern } Kerzen: { $place }.
lanterns-event-stays = Gleichstand um { $lantern } Kerzen, sie bleiben: { $place }.
lanterns-event-gone = Gleichstand um { $lantern } Kerzen, sie kommen weg: { $place }.
lanterns-event-game_over = Der Markt ist zu Ende.

## The table in words
lanterns-table-row = Laternen ({ $left } kommen noch)
lanterns-table-candles = { $count } Kerzen
lanterns-table-players = Spieler
lanterns-table-name = Spieler
lanterns-table-hand = Münzen auf der Hand
lanterns-table-spent = Ausgegebene Münzen
lanterns-table-won = Gewonnene Laternen
lanterns-table-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
