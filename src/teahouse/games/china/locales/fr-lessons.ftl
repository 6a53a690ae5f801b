## Cards
china-lesson-cards = Cartes et palais
china-lesson-cards-map = Vous bâtissez des palais et envoyez des émissaires dans toute la Chine. Chaque pion se paie d’une carte de la couleur de sa province. Vous avez toujours trois cartes : une mauve et deux rouges.
    .title = Neuf provinces, cinq couleurs
china-lesson-cards-first = Wei est rouge, et personne n’y est encore. Dans une province vide, on ne pose qu’un seul pion par tour. Bâtissez sur la case marquée : une carte rouge.
    .title = Le premier palais
china-lesson-cards-draw = À la fin du tour, vous piochez jusqu’à trois cartes, parmi les cartes visibles ou dans la pioche. Essayez la pioche.
    .title = Repiochez jusqu’à trois
china-lesson-cards-second = Ici, { $p1 } était à Wei avant vous ; vous pouvez donc y poser jusqu’à deux pions. Vous avez une carte rouge et deux vertes. Bâtissez à côté de { $p1 }.
    .title = Deux pions dans un tour
china-lesson-cards-pay = Deux cartes d’une même couleur forment un joker : elles valent une carte de n’importe quelle autre couleur. Gardez la paire verte pour le second pion et payez avec la carte rouge.
    .title = Deux façons de payer
china-lesson-cards-pair = La paire verte paie maintenant un second pion à Wei : un autre palais, ou un émissaire sur le dragon. Envoyez l’émissaire.
    .title = La paire comme joker
china-lesson-cards-empty = Trois cartes, deux pions, toujours dans la même province : on ne peut faire plus en un tour. Vous piocheriez maintenant trois cartes. Si rien ne convient, on peut échanger une carte à la place.
    .title = Une main vide

## Emissaries
china-lesson-emissaries = Émissaires et alliances
china-lesson-emissaries-cap = Une province accueille autant d’émissaires que le plus fort y a de palais. À Chu, { $p1 } a 4 palais : il y a donc place pour 4 émissaires, de qui que ce soit. Deux y sont déjà.
    .title = Combien d’émissaires ?
china-lesson-emissaries-one = Vous n’avez pas de palais à Chu, et il n’en faut pas. Envoyez un émissaire sur le dragon de Chu.
    .title = Le premier
china-lesson-emissaries-pay = Chu est mauve. Payez avec la carte mauve et gardez la paire orange.
    .title = Mauve paie mauve
china-lesson-emissaries-two = Il reste une place sur le dragon, et la paire orange est un joker. Prenez-la.
    .title = Et un autre
china-lesson-emissaries-full = Quatre émissaires pour quatre palais : Chu est plein tant que personne n’y bâtit un cinquième palais à soi. Vous y avez maintenant le plus d’émissaires.
    .title = Plus de place
china-lesson-emissaries-alliance = Les émissaires comptent à la fin, par paires de voisines. Qui en a le plus dans les deux, même à égalité, reçoit autant de points qu’il y a d’émissaires. Vous menez à Wei et à Ch’in : 2 + 4 font 6. À Shu, { $p2 } mène : Ch’in et Shu ne rapportent rien.
    .title = Les alliances à la fin

## Provinces
china-lesson-provinces = Une province pleine
china-lesson-provinces-last = Une province est comptée dès qu’elle est pleine. Il reste une case à Wei. Vous y avez 3 palais, { $p1 } en a 2, { $p3 } en a 1. Bâtissez vous-même le dernier.
    .title = La dernière case
china-lesson-provinces-seven = Le premier reçoit un point par palais de la province : 7 pour vous. Le deuxième reçoit autant que le premier a de palais : 4 pour { $p1 }. Le troisième, autant que le deuxième : 2. Être second d’un fort rapporte.
    .title = Sept, quatre, deux
china-lesson-provinces-equal = Qi a cinq cases. { $p2 } y a 2 palais, vous 1. Bâtissez le dernier et égalisez.
    .title = Une égalité
china-lesson-provinces-shared = Vous êtes premiers tous les deux et recevez 5 points chacun. { $p3 } vient ensuite et en reçoit 2, autant que les premiers ont de palais. Les provinces incomplètes sont comptées de même à la fin.
    .title = Personne n’y perd

## Roads
china-lesson-roads = Routes, et la fin
china-lesson-roads-chain = Quatre de vos palais ou plus à la suite, reliés par des routes, forment une chaîne : un point chacun à la fin. Vous en avez quatre ici.
    .title = Des palais sur une route
china-lesson-roads-close = La route continue vers Shu. Shu est rouge, et vous avez une carte rouge.
    .title = Allongez-la
china-lesson-roads-branch = Cinq à la suite font 5 points. Le palais au sud-ouest de Ch’in est sur un embranchement : une chaîne n’a qu’un chemin, il ne compte donc pas.
    .title = Un embranchement ne compte pas
china-lesson-roads-end = La pioche est parcourue deux fois ; quand elle est vide pour la seconde fois, on joue les derniers tours. Puis viennent les provinces incomplètes, les alliances et les routes. Qui a le plus de points gagne.
    .title = Comment cela finit
