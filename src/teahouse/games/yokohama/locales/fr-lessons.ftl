## Walking
yokohama-lesson-walk = Une promenade en ville
yokohama-lesson-walk-town = La ville est faite de lieux qui se touchent. Votre président va de l’un à l’autre et agit là où il s’arrête. Il ne peut passer que là où vous avez envoyé des assistants.
    .title = Yokohama grandit
yokohama-lesson-walk-one = À votre tour, vous placez jusqu’à trois assistants sur des lieux différents, ou deux sur le même. La mine de cuivre servira plus tard : envoyez-y en un. Personne ne s’y tient, c’est donc gratuit.
    .title = Trois assistants
    .do = Placer un assistant à la mine de cuivre
yokohama-lesson-walk-two = Le président de { $p1 } se tient au cabinet de recrutement. Y placer un assistant coûte 1 yen, que reçoit { $p1 }. Vous avez 2 yens : allez-y.
    .title = Une contrepartie au président
    .do = Placer un assistant au cabinet de recrutement
yokohama-lesson-walk-three = Deux présidents se tiennent au laboratoire : cela coûterait 2 yens, et il vous en reste 1. Le lieu est donc sombre ; cliquez dessus pour savoir pourquoi. Puis envoyez le troisième assistant à l’usine de soie.
    .title = Trop cher
    .do = Placer un assistant à l’usine de soie
yokohama-lesson-walk-move = Il passe par les lieux où vous avez des assistants, aussi loin que vous voulez. De la banque, par le cabinet de recrutement, à l’usine de soie : passer chez { $p1 } coûte encore 1 yen.
    .title = Le président marche
    .do = Aller à l’usine de soie
yokohama-lesson-walk-arrived = Là où il s’arrête, il agit : président et assistant ont ensemble le niveau 2, soit 1 soie. Puis les assistants de ce lieu reviennent en main. Les autres restent pour plus tard.
    .title = Arrivé, et à l’œuvre

## Power
yokohama-lesson-power = La force d’un lieu
yokohama-lesson-power-level = Le président et chacun de vos assistants, boutiques et maisons de commerce sur un lieu comptent un : c’est votre niveau d’influence, 5 au plus. Ici, 3 assistants et une boutique l’attendent.
    .title = Comptez jusqu’à cinq
yokohama-lesson-power-act = Votre président arrive en ville ; il peut commencer sur n’importe quel lieu où vous avez un assistant. Envoyez-le à l’usine de soie.
    .title = Faites-le venir
    .do = Aller à l’usine de soie
yokohama-lesson-power-token = 1 + 3 + 1 font le niveau 5 : 4 soies d’un coup. Le premier à agir au niveau 5 peut prendre le jeton du lieu : ici, 6 yens.
    .title = Niveau cinq
yokohama-lesson-power-back = Vos 3 assistants sont de nouveau en main ; la boutique reste pour toujours. À partir du niveau 4, vous pouvez aussi construire une boutique ou une maison de commerce : elle compte toujours, et la case donne une récompense.
    .title = Ils reviennent

## Orders
yokohama-lesson-orders = Commandes et négociants
yokohama-lesson-orders-harbour = Au port, vous prenez des commandes de l’étranger. Vous y avez 2 assistants : avec le président, cela fait le niveau 3.
    .title = Au port
    .do = Aller au port
yokohama-lesson-orders-take = Le niveau sous une carte est celui qu’il faut. Le niveau 3 atteint les quatre premières. Prenez la première carte.
    .title = Prenez une commande
yokohama-lesson-orders-second = Une fois par action, vous pouvez en prendre une autre, pour 2 yens ou une marchandise importée. Prenez la troisième carte. Vous pouvez avoir au plus trois commandes ouvertes.
    .title = Une seconde pour 2 yens
    .do = Prendre aussi la troisième commande, pour 2 yens
yokohama-lesson-orders-fill = Un autre jour : vous avez une commande des Britanniques et 4 thés. On valide les commandes avant ou après l’action principale. Vous avez déjà livré une commande britannique.
    .title = Livrez
    .do = Valider la commande de thé
yokohama-lesson-orders-agent = 4 points pour la commande, et le second drapeau britannique vous amène un négociant. Il agit une fois pour vous sur un lieu où vous avez un assistant, sans le président. Les drapeaux différents comptent à la fin.
    .title = Un ami à l’étranger

## Points
yokohama-lesson-points = Points, et la fin
yokohama-lesson-points-goal = Vous avez les 5 cuivres que demande cet objectif. Le valider coûte un assistant, pas le cuivre. Deux joueurs ont été plus rapides ; il rapporte encore 6 points. Validez-le.
    .title = Un objectif
yokohama-lesson-points-customs = La douane change les marchandises importées en points. Vous en avez 3, et un assistant sur place : niveau 2 avec le président.
    .title = Le bureau de douane
    .do = Aller au bureau de douane
yokohama-lesson-points-space = Le niveau 2 permet 1 marchandise importée. Placez un assistant sur la deuxième case : 4 points et 2 yens. Il n’en revient pas.
    .title = Un assistant pour de bon
    .do = Placer un assistant sur la deuxième case
yokohama-lesson-points-bonus = Qui a le plus d’assistants à la douane reçoit 8 points à la fin, le suivant 4 ; de même à l’église et pour les technologies. Quand la douane ou l’église se remplit, que les commandes manquent ou que quelqu’un a tout construit, on joue encore une manche.
    .title = Comment cela finit
