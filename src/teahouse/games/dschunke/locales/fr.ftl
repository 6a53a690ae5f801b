dschunke-title = Jonque

## Les choses
dschunke-good-rice = riz
dschunke-good-vegetables = légumes
dschunke-good-spice = épices
dschunke-good-fish = poisson
dschunke-junk-purple = jonque violette
dschunke-junk-brown = jonque marron
dschunke-junk-white = jonque blanche
dschunke-junk-grey = jonque grise
dschunke-junk-orange = jonque orange
dschunke-color-blue = bleu
dschunke-color-green = vert
dschunke-color-red = rouge
dschunke-color-yellow = jaune
dschunke-merchant-loader = marchand aux palettes
dschunke-merchant-supplier = marchand aux cartes
dschunke-merchant-banker = marchand aux yuans
dschunke-track-lower = aide du bas
dschunke-track-upper = aide du haut
dschunke-stack-square = paquet carré
dschunke-stack-circle = paquet rond
dschunke-stack-triangle = paquet triangle
dschunke-stack-star = paquet étoile
dschunke-action-load = charger des palettes
dschunke-action-goods = gagner des cartes marchandises
dschunke-action-cash = gagner des yuans
dschunke-face-supply = Réapprovisionnement
dschunke-face-exchange = Échange de marchandises
dschunke-face-tiebreak = Briseur d’ex æquo
dschunke-face-cash_purple = Action supplémentaire : yuans, jonque violette
dschunke-face-cash_brown = Action supplémentaire : yuans, jonque marron
dschunke-face-cash_white = Action supplémentaire : yuans, jonque blanche
dschunke-face-cash_grey = Action supplémentaire : yuans, jonque grise
dschunke-face-cash_orange = Action supplémentaire : yuans, jonque orange
dschunke-face-goods_purple = Action supplémentaire : cartes, jonque violette
dschunke-face-goods_brown = Action supplémentaire : cartes, jonque marron
dschunke-face-goods_white = Action supplémentaire : cartes, jonque blanche
dschunke-face-goods_orange = Action supplémentaire : cartes, jonque orange
dschunke-face-load_one = Ajout d’une palette
dschunke-face-move_own = Déplacer une palette
dschunke-face-bonus8_purple = Bonus de 8 yuans : jonque violette
dschunke-face-bonus8_brown = Bonus de 8 yuans : jonque marron
dschunke-face-bonus8_white = Bonus de 8 yuans : jonque blanche
dschunke-face-bonus8_grey = Bonus de 8 yuans : jonque grise
dschunke-face-bonus8_orange = Bonus de 8 yuans : jonque orange
dschunke-face-bonus12_purple_brown = Bonus de 12 yuans : jonques violette et marron
dschunke-face-bonus12_brown_white = Bonus de 12 yuans : jonques marron et blanche
dschunke-face-bonus12_white_grey = Bonus de 12 yuans : jonques blanche et grise
dschunke-face-bonus12_grey_orange = Bonus de 12 yuans : jonques grise et orange
dschunke-face-bonus12_orange_purple = Bonus de 12 yuans : jonques orange et violette
dschunke-phase-setup = Préparation
dschunke-phase-market = Carte marché et événement
dschunke-phase-actions = Actions des joueurs
dschunke-phase-supply = Réapprovisionnement
dschunke-phase-barter = Marchandage
dschunke-phase-end = Fin
dschunke-trigger-rounds = Tours de jeu
dschunke-category-cash = Yuans des jonques
dschunke-category-market = Marché
dschunke-category-junks = Jonques avec caisses visibles
dschunke-category-bonus = Cartes bonus

## Coûts et gains d’un choix ; un plus ou un moins les précède
dschunke-holding-yuan = { $count ->
    [one] { $count } yuan
   *[other] { $count } yuans
}
dschunke-holding-goods = { $count ->
    [one] { $count } carte marchandise
   *[other] { $count } cartes marchandises
}
dschunke-holding-special = { $count ->
    [one] { $count } carte spéciale
   *[other] { $count } cartes spéciales
}
dschunke-holding-strips = { $count ->
    [one] { $count } palette en réserve
   *[other] { $count } palettes en réserve
}
dschunke-holding-crates = { $count ->
    [one] { $count } caisse visible
   *[other] { $count } caisses visibles
}

## Les questions
dschunke-ask-place = Posez une palette de départ.
dschunke-ask-exchange = Échangez des cartes marchandises avec les pioches, ou arrêtez.
dschunke-ask-event_stack = Choisissez un paquet de cartes spéciales.
dschunke-ask-event_take = Prenez une carte spéciale dans votre paquet.
dschunke-ask-draw_stack = Vous recevez une carte spéciale : choisissez un paquet.
dschunke-ask-draw_take = Prenez une carte spéciale dans le paquet.
dschunke-ask-turn = À vous : utilisez un marchand ou un aide, et jouez au plus une carte d’action supplémentaire.
dschunke-ask-load = Poser aussi la seconde palette ?
dschunke-ask-goods = Quelle marchandise prenez-vous ?
dschunke-ask-supply = Réapprovisionnement : quelle marchandise prenez-vous ?
dschunke-ask-bid = Misez en secret : des cartes d’une seule marchandise, ou rien.
dschunke-ask-over = La partie est terminée.

## Les options
dschunke-option-setup = Palettes de départ
dschunke-option-setup-about = Fixées comme dans la règle, ou posées par les joueurs à tour de rôle, les marchands restant face cachée.
dschunke-option-exchange_timing = Carte d’échange
dschunke-option-exchange_timing-about = Utilisée avant l’événement (réponse de l’auteur) ou après (ordre de la règle).
dschunke-option-last_round_s = Carte spéciale au tour 10
dschunke-option-last_round_s-about = Le gagnant peut prendre 3 yuans à la place, ou doit prendre une carte.
dschunke-option-load_count = Actions à deux palettes
dschunke-option-load_count-about = Les deux palettes doivent être posées, ou la seconde est facultative.
dschunke-option-money = Argent
dschunke-option-money-about = Caché sauf aux cases Y, ou toujours visible.
dschunke-option-pile_counts = Compter les pioches
dschunke-option-pile_counts-about = Caché pendant le réapprovisionnement et le marchandage, ou toujours visible.
dschunke-option-stack_memory = Mémoire des paquets
dschunke-option-stack_memory-about = La table vous rappelle ce que vous avez vu en dernier dans un paquet, ou s’en remet à votre mémoire.
dschunke-option-colors = Couleurs
dschunke-option-colors-about = Une couleur pour chaque place.

## Les actions
dschunke-do-place_start = Poser une palette sur la { $junk }
dschunke-do-exchange = Échanger { $good ->
    [riz] du riz
    [poisson] du poisson
   *[other] des { $good }
} contre { $other_good ->
    [riz] du riz
    [poisson] du poisson
   *[other] des { $other_good }
}
dschunke-do-exchange_done = Arrêter les échanges
dschunke-do-choose_stack = Choisir le { $stack }
dschunke-do-take_cash = Prendre 3 yuans au lieu d’une carte
dschunke-do-take_special = Prendre « { $face } »
dschunke-do-use_merchant = Utiliser le { $merchant }
dschunke-do-use_trainee = Utiliser l’{ $track } sur la { $junk }
dschunke-do-load_more = Poser la seconde palette
dschunke-do-load_stop = En rester à une palette
dschunke-do-choose_good = Prendre { $good ->
    [riz] du riz
    [poisson] du poisson
   *[other] des { $good }
}
dschunke-do-play_extra = Jouer « { $face } »
dschunke-do-play_extra_load = Jouer « Ajout d’une palette » sur la { $junk }
dschunke-do-play_extra_move = Jouer « Déplacer une palette » de la { $junk } vers la { $other_junk }
dschunke-do-end_turn = Terminer le tour
dschunke-do-bid = Miser { $number } × { $good }
dschunke-do-bid_pass = Pas de mise

## Les événements
dschunke-event-start = { $seat } commence.
dschunke-event-start_strip = { $seat } pose une palette de départ sur la { $junk }.
dschunke-event-merchants_shown = Les marchands sont retournés face visible.
dschunke-event-round = Tour { $round } ; { $seat } a la jonque rouge.
dschunke-event-market_card = Carte marché { $card }.
dschunke-event-phase = { $phase }
dschunke-event-exchange = { $seat } échange { $good ->
    [riz] du riz
    [poisson] du poisson
   *[other] des { $good }
} contre { $other_good ->
    [riz] du riz
    [poisson] du poisson
   *[other] des { $other_good }
}.
dschunke-event-exchange_done = { $seat } arrête les échanges.
dschunke-event-money = { $seat } révèle { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
}.
dschunke-event-stack = { $seat } choisit le { $stack }.
dschunke-event-stack_opened = { $seat } consulte le { $stack } : { $face_list }.
dschunke-event-stack_opened-hidden = { $seat } consulte le { $stack }.
dschunke-event-committed = { $seat } a choisi : { $act }.
dschunke-event-committed-hidden = { $seat } a choisi.
dschunke-event-special_taken = { $seat } prend « { $face } » dans le { $stack }.
dschunke-event-special_taken-hidden = { $seat } prend une carte spéciale dans le { $stack }.
dschunke-event-take_cash = { $seat } prend { $yuan } yuans au lieu d’une carte.
dschunke-event-use_merchant = { $seat } utilise le { $merchant } sur la { $junk }.
dschunke-event-use_trainee = { $seat } utilise l’{ $track } sur la { $junk }.
dschunke-event-load = { $seat } { $count ->
    [0] ne pose aucune palette
    [one] pose une palette
   *[other] pose { $count } palettes
} sur la { $junk } et { $crates ->
    [0] n’y a aucune caisse visible
    [one] y a une caisse visible
   *[other] y a { $crates } caisses visibles
}.
dschunke-event-cash = { $seat } gagne { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
} sur la { $junk } (caisses visibles : { $crates }).
dschunke-event-goods = { $seat } prend { $count } × { $good }.
dschunke-event-goods_lost = Toutes les pioches sont vides : { $seat } renonce à { $count ->
    [one] une carte marchandise
   *[other] { $count } cartes marchandises
}.
dschunke-event-extra = { $seat } joue « { $face } ».
dschunke-event-move = { $seat } déplace une palette de la { $junk } vers la { $other_junk }.
dschunke-event-end_turn = { $seat } termine son tour.
dschunke-event-bid = { $seat } mise { $count } × { $good }.
dschunke-event-no_bid = { $seat } ne mise pas.
dschunke-event-sale = { $seat } vend { $good ->
    [riz] son riz
    [poisson] son poisson
   *[other] ses { $good }
} pour { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
}.
dschunke-event-sale_shared = Ex æquo pour { $good ->
    [riz] le riz
    [poisson] le poisson
   *[other] les { $good }
} : { $seat } reçoit { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
}.
dschunke-event-special_won = { $seat } gagne une carte spéciale avec { $good ->
    [riz] son riz
    [poisson] son poisson
   *[other] ses { $good }
}.
dschunke-event-special_tied = Ex æquo pour { $good ->
    [riz] le riz
    [poisson] le poisson
   *[other] les { $good }
} : personne ne reçoit la carte spéciale.
dschunke-event-markers_move = Les marchands et les aides avancent.
dschunke-event-game_over = La partie est terminée.

## Les raisons
dschunke-why-not-setup = Les palettes de départ ne se posent que pendant la préparation.
dschunke-why-start-junk-full = La { $junk } est pleine : pas plus de { $count } palettes par jonque pendant la préparation.
dschunke-why-start-own-strip = Vous avez déjà une palette sur la { $junk }, et il y a de la place ailleurs.
dschunke-why-not-exchange = On n’échange des marchandises qu’en phase 1, avec une carte d’échange.
dschunke-why-no-such-card = Vous n’avez aucune carte « { $good } ».
dschunke-why-pile-empty = Il ne reste aucune carte « { $good } » sur sa jonque.
dschunke-why-no-stack-now = Personne ne choisit de paquet maintenant.
dschunke-why-cash-only-for-market = Les yuans ne remplacent qu’une carte spéciale gagnée au marchandage.
dschunke-why-cash-not-played = Cette table joue sans yuans à la place d’une carte.
dschunke-why-cash-only-last-round = Les yuans ne remplacent une carte qu’au tour { $round }.
dschunke-why-stack-empty = Le { $stack } est vide.
dschunke-why-stack-chosen = Quelqu’un d’autre a choisi le { $stack } pendant cet événement.
dschunke-why-no-open-stack = Vous ne consultez aucun paquet.
dschunke-why-not-in-stack = Il n’y a pas de carte « { $face } » dans le { $stack }.
dschunke-why-no-goods-due = Il n’y a pas de marchandise à choisir maintenant.
dschunke-why-no-second-strip = Il n’y a pas de seconde palette en jeu.
dschunke-why-not-bidding = On ne mise qu’en phase 4.
dschunke-why-good-sold = La marchandise « { $good } » est déjà vendue à ce tour : une mise ne compterait pas.
dschunke-why-too-few-cards = Vous n’avez que { $count ->
    [one] une carte
   *[other] { $count } cartes
} « { $good } ».
dschunke-why-not-actions = Marchands, aides et cartes d’action supplémentaire ne servent qu’en phase 2.
dschunke-why-finish-first = Terminez d’abord ce que vous avez commencé ; une carte d’action supplémentaire se joue avant ou après l’action principale.
dschunke-why-main-action-due = Vous ne pouvez pas passer : utilisez d’abord un marchand ou un aide.
dschunke-why-main-action-done = Vous avez déjà utilisé un marchand ou un aide à ce tour.
dschunke-why-merchant-used = Le { $merchant } a déjà servi à ce tour de jeu.
dschunke-why-trainee-absent = L’{ $track } n’est pas en jeu à trois joueurs.
dschunke-why-trainee-used = L’{ $track } a déjà servi à ce tour de jeu.
dschunke-why-merchant-stands-there = Un aide ne travaille que sur une jonque sans marchand ; le { $merchant } est sur la { $junk }.
dschunke-why-extra-done = Vous avez déjà joué une carte d’action supplémentaire à ce tour.
dschunke-why-no-such-special = Vous n’avez pas la carte « { $face } ».
dschunke-why-no-strips = Il ne vous reste aucune palette.
dschunke-why-no-strip-on-top = Vous n’avez aucune palette au niveau supérieur de la { $junk }, et seules celles-là se déplacent.

## La table en mots
dschunke-table-players = Joueurs
dschunke-table-name = Joueur
dschunke-table-money = Yuans
dschunke-table-goods = Cartes marchandises
dschunke-table-special = Cartes spéciales
dschunke-table-open = Cartes posées
dschunke-table-strips = Palettes restantes
dschunke-table-supply = Cartes réapprovisionnement
dschunke-table-shown = { $yuan } à la dernière révélation
dschunke-table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dschunke-table-junks = Jonques (palettes de bas en haut ; caisses visibles de chaque joueur)
dschunke-table-junk = Jonque
dschunke-table-pile = Pioche
dschunke-table-bow = À la proue
dschunke-table-hold = Cale
dschunke-table-markers = Marchands et aides
dschunke-table-used = utilisé
dschunke-table-market = Carte marché { $card } ({ $left } à venir)
dschunke-table-yuan = { $yuan ->
    [one] { $yuan } yuan
   *[other] { $yuan } yuans
}
dschunke-table-special-card = carte spéciale
dschunke-table-sold = vendue
dschunke-table-stacks = Cartes spéciales
dschunke-table-remembered = vous avez vu : { $faces }

## The board
dschunke-board-hall = Halle du marché
dschunke-board-bank = Banque
dschunke-board-left = encore { $count }

## Kinds of places
dschunke-place-special = Carte spéciale
dschunke-place-trainee = Aide

## Values of options
dschunke-value-before_event = avant l’événement
dschunke-value-after_event = après l’événement
dschunke-value-card_or_cash = carte ou argent
dschunke-value-card_only = carte seulement
dschunke-value-exact = les deux
dschunke-value-up_to = une ou deux
dschunke-value-official = parfois cachés
