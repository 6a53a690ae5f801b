## The rules in short
china-rules-goal = Vous bâtissez des palais et envoyez des émissaires dans les provinces de la Chine ancienne. Les palais comptent dans leur province et le long des routes, les émissaires par provinces voisines. Qui a le plus de points gagne.
china-rules-turn = Jouez une à trois de vos trois cartes et posez jusqu’à deux pions dans une même province : des palais sur les cases, des émissaires sur le dragon. Chacun coûte une carte de la couleur de la province, ou deux cartes d’une autre couleur comme joker. Dans une province vide, un seul pion. Une province accueille autant d’émissaires que le plus fort y a de palais. Ou échangez une carte. Puis repiochez jusqu’à trois, parmi les cartes visibles ou dans la pioche.
china-rules-end = Quand la pioche est vide pour la seconde fois, on joue les derniers tours.
china-rules-scoring = Une province pleine compte aussitôt, les autres à la fin : le premier reçoit un point par palais, chaque autre autant que celui qui le précède a de palais. Alliances : qui a le plus d’émissaires dans deux voisines reçoit un point par émissaire. Routes : une chaîne d’au moins quatre palais rapporte un point chacun.

## What a place is for
china-tip-space = Un palais ici coûte une carte de la couleur de la province, ou une paire d’une autre couleur.
china-tip-dragon = Place pour autant d’émissaires que le plus fort a ici de palais.
china-tip-supply = Vos pions qui ne sont pas encore sur le plateau.
china-tip-province = Les tuiles bonus de cette province sont retournées par son premier palais.
china-tip-hand = Vos trois cartes. On peut en échanger une au lieu de poser des pions.
china-tip-discard = Cartes jouées ; elles reforment une fois la pioche.
china-tip-payment = Une carte de la couleur de la province, ou deux cartes pareilles comme joker.
china-tip-row = Cartes visibles : prenez ce qu’il vous faut.
china-tip-pile = Piochez sans voir. La partie finit quand la pioche est vide pour la seconde fois.
china-tip-played = Gardez une des cartes jouées : à nombre égal, vous prenez la carte d’influence.
china-tip-special = Une carte spéciale du duel, une fois par partie.
