# Textes de la maison : ce que tous les jeux partagent.
rule = { $rule }
why-over = La partie est finie.
why-not-asked = Ce n’est pas à vous de décider maintenant.

## Le terminal
cli-round = Tour { $round } · { $phase }
cli-final = Décompte final
cli-rank = Rang
cli-player = Joueur
cli-total = Total
cli-hand-over = La décision revient à { $seat }. Appuyez sur Entrée quand { $seat } est seul devant l’écran.
cli-no-choice = Choisissez un nombre de 1 à { $count }, ou tapez help.
cli-confirm = Entrée pour continuer, u pour annuler :
cli-no-undo = Il n’y a rien que vous puissiez annuler maintenant.
cli-undone = Annulé.
cli-allowed = C’est permis maintenant : { $action }.
cli-saved = Enregistré dans { $file }.
cli-resume = Pour continuer : { $command }
cli-seed = La graine de cette partie était { $seed }.
cli-help =
    Un nombre choisit ; la notation placée derrière aussi (bid rice 3).
    why            liste ce qui n’est pas permis maintenant, avec des numéros
    why N          pourquoi ce n’est pas permis (numéro de cette liste, ou notation)
    undo           annule votre dernière décision
    board, log     montre la table, ou tout ce qui s’est passé
    save [FICHIER] enregistre la partie
    quit           quitte ; la partie est enregistrée et peut être reprise
cli-game = { $title } ({ $name }), { $players } joueurs, version des règles { $rules }
cli-option = option
cli-values = valeurs
cli-default = par défaut
cli-about = ce qu’elle change
