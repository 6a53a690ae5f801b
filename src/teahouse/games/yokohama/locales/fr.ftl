yokohama-title = Yokohama

## Things
yokohama-good-copper = cuivre
yokohama-good-silk = soie
yokohama-good-tea = thé
yokohama-good-fish = poisson
yokohama-kind-copper = cuivre
yokohama-kind-silk = soie
yokohama-kind-tea = thé
yokohama-kind-fish = poisson
yokohama-kind-import = import
yokohama-kind-yen = ¥
yokohama-amount-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
yokohama-amount-any_good = { $count ->
    [one] 1 marchandise au choix
   *[other] { $count } marchandises au choix
}
yokohama-amount-warehouse = { $count ->
    [one] 1 symbole Entrepôt
   *[other] { $count } symboles Entrepôt
}
yokohama-amount-move = { $count ->
    [one] 1 symbole Déplacement
   *[other] { $count } symboles Déplacement
}
yokohama-amount-assistant = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
}
yokohama-amount-shop = { $count ->
    [one] 1 boutique
   *[other] { $count } boutiques
}
yokohama-amount-house = { $count ->
    [one] 1 maison de commerce
   *[other] { $count } maisons de commerce
}
yokohama-piece-assistant = assistant
yokohama-piece-shop = boutique
yokohama-piece-house = maison de commerce
yokohama-nation-uk = britannique
yokohama-nation-us = américain
yokohama-nation-fr = français
yokohama-nation-de = allemand
yokohama-nation-nl = néerlandais
yokohama-agent-uk = négociant britannique
yokohama-agent-us = négociant américain
yokohama-agent-fr = négociant français
yokohama-agent-de = négociant allemand
yokohama-agent-nl = négociant néerlandais
yokohama-agent-independent = négociant indépendant
yokohama-color-blue = bleu
yokohama-color-pink = rose
yokohama-color-violet = violet
yokohama-color-yellow = jaune
yokohama-location-copper_mine = Mine de cuivre
yokohama-location-silk_factory = Usine de soie
yokohama-location-tea_plantation = Plantation de thé
yokohama-location-fishing_port = Port de pêche
yokohama-location-bank = Banque
yokohama-location-chinatown = Quartier chinois
yokohama-location-church = Église
yokohama-location-customs = Bureau de douane
yokohama-location-recruitment = Cabinet de recrutement
yokohama-location-lab_a = Laboratoire A
yokohama-location-lab_b = Laboratoire B
yokohama-location-port_a = Port A
yokohama-location-port_b = Port B
yokohama-location-canal = Canal
yokohama-work-copper_mine = Cuivre selon le niveau : 0, 0, 1, 2, 3
yokohama-work-silk_factory = Soie selon le niveau : 0, 1, 2, 3, 4
yokohama-work-tea_plantation = Thé selon le niveau : 1, 2, 3, 4, 5
yokohama-work-fishing_port = Poisson selon le niveau : 1, 2, 3, 4, 5
yokohama-work-bank = Yens selon le niveau : 1, 2, 3, 4, 5
yokohama-work-chinatown = Autant d’échanges que le niveau : cuivre et soie à 2 ¥, thé et poisson à 1 ¥, dans les deux sens ; marchandises importées pour 4 ¥
yokohama-work-church = Valeur de foi égale au niveau ; cuivre, soie, thé, poisson, marchandises importées et 2 ¥ ajoutent chacun 1, une seule fois
yokohama-work-customs = Marchandises importées à dépenser selon le niveau : 0, 1, 2, 3, 4
yokohama-work-recruitment = Éléments selon le niveau : 0, 1, 2, 3, 4 ; une boutique coûte 2 ¥, les maisons de commerce 4, 5, 6 et 7 ¥
yokohama-work-lab_a = Valeur de production égale au niveau ; 2 ¥ ou 1 jeton Marchandises importées ajoutent 1 ; à partir de la quatrième technologie, il faut 1 de plus
yokohama-work-lab_b = Valeur de production égale au niveau ; 2 ¥ ou 1 jeton Marchandises importées ajoutent 1 ; à partir de la quatrième technologie, il faut 1 de plus
yokohama-work-port_a = Une commande dès le niveau 2 ; une deuxième pour 2 ¥ ou 1 jeton Marchandises importées ; 3 points au niveau 5
yokohama-work-port_b = Une commande dès le niveau 2 ; une deuxième pour 2 ¥ ou 1 jeton Marchandises importées ; 3 points au niveau 5
yokohama-work-canal = La traversée coûte 1 ¥ ; rien ne s’y arrête ni ne s’y place
yokohama-site-production = production
yokohama-site-trade = commerce
yokohama-site-canal = canal
yokohama-tech-ball = Bal
yokohama-tech-brickyard = Briqueterie
yokohama-tech-electric_light = Éclairage électrique
yokohama-tech-exposition = Exposition
yokohama-tech-gas_lamp = Lampe à gaz
yokohama-tech-language_school = École de langue
yokohama-tech-printing = Imprimerie
yokohama-tech-mining = Technologie minière
yokohama-tech-newspaper = Journal
yokohama-tech-patents = Système des brevets
yokohama-tech-postal_system = Système postal
yokohama-tech-spinning_mill = Filature
yokohama-tech-stagecoach = Diligence
yokohama-tech-station = Gare
yokohama-tech-stock_exchange = Bourse
yokohama-tech-telegram = Télégramme
yokohama-tech-telephone = Téléphone
yokohama-tech-tramway = Tramway
yokohama-tech-university = Université
yokohama-tech-brewery = Cuverie
yokohama-effect-ball = 2 points chaque fois que vous validez une commande.
yokohama-effect-brickyard = 4 points chaque fois qu’une action de douane place un assistant.
yokohama-effect-electric_light = 3 points chaque fois que vous construisez une maison de commerce.
yokohama-effect-exposition = 10 points immédiatement.
yokohama-effect-gas_lamp = 2 points chaque fois que vous construisez une boutique.
yokohama-effect-language_school = 1 ¥ chaque fois que vous validez une commande.
yokohama-effect-printing = 1 ¥ pour chaque technologie obtenue après celle-ci.
yokohama-effect-mining = 1 cuivre de plus chaque fois que vous recevez du cuivre.
yokohama-effect-newspaper = Placez 4 assistants au lieu de 3 sur des lieux différents.
yokohama-effect-patents = 2 points pour chaque technologie obtenue après celle-ci.
yokohama-effect-postal_system = Votre président peut s’arrêter sur un lieu occupé par un président adverse, en payant.
yokohama-effect-spinning_mill = Une fois par tour : 1 soie contre 2 ¥.
yokohama-effect-stagecoach = Rien à payer aux présidents pendant le déplacement.
yokohama-effect-station = Placez le jeton Gare : +1 niveau pour tous sur ce lieu, et vous pouvez y aller directement.
yokohama-effect-stock_exchange = Au début de votre tour, avec 0 ou 1 ¥ : complétez à 2 ¥.
yokohama-effect-telegram = Après 2 assistants sur un lieu : 1 de plus sur un lieu adjacent.
yokohama-effect-telephone = Vous pouvez laisser 1 assistant lors du rappel.
yokohama-effect-tramway = Allez directement sur tout lieu sans président adverse.
yokohama-effect-university = Une fois par tour : 1 ¥ pour un assistant de l’entrepôt.
yokohama-effect-brewery = 3 points chaque fois qu’une action d’église place un assistant.
yokohama-goal-A1 = 7 poissons
yokohama-goal-A2 = 7 thés
yokohama-goal-A3 = 6 soies
yokohama-goal-A4 = 5 cuivres
yokohama-goal-B1 = 4 technologies
yokohama-goal-B2 = 10 ¥
yokohama-goal-B3 = 5 jetons Niveau 5 et négociants
yokohama-goal-B4 = 5 commandes validées
yokohama-goal-C1 = bâtiments sur 4 lieux de commerce
yokohama-goal-C2 = bâtiments sur 2 lieux de production et 3 de commerce
yokohama-goal-C3 = bâtiments sur 3 lieux de production et 2 de commerce
yokohama-goal-C4 = bâtiments sur 4 lieux de production
yokohama-award-K1 = drapeau britannique
yokohama-award-K2 = drapeau américain
yokohama-award-K3 = drapeau français
yokohama-award-K4 = drapeau allemand
yokohama-award-K5 = drapeau néerlandais
yokohama-award-K6 = négociant indépendant
yokohama-token-I1 = négociant indépendant
yokohama-token-I2 = négociant indépendant
yokohama-token-I3 = négociant indépendant
yokohama-token-I4 = négociant indépendant
yokohama-token-I5 = négociant indépendant
yokohama-card-0 = première
yokohama-card-1 = deuxième
yokohama-card-2 = troisième
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
yokohama-exchange-buy_copper = 2 ¥ contre 1 cuivre
yokohama-exchange-buy_silk = 2 ¥ contre 1 soie
yokohama-exchange-buy_tea = 1 ¥ contre 1 thé
yokohama-exchange-buy_fish = 1 ¥ contre 1 poisson
yokohama-exchange-sell_copper = 1 cuivre contre 2 ¥
yokohama-exchange-sell_silk = 1 soie contre 2 ¥
yokohama-exchange-sell_tea = 1 thé contre 1 ¥
yokohama-exchange-sell_fish = 1 poisson contre 1 ¥
yokohama-exchange-buy_import = 4 ¥ contre 1 marchandise importée
yokohama-offer-trade = d’autres échanges
yokohama-offer-church = un emplacement de l’église
yokohama-offer-customs = un emplacement de la douane
yokohama-offer-hire = d’autres éléments
yokohama-offer-lab = une technologie
yokohama-offer-port = une commande
yokohama-offer-second = une deuxième commande
yokohama-offer-token = ce jeton Niveau 5
yokohama-offer-build = une construction
yokohama-offer-warehouse = un élément de l’entrepôt
yokohama-offer-shift_from = déplacer un assistant
yokohama-phase-setup = Commandes de départ
yokohama-phase-extra_a = Actions secondaires, 1re partie
yokohama-phase-main = Action principale
yokohama-phase-extra_c = Actions secondaires, 2e partie
yokohama-phase-end = Fin de la partie
yokohama-trigger-houses = Maisons de commerce d’un joueur
yokohama-trigger-shops = Boutiques d’un joueur
yokohama-trigger-orders = Commandes piochées
yokohama-trigger-church = Assistants à l’église
yokohama-trigger-customs = Assistants à la douane
yokohama-trigger-last_round = Dernière manche
yokohama-category-orders = Commandes
yokohama-category-goals = Objectifs
yokohama-category-buildings = Boutiques et maisons de commerce
yokohama-category-tokens = Jetons Niveau 5
yokohama-category-church_spaces = Emplacements de l’église
yokohama-category-customs_spaces = Emplacements de la douane
yokohama-category-ports = Ports
yokohama-category-inventions = Technologies en cours de partie
yokohama-category-church = Bonus Église
yokohama-category-customs = Bonus Bureau de douane
yokohama-category-technology = Bonus technologique
yokohama-category-flags = Bonus des drapeaux
yokohama-category-items = Éléments restants

## Coûts et gains d’un choix ; un plus ou un moins les précède
yokohama-holding-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yokohama-holding-copper = { $count } cuivre
yokohama-holding-silk = { $count } soie
yokohama-holding-tea = { $count } thé
yokohama-holding-fish = { $count } poisson
yokohama-holding-import = { $count ->
    [one] { $count } marchandise importée
   *[other] { $count } marchandises importées
}
yokohama-holding-yen = { $count } ¥
yokohama-holding-assistant = { $count ->
    [one] { $count } assistant en main
   *[other] { $count } assistants en main
}
yokohama-holding-shop = { $count ->
    [one] { $count } boutique en main
   *[other] { $count } boutiques en main
}
yokohama-holding-house = { $count ->
    [one] { $count } maison de commerce en main
   *[other] { $count } maisons de commerce en main
}
yokohama-holding-orders = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
yokohama-holding-technologies = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}
yokohama-holding-agents = { $count ->
    [one] { $count } négociant
   *[other] { $count } négociants
}
yokohama-holding-flags = { $count ->
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}

## Questions: what the seat is asked
yokohama-ask-keep = Laquelle de vos deux commandes de départ gardez-vous ?
yokohama-ask-extra = Actions secondaires : négociant, objectifs, commandes, ou continuez.
yokohama-ask-place = Placez des assistants : jusqu’à trois sur des lieux différents, ou deux sur un seul.
yokohama-ask-move = Déplacez votre président ou reprenez-le en main.
yokohama-ask-route = Qui payez-vous en chemin ?
yokohama-ask-recall = Reprenez autant d’assistants que vous voulez.
yokohama-ask-trade = Quartier chinois : choisissez un échange.
yokohama-ask-church = Église : choisissez un emplacement.
yokohama-ask-gift = Église : que donnez-vous pour la foi manquante ?
yokohama-ask-customs = Bureau de douane : choisissez un emplacement.
yokohama-ask-hire = Cabinet de recrutement : prenez un élément de votre entrepôt.
yokohama-ask-lab = Laboratoire : choisissez une technologie et le paiement.
yokohama-ask-station = Où placez-vous la gare ?
yokohama-ask-port = Port : prenez une commande.
yokohama-ask-second = Port : une deuxième commande contre 2 ¥ ou une marchandise importée ?
yokohama-ask-token = Prenez-vous le jeton Niveau 5 ?
yokohama-ask-build = Construisez-vous une boutique ou une maison de commerce ?
yokohama-ask-recover = Téléphone : reprenez-vous tous les assistants ou en laissez-vous un ?
yokohama-ask-good = Choisissez une marchandise.
yokohama-ask-warehouse = Prenez-vous un élément de votre entrepôt ?
yokohama-ask-shift_from = Déplacez un assistant : lequel ?
yokohama-ask-shift_to = Où va l’assistant ?
yokohama-ask-completed = Choisissez un jeton Objectifs validés.
yokohama-ask-over = La partie est terminée.

## Options
yokohama-option-mini_completed_goals = Jetons Objectifs validés
yokohama-option-mini_completed_goals-about = Mini-extension 1 : qui a validé les trois objectifs prend un jeton.
yokohama-option-mini_independent_agents = Négociants indépendants
yokohama-option-mini_independent_agents-about = Mini-extension 2 : cinq négociants indépendants parmi les jetons Niveau 5.
yokohama-option-two_player_neutral = Assistants neutres
yokohama-option-two_player_neutral-about = À deux joueurs, ils couvrent seulement des emplacements, ou concourent aussi pour les bonus Église, douane et technologie.
yokohama-option-sole_majority = Seul en majorité
yokohama-option-sole_majority-about = Un joueur sans rival marque la première place seulement, ou les deux.
yokohama-option-recall_scope = Reprise des assistants
yokohama-option-recall_scope-about = Avec le président, les assistants reviennent de plusieurs lieux au choix, ou tous d’un seul.
yokohama-option-jump_needs_assistant = Assistant requis à l’arrivée
yokohama-option-jump_needs_assistant-about = Tramway et Gare exigent-ils un assistant à l’arrivée ?
yokohama-option-first_player = Premier joueur
yokohama-option-first_player-about = Tiré au hasard, ou la première place.

## Actions
yokohama-do-keep_order = Garder la { $card } commande
yokohama-do-agent = Faire appel à un négociant sur le lieu n° { $position }
yokohama-do-goal = Valider l’objectif { $group }
yokohama-do-order = Valider votre { $card } commande
yokohama-do-place = Placer un assistant sur le lieu n° { $position }
yokohama-do-move = Déplacer le président vers le lieu n° { $position }
yokohama-do-route = Payer la contrepartie { $route }
yokohama-do-take = Reprendre du lieu n° { $position }
yokohama-do-take_all = Reprendre tous les assistants de la carte
yokohama-do-recall_president = Reprendre le président en main
yokohama-do-trade = Échanger { $exchange }
yokohama-do-church = Emplacement { $space } de l’église
yokohama-do-gift = Donner : { $kind ->
    [import] marchandise importée
   *[other] { $kind }
}
yokohama-do-customs = Emplacement { $space } de la douane
yokohama-do-hire = Prendre { $piece ->
    [assistant] un assistant
   *[other] une { $piece }
} dans l’entrepôt
yokohama-do-tech = Prendre la technologie { $slot } en payant { $number } avec des marchandises importées
yokohama-do-station = Placer la gare sur le lieu n° { $position }
yokohama-do-port = Prendre la commande { $slot }
yokohama-do-second = Prendre aussi la commande { $slot }, payée avec : { $kind ->
    [import] marchandise importée
   *[other] { $kind }
}
yokohama-do-token = Prendre le jeton Niveau 5
yokohama-do-shop = Construire une boutique sur l’emplacement { $space }
yokohama-do-house = Construire une maison de commerce
yokohama-do-recover_all = Reprendre tous les assistants
yokohama-do-leave_one = Laisser un assistant
yokohama-do-good = Prendre { $good ->
    [soie] de la soie
   *[other] du { $good }
}
yokohama-do-shift_from = Déplacer un assistant du lieu n° { $position }
yokohama-do-shift_hand = Placer un assistant de votre main
yokohama-do-shift_to = Le poser sur le lieu n° { $position }
yokohama-do-completed = Prendre le jeton : { $award }
yokohama-do-end_extra = Plus d’action secondaire
yokohama-do-end_placing = Finir le placement
yokohama-do-end_recall = Laisser les autres assistants
yokohama-do-leave_action = Quitter le lieu
yokohama-do-skip_token = Laisser le jeton
yokohama-do-skip_build = Ne pas construire
yokohama-do-skip_reward = Y renoncer
yokohama-do-mill = Filature : 1 soie contre 2 ¥
yokohama-do-university = Université : 1 ¥ pour un assistant de l’entrepôt

## Events
yokohama-event-start = { $seat } joue en premier.
yokohama-event-kept = { $seat } garde la commande { $order }.
yokohama-event-kept-hidden = { $seat } a choisi une commande.
yokohama-event-round = Manche { $round }.
yokohama-event-turn = C’est au tour de { $seat }.
yokohama-event-phase = { $seat } : { $phase }.
yokohama-event-end_turn = { $seat } termine son tour.
yokohama-event-game_over = La partie est terminée.
yokohama-event-last_round = { $trigger } : la partie s’arrête après la manche { $round }.
yokohama-event-place = { $seat } place un assistant sur le lieu { $location } ({ $position }).
yokohama-event-end_placing = { $seat } a placé { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}.
yokohama-event-toll = { $seat } donne { $count } ¥ à { $other_seat }.
yokohama-event-pay = { $seat } dépense { $kind ->
    [import] { $count ->
        [one] { $count } marchandise importée
       *[other] { $count } marchandises importées
    }
   *[other] { $count } { $kind }
}.
yokohama-event-gain = { $seat } reçoit { $kind ->
    [import] { $count ->
        [one] { $count } marchandise importée
       *[other] { $count } marchandises importées
    }
   *[other] { $count } { $kind }
}.
yokohama-event-points = { $seat } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $category }).
yokohama-event-move = { $seat } déplace son président vers le lieu { $location } ({ $position }).
yokohama-event-recall_president = { $seat } reprend son président en main.
yokohama-event-take_back = { $seat } reprend { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
} du lieu { $location } ({ $position }).
yokohama-event-leave_one = { $seat } laisse un assistant sur le lieu { $location } ({ $position }).
yokohama-event-act = { $seat } agit au niveau { $level } sur le lieu { $location } ({ $position }).
yokohama-event-house_income = { $seat } reçoit { $count } ¥ pour sa maison de commerce sur le lieu { $location } ({ $position }).
yokohama-event-devote = { $seat } occupe l’emplacement { $space } ({ $location }).
yokohama-event-declined = { $seat } renonce à { $offer }.
yokohama-event-hire = { $seat } prend { $piece ->
    [assistant] un assistant
   *[other] une { $piece }
} dans l’entrepôt.
yokohama-event-tech = { $seat } obtient { $tech } (drapeau { $nation }).
yokohama-event-station = { $seat } place la gare sur le lieu { $location } ({ $position }).
yokohama-event-slide = Au { $location }, les cartes glissent vers la gauche.
yokohama-event-refill_lab = Nouveau au { $location } : { $tech } (drapeau { $nation }).
yokohama-event-order_taken = { $seat } prend la commande { $order } au { $location }.
yokohama-event-refill_port = Nouveau au { $location } : commande { $order }.
yokohama-event-token = { $seat } prend le jeton Niveau 5 { $token } sur le lieu { $location } ({ $position }).
yokohama-event-shop = { $seat } construit une boutique sur l’emplacement { $space } du lieu { $location } ({ $position }).
yokohama-event-house = { $seat } construit une maison de commerce sur le lieu { $location } ({ $position }).
yokohama-event-agent = { $seat } fait appel à un { $agent } sur le lieu { $location } ({ $position }).
yokohama-event-agent_gained = { $seat } forme une paire de drapeaux et reçoit un négociant { $nation }.
yokohama-event-goal = { $seat } valide l’objectif « { $goal } ».
yokohama-event-completed = { $seat } a les trois objectifs et prend le jeton : { $award }.
yokohama-event-order = { $seat } valide la commande { $order }.
yokohama-event-mill = { $seat } utilise la Filature.
yokohama-event-university = { $seat } utilise l’Université.
yokohama-event-shift_hand = { $seat } prend un assistant de sa main.
yokohama-event-shift_from = { $seat } prend un assistant du lieu { $location } ({ $position }).
yokohama-event-shift_to = { $seat } pose l’assistant sur le lieu { $location } ({ $position }).

## Reasons
yokohama-why-not-setup = Les commandes de départ se choisissent seulement avant la première manche.
yokohama-why-only-extra = Négociants, objectifs et commandes relèvent des deux phases d’action secondaire.
yokohama-why-only-placing = Les assistants se placent seulement à la première étape de l’action principale.
yokohama-why-only-moving = Le président se déplace seulement à la deuxième étape de l’action principale.
yokohama-why-no-route = Il n’y a pas de contrepartie à choisir maintenant.
yokohama-why-only-recall = Les assistants se reprennent seulement avec le président.
yokohama-why-only-chinatown = Les échanges se font seulement par une action au Quartier chinois.
yokohama-why-only-church = Les emplacements de l’église se prennent seulement par une action à l’Église.
yokohama-why-no-gift = Aucun don n’est demandé maintenant.
yokohama-why-only-customs = Les emplacements de la douane se prennent seulement par une action au Bureau de douane.
yokohama-why-no-hire = Vous ne pouvez pas prendre d’élément de votre entrepôt maintenant.
yokohama-why-only-lab = Les technologies s’obtiennent seulement par une action dans un laboratoire.
yokohama-why-no-station = La gare se place quand on obtient sa carte.
yokohama-why-only-port = Les commandes se prennent seulement par une action dans un port.
yokohama-why-no-second = Une deuxième commande ne s’achète que juste après la première.
yokohama-why-nothing-to-leave = Il n’y a pas d’action de lieu à quitter maintenant.
yokohama-why-no-token = Le jeton Niveau 5 n’est offert qu’après une action de niveau 5.
yokohama-why-no-building = On ne construit qu’après une action de niveau 4 ou 5.
yokohama-why-no-recovery = Le rappel des assistants n’a lieu qu’à la fin d’une action de lieu.
yokohama-why-no-good-due = Il n’y a pas de marchandise à choisir maintenant.
yokohama-why-no-icon = Il n’y a rien à quoi renoncer maintenant.
yokohama-why-no-shift = Vous n’avez pas de symbole Déplacement à utiliser maintenant.
yokohama-why-nothing-to-put-down = Vous n’avez pas d’assistant à poser maintenant.
yokohama-why-no-award = Un jeton Objectifs validés se prend avec le troisième objectif.
yokohama-why-no-such-location = Il n’y a pas de lieu n° { $position } sur cette carte.
yokohama-why-canal = Le lieu n° { $position } est le canal : rien ne peut y être placé ni s’y arrêter.
yokohama-why-tech-missing = Vous n’avez pas la technologie { $tech }.
yokohama-why-no-free-action = On ne peut pas utiliser { $tech } à ce moment.
yokohama-why-once-a-turn = Vous avez déjà utilisé { $tech } ce tour-ci.
yokohama-why-too-few = Il vous faut { $kind ->
    [import] { $count ->
        [one] { $count } marchandise importée
       *[other] { $count } marchandises importées
    }
   *[other] { $count } { $kind }
}.
yokohama-why-warehouse-empty = Il n’y a plus { $piece ->
    [assistant] d’assistant
   *[other] de { $piece }
} dans votre entrepôt.
yokohama-why-no-assistant-there = Vous n’avez pas d’assistant sur le lieu { $location } ({ $position }).
yokohama-why-one-location-only = À cette table, on reprend les assistants d’un seul lieu.
yokohama-why-no-assistant-on-map = Vous n’avez pas d’assistant sur la carte.
yokohama-why-no-agent = Vous n’avez pas de négociant disponible.
yokohama-why-agent-used = Vous avez déjà fait appel à un négociant ce tour-ci.
yokohama-why-president-there = Votre président est sur le lieu { $location } ({ $position }) : un négociant agit ailleurs.
yokohama-why-goal-claimed = Vous avez déjà validé l’objectif « { $goal } ».
yokohama-why-no-assistant-in-hand = Vous n’avez pas d’assistant en main.
yokohama-why-goal-not-met = Vous ne remplissez pas l’objectif « { $goal } » maintenant.
yokohama-why-no-such-order = Vous n’avez pas cette commande en main.
yokohama-why-not-adjacent = Le Télégramme ajoute un assistant à côté des deux autres ; le lieu { $location } ({ $position }) n’est pas adjacent.
yokohama-why-different-locations = Vous placez sur des lieux différents ; le lieu { $location } ({ $position }) en a déjà un.
yokohama-why-toll-too-high = Le lieu { $location } ({ $position }) coûte { $count } ¥, que vous n’avez pas.
yokohama-why-same-location = L’assistant vient du lieu { $location } ({ $position }) : il doit aller ailleurs.
yokohama-why-award-gone = Ce jeton n’est pas disponible : { $award }.
yokohama-why-no-such-route = Il n’y a pas autant de contreparties différentes.
yokohama-why-president-must-leave = Votre président est sur le lieu { $location } ({ $position }) et doit finir ailleurs.
yokohama-why-opposing-president = Un président adverse est sur le lieu { $location } ({ $position }).
yokohama-why-no-chain = Aucune chaîne de vos assistants ne mène au lieu { $location } ({ $position }).
yokohama-why-space-taken = L’emplacement { $space } est occupé.
yokohama-why-no-assistant-for-space = Vous n’avez pas d’assistant en main ni sur le lieu à y placer.
yokohama-why-too-little-faith = Cet emplacement demande une foi de { $need } ; vous pouvez atteindre { $count }.
yokohama-why-gift-given = Vous avez déjà donné cela dans cette action : { $kind ->
    [import] marchandise importée
   *[other] { $kind }
}.
yokohama-why-level-too-low = Il faut une action de niveau { $level }.
yokohama-why-slot-empty = Il n’y a pas de carte à l’emplacement { $slot }.
yokohama-why-tech-owned = Vous avez déjà { $tech }.
yokohama-why-too-many-imports = Il ne manque que { $count } de valeur de production pour { $tech }.
yokohama-why-no-piece-in-hand = Vous n’avez pas { $piece ->
    [assistant] d’assistant
   *[other] de { $piece }
} en main.
yokohama-why-own-shop-there = Vous avez déjà une boutique sur ce lieu.
yokohama-why-house-there = Une maison de commerce est déjà construite sur ce lieu.
yokohama-why-nobody-to-leave = Vous n’avez pas d’assistant à laisser sur le lieu.

## The table in words
yokohama-table-players = Joueurs
yokohama-table-name = Joueur
yokohama-table-points = Points
yokohama-table-owned = Possède
yokohama-table-hand = Main
yokohama-table-warehouse = Entrepôt
yokohama-table-president = Président
yokohama-table-in-hand = en main
yokohama-table-orders = Commandes
yokohama-table-filled = Validées
yokohama-table-techs = Technologies
yokohama-table-agents = Négociants
yokohama-table-agents-used = { $count ->
    [one] { $count } déjà utilisé
   *[other] { $count } déjà utilisés
}
yokohama-table-house-fee = prochaine : { $count } ¥
yokohama-table-flags = Drapeaux
yokohama-table-tokens = Jetons
yokohama-table-goals-claimed = Objectifs
yokohama-table-hidden-order = une commande cachée
yokohama-table-offered = proposées : { $orders }
yokohama-table-map = Carte
yokohama-table-position = N°
yokohama-table-location = Lieu
yokohama-table-kind = Type
yokohama-table-works = Ce que font les lieux
yokohama-table-work = Action
yokohama-table-neighbours = Adjacents
yokohama-table-assistants = Assistants
yokohama-table-level = Niveau
yokohama-table-token = Jeton Niveau 5
yokohama-table-shops = Boutiques
yokohama-table-house = Maison de commerce
yokohama-table-station = gare
yokohama-table-neutral = neutre
yokohama-table-church = Église
yokohama-table-customs = Bureau de douane
yokohama-table-space = Emplacement
yokohama-table-need = Exige
yokohama-table-reward = Récompense
yokohama-table-taken-by = Occupé par
yokohama-table-labs = Laboratoires ({ $count } cartes dans la pioche)
yokohama-table-ports = Ports ({ $count } cartes dans la pioche)
yokohama-table-slot = Case
yokohama-table-cost = Coût
yokohama-table-effect = Effet
yokohama-table-flag = Drapeau
yokohama-table-order = Commande
yokohama-table-pay = Marchandises
yokohama-table-band = Dès le niveau
yokohama-table-goals = Objectifs
yokohama-table-goal = Objectif
yokohama-table-first = Premier
yokohama-table-later = Ensuite
yokohama-table-awards = Jetons Objectifs validés : { $awards }
yokohama-table-supply = Négociants dans la réserve
yokohama-table-last-round = La partie s’arrête après la manche { $round }.
yokohama-table-routes = Contreparties au choix
yokohama-table-number = Numéro
yokohama-table-payees = Payé à
yokohama-table-canal = canal

## Kinds of places
yokohama-place-order = Commande
yokohama-place-location = Lieu
yokohama-place-goal = Objectif
yokohama-place-president = Président
yokohama-place-church = Église
yokohama-place-owned = Possédé
yokohama-place-customs = Douane
yokohama-place-warehouse = Entrepôt
yokohama-place-lab = Laboratoire
yokohama-place-port = Port
yokohama-place-token = Jeton
yokohama-place-shop = Boutique
yokohama-place-house = Maison de commerce

## Values of options
yokohama-value-seat0 = première place
yokohama-value-blocker = occupent seulement
yokohama-value-rival = rivalisent
yokohama-value-first_only = première place seule
yokohama-value-both_places = les deux places
yokohama-value-any_locations = tous les lieux
yokohama-value-one_location = un seul lieu
