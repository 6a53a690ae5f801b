china-title = L’Empereur de China

## Choses
china-color-red = rouge
china-color-green = verte
china-color-orange = orange
china-color-yellow = jaune
china-color-purple = mauve
china-pieces-red = rouge
china-pieces-blue = bleu
china-pieces-green = vert
china-pieces-yellow = jaune
china-pieces-purple = mauve
china-province-yan = Yan
china-province-zhao = Zhao
china-province-wei = Wei
china-province-chin = Ch’in
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
china-space-chin1 = Ch’in 1
china-space-chin2 = Ch’in 2
china-space-chin3 = Ch’in 3
china-space-chin4 = Ch’in 4
china-space-chin5 = Ch’in 5
china-space-chin6 = Ch’in 6
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
china-space-bp1 = poste frontière Yan / Qi
china-space-bp2 = poste frontière Qi / Lu
china-space-bp3 = poste frontière Zhao / Wei
china-space-bp4 = poste frontière Wei / Ch’in
china-space-bp5 = poste frontière Shu / Chu
china-space-bp6 = poste frontière Han / Chu
china-payment-single = une carte de la couleur
china-payment-joker = une paire comme joker
china-payment-both = une carte de chaque couleur
china-payment-two-red = deux cartes rouges
china-payment-two-green = deux cartes vertes
china-payment-two-orange = deux cartes orange
china-payment-two-yellow = deux cartes jaunes
china-payment-two-purple = deux cartes mauves
china-special-first = L’Empereur joue en premier
china-special-two = Deux provinces différentes
china-special-swap = Échanger une carte
china-board-side34 = plateau pour 3 ou 4 joueurs
china-board-side45 = plateau pour 4 ou 5 joueurs
china-board-border = plateau des querelles frontalières
china-phase-play = Placement des pions
china-phase-last_round = Dernier tour
china-phase-end = Score final
china-trigger-exhausted = Pioche épuisée
china-trigger-built = Cases palais occupées
china-category-palaces = Palais des provinces
china-category-harbours = Palais portuaires
china-category-alliances = Alliances
china-category-roads = Chaînes de palais
china-category-tiles = Tuiles bonus

## Coûts et gains d’un choix ; un plus ou un moins les précède
china-holding-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
china-holding-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
china-holding-palaces = { $count } palais en réserve
china-holding-emissaries = { $count ->
    [one] { $count } émissaire en réserve
   *[other] { $count } émissaires en réserve
}
china-holding-fortifications = { $count ->
    [one] { $count } fortification en réserve
   *[other] { $count } fortifications en réserve
}
china-holding-tiles = { $count ->
    [one] { $count } tuile bonus
   *[other] { $count } tuiles bonus
}
china-holding-influence = { $count ->
    [one] { $count } carte d’influence
   *[other] { $count } cartes d’influence
}
china-holding-special = { $count ->
    [one] { $count } carte spéciale
   *[other] { $count } cartes spéciales
}

## Questions : ce qui est demandé au joueur
china-ask-act = À vous : placez un pion ou échangez une carte.
china-ask-pay = Avec quelles cartes payez-vous ?
china-ask-space = Les tuiles sont visibles : où va le palais ?
china-ask-act2 = Placez un second pion dans la même province, ou arrêtez-vous.
china-ask-two = Placez le second pion dans une autre province.
china-ask-keep = Quelle carte conservez-vous devant vous ?
china-ask-draw = Piochez une carte visible ou la première de la pioche.
china-ask-emperor = Placez un pion de l’Empereur, ou passez.
china-ask-over = La partie est terminée.

## Options
china-option-board = Plateau
china-option-board-about = La face qui convient au nombre de joueurs, ou le plateau spécial des querelles frontalières.
china-option-fortifications = Fortifications
china-option-fortifications-about = Pour joueurs expérimentés : chacun a une fortification, qui double les points du palais posé dessus, dans sa province et dans sa chaîne.
china-option-bonus_tiles = Tuiles bonus
china-option-bonus_tiles-about = Deux tuiles face cachée par province ; 6 points pour la majorité de chaque couleur.
china-option-duel_influence = Cartes d’influence
china-option-duel_influence-about = À deux joueurs, le détenteur de la carte d’influence marque les points des palais de l’Empereur ; sans ces cartes, personne.
china-option-start_player = Premier joueur
china-option-start_player-about = Tiré au sort, ou la première place.

## Actions
china-do-palace = Bâtir un palais : { $space }
china-do-emissary = Envoyer un émissaire à { $province }
china-do-fort = Placer une fortification : { $space }
china-do-open = Bâtir le premier palais à { $province } : retourner ses tuiles bonus
china-do-exchange = Échanger une carte { $color }
china-do-pay = Payer avec { $payment }
china-do-done = Pas de second pion
china-do-draw_row = Prendre la carte visible { $color }
china-do-draw_deck = Piocher face cachée
china-do-keep = Conserver la carte { $color }
china-do-special_first = Jouer « L’Empereur joue en premier »
china-do-special_two = Jouer « Deux provinces différentes »
china-do-special_swap = Jouer « Échanger une carte » : donner la carte { $color }, prendre la carte { $other_color }
china-do-skip = Laisser l’Empereur passer

## Événements
china-event-start = { $seat } joue en premier et prend le pion Empereur.
china-event-round = Tour de table { $round }.
china-event-turn = C’est à { $seat } de jouer.
china-event-pays = Cartes jouées par { $seat } : { $color_list }.
china-event-emperor_pays = Cartes jouées par { $seat } pour l’Empereur : { $color_list }.
china-event-palace = { $seat } bâtit un palais sur la case { $space }.
china-event-emissary = { $seat } envoie un émissaire à { $province }.
china-event-fort = { $seat } place une fortification sur la case { $space }.
china-event-emperor_palace = { $seat } bâtit un palais de l’Empereur sur la case { $space }.
china-event-emperor_emissary = { $seat } envoie un émissaire de l’Empereur à { $province }.
china-event-open = { $seat } va bâtir à { $province } et retourne ses tuiles bonus.
china-event-tile_shown = La tuile de la case { $space } est { $color }.
china-event-tile = { $seat } prend la tuile bonus { $color }.
china-event-tile-hidden = { $seat } prend la tuile bonus.
china-event-emperor_tile = L’Empereur prend la tuile bonus { $color }.
china-event-province_full = La province { $province } est complète et rapporte ses points.
china-event-province_points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses palais à { $province }.
china-event-emperor_points = { $seat } marque aussi { $points ->
    [one] le point
   *[other] les { $points } points
} de l’Empereur à { $province }.
china-event-emperor_points_lost = Personne ne marque { $points ->
    [one] le point
   *[other] les { $points } points
} de l’Empereur à { $province }.
china-event-done = { $seat } ne place pas de second pion.
china-event-exchange = { $seat } échange une carte { $color }.
china-event-draw_row = { $seat } prend la carte visible { $color }.
china-event-draw_deck = { $seat } pioche une carte { $color }.
china-event-draw_deck-hidden = { $seat } pioche une carte face cachée.
china-event-drawn = { $seat } ne pioche plus.
china-event-row = Nouvelle carte visible : une carte { $color }.
china-event-reshuffled = La pioche est épuisée : { $count } cartes défaussées forment la nouvelle.
china-event-exhausted = La pioche est épuisée pour la seconde fois : c’est le dernier tour.
china-event-keep = { $seat } conserve la carte { $color }.
china-event-influence = { $seat } prend la carte d’influence { $color }.
china-event-special = { $seat } joue « { $special } ».
china-event-swap = { $seat } donne la carte { $color } contre la carte visible { $other_color }.
china-event-emperor_card = L’Empereur reçoit une carte { $color }.
china-event-emperor_skipped = { $seat } laisse l’Empereur passer.
china-event-emperor_passes = L’Empereur ne peut rien placer.
china-event-stuck = Plus aucun pion ne peut être placé.
china-event-province_final = La province { $province } rapporte ses points.
china-event-harbour_points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses palais portuaires.
china-event-alliance_points = Alliance { $number }, { $province } et { $other_province } : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
china-event-road_points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses chaînes de palais.
china-event-tile_points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la majorité des tuiles de couleur { $color }.
china-event-game_over = La partie est terminée.

## Raisons
china-why-pay-first = Dites d’abord avec quelles cartes vous payez.
china-why-space-first = Choisissez d’abord à { $province } une case libre ordinaire pour le palais déjà payé.
china-why-keep-first = Choisissez d’abord la carte que vous conservez.
china-why-drawing = Vous piochez ; le placement est terminé pour ce tour.
china-why-emperor-moves = C’est à l’Empereur : placez l’un de ses pions, ou passez.
china-why-exchange-instead = On échange une carte au lieu de placer des pions, pas après.
china-why-no-such-card = Vous n’avez pas de carte { $color }.
china-why-nothing-to-pay = Il n’y a pas de paiement à choisir maintenant.
china-why-not-this-way = Vous ne pouvez pas payer ce pion avec { $payment }.
china-why-not-second = Il n’y a pas de second pion à refuser maintenant.
china-why-not-drawing = On ne pioche qu’à la fin de son tour.
china-why-pile-exhausted = La pioche est épuisée.
china-why-not-in-row = Il n’y a pas de carte { $color } parmi les cartes visibles.
china-why-nothing-to-keep = Il n’y a pas de carte à conserver maintenant.
china-why-not-played = Vous n’avez pas joué de carte { $color } à ce tour.
china-why-not-emperor = On ne peut passer que pour l’Empereur.
china-why-emperor-must = À cette table, l’Empereur doit placer un pion s’il le peut.
china-why-only-duel = Les cartes spéciales n’existent qu’à deux joueurs.
china-why-special-used = « { $special } » ne sert qu’une fois par partie.
china-why-special-before = « { $special } » se joue avant le premier pion du tour.
china-why-first-only-first = « L’Empereur joue en premier » doit être la toute première action du tour.
china-why-emperor-stuck = L’Empereur ne pourrait rien placer maintenant.
china-why-two-after-first = « Deux provinces différentes » se joue après le premier pion.
china-why-no-other-province = Vous ne pourriez rien placer dans une autre province.
china-why-not-on-board = La case { $space } n’est pas sur ce plateau.
china-why-no-palaces = Il n’y a plus de palais dans la réserve.
china-why-no-emissaries = Il n’y a plus d’émissaire dans la réserve.
china-why-no-forts = Vous n’avez plus de fortification.
china-why-no-fortifications = On joue sans fortifications à cette table.
china-why-emperor-no-fort = L’Empereur n’a pas de fortification.
china-why-space-taken = Il y a déjà un palais sur cette case ({ $space }).
china-why-fort-there = Il y a déjà une fortification sur cette case ({ $space }).
china-why-open-first = On retourne les tuiles bonus de { $province } avant d’y choisir une case.
china-why-not-closed = Aucune tuile bonus n’est face cachée à { $province }.
china-why-no-palace-yet = Il n’y a encore aucun palais à { $province } : aucun émissaire ne peut y entrer.
china-why-emissaries-full = Il y a à { $province } autant d’émissaires que le joueur majoritaire y a de palais ({ $count }).
china-why-one-province = Tous les pions d’un tour vont dans une seule province ; votre premier pion est à { $province }.
china-why-other-province = Avec « Deux provinces différentes », le second pion va ailleurs qu’à { $province }.
china-why-was-empty = La province { $province } était vide au début du tour : un seul pion peut y aller à ce tour.
china-why-emperor-occupied = La province { $province } est vide, et l’Empereur peut placer un pion dans une province occupée.
china-why-cannot-pay = Pour { $province }, il faut une carte { $color } ou une paire d’une autre couleur.
china-why-cannot-pay-post = Un poste frontière coûte une carte { $color } et une carte { $other_color }, ou deux cartes de l’une des deux ; une paire d’une troisième couleur peut remplacer une carte.

## La table en mots
china-table-players = Joueurs
china-table-name = Joueur
china-table-score = Points
china-table-hand = Main
china-table-supply = Palais, émissaires, fortifications
china-table-kept = Cartes conservées
china-table-influence = Influence
china-table-special = Cartes spéciales
china-table-tiles = Tuiles bonus
china-table-emperor = L’Empereur
china-table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
china-table-tile_count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
china-table-known = { $cards } (dont connues : { $known })
china-table-piles = Cartes
china-table-row = Cartes visibles
china-table-pile = Pioche
china-table-exhausted = { $count }, épuisée { $times } fois
china-table-discard = Défausse
china-table-played = Jouées à ce tour
china-table-provinces = Provinces ({ $board })
china-table-province = Province
china-table-color = Couleur
china-table-palaces = Palais
china-table-emissaries = Émissaires
china-table-of = { $count } sur { $limit }
china-table-pieces = { $total } : { $each }
china-table-scored = décomptée
china-table-closed = tuiles face cachée
china-table-spaces = Cases palais
china-table-space = Case
china-table-palace = Palais
china-table-roads = Routes vers
china-table-free = libre
china-table-fort = fortification
china-table-tile = tuile { $color }
china-table-tile-hidden = tuile face cachée
china-table-harbour = port
china-table-alliances = Alliances
china-table-pair = Provinces
china-table-leader = Majorité dans les deux
china-table-nobody = personne

## Kinds of places
china-place-kept = Carte conservée
china-place-dragon = Dragon
china-place-row = Carte visible
china-place-special = Carte spéciale

## Values of options
china-value-first_seat = première place
china-value-side34 = face 3–4
china-value-side45 = face 4–5
china-value-border = querelles frontalières
