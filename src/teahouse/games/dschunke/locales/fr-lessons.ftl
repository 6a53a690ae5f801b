## Cargo
dschunke-lesson-cargo = Cargaison et caisses
dschunke-lesson-cargo-harbour = Cinq jonques forment un cercle, et chacun charge ses caisses sur toutes. Le plus riche après dix tours de jeu gagne. Vous êtes le carré bleu marine.
    .title = Cinq jonques au port
dschunke-lesson-cargo-hold = Trois palettes de trois caisses tiennent côte à côte sur un niveau. Seul compte ce qui se voit d’en haut. Sur la jonque violette, vous montrez 3 caisses, et { $p1 } aussi.
    .title = Regardez dans la cale
dschunke-lesson-cargo-load = Le marchand aux palettes se tient sur la jonque violette. Qui l’utilise y pose deux palettes. La première va compléter le niveau, la seconde en commence un nouveau, en travers.
    .title = Chargez deux palettes
dschunke-lesson-cargo-levels = Comptons : 3 caisses en haut, et 2 de chacune de vos palettes en dessous. Cela fait 7 pour vous. { $p1 } a une caisse couverte et n’en montre plus que 2.
    .title = Sept caisses vues d’en haut

## Turn
dschunke-lesson-turn = Votre tour
dschunke-lesson-turn-markers = Trois marchands se tiennent sur des jonques, deux aides sur leurs pistes. À votre tour, vous utilisez l’un d’eux que personne n’a encore utilisé ce tour-ci. On ne peut pas passer.
    .title = Un pion chacun
dschunke-lesson-turn-count = Marchands et aides chargent des palettes, donnent des cartes marchandises ou des yuans : autant que vous avez de caisses visibles sur la jonque. Sur la blanche, vous en montrez 4.
    .title = Vos caisses font votre force
dschunke-lesson-turn-goods = Les aides vont sur l’une des deux jonques sans marchand. Celui d’en haut rapporte ce tour-ci des cartes marchandises. Cliquez sur lui, puis sur la jonque blanche : elle porte du riz.
    .title = Envoyez un aide
dschunke-lesson-turn-others = Quatre caisses, quatre riz. Puis les autres ont joué. { $p3 } a pris des yuans sur la jonque grise sans y avoir une seule caisse, et en a reçu 3 quand même : trois est toujours le minimum.
    .title = Jamais moins de trois

## Round
dschunke-lesson-round = Un tour jusqu’au bout
dschunke-lesson-round-supply = Après les actions, chacun prend une carte marchandise par carte réapprovisionnement. Vous en avez deux, et toutes les piles vous sont ouvertes.
    .title = Réapprovisionnement
dschunke-lesson-round-second = La seconde carte peut être la même marchandise. C’est en nombre qu’elle emporte le marché.
    .title = Encore la même
dschunke-lesson-round-sell = La carte marché dit ce que rapporte chaque marchandise : riz 3 yuans, légumes 4, épices une carte spéciale, poisson 1. Chacun mise en secret. Cliquez sur le riz, puis proposez 4 cartes.
    .title = Au marché
dschunke-lesson-round-enough = Personne d’autre ne voulait de riz : 3 yuans pour vous, et les cartes retournent à la pile. On continue jusqu’à ce que tout soit vendu ou que personne ne mise. Restons-en là.
    .title = Vendu
dschunke-lesson-round-move = Le tour est fini. Chaque marchand passe à la jonque suivante, les aides avancent, et { $p1 } reçoit la jonque rouge et commence. Chaque jonque verra donc chaque marchand : prévoyez-le.
    .title = Tout avance

## Barter
dschunke-lesson-barter = L’art de miser
dschunke-lesson-barter-secret = Les légumes rapportent 4 yuans. Le plus grand nombre l’emporte, et toutes les cartes misées sont perdues. Misez vos trois cartes : cliquez sur les légumes, puis choisissez le nombre.
    .title = La meilleure marchandise
dschunke-lesson-barter-reveal = Vos 3 battent les 2 de { $p1 } : 4 yuans pour vous, rien pour { $p1 }. { $p2 } était seul au riz, avec une carte, et reçoit 3. Ces deux marchandises sont vendues.
    .title = Cartes sur table
dschunke-lesson-barter-special = Le S signifie une carte spéciale. On mise aussitôt de nouveau, pour ce qui reste : épices et poisson. Essayez avec 2 épices.
    .title = Des épices pour une carte
dschunke-lesson-barter-tied = { $p1 } a misé 2 épices aussi. Une carte ne se partage pas : personne ne l’obtient, et les épices sont vendues quand même.
    .title = Ex æquo
dschunke-lesson-barter-share = Un autre tour, une autre carte marché : les épices rapportent 4 yuans. Des yuans se partagent. Misez vos 3 épices.
    .title = Et les yuans ?
dschunke-lesson-barter-third = Vous étiez trois à miser 3 épices. Chacun reçoit 1 yuan, et le quatrième reste à la banque. Une carte de plus, et les 4 étaient pour vous seul.
    .title = Quatre yuans pour trois

## Special
dschunke-lesson-special = Cartes spéciales
dschunke-lesson-special-hand = Certaines cartes spéciales sont permanentes, d’autres sont des actions supplémentaires, d’autres un bonus final. Vous avez un revenu supplémentaire sur la jonque violette, et un bonus de 8 yuans si vous y montrez le plus de caisses à la fin.
    .title = Trois sortes
dschunke-lesson-special-extra = Vous pouvez jouer une carte supplémentaire par tour, avant ou après votre pion. Vous montrez 7 caisses sur la jonque violette : jouez la carte.
    .title = Une action supplémentaire
dschunke-lesson-special-main = 7 yuans, et la carte est défaussée. Il vous reste votre action principale : le marchand aux yuans se tient sur la jonque blanche, où vous montrez aussi 7 caisses.
    .title = Et maintenant le marchand
dschunke-lesson-special-fourteen = 7 et 7 font 14 yuans. Une seule carte supplémentaire par tour, et la carte bonus attend la fin de la partie. Personne d’autre ne sait que vous l’avez.
    .title = Quatorze en un tour

## End
dschunke-lesson-end = La fin
dschunke-lesson-end-last = C’est la dernière enchère de la partie. Le poisson rapporte 4 yuans, et vous en avez un. Les marchandises gardées ne valent rien.
    .title = Tour dix, dernier marché
dschunke-lesson-end-stop = 4 yuans de plus. Votre riz pourrait rapporter 1 yuan, mais en cas d’ex æquo les cartes marchandises départagent. Quand personne ne mise, la partie se termine.
    .title = Gardez-en une
dschunke-lesson-end-count = Chaque jonque où l’on voit une de vos caisses vaut 4 yuans, et les cinq ensemble 25. Vous êtes sur toutes : 35 + 25, et 8 pour votre carte bonus. Cela fait 68, et vous gagnez.
    .title = Visible partout
