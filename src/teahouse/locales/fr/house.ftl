# Textes de la maison : ce que tous les jeux partagent.
rule = { $rule }
why-over = La partie est terminée.
why-not-asked = Ce n’est pas à vous de décider maintenant.
