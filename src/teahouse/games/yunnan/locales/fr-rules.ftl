## The rules in short
yunnan-rules-goal = Des marchands de thé de Pu’er envoient leurs négociants sur la Route du thé et des chevaux. Les provinces lointaines paient bien, mais la route ne doit pas se rompre, et les rivaux poussent. Qui a le plus de points de victoire gagne.
yunnan-rules-turn = D’abord l’enchère : tour à tour, posez un négociant sur une case d’un bâtiment, allez à la banque, posez-en un au marché, ou passez. Sur une petite case (5, 7), seule la plus haute enchère du bâtiment tient ; dépassé, le négociant rentre. On paie, et chaque enchère donne son amélioration : un négociant, un passage, une province pour le cheval, de l’influence, une structure. Puis on voyage : une frontière coûte un passage, le cheval fixe la limite, et en arrivant on peut déporter un négociant de qui a moins d’influence. Chaque province du chemin doit porter un de vos négociants ou comptoirs. L’inspecteur bannit un négociant dans la province la plus riche, on prend les cadeaux, et le thé est payé. Chacun partage son revenu en points et en pièces.
yunnan-rules-end = La partie finit avec la manche où quelqu’un atteint 80 points ou prend le dernier cadeau. Avec les gardes ou la double enchère, seuls les cadeaux y mettent fin.
yunnan-rules-end-edition-2013 = La partie finit avec la manche où quelqu’un atteint 80 points ou prend le dernier cadeau ; à deux avec deux couleurs chacun, à 100 points ou quand il reste deux cadeaux.
yunnan-rules-scoring = Les points du revenu ; 1 pour 3 pièces ; 3 par cadeau ; les passages, l’influence, la province du cheval, et les maisons de thé selon la province. À égalité : plus d’influence.
yunnan-rules-scoring-edition-2013 = Les points du revenu ; 1 pour 3 pièces ; 3 par cadeau ; les passages, l’influence, et 12 par maison de thé sur le plateau. À égalité : plus d’influence.

## What a place is for
yunnan-tip-building = Une enchère : les petites cases (5, 7) ne gardent que la plus haute du bâtiment, les grandes sont sûres.
yunnan-tip-bank = Qui s’y tient renonce à ses enchères et reçoit des pièces selon la somme de toutes.
yunnan-tip-province = Les négociants suivent la route jusqu’où va le cheval ; chaque frontière coûte un passage.
yunnan-tip-traders = En arrivant, on peut déporter un négociant de qui a moins d’influence.
yunnan-tip-stock = Vos négociants et structures en stock.
yunnan-tip-general = Structures encore à gagner au chantier.
yunnan-tip-kept = Une structure gardée : construisez-la en voyageant.
yunnan-tip-posts = Un comptoir garde votre route ouverte et rapporte un peu ; sans route, rien.
yunnan-tip-ravine = Un pont franchit le ravin : un chemin plus court, pour son propriétaire seul.
yunnan-tip-tea_house = Place pour une maison de thé : elle protège de l’inspecteur et compte à la fin.
yunnan-tip-guard = Un garde protège vos négociants d’une province contre la déportation, pour une manche.
yunnan-tip-income = Partagez le revenu de cette manche : tant de points, le reste en pièces.
