## Auction
yunnan-lesson-auction = L’enchère
yunnan-lesson-auction-road = Vous êtes marchands de thé à Pu’er. Vos négociants portent le thé le long de la route, de plus en plus loin. Plus une province est loin, mieux elle paie. Qui a le plus de points de victoire gagne.
    .title = La Route du thé et des chevaux
yunnan-lesson-auction-houses = Chaque manche commence par une enchère. À l’école, on gagne un négociant ; à la douane, un passage de frontière ; chez le négociant en chevaux, plus de chemin ; à la guilde, de l’influence ; au chantier, une structure.
    .title = Cinq maisons utiles
yunnan-lesson-auction-outbid = Les cases 5 et 7 sont petites : seule la plus haute enchère du bâtiment peut s’y tenir. { $p1 } est sur le 7 de la guilde. Misez 9 et son négociant rentre.
    .title = Renvoyez un rival
yunnan-lesson-auction-stays = { $p1 } est revenu avec 12, mais votre 9 est une grande case et reste : vous aurez tous deux l’amélioration. De vos 15 pièces, il en reste 6. Prenez aussi le 5 à la douane.
    .title = Les grandes cases sont sûres
yunnan-lesson-auction-pass = Quand vous passez, vos enchères restent, et les négociants de votre stock vont au marché de Pu’er. C’est de là qu’ils voyageront.
    .title = Assez pour aujourd’hui
yunnan-lesson-auction-paid = Tout le monde a passé. Vous payez 9 + 5 pièces et gagnez un passage de frontière et un point d’influence. Ces améliorations durent toute la partie.
    .title = Payez et progressez

## Travel
yunnan-lesson-travel = Voyager et déporter
yunnan-lesson-travel-passes = Chaque frontière coûte un passage de frontière ; ils reviennent à la manche suivante. Nul ne voyage plus loin que son cheval. Vous avez 5 passages, et votre cheval est au Sichuan.
    .title = Les passages et le cheval
yunnan-lesson-travel-move = Deux de vos négociants attendent au marché. Envoyez-en un au Sichuan : deux frontières, deux passages. Cliquez sur Pu’er, puis sur le Sichuan.
    .title = En route
yunnan-lesson-travel-displace = En arrivant, on peut déporter un négociant dont le propriétaire a moins d’influence. { $p1 } en a moins que vous, { $p2 } plus. Renvoyez { $p1 } d’une province.
    .title = L’influence fait de la place
yunnan-lesson-travel-second = Il reste trois passages. Le même chemin encore une fois : 2 + 2 passages pour deux voyages.
    .title = Le second négociant
yunnan-lesson-travel-route = À la fin de votre tour, chaque province jusqu’à Pu’er doit porter un de vos négociants ou comptoirs, sinon ceux d’au-delà retournent au marché. Votre comptoir au Yunnan garde la route ouverte.
    .title = Une route continue
yunnan-lesson-travel-stands = Vos deux négociants sont au Sichuan. Chacun a pris un cadeau, et votre thé rapporte 25 cette manche, plus qu’à tous les autres.
    .title = Cela en valait la peine

## Income
yunnan-lesson-income = Inspecteur, cadeaux, revenu
yunnan-lesson-income-value = Vous voyagez en dernier ; ensuite vient l’inspecteur. Il va dans la province qui rapporte le plus à tous ensemble : le Sichuan. Terminez votre tour et regardez.
    .title = La province la plus riche
yunnan-lesson-income-gifts = Il bannit un négociant de qui y a le plus d’influence, en dessous de 4 : c’était { $p2 }. Une maison de thé protège son propriétaire. Puis chaque négociant dans une province à cadeaux en prend un.
    .title = Ne pas être trop important
yunnan-lesson-income-convert = Votre revenu est de 21 : 3 au marché, 6 au Yunnan, 9 et 3 au Sichuan. Partagez-le : autant de points que vous voulez, le reste en pièces pour l’enchère suivante. Prenez 6 points, gardez 15.
    .title = Pièces ou points
yunnan-lesson-income-next = Qui a gagné le plus voyagera en premier, et enchérira en dernier. Les négociants du marché rentrent, ceux des provinces restent. La partie finit à 80 points, ou quand il n’y a plus de cadeaux.
    .title = Les derniers d’abord

## Build
yunnan-lesson-build = Construire, et la fin
yunnan-lesson-build-yard = Votre enchère de 9 tient au chantier, et les autres ont passé. Passez aussi, et vous recevrez une structure.
    .title = Le chantier
yunnan-lesson-build-take = Un comptoir tient votre route et rapporte un peu. Un pont franchit un ravin et raccourcit le chemin. Une maison de thé vous protège de l’inspecteur et rapporte des points à la fin. Prenez une maison de thé.
    .title = Laquelle ?
yunnan-lesson-build-place = Vous pouvez construire tout de suite, jusqu’où va votre cheval, ou la garder. Chaque province n’a place que pour une maison de thé. Construisez-la au Sichuan avant les autres.
    .title = Une maison de thé par province
yunnan-lesson-build-worth = En plus de vos points : 3 par cadeau, 1 pour 3 pièces, et des points pour les passages, l’influence, le cheval et les maisons de thé. Maisons de thé et cheval comptent d’autant plus qu’ils sont loin.
    .title = Ce qui compte à la fin
