lanterns-title = La Foire aux lanternes

## Things
lanterns-place-left = lanterne de gauche
lanterns-place-middle = lanterne du milieu
lanterns-place-right = lanterne de droite
lanterns-phase-bidding = Enchères
lanterns-trigger-rounds = Manches
lanterns-category-lanterns = Lanternes
lanterns-category-coin = Dernière pièce
lanterns-holding-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
lanterns-holding-candles = { $count ->
    [one] { $count } bougie
   *[other] { $count } bougies
}

## What is asked, chosen and refused
lanterns-ask-bid = Misez en secret une pièce sur une lanterne.
lanterns-ask-over = La foire est finie.
lanterns-do-bid = Miser { $coin } sur la { $place }
lanterns-why-no-such-coin = Vous n’avez pas de pièce qui porte le numéro { $coin }.

## Options
lanterns-option-ties = Égalités
lanterns-option-ties-about = Une lanterne dont les plus fortes pièces sont égales est retirée, ou reste pour la manche suivante.

## Events
lanterns-event-round = La manche { $round } commence.
lanterns-event-lit = Une lanterne de { $lantern } bougies s’allume : { $place }.
lanterns-event-sealed = { $seat } a choisi : { $act }.
lanterns-event-sealed-hidden = { $seat } a choisi.
lanterns-event-bid = { $seat } mise { $coin } sur la { $place }.
lanterns-event-won = { $seat } gagne la { $place } et ses { $lantern } bougies.
lanterns-event-stays = Égalité : la { $place } et ses { $lantern } bougies restent.
lanterns-event-gone = Égalité : la { $place } et ses { $lantern } bougies sont retirées.
lanterns-event-game_over = La foire est finie.

## The table in words
lanterns-table-row = Lanternes ({ $left } à venir)
lanterns-table-candles = { $count } bougies
lanterns-table-players = Joueurs
lanterns-table-name = Joueur
lanterns-table-hand = Pièces en main
lanterns-table-spent = Pièces dépensées
lanterns-table-won = Lanternes gagnées
lanterns-table-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
