## The rules in short
dschunke-rules-goal = Cinq jonques forment un cercle. Vous y chargez des caisses, prenez des marchandises et des yuans selon celles qui se voient d’en haut, et vendez au marché. Le plus riche après dix tours gagne.
dschunke-rules-turn = À chaque tour, on retourne une carte marché. Puis chacun utilise un pion : un marchand sur sa jonque, ou un aide sur une jonque sans marchand. Charger : poser des palettes. Marchandises et yuans : autant que vos caisses visibles sur place, au moins 3. On peut jouer en plus une carte supplémentaire. Ensuite chacun prend une carte marchandise par carte réapprovisionnement. Enfin tous misent en secret des cartes d’une seule marchandise : le plus grand nombre gagne ce que dit la carte marché, et toutes les cartes misées sont perdues. À égalité, on partage les yuans ; une carte spéciale n’est à personne. On mise encore pour les marchandises non vendues tant que quelqu’un mise. Puis les marchands passent à la jonque suivante.
dschunke-rules-end = La partie se termine après les mises du tour 10.
dschunke-rules-scoring = Vos yuans, plus 4 par jonque où l’on voit une de vos caisses (25 pour les cinq), plus vos cartes bonus si vous montrez le plus de caisses sur les jonques indiquées. Les marchandises restantes ne valent rien, mais départagent.

## What a place is for
dschunke-tip-junk = Les caisses visibles d’en haut comptent pour les marchandises, les yuans et la fin.
dschunke-tip-merchant = Utilisé une fois par tour, sur la jonque où il se tient ; ensuite il passe à la suivante.
dschunke-tip-trainee = Utilisé une fois par tour, sur une jonque sans marchand ; sa case sur la piste dit pour quoi.
dschunke-tip-pile = Cartes marchandises. Une pile vide ne donne rien ; le reste vient d’une autre.
dschunke-tip-market = Ce que gagne la plus forte mise sur cette marchandise : des yuans, ou une carte spéciale (S).
dschunke-tip-stack = Cartes spéciales. Qui en gagne une regarde un paquet et y prend une carte.
dschunke-tip-hand = Vos cartes marchandises. Les autres n’en voient que le nombre.
dschunke-tip-special = Une carte secrète : une action supplémentaire, une par tour, ou un bonus pour la fin.
dschunke-tip-face = Une carte du paquet que vous regardez : prenez-en une.
dschunke-tip-bank = Les yuans viennent de la banque ; elle n’est jamais vide.
