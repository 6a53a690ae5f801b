# The interface in the browser.

## The server
web-minutes = { $count } min
web-house-away = Le serveur ne répond pas.
web-try-now = Réessayer
web-loading = Un instant.
web-close = Fermer
web-cancel = Annuler
web-tools = Outils
web-menu = Menu
web-yes = oui
web-no = non
web-you = Vous

## The lobby
web-lobby-title = Prenez place.
web-lobby-about = Des jeux de marchands, en direct, au fil des semaines ou tout de suite contre des robots.
web-games = Jeux
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-play-now = Jouer contre des robots
web-my-tables = Mes tables
web-my-tables-none = Rien ne vous attend. Faites une partie contre des robots, ou prenez place à une table ouverte.
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte. Ouvrez-en une ; les autres la verront ici.
web-running-tables = En cours
web-running-tables-none = Personne ne joue en ce moment.
web-finished-tables = Terminées
web-finished-tables-none = Le premier résultat s’affichera ici.
web-next-where-i-decide = Prochaine où c’est à moi
web-next-table = Table suivante
web-seats-taken = { $taken } places sur { $count }
web-your-turn = À vous
web-lifecycle-open = en attente
web-lifecycle-running = en cours
web-lifecycle-finished = terminée
web-lifecycle-abandoned = arrêtée
web-sit-down = Prendre place

## A new table
web-new-table-about = Tout est déjà rempli. Trois clics suffisent : jeu, places, départ.
web-step-game = Jeu
web-step-seats = Places
web-seats-allowed = { $count } places, de { $least } à { $most }
web-seat-of = Place { $number }
web-you-always-seated = vous, toujours à table
web-person = Personne
web-bot = Robot
web-bot-of = robot, { $strength }
web-bot-name = Robot { $number }
web-open-seat = Place { $number }
web-person-gone = quelqu’un qui est parti
web-strength = Force
web-strength-random = au hasard
web-strength-greedy = pressé
web-strength-novice = doux
web-strength-skilled = régulier
web-strength-expert = fort
web-first-to-open-the-link = qui ouvrira le lien
web-remove-seat = Retirer la place { $number }
web-add-person = Ajouter une personne
web-add-bot = Ajouter un robot
web-visible = Visible
web-visible-all = Par tous
web-visible-link = Par lien seulement
web-options = Options
web-options-changed = { $count } modifiées
web-changed = modifié
web-defaults = Par défaut
web-default-is = Par défaut : { $value }.
web-not-with = Pas avec : { $option }.
web-not-for-so-many = Pas à { $count } joueurs.
web-starts-now = La partie commence tout de suite.
web-starts-when-full = { $count ->
    [one] Attend une personne ; vous aurez un lien à envoyer.
   *[other] Attend { $count } personnes ; vous aurez des liens à envoyer.
}
web-open-table = Ouvrir la table
web-start-table = Commencer
web-standard = standard
web-rules-version = règles version { $rules }
web-corrections = { $count ->
    [one] une valeur corrigée
   *[other] { $count } valeurs corrigées
}

## Values of options
web-value-true = oui
web-value-false = non
web-value-on = oui
web-value-off = non
web-value-random = au hasard
web-value-given = ordre des places
web-value-auto = selon les joueurs
web-value-fixed = fixe
web-value-variable = variable
web-value-hidden = caché
web-value-open = visible

## Who I am
web-name-title = Comment vous appeler ?
web-name = Nom
web-name-about = Un nom suffit. Ce navigateur garde vos places ; un compte est facultatif.
web-name-go = Entrer
web-i-have-an-account = J’ai un compte
web-account = Compte
web-rename-about = Le nom que verront les autres, aux places que vous prendrez désormais.
web-keep = Enregistrer
web-kept = Enregistré.
web-register = Créer un compte
web-register-about = Avec un compte, vous retrouvez vos places et réglages depuis tout navigateur.
web-registered = Vous avez un compte.
web-login = Identifiant
web-password = Mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-change-password = Changer le mot de passe
web-change-password-about = Toutes les autres sessions se terminent.
web-log-in = Se connecter
web-log-out = Se déconnecter
web-log-out-everywhere = Se déconnecter partout
web-sessions = Sessions
web-session = Session
web-this-session = celle-ci
web-end-session = Terminer
web-my-data = Mes données
web-my-data-about = Tout ce que le serveur garde sur vous, en un fichier ; ou supprimez-le.
web-export-me = Exporter
web-delete-me = Supprimer mes données
web-delete-me-about = Votre nom, vos sessions, notes et messages sont supprimés, et vos places libérées. C’est irréversible.
web-delete-me-sure = Supprimer définitivement

## Settings
web-settings = Réglages
web-setting-language = Langue
web-setting-theme = Thème
web-setting-theme-system = comme le système
web-setting-theme-light = clair
web-setting-theme-dark = sombre
web-setting-speed = Mouvement des pièces
web-setting-speed-off = sans
web-setting-speed-slow = lent
web-setting-speed-normal = normal
web-setting-speed-fast = rapide
web-setting-confirm = Confirmer les décisions
web-setting-confirm-about = Un choix n’est joué que si vous le confirmez.
web-setting-sound = Son
web-setting-sound-about = Un son discret quand c’est à vous.
web-setting-keys = Touches simples
web-setting-keys-about = Les chiffres choisissent, u annule, ? montre toutes les touches.
web-setting-words = La table en mots
web-setting-words-about = Du texte et des listes au lieu du plateau dessiné.
web-to-dark = Sombre
web-to-light = Clair
web-sound-on = Activer le son
web-sound-off = Couper le son

## The status line
web-your-turn-dot = À vous.
web-on-turn = C’est à vous
web-status-decides = { $count ->
    [one] { $names } décide.
   *[other] { $names } décident.
}
web-status-watching = Vous regardez.
web-status-open = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-status-ready = Tout le monde est à table.
web-status-finished = La partie est terminée.
web-status-abandoned = Cette table s’est arrêtée sans résultat.

## Players
web-players = Joueurs
web-here = présent
web-away = absent
web-decides = décide
web-you-decide = À vous de décider
web-points-short = PV
web-progress = Ce qui reste avant la fin
web-round = Manche { $round }
web-colour-0 = bleu
web-colour-1 = rouge
web-colour-2 = jaune
web-colour-3 = ciel
web-colour-4 = noir

## Choices
web-choices = Choix
web-all-choices = Tous les choix ({ $count })
web-then = puis ?
web-undo = Annuler
web-restart = Recommencer
web-confirm = Valider
web-sending = Envoi
web-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
web-place-choices = { $place } : { $count } choix
web-places-other = Autres endroits
web-player = Joueur
web-why-not = Pourquoi pas { $place } ?
web-why-loading = Recherche de la raison.
web-why-nothing = Il n’y a rien à choisir ici.
web-fit = Tout le plateau

## Kinds of places
web-place-bank = Banque
web-place-stock = Stock
web-place-supply = Réserve
web-place-hand = Main
web-place-discard = Défausse
web-place-pile = Pile
web-place-played = Joué
web-place-offer = Offre
web-place-market = Marché

## Log, chat, notes, history
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Tours précédents ({ $count })
web-show-position = Montrer cette position
web-chat = Discussion
web-chat-empty = Dites bonjour.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-notes = Notes
web-notes-empty = Vous seul pouvez lire ceci.
web-notes-need-name = Pour prendre des notes, donnez un nom : prenez place ou entrez depuis l’accueil.
web-history = Historique
web-position = Position { $position }
web-step-back = Un pas en arrière
web-step-forward = Un pas en avant
web-live = Direct
web-looking-back = Vous regardez la position { $position }. La partie continue en { $now }.
web-looking-back-ended = Vous regardez la position { $position } sur { $now }.
web-since = Depuis votre dernière décision
web-step-by-step = Pas à pas
web-next-step = Suivant
web-show-at-once = Tout montrer
web-and-more = { $count } de plus dans le journal
web-news-seat-person = { $name } prend la place { $number }.
web-news-seat-bot = Un robot prend la place { $number }.
web-news-seat-open = La place { $number } est libre.
web-news-started = La partie commence.
web-news-decide = { $name } a décidé.
web-news-undo = { $name } reprend un coup.
web-news-undo_asked = { $name } demande à reprendre.
web-news-abandon_asked = On demande d’arrêter la partie ici.
web-news-granted = Un accord de plus.
web-news-undo_refused = La demande est close.
web-news-undo_granted = Tous sont d’accord : les décisions sont reprises.
web-news-abandoned = La table s’arrête sans résultat.

## Around the table
web-back-to-lobby = Retour à l’accueil
web-table-gone = Cette table ne peut pas être montrée.
web-close-table = Fermer la table
web-owner-starts = La personne qui a ouvert la table lance la partie.
web-waits-for-person = attend quelqu’un
web-copy-link = Copier le lien
web-link = Lien
web-link-copied = Le lien est copié. La première personne à l’ouvrir prend la place.
web-link-shown = Copiez le lien affiché. La première personne à l’ouvrir prend la place.
web-clear-seat = Libérer la place { $number }
web-take-back = Reprendre
web-give-to-bot = Confier à un robot
web-leave = Quitter
web-ask-undo = Demander à reprendre
web-ask-undo-about = Tous les autres joueurs doivent être d’accord.
web-ask-abandon = Arrêter sans résultat
web-ask-abandon-about = Tous les autres joueurs doivent être d’accord.
web-asks-undo = { $name } demande à reprendre sa dernière décision.
web-asks-abandon = { $name } demande d’arrêter la partie sans résultat.
web-waits-for = En attente : { $names }.
web-grant = Accepter
web-refuse = Refuser
web-withdraw = Retirer
web-seed-hash = Empreinte de la graine : { $hash }. Après la partie, chacun peut la vérifier.
web-line-lost = Connexion perdue. Nouvel essai. Vos choix sont conservés.
web-parts = Parties de la table
web-tab-board = Plateau
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Discussion
web-show-board = Plateau dessiné
web-text-table = La table en mots

## After the game
web-result-by = { $count ->
    [one] { $name } gagne d’un point.
   *[other] { $name } gagne de { $count } points.
}
web-result-shared = { $names } se partagent la victoire.
web-result-tie-break = { $name } gagne au départage.
web-result-after = Terminée après la manche { $round }.
web-rank = Place { $rank }
web-where-points = D’où viennent les points
web-total = Total
web-best-in-line = En couleur : le meilleur de la ligne.
web-points-by-category = Points par catégorie
web-chart-in-table = Le tableau donne les mêmes nombres.
web-points-over-time = Points au fil de la partie
web-points-over-time-about = Après chaque manche, comme si la partie s’était arrêtée là.
web-as-a-table = En tableau
web-round-head = Manche
web-replay = Revoir
web-see-result = Résultat
web-fork = Bifurquer
web-fork-about = Une nouvelle table qui repart de la position montrée, contre des robots.
web-export = Exporter
web-rematch = Revanche
web-seed = Graine : { $seed }

## Keys
web-help = Règles et aide
web-help-about = Tout ce que vous pouvez faire luit. Cliquez sur un endroit pour restreindre les choix ; sur un endroit sombre, pour savoir pourquoi.
web-key-choose = prendre le choix n
web-key-confirm = valider
web-key-undo = annuler un pas
web-key-restart = recommencer le tour
web-key-cancel = annuler le dernier pas, fermer la bulle
web-key-step = un pas dans l’historique
web-key-ends = début, direct
web-key-next = prochaine table où c’est à moi
web-key-panes = journal, discussion, notes
web-key-text = la table en mots
web-key-why = pourquoi pas, à l’endroit choisi
web-key-zoom = agrandir, réduire, ajuster
web-key-help = toutes les touches

## Why the client did not do it
web-why-other = Cela n’a pas été enregistré ({ $key }).
web-why-house-away = Le serveur est injoignable. Rien n’est perdu ; réessayez.
web-why-looking-back = Vous regardez une position passée. Revenez au direct pour jouer.
web-why-stale = Quelqu’un a été plus rapide. Rien n’a été joué ; voici vos nouveaux choix.

## Learning
web-learn = Apprendre
web-learn-title = Apprendre { $game }
web-learn-about = une table pour vous seul, sans horloge
web-learn-lessons = Leçons
web-learn-leave = Quitter
web-learn-none = Il n’y a pas de leçons ici.
web-learn-minutes = { $count } min
web-learn-done = terminée
web-learn-step = étape { $step } sur { $count }
web-learn-explains = Explication
web-learn-now-you = À vous : { $action }
web-learn-back = Retour
web-learn-next = Suivant
web-learn-next-lesson = Leçon suivante
web-learn-show-me = Montrez-moi
web-learn-play-it = Jouez-le pour moi
web-learn-restart = Recommencer l’étape
web-learn-first-do = Faites d’abord ce que l’étape demande, ou laissez-vous montrer le coup.
web-learn-shown = Le coup est marqué. Cliquez dessus, ou laissez-le jouer pour vous.
web-learn-other = « { $action } » est permis aussi, mais cette étape parle d’autre chose. Essayez encore.
web-learn-then-place = Bien. Et maintenant : { $place }.
web-learn-then-choose = Bien. Choisissez maintenant ci-dessous.
web-learn-happened = Ce qui vient de se passer
web-learn-good-to-know = Bon à savoir
web-learn-no-harm = Ici, rien ne peut mal tourner. Tout ce qui est permis brille, et chaque endroit sombre vous dit pourquoi il ne l’est pas.
web-learn-name-0 = Mei
web-learn-name-1 = Lin
web-learn-name-2 = Odile
web-learn-name-3 = Anselm
web-learn-ended = Vous connaissez le jeu.
web-learn-ended-about = Voilà tout ce qu’il faut pour votre première partie de { $game }. À table, les règles en bref sont toujours là, sous le point d’interrogation.
web-learn-play = Jouer une vraie partie, contre des robots débutants

## The rules in short
web-rules-goal = Le but du jeu
web-rules-turn = Comment on joue
web-rules-end = La fin
web-rules-scoring = Ce qui compte
web-rules-here = Ce qui change à cette table
web-rules-hands = Choisir, et les touches
web-rules-lessons = Apprendre pas à pas

## House tables
web-tables = Tables maison
web-tables-title = Tables maison de { $game }
web-tables-confirmed = { $done } éléments reconstitués sur { $total } confirmés
web-tables-short = { $game } · { $done } sur { $total } confirmés
web-tables-components = Matériel
web-tables-done-of = { $done } sur { $total }
web-tables-own-box = Vous avez la boîte ? Dix minutes suffisent. Touchez ce qui est juste, corrigez le reste.
web-tables-compare = Tables maison : comparer avec votre boîte
web-tables-known = connu par la règle ou la boîte
web-tables-we-believe = selon nous
web-tables-as-printed-count = conformes { $count }
web-tables-corrected-count = corrigés { $count }
web-tables-believed = selon nous
web-tables-printed = conforme
web-tables-corrected = corrigé
web-tables-drafted = modifié, pas encore gardé
web-tables-form = L’élément ouvert
web-tables-number-of = { $number } sur { $count }
web-tables-previous = Élément précédent
web-tables-next = Élément suivant
web-tables-your-box = votre boîte
web-tables-in-your-box = dans votre boîte
web-tables-box-of = la boîte de { $name }
web-tables-less = { $what } : un de moins
web-tables-more = { $what } : un de plus
web-tables-add = Ajouter
web-tables-add-what = Ajouter : { $what }
web-tables-add-entry = Un de plus
web-tables-remove = Retirer : { $what }
web-tables-road-from = de
web-tables-road-to = à
web-tables-road-there = Cette route existe déjà.
web-tables-add-road = Route
web-tables-from-R = (règle)
web-tables-from-P = (autre source)
web-tables-problem-number = { $what } : « { $typed } » n’est pas un nombre entier. Écrivez-en un, comme 7.
web-tables-problem-large = { $what } : { $typed } dépasse ce qu’aucune boîte ne montre.
web-tables-problem-empty = { $what } : il manque quelque chose ici.
web-tables-what-changes = Ce qui change
web-tables-in-all = les { $count } : { $before } à { $after }
web-tables-mean = moyenne { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-tables-depends = Ce qui en dépend : { $text }
web-tables-checking = Vérification avec la règle.
web-tables-trying = Le serveur joue quelques parties avec. Un instant.
web-tables-fits = Toujours conforme à la règle
web-tables-as-printed = Conforme
web-tables-keep = Garder la correction
web-tables-keeping = En cours
web-tables-forget = Abandonner la modification
web-tables-unmark = Pas encore comparé
web-tables-uncorrect = Retirer la correction
web-tables-export = Exporter
web-tables-send = Envoyer au projet
web-tables-send-1 = Voici ce que vous avez trouvé, dans un petit fichier. Les lignes qui commencent par # ne font qu’expliquer.
web-tables-send-2 = Copiez le texte ou téléchargez le fichier, puis envoyez-le à qui s’occupe de Teahouse : par un ticket, par courriel ou par la personne qui tient ce serveur.
web-tables-send-3 = Dites quelle édition de la boîte vous avez. Après vérification, une version suivante de Teahouse jouera avec.
web-tables-file-text = Le fichier
web-tables-copy = Copier
web-tables-copied = Le texte est copié.
web-tables-select-copy = Le texte est sélectionné : copiez-le.
web-tables-download = Télécharger
web-tables-import = Importer un fichier
web-tables-import-about = Choisissez un fichier de tables maison de { $game }. Il est lu, vérifié et essayé ; il devient vos tables maison.
web-tables-import-replaces = Il remplace ce que vous avez : { $corrections ->
    [one] une correction
   *[other] { $corrections } corrections
}, { $printed } conformes.
web-tables-file = Fichier de tables maison
web-tables-file-large = Ce fichier est trop grand pour contenir des tables maison.
web-tables-choose-file = Choisir un fichier
web-tables-export-first = Exporter d’abord les miennes
web-tables-imported = Vos tables maison viennent maintenant du fichier.
web-tables-delete = Supprimer les miennes
web-tables-delete-about = Tout ce que vous avez trouvé est supprimé : { $corrections ->
    [one] une correction
   *[other] { $corrections } corrections
}, { $printed } conformes. C’est irréversible. Les tables ouvertes avec continuent sans changement.
web-tables-delete-sure = Supprimer pour de bon
web-tables-nothing-yet = Il n’y a encore rien de vous.
web-tables-others = Celles des autres
web-tables-others-facts = { $corrections ->
    [one] une correction
   *[other] { $corrections } corrections
}, { $done } comparés
web-tables-of = Vous regardez les tables maison de { $name }.
web-tables-of-version = Elles valent pour la version { $rules } des règles.
web-tables-mine = Voir les miennes
web-tables-all-done = Toutes les valeurs de { $game } sont confirmées. Merci, { $name }.
web-tables-gone = Ces tables maison ne peuvent pas être montrées.
web-tables-when-opened = À l’ouverture d’une table
web-tables-choice = Valeurs
web-tables-released = Tables de Teahouse
web-tables-version = version { $rules }
web-tables-whose = Tables maison de qui
web-tables-by = { $count ->
    [one] une correction
   *[other] { $count } corrections
} de { $name }, { $date }
web-tables-from-file = Depuis un fichier
web-tables-for-ever = Une partie garde pour toujours les valeurs de son ouverture. Son enregistrement contient les corrections.
web-tables-keys = Entrée : conforme · C : corriger · flèches : carte suivante
web-corrections-about = Cette table se joue avec ces valeurs au lieu de celles de Teahouse. Elle a été ouverte ainsi, et son enregistrement les contient.
