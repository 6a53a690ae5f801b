# Textes que tous les jeux partagent.
rule = { $rule }
why-over = La partie est finie.
why-not-asked = Ce n’est pas à vous de décider maintenant.

## Le terminal
cli-round = Tour { $round } · { $phase }
cli-final = Décompte final
cli-rank = Rang
cli-player = Joueur
cli-total = Total
cli-hand-over = La décision revient à { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
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
cli-brings = Apporte : { $parts } ({ $languages }).
cli-part-evaluator = des robots qui réfléchissent
cli-part-features = des nombres pour les programmes qui apprennent
cli-part-report = des comptages pour le rapport d’équilibre
cli-part-words = la table en mots
cli-part-lessons = des leçons
cli-part-texts = des textes
cli-lacks-evaluator = Sans évaluateur : seul le robot « random » y joue.
cli-lacks-features = Sans nombres : les programmes qui apprennent ne peuvent pas l’observer.
cli-lacks-report = Sans rapport : le rapport d’équilibre ne compte aucun élément.
cli-lacks-words = Sans mots : la table est montrée par les simples champs de sa vue.
cli-lacks-lessons = Aucune leçon n’est proposée.
cli-lacks-texts = Sans textes : des clés sont montrées à la place.

## Pourquoi la maison refuse
house-why-already-account = Vous avez déjà un compte.
house-why-already-yours = Cette place est déjà la vôtre.
house-why-bad-command-id = L’identifiant de la commande doit avoir de 1 à { $most } caractères simples, sans barre oblique.
house-why-bad-name = Un nom a de 1 à { $most } caractères.
house-why-bad-seat = Une place peut être pour vous, pour un robot, ou libre.
house-why-bad-text = Un message a de 1 à { $most } caractères.
house-why-cannot-undo = Cette décision ne peut plus être annulée.
house-why-command-id-used = Cet identifiant a servi à une autre commande : renvoyez-la sous un nouveau.
house-why-expires-past = Le jeton serait déjà périmé : choisissez une date plus tardive.
house-why-link-opens-nothing = Ce lien n’ouvre pas (ou plus) de place : demandez-en un nouveau.
house-why-login-form = Un identifiant a de { $least } à { $most } caractères : lettres de a à z, chiffres, point, tiret et tiret bas ; le premier est une lettre ou un chiffre.
house-why-login-taken = Cet identifiant est déjà pris : choisissez-en un autre.
house-why-no-account = Vous êtes ici en invité : il faut un compte pour cela.
house-why-no-such-action = Cette action n’existe pas dans ce jeu.
house-why-no-such-lesson = Cette leçon n’existe pas, ou elle n’a pas cette étape.
house-why-no-such-position = Cette position n’existe pas à cette table.
house-why-no-such-request = Cette demande n’attend pas (ou plus) votre réponse.
house-why-no-such-seat = Cette place n’existe pas à cette table.
house-why-not-a-bot = Aucun robot ne joue à cette place.
house-why-not-asked = Ce n’est pas à vous de décider maintenant.
house-why-not-for-tokens = Un jeton joue pour vous mais ne change rien à votre compte : faites-le dans le navigateur.
house-why-not-known = Vous n’êtes pas connecté : entrez un nom ou connectez-vous.
house-why-not-now =
    { $lifecycle ->
        [open] Ce n’est possible qu’après le début de la partie.
        [running] Ce n’est pas possible pendant la partie.
       *[other] La partie est terminée.
    }
house-why-not-started = La partie n’a pas encore commencé.
house-why-not-watchable = Seules les personnes assises à cette table peuvent la regarder.
house-why-not-yours = Ce n’est pas à vous de le faire à cette table.
house-why-note-long = Une note a au plus { $most } caractères.
house-why-nothing-to-play = Il n’y a rien à jouer à partir de cette position.
house-why-password-long = Le mot de passe est trop long : { $most } caractères au plus.
house-why-password-short = Le mot de passe est trop court : il faut { $least } caractères.
house-why-preferences-form = Les préférences doivent être un objet JSON d’au plus { $most } octets.
house-why-request-open = Une autre demande attend ses réponses : attendez-les, ou retirez-la.
house-why-seat-taken = Cette place est déjà prise.
house-why-seats-open = La partie commence quand toutes les places sont prises : attendez ou ajoutez des robots.
house-why-stale = La table a changé entre-temps : regardez et décidez à nouveau.
house-why-wrong-login = Cet identifiant et ce mot de passe ne vont pas ensemble.
house-why-wrong-password = Ce n’est pas votre mot de passe.
house-why-wrong-seats = Une variante de cette partie demande { $seats } places.
house-why-bad-message = Le message est incompréhensible : { $text }.
house-why-bad-request = La requête est incompréhensible : { $text }.
house-why-broken = Une erreur s’est produite sur le serveur ; elle est notée. Rien n’a été modifié.
house-why-foreign-page = Cette requête vient d’une page d’un autre site.
house-why-known-already = Vous êtes déjà connu ici : déconnectez-vous d’abord.
house-why-no-such-game = Ce jeu n’existe pas sur ce serveur.
house-why-no-such-table = Cette table n’existe pas.
house-why-not-possible = { $text }
house-why-store-away = Le serveur n’atteint pas sa base de données pour le moment : réessayez bientôt. Rien n’a été modifié.
house-why-rules-unknown = Ce serveur ne connaît pas les règles de cette table (version { $rules }) : elles viennent d’un Teahouse plus récent ou sont illisibles.
house-why-too-fast = C’était trop souvent : réessayez dans { $seconds } secondes.
house-why-too-many-tables = Une connexion peut suivre { $most } tables au plus.
house-why-unknown-host = Le serveur ne connaît pas ce nom d’hôte : réglez public_url sur son adresse.
house-why-too-many-open = Vous avez { $most } tables en cours : terminez-en une avant d’en ouvrir une autre.
house-why-too-big = C’est trop à la fois : envoyez moins.
house-why-no-such-bot = Ce robot n’existe pas sur ce serveur ; il y a { $bots }.
house-why-closing = Le serveur s’arrête : réessayez dans un instant. Rien n’a été modifié.
house-why-bad-house-tables = Ces tables maison ne conviennent pas : { $text }
house-why-no-such-house-tables = Ces tables maison n’existent pas, ou plus.
house-why-house-tables-changed = Vos tables maison ont été modifiées ailleurs entre-temps : regardez-les de nouveau. Rien n’a été modifié.
house-why-house-tables-outdated = Ces tables maison valent pour la version { $rules } des règles : les nouvelles parties se jouent avec la version { $newest }.
house-why-trials-busy = Le serveur est occupé à essayer d’autres corrections : réessayez dans une minute. Rien n’a été modifié.

# --- house tables -------------------------------------------------------------------------------
cli-tables-component = élément
cli-tables-field = quoi
cli-tables-value = valeur
cli-tables-from = source
cli-tables-believed = selon nous
cli-tables-printed = votre boîte
cli-tables-where = Où : { $text }
cli-tables-depends = Ce qui en dépend : { $text }
cli-tables-tags = R : règle, P : autre source publique, A : reconstitué, à comparer.
cli-tables-written = { $file } : { $count } éléments à comparer. Remplissez-le, puis : { $command }
house-file-name = votre nom
house-file-help =
    Comparez votre { $game } avec ce fichier. Là où votre boîte montre autre chose, écrivez-le
    après « is » et laissez « was » tel quel. Vous pouvez retirer des lignes, ou les laisser.
    Tout est conforme sur un élément ? Alors retirez le premier # de sa ligne dans la liste du haut.
cli-tables-none = Rien de cette sorte n’est reconstitué.
cli-tables-progress = { $game } : { $done } éléments reconstitués comparés sur { $total } (conformes : { $as_printed }, corrigés : { $corrected }).
cli-tables-playable = Le jeu peut se jouer avec ces tables.
cli-yes = oui
cli-no = non
