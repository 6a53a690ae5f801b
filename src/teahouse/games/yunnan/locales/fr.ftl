yunnan-title = Yunnan

## Choses
yunnan-color-red = rouge
yunnan-color-yellow = jaune
yunnan-color-blue = bleu
yunnan-color-black = noir
yunnan-color-black-edition-2013 = vert
yunnan-color-white = blanc
yunnan-color-white-edition-2013 = violet
yunnan-province-puer = Pu’er
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
yunnan-building-school = École de commerce
yunnan-building-customs = Bureau de douane
yunnan-building-horse = Négociant en chevaux
yunnan-building-guild = Guilde des négociants
yunnan-building-guild-edition-2013 = Maison du dragon
yunnan-building-yard = Chantier de construction
yunnan-building-temple = Temple de Dianmu
yunnan-slot-left = gauche
yunnan-slot-right = droite
yunnan-structure-trading_post = comptoir
yunnan-structure-bridge = pont
yunnan-structure-tea_house = maison de thé
yunnan-structure-guard = garde
yunnan-phase-auction = Enchères
yunnan-phase-auction-edition-2013 = Phase Enchères
yunnan-phase-resolution = Résolution des bâtiments
yunnan-phase-travel = Construction et voyage
yunnan-phase-travel-edition-2013 = Phase Voyage
yunnan-phase-conversion = Conversion du revenu
yunnan-phase-end = Fin
yunnan-trigger-vp = Points de victoire
yunnan-trigger-gifts = Cadeaux pris
yunnan-trigger-rounds = Manches
yunnan-category-track = Piste
yunnan-category-coins = Pièces
yunnan-category-gifts = Cadeaux
yunnan-category-passes = Passages
yunnan-category-influence = Influence
yunnan-category-tea_houses = Maisons de thé
yunnan-category-horse = Cheval

## Coûts et gains d’un choix ; un plus ou un moins les précède
yunnan-holding-coins = { $count ->
    [one] { $count } pièce libre
   *[other] { $count } pièces libres
}
yunnan-holding-points = { $count } PV
yunnan-holding-income = { $count } de revenu
yunnan-holding-traders = { $count ->
    [one] { $count } négociant en stock
   *[other] { $count } négociants en stock
}
yunnan-holding-passes = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
yunnan-holding-trading_posts = { $count ->
    [one] { $count } comptoir en stock
   *[other] { $count } comptoirs en stock
}
yunnan-holding-bridges = { $count ->
    [one] { $count } pont en stock
   *[other] { $count } ponts en stock
}
yunnan-holding-tea_houses = { $count ->
    [one] { $count } maison de thé en stock
   *[other] { $count } maisons de thé en stock
}

## Questions
yunnan-ask-turn = Placez un négociant ou passez.
yunnan-ask-source = D’où vient le négociant ?
yunnan-ask-take = Chantier de construction : quelle structure prenez-vous ?
yunnan-ask-place = Où la placez-vous ?
yunnan-ask-block = Temple de Dianmu : quel ravin bloquez-vous ?
yunnan-ask-travel = Construisez et voyagez, puis terminez votre tour.
yunnan-ask-displace = Déporter un négociant ?
yunnan-ask-convert = Quelle part de votre revenu devient des points de victoire ?
yunnan-ask-over = La partie est terminée.

## Options
yunnan-option-edition = Édition
yunnan-option-edition-about = Les règles de 2013 (à deux, chacun joue deux couleurs) ou de 2023 (temple et bloqueur de ravin ; à deux, on joue avec Duli).
yunnan-option-advanced_debts = Dettes
yunnan-option-advanced_debts-about = 2013, version avancée : on peut miser plus que ce que l’on possède ; chaque pièce manquante coûte des points de victoire.
yunnan-option-double_bidding = Double enchère
yunnan-option-double_bidding-about = 2023, règles expertes : jusqu’à deux de vos négociants peuvent enchérir dans un bâtiment amélioration. Les points de victoire ne terminent pas la partie.
yunnan-option-guards = Gardes
yunnan-option-guards-about = 2023, règles expertes : une fois par partie, un garde protège vos négociants dans une province. Les points de victoire ne terminent pas la partie.
yunnan-option-round_cap = Dernière manche
yunnan-option-round_cap-about = La partie se termine au plus tard après cette manche.
yunnan-option-start_order = Premier ordre
yunnan-option-start_order-about = L’ordre des enchères de la manche 1 : au hasard, ou selon les places à la table.

## Actions
yunnan-do-pass = Passer
yunnan-do-bid = Miser { $number } ({ $building })
yunnan-do-bank = Aller à la banque ({ $slot })
yunnan-do-market = Placer un négociant au marché de Pu’er
yunnan-do-from_stock = Depuis le stock personnel
yunnan-do-from = Depuis { $province ->
    [Yunnan] le Yunnan
    [Sichuan] le Sichuan
    [Kang] le Kang
    [Tibet] le Tibet
    [Qinghai] le Qinghai
   *[other] { $province }
}
yunnan-do-take = Prendre { $structure ->
    [comptoir] un comptoir
    [pont] un pont
    [garde] un garde
   *[other] une { $structure }
}
yunnan-do-keep = Garder dans le stock personnel
yunnan-do-build_post = Construire un comptoir { $province ->
    [Qamdo] à
   *[other] au
} { $province }
yunnan-do-build_bridge = Construire un pont ({ $ravine })
yunnan-do-build_tea_house = Construire une maison de thé { $province ->
    [Qamdo] à
   *[other] au
} { $province }
yunnan-do-guard = Placer le garde { $province ->
    [Qamdo] à
   *[other] au
} { $province }
yunnan-do-block = Bloquer le ravin { $ravine }
yunnan-do-move = Voyager { $province ->
    [Yunnan] du Yunnan
    [Sichuan] du Sichuan
    [Kang] du Kang
    [Tibet] du Tibet
    [Qinghai] du Qinghai
   *[other] de { $province }
} { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
}
yunnan-do-displace = Déporter un négociant { $color }
yunnan-do-spare = Ne déporter personne
yunnan-do-done = Terminer le tour
yunnan-do-convert = Convertir { $number }

## Événements
yunnan-event-start = { $seat } joue les { $color }s et commence avec { $coins } pièces.
yunnan-event-duli_start = Duli joue les { $color }s ; sa première mise est de { $number } ({ $building }).
yunnan-event-round = Manche { $round }
yunnan-event-auction_order = Ordre des enchères : { $color_list }.
yunnan-event-travel_order = Nouvel ordre de voyage : { $color_list }.
yunnan-event-phase = { $phase }
yunnan-event-bid = { $seat } ({ $color }) mise { $number } ({ $building }).
yunnan-event-market = { $seat } ({ $color }) place un négociant au marché.
yunnan-event-bank = { $seat } ({ $color }) va à la banque ({ $slot }).
yunnan-event-withdrawn = { $seat } ({ $color }) ramène { $count ->
    [one] un négociant
   *[other] { $count } négociants
} des bâtiments au marché.
yunnan-event-pass = { $seat } ({ $color }) passe{ $count ->
    [0] .
    [one] {" "}et envoie un négociant au marché.
   *[other] {" "}et envoie { $count } négociants au marché.
}
yunnan-event-outbid = Surenchère ({ $building }) : le négociant { $color } qui misait { $number } retourne au stock.
yunnan-event-revived = Les { $color }s avaient passé ; ils reviennent dans les enchères.
yunnan-event-bank_sum = Total des mises : { $sum }.
yunnan-event-bank_pays = La banque verse { $coins } pièces à { $seat } ({ $color }).
yunnan-event-pay = { $seat } ({ $color }) paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour ses mises.
yunnan-event-debt = Il manque { $count ->
    [one] une pièce
   *[other] { $count } pièces
} à { $seat } ({ $color }), qui perd { $vp } PV.
yunnan-event-new_trader = { $seat } ({ $color }) reçoit un nouveau négociant au marché.
yunnan-event-new_pass = { $seat } ({ $color }) a maintenant { $number } passages de frontière.
yunnan-event-new_horse = { $seat } ({ $color }) : son cheval atteint { $province ->
    [Qamdo] Qamdo
   *[other] le { $province }
}.
yunnan-event-new_influence = { $seat } ({ $color }) a maintenant une influence de { $number }.
yunnan-event-take = { $seat } ({ $color }) prend { $structure ->
    [comptoir] un comptoir
    [pont] un pont
    [garde] un garde
   *[other] une { $structure }
}.
yunnan-event-keep = { $seat } ({ $color }) garde { $structure ->
    [comptoir] le comptoir
    [pont] le pont
    [garde] le garde
   *[other] la { $structure }
} dans son stock.
yunnan-event-build_trading_post = { $seat } ({ $color }) construit un comptoir { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-build_bridge = { $seat } ({ $color }) construit un pont sur le ravin { $ravine }.
yunnan-event-build_tea_house = { $seat } ({ $color }) construit une maison de thé { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-guard = { $seat } ({ $color }) place un garde { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-block = { $seat } ({ $color }) bloque le ravin { $ravine }.
yunnan-event-move = { $seat } ({ $color }) voyage { $province ->
    [Yunnan] du Yunnan
    [Sichuan] du Sichuan
    [Kang] du Kang
    [Tibet] du Tibet
    [Qinghai] du Qinghai
   *[other] de { $province }
} { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
} pour { $count ->
    [one] un passage
   *[other] { $count } passages
}.
yunnan-event-displaced = Un négociant { $color } déporte un négociant { $other_color } { $province ->
    [Qamdo] de
   *[other] du
} { $province } { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
}.
yunnan-event-spare = { $seat } ({ $color }) ne déporte personne { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-done = { $seat } ({ $color }) termine son tour de voyage.
yunnan-event-isolated = Pas de route continue : { $count ->
    [one] un négociant { $color } va
   *[other] { $count } négociants { $color }s vont
} { $province ->
    [Qamdo] de
   *[other] du
} { $province } au marché.
yunnan-event-post_cut_off = Pas de route continue : { $province ->
    [Qamdo] à
   *[other] au
} { $province }, { $count ->
    [one] le comptoir { $color } ne rapporte
   *[other] { $count } comptoirs { $color }s ne rapportent
} rien pendant cette manche.
yunnan-event-inspector_home = Les provinces sont vides : l’inspecteur reste chez lui.
yunnan-event-inspector = L’inspecteur visite { $province ->
    [Qamdo] Qamdo
   *[other] le { $province }
}.
yunnan-event-nobody_banished = L’inspecteur ne bannit personne { $province ->
    [Qamdo] de
   *[other] du
} { $province }.
yunnan-event-banished = Un négociant { $color } est banni { $province ->
    [Qamdo] de
   *[other] du
} { $province } et va au marché.
yunnan-event-gift = Les { $color }s reçoivent un cadeau { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-income = { $seat } ({ $color }) a un revenu total de { $coins }.
yunnan-event-convert = { $seat } ({ $color }) prend { $vp } PV et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
yunnan-event-home = { $count ->
    [one] Un négociant { $color } revient
   *[other] { $count } négociants { $color }s reviennent
} { $province ->
    [Yunnan] du Yunnan
    [Sichuan] du Sichuan
    [Kang] du Kang
    [Tibet] du Tibet
    [Qinghai] du Qinghai
   *[other] de { $province }
} au stock.
yunnan-event-guard_spent = Le garde { $color } quitte le jeu.
yunnan-event-blocker_home = Le bloqueur de ravin retourne au temple.
yunnan-event-duli_shuffle = Les 16 cartes de Duli sont mélangées.
yunnan-event-duli_card = Duli révèle la carte { $card }.
yunnan-event-duli_pass = Duli passe.
yunnan-event-duli_bid = Duli mise { $number } ({ $building }).
yunnan-event-duli_nothing = Duli ne trouve aucun bâtiment où miser.
yunnan-event-duli_influence = Duli a maintenant une influence de { $number }.
yunnan-event-duli_leaves = Le négociant de Duli quitte le bâtiment ({ $building }).
yunnan-event-duli_tea_house = Duli construit une maison de thé { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-duli_traders = Duli place { $count ->
    [one] un négociant
   *[other] { $count } négociants
} { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-event-game_over = La partie est terminée ({ $trigger }).

## Raisons
yunnan-why-not-auction = On ne place des négociants que pendant les enchères.
yunnan-why-choose-source-first = Choisissez d’abord d’où vient votre négociant.
yunnan-why-no-source-asked = Choisissez d’abord ce que fait le négociant, puis d’où il vient.
yunnan-why-stock-first = Tant que votre stock personnel contient un négociant, vous devez le prendre là.
yunnan-why-stock-empty = Votre stock personnel ne contient aucun négociant.
yunnan-why-no-trader-there = Vous n’avez aucun négociant { $province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $province }
}.
yunnan-why-bank-again = Vous êtes déjà allé à la banque pendant cette manche.
yunnan-why-bank-closed = Avec Duli, une seule case de la banque est ouverte.
yunnan-why-bank-left-first = Les deux cases de la banque paient autant : prenez d’abord celle de gauche.
yunnan-why-bank-taken = Un négociant { $color } s’y trouve déjà.
yunnan-why-banked = Après la banque, vous ne pouvez plus enchérir pendant cette manche.
yunnan-why-no-temple = L’édition 2013 n’a pas de temple de Dianmu.
yunnan-why-own-trader-there = Vous avez déjà un négociant dans ce bâtiment ({ $building }) et ne pouvez pas en placer un second.
yunnan-why-two-traders-there = Vous avez déjà deux négociants dans ce bâtiment ({ $building }).
yunnan-why-temple-once = Un seul de vos négociants peut enchérir au temple.
yunnan-why-full-school = Vous avez déjà vos 7 négociants.
yunnan-why-full-customs = Vous avez déjà 6 passages de frontière, le maximum.
yunnan-why-full-horse = Votre cheval est déjà au Qinghai.
yunnan-why-full-guild = Votre influence est déjà de 4, le maximum.
yunnan-why-full-yard = Aucune de vos structures ne reste dans la réserve générale.
yunnan-why-second-step-lost = Une seconde mise ici ({ $building }) ne rapporterait rien : il ne reste qu’une étape.
yunnan-why-space-taken = Un négociant { $color } occupe déjà le { $number }.
yunnan-why-small-space = { $number } est une petite case : la mise doit y être la plus haute du bâtiment, or quelqu’un a déjà misé { $highest }.
yunnan-why-no-money = Vos mises coûteraient { $sum } pièces en tout ; vous en avez { $coins }.
yunnan-why-debt-too-deep = Vos dettes vous amèneraient à { $vp } PV ; la limite est -100.
yunnan-why-not-yard = On ne prend une structure qu’après une enchère au chantier de construction.
yunnan-why-no-guards = Cette table joue sans gardes.
yunnan-why-guard-used = Votre garde a déjà servi ; il n’y en a qu’un pour toute la partie.
yunnan-why-none-in-supply = Il ne reste { $structure ->
    [comptoir] aucun comptoir
    [pont] aucun pont
    [garde] aucun garde
   *[other] aucune { $structure }
} de votre couleur dans la réserve générale.
yunnan-why-nothing-to-place = Vous n’avez aucune structure à placer maintenant.
yunnan-why-guard-not-kept = Un garde doit être placé aussitôt dans une province.
yunnan-why-no-guard-taken = Vous n’avez pas pris le garde.
yunnan-why-another-taken = Vous ne venez pas de prendre { $structure ->
    [comptoir] un comptoir
    [pont] un pont
    [garde] un garde
   *[other] une { $structure }
}.
yunnan-why-not-at-once = { $structure ->
    [comptoir] Un comptoir
    [pont] Un pont
    [garde] Un garde
   *[other] Une { $structure }
} ne se construit pas aussitôt, seulement pendant votre tour de voyage.
yunnan-why-not-building = On construit pendant son tour de voyage, ou juste après une enchère au chantier de construction.
yunnan-why-none-in-stock = Vous n’avez { $structure ->
    [comptoir] aucun comptoir
    [pont] aucun pont
    [garde] aucun garde
   *[other] aucune { $structure }
} dans votre stock personnel.
yunnan-why-not-temple = On ne bloque un ravin qu’après une enchère au temple de Dianmu.
yunnan-why-not-travel = On ne voyage que pendant son tour de voyage.
yunnan-why-has-travelled = Vos négociants { $province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $province }
} ont déjà voyagé à ce tour ; chacun ne fait qu’un voyage.
yunnan-why-not-back-to-puer = Un voyage se termine dans une province, et Pu’er n’en est pas une.
yunnan-why-beyond-horse = { $province ->
    [Qamdo] Qamdo
   *[other] Le { $province }
} est hors d’atteinte : votre cheval est { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
}.
yunnan-why-too-few-passes = Pour aller { $province ->
    [Yunnan] du Yunnan
    [Sichuan] du Sichuan
    [Kang] du Kang
    [Tibet] du Tibet
    [Qinghai] du Qinghai
   *[other] de { $province }
} { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
}, il faut { $count } passages de frontière ; il vous en reste { $left }.
yunnan-why-no-arrival = Seul un négociant qui vient de terminer son voyage peut déporter.
yunnan-why-choose-victim-first = Décidez d’abord si votre négociant déporte quelqu’un.
yunnan-why-color-absent = Les { $color }s ne jouent pas dans cette partie.
yunnan-why-own-color = On ne déporte pas les négociants de sa propre couleur.
yunnan-why-nobody-there = Il n’y a pas de négociant { $color } { $province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $province }
}.
yunnan-why-influence-not-lower = Les { $color }s ont une influence de { $theirs }, qui n’est pas inférieure à la vôtre ({ $ours }).
yunnan-why-guarded = Un garde protège les négociants { $color }s { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-why-build-beyond-horse = Vous ne pouvez pas construire { $province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $province }
} : votre cheval est { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
}.
yunnan-why-bridge-beyond-horse = Pour le pont { $ravine }, votre cheval doit avoir atteint les deux provinces ; il est { $other_province ->
    [Yunnan] au Yunnan
    [Sichuan] au Sichuan
    [Kang] au Kang
    [Tibet] au Tibet
    [Qinghai] au Qinghai
   *[other] à { $other_province }
}.
yunnan-why-own-bridge-there = Vous avez déjà un pont sur le ravin { $ravine }.
yunnan-why-ravine-blocked = Le bloqueur se trouve sur le ravin { $ravine }.
yunnan-why-own-post-there = Vous avez déjà un comptoir { $province ->
    [Qamdo] à
   *[other] au
} { $province }.
yunnan-why-tea-house-there = La maison de thé des { $color }s se trouve déjà { $province ->
    [Qamdo] à
   *[other] au
} { $province } : il n’y a de place que pour une.
yunnan-why-not-conversion = Le revenu ne se convertit qu’à la fin de la manche.
yunnan-why-above-income = Votre revenu de cette manche est de { $number } ; l’argent en réserve ne se convertit pas.

## La table en mots
yunnan-table-colors = Joueurs
yunnan-table-name = Joueur
yunnan-table-vp = PV
yunnan-table-coins = Pièces
yunnan-table-bids = Enchères
yunnan-table-income = Revenu
yunnan-table-pieces = Pions (stock personnel / réserve générale)
yunnan-table-traders = Négociants
yunnan-table-passes = Passages
yunnan-table-influence = Influence
yunnan-table-horse = Cheval
yunnan-table-gifts = Cadeaux
yunnan-table-marks = Remarques
yunnan-table-duli = Duli
yunnan-table-passed = a passé
yunnan-table-banked = banque
yunnan-table-decides = décide
yunnan-table-guard-unused = disponible
yunnan-table-guard-spent = utilisé
yunnan-table-buildings = Bâtiments de Pu’er (total des enchères : { $sum })
yunnan-table-building = Bâtiment
yunnan-table-spaces = Cases
yunnan-table-bank = Banque
yunnan-table-pays = { $slot } : { $color }, paie { $coins }
yunnan-table-nobody = vide
yunnan-table-closed = { $slot } : fermée
yunnan-table-places = Carte (cadeaux restants : { $gifts })
yunnan-table-place = Lieu
yunnan-table-pay = Négociant / comptoir
yunnan-table-standing = Négociants
yunnan-table-posts = Comptoirs
yunnan-table-cut-off = route coupée, sans revenu
yunnan-table-tea-house = Maison de thé
yunnan-table-value = Valeur
yunnan-table-ravines = Ravins
yunnan-table-ravine = Ravin
yunnan-table-bridges = Ponts
yunnan-table-blocked = bloqué
yunnan-table-orders = Ordre du tour
yunnan-table-auction-order = Enchères
yunnan-table-travel-order = Voyage
yunnan-table-journey = Voyage en cours
yunnan-table-passes-left = Passages restants
yunnan-table-may-travel = Peuvent encore voyager
yunnan-table-debt = Dettes
yunnan-table-debt-rate = { $vp } PV par pièce manquante
yunnan-table-card = Carte
yunnan-table-card-text = { $card } : { $building_list } ; { $traders }{ $house ->
    [yes] , maison de thé
   *[no] {""}
}
yunnan-table-pile = Cartes à venir

## The board
yunnan-board-bid = Mises
yunnan-board-market = Marché
yunnan-board-map = Carte

## Kinds of places
yunnan-place-general = Réserve générale
yunnan-place-kept = Stock personnel
yunnan-place-posts = Comptoirs
yunnan-place-tea_house = Maison de thé
yunnan-place-guard = Garde
yunnan-place-traders = Négociants
yunnan-place-income = Revenu
