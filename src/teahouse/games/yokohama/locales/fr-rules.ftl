## The rules in short
yokohama-rules-goal = Vous êtes marchands dans le port ouvert de Yokohama. Rassemblez des marchandises, livrez des commandes, achetez des technologies, aidez l’église et la douane. Qui a le plus de points gagne.
yokohama-rules-turn = Placez jusqu’à trois assistants sur des lieux différents, ou deux sur un seul. Puis votre président passe par les lieux où vous avez des assistants et agit là où il s’arrête. Un autre président sur un lieu coûte 1 yen quand vous y placez ou passez, et on ne peut s’y arrêter. Votre niveau est le nombre de vos pions sur le lieu, 5 au plus : il dit ce que le lieu donne. Dès le niveau 4, vous pouvez construire une boutique ou une maison de commerce ; le premier au niveau 5 prend le jeton. Puis les assistants du lieu reviennent. Au lieu de marcher, vous pouvez reprendre votre président. Avant et après, vous pouvez valider des commandes et des objectifs et faire appel à des négociants. Deux drapeaux pareils amènent un négociant.
yokohama-rules-end = Quand l’église ou la douane est remplie, que les commandes manquent, ou que quelqu’un a construit toutes ses boutiques ou toutes ses maisons de commerce, on finit la manche et on en joue encore une.
yokohama-rules-scoring = Les points en cours de partie, et à la fin : majorités à l’église et à la douane, technologies les plus chères, séries de drapeaux différents, et un peu pour les importations, yens et marchandises qui restent.

## What a place is for
yokohama-tip-location = Votre niveau ici est le nombre de vos pions, président compris ; il dit ce que vous recevez.
yokohama-tip-offer = Gardez une des deux commandes de départ.
yokohama-tip-goal = Montrez ce qu’il demande et laissez un assistant : plus tôt, plus de points.
yokohama-tip-order = Une commande ouverte : livrez avant ou après l’action principale.
yokohama-tip-president = Au lieu de marcher, reprenez votre président en main.
yokohama-tip-exchange = Le quartier chinois achète et vend ; un échange par niveau.
yokohama-tip-church = Niveau et dons différents font votre foi ; un assistant reste ici pour de bon.
yokohama-tip-customs = Coûte des marchandises importées ; un assistant reste ici pour de bon.
yokohama-tip-owned = Ce que vous avez en main.
yokohama-tip-warehouse = Pions encore à recruter au cabinet de recrutement.
yokohama-tip-lab = Une technologie vous aide jusqu’à la fin de la partie, et compte à la fin.
yokohama-tip-port = Une commande : le niveau indiqué dessous est celui qu’il faut.
yokohama-tip-token = Pour le premier qui agit ici au niveau 5.
yokohama-tip-shop = Une boutique compte ici pour toujours, et sa case donne une récompense.
yokohama-tip-house = Une maison de commerce compte ici pour toujours ; il n’y a place que pour une.
yokohama-tip-supply = La réserve commune de marchandises.
yokohama-tip-award = Une récompense à choisir.
