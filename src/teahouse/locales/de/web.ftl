# The interface in the browser.

## The server
web-minutes = { $count } Min.
web-house-away = Der Server antwortet nicht.
web-try-now = Jetzt versuchen
web-loading = Einen Moment.
web-close = Schließen
web-cancel = Abbrechen
web-tools = Werkzeuge
web-menu = Menü
web-yes = ja
web-no = nein
web-you = Du

## The lobby
web-lobby-title = Setz dich dazu.
web-lobby-about = Brettspiele der Kaufleute: live, über Wochen oder gleich jetzt gegen Bots.
web-games = Spiele
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-play-now = Jetzt gegen Bots spielen
web-my-tables = Meine Tische
web-my-tables-none = Nichts wartet auf dich. Spiel gegen Bots oder setz dich an einen offenen Tisch.
web-open-tables = Offene Tische
web-open-tables-none = Gerade kein offener Tisch. Eröffne einen; die anderen sehen ihn hier.
web-running-tables = Laufend
web-running-tables-none = Gerade spielt niemand.
web-finished-tables = Beendet
web-finished-tables-none = Hier steht bald das erste Ergebnis.
web-next-where-i-decide = Nächster, an dem ich dran bin
web-next-table = Nächster Tisch
web-seats-taken = { $taken } von { $count } Plätzen
web-your-turn = Du bist dran
web-lifecycle-open = wartet
web-lifecycle-running = läuft
web-lifecycle-finished = beendet
web-lifecycle-abandoned = abgebrochen
web-sit-down = Hinsetzen

## A new table
web-new-table-about = Alles ist schon ausgefüllt. Drei Klicks genügen: Spiel, Plätze, Start.
web-step-game = Spiel
web-step-seats = Plätze
web-seats-allowed = { $count } Plätze, { $least } bis { $most } möglich
web-seat-of = Platz { $number }
web-you-always-seated = du, immer am Tisch
web-person = Mensch
web-bot = Bot
web-bot-of = Bot, { $strength }
web-bot-name = Bot { $number }
web-open-seat = Platz { $number }
web-person-gone = jemand, der gegangen ist
web-strength = Stärke
web-strength-random = zufällig
web-strength-greedy = hastig
web-strength-novice = sanft
web-strength-skilled = solide
web-strength-expert = stark
web-first-to-open-the-link = wer zuerst den Link öffnet
web-remove-seat = Platz { $number } entfernen
web-add-person = Mensch dazu
web-add-bot = Bot dazu
web-visible = Sichtbar
web-visible-all = Für alle
web-visible-link = Nur mit Link
web-options = Optionen
web-options-changed = { $count } geändert
web-changed = geändert
web-defaults = Standard
web-default-is = Standard: { $value }.
web-not-with = Nicht zusammen mit: { $option }.
web-not-for-so-many = Nicht mit { $count } Spielern.
web-starts-now = Das Spiel beginnt sofort.
web-starts-when-full = { $count ->
    [one] Wartet auf einen Menschen; du bekommst einen Link zum Verschicken.
   *[other] Wartet auf { $count } Menschen; du bekommst Links zum Verschicken.
}
web-open-table = Tisch eröffnen
web-start-table = Starten
web-standard = Standard
web-rules-version = Regelfassung { $rules }
web-corrections = { $count ->
    [one] ein berichtigter Wert
   *[other] { $count } berichtigte Werte
}

## Values of options
web-value-true = an
web-value-false = aus
web-value-on = an
web-value-off = aus
web-value-random = zufällig
web-value-given = nach Sitzordnung
web-value-auto = nach Spielerzahl
web-value-fixed = fest
web-value-variable = variabel
web-value-hidden = verdeckt
web-value-open = offen

## Who I am
web-name-title = Wie sollen wir dich nennen?
web-name = Name
web-name-about = Ein Name genügt. Dieser Browser behält deine Plätze; ein Konto ist freiwillig.
web-name-go = Eintreten
web-i-have-an-account = Ich habe ein Konto
web-account = Konto
web-rename-about = So nennen dich die anderen an Plätzen, die du ab jetzt nimmst.
web-keep = Speichern
web-kept = Gespeichert.
web-register = Konto anlegen
web-register-about = Mit einem Konto kommst du von jedem Browser an deine Plätze und Einstellungen.
web-registered = Du hast jetzt ein Konto.
web-login = Anmeldename
web-password = Passwort
web-password-old = Jetziges Passwort
web-password-new = Neues Passwort
web-change-password = Passwort ändern
web-change-password-about = Alle anderen Sitzungen enden.
web-log-in = Anmelden
web-log-out = Abmelden
web-log-out-everywhere = Überall abmelden
web-sessions = Sitzungen
web-session = Sitzung
web-this-session = diese
web-end-session = Beenden
web-my-data = Meine Daten
web-my-data-about = Alles, was der Server über dich aufbewahrt, als Datei; oder lösche es.
web-export-me = Exportieren
web-delete-me = Meine Daten löschen
web-delete-me-about = Dein Name, deine Sitzungen, Notizen und Nachrichten werden gelöscht und deine Plätze frei. Das lässt sich nicht rückgängig machen.
web-delete-me-sure = Endgültig löschen

## Settings
web-settings = Einstellungen
web-setting-language = Sprache
web-setting-theme = Farben
web-setting-theme-system = wie das System
web-setting-theme-light = hell
web-setting-theme-dark = dunkel
web-setting-speed = Bewegung der Figuren
web-setting-speed-off = aus
web-setting-speed-slow = langsam
web-setting-speed-normal = normal
web-setting-speed-fast = schnell
web-setting-confirm = Entscheidungen bestätigen
web-setting-confirm-about = Eine Wahl gilt erst, wenn du sie bestätigst.
web-setting-sound = Ton
web-setting-sound-about = Ein leiser Ton, wenn du dran bist.
web-setting-keys = Einzelne Tasten
web-setting-keys-about = Ziffern wählen, u nimmt zurück, ? zeigt alle Tasten.
web-setting-words = Der Tisch in Worten
web-setting-words-about = Text und Listen statt des gezeichneten Plans.
web-to-dark = Dunkel
web-to-light = Hell
web-sound-on = Ton an
web-sound-off = Ton aus

## The status line
web-your-turn-dot = Du bist dran.
web-on-turn = Du bist am Zug
web-status-decides = { $count ->
    [one] { $names } entscheidet.
   *[other] { $names } entscheiden.
}
web-status-watching = Du schaust zu.
web-status-open = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-status-ready = Alle sitzen.
web-status-finished = Das Spiel ist zu Ende.
web-status-abandoned = Dieser Tisch endete ohne Ergebnis.

## Players
web-players = Spieler
web-here = da
web-away = nicht da
web-decides = entscheidet
web-you-decide = Du entscheidest
web-points-short = SP
web-progress = Wie nah das Ende ist
web-round = Runde { $round }
web-colour-0 = blau
web-colour-1 = rot
web-colour-2 = gelb
web-colour-3 = hellblau
web-colour-4 = schwarz

## Choices
web-choices = Auswahl
web-all-choices = Alle Möglichkeiten ({ $count })
web-then = und dann?
web-undo = Zurück
web-restart = Neu beginnen
web-confirm = Bestätigen
web-sending = Wird gesendet
web-nothing-to-undo = Du kannst gerade nichts zurücknehmen.
web-place-choices = { $place }: { $count } Möglichkeiten
web-places-other = Andere Stellen
web-player = Spieler
web-why-not = Warum nicht { $place }?
web-why-loading = Der Grund wird gesucht.
web-why-nothing = Hier gibt es nichts zu wählen.
web-fit = Ganzer Plan

## Kinds of places
web-place-bank = Bank
web-place-stock = Vorrat
web-place-supply = Vorrat
web-place-hand = Hand
web-place-discard = Ablagestapel
web-place-pile = Stapel
web-place-played = Gespielt
web-place-offer = Angebot
web-place-market = Markt

## Log, chat, notes, history
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Frühere Züge ({ $count })
web-show-position = Diese Stellung zeigen
web-chat = Gespräch
web-chat-empty = Sag hallo.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-notes = Notizen
web-notes-empty = Das kannst nur du lesen.
web-notes-need-name = Für Notizen brauchst du einen Namen: Setz dich oder tritt in der Halle ein.
web-history = Rückschau
web-position = Stellung { $position }
web-step-back = Ein Schritt zurück
web-step-forward = Ein Schritt vor
web-live = Live
web-looking-back = Du siehst Stellung { $position }. Gespielt wird bei { $now }.
web-looking-back-ended = Du siehst Stellung { $position } von { $now }.
web-since = Seit deiner letzten Entscheidung
web-step-by-step = Schritt für Schritt
web-next-step = Weiter
web-show-at-once = Gleich zeigen
web-and-more = { $count } weitere im Verlauf
web-news-seat-person = { $name } setzt sich auf Platz { $number }.
web-news-seat-bot = Ein Bot setzt sich auf Platz { $number }.
web-news-seat-open = Platz { $number } ist frei.
web-news-started = Das Spiel beginnt.
web-news-decide = { $name } hat entschieden.
web-news-undo = { $name } nimmt einen Schritt zurück.
web-news-undo_asked = { $name } möchte zurücknehmen.
web-news-abandon_asked = Jemand möchte das Spiel hier beenden.
web-news-granted = Noch jemand stimmt zu.
web-news-undo_refused = Die Anfrage ist erledigt.
web-news-undo_granted = Alle stimmten zu: Die Entscheidungen sind zurückgenommen.
web-news-abandoned = Der Tisch endet ohne Ergebnis.

## Around the table
web-back-to-lobby = Zurück zur Halle
web-table-gone = Dieser Tisch kann nicht gezeigt werden.
web-close-table = Tisch schließen
web-owner-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
web-waits-for-person = wartet auf jemanden
web-copy-link = Link kopieren
web-link = Link
web-link-copied = Der Link ist kopiert. Wer ihn zuerst öffnet, bekommt den Platz.
web-link-shown = Kopiere den angezeigten Link. Wer ihn zuerst öffnet, bekommt den Platz.
web-clear-seat = Platz { $number } freigeben
web-take-back = Zurücknehmen
web-give-to-bot = Einem Bot geben
web-leave = Verlassen
web-ask-undo = Um Rücknahme bitten
web-ask-undo-about = Alle anderen Spieler müssen zustimmen.
web-ask-abandon = Ohne Ergebnis beenden
web-ask-abandon-about = Alle anderen Spieler müssen zustimmen.
web-asks-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
web-asks-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
web-waits-for = Wartet auf: { $names }.
web-grant = Zustimmen
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-seed-hash = Fingerabdruck des Startwerts: { $hash }. Nach dem Spiel kann ihn jeder prüfen.
web-line-lost = Verbindung verloren. Neuer Versuch. Deine Auswahl bleibt erhalten.
web-parts = Teile des Tisches
web-tab-board = Plan
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-chat = Gespräch
web-show-board = Gezeichneter Plan
web-text-table = Der Tisch in Worten

## After the game
web-result-by = { $count ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $count } Punkten Vorsprung.
}
web-result-shared = { $names } teilen sich den Sieg.
web-result-tie-break = { $name } gewinnt im Gleichstandsentscheid.
web-result-after = Beendet nach Runde { $round }.
web-rank = Platz { $rank }
web-where-points = Woher die Punkte kamen
web-total = Summe
web-best-in-line = Farbig: das Beste der Zeile.
web-points-by-category = Punkte nach Kategorie
web-chart-in-table = Die Tabelle hat dieselben Zahlen.
web-points-over-time = Punkte im Lauf der Partie
web-points-over-time-about = Nach jeder Runde, als wäre die Partie dort zu Ende gewesen.
web-as-a-table = Als Tabelle
web-round-head = Runde
web-replay = Nachspielen
web-see-result = Ergebnis
web-fork = Abzweigen
web-fork-about = Ein neuer Tisch, der ab der gezeigten Stellung gegen Bots weitergeht.
web-export = Exportieren
web-rematch = Revanche
web-seed = Startwert: { $seed }

## Keys
web-help = Regeln und Hilfe
web-help-about = Alles, was du tun darfst, leuchtet. Ein Klick auf eine Stelle grenzt die Auswahl ein; ein Klick auf eine dunkle sagt, warum nicht.
web-key-choose = Auswahl n nehmen
web-key-confirm = bestätigen
web-key-undo = einen Schritt zurück
web-key-restart = Zug neu beginnen
web-key-cancel = letzten Schritt abbrechen, Blase schließen
web-key-step = ein Schritt in der Rückschau
web-key-ends = Anfang, live
web-key-next = nächster Tisch, an dem ich dran bin
web-key-panes = Verlauf, Gespräch, Notizen
web-key-text = der Tisch in Worten
web-key-why = warum nicht, an der gewählten Stelle
web-key-zoom = größer, kleiner, ganz
web-key-help = alle Tasten

## Why the client did not do it
web-why-other = Das wurde nicht gespeichert ({ $key }).
web-why-house-away = Der Server ist nicht erreichbar. Nichts ist verloren; versuch es noch einmal.
web-why-looking-back = Du siehst eine frühere Stellung. Geh zurück zu Live, um zu spielen.
web-why-stale = Jemand war schneller. Nichts wurde gespielt; hier ist deine neue Auswahl.

## Learning
web-learn = Lernen
web-learn-title = { $game } lernen
web-learn-about = ein Tisch nur für dich, ohne Uhr
web-learn-lessons = Lektionen
web-learn-leave = Verlassen
web-learn-none = Hier gibt es keine Lektionen.
web-learn-minutes = { $count } Min.
web-learn-done = fertig
web-learn-step = Schritt { $step } von { $count }
web-learn-explains = Erklärung
web-learn-now-you = Jetzt du: { $action }
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-next-lesson = Nächste Lektion
web-learn-show-me = Zeig es mir
web-learn-play-it = Spiel es für mich
web-learn-restart = Schritt neu beginnen
web-learn-first-do = Tu erst, was der Schritt verlangt, oder lass es dir zeigen.
web-learn-shown = Jetzt ist es markiert. Klick darauf, oder lass es für dich spielen.
web-learn-other = „{ $action }“ ist auch erlaubt, aber in diesem Schritt geht es um etwas anderes. Versuch es noch einmal.
web-learn-then-place = Gut. Und jetzt: { $place }.
web-learn-then-choose = Gut. Wähle jetzt hier unten.
web-learn-happened = Was gerade geschah
web-learn-good-to-know = Gut zu wissen
web-learn-no-harm = Hier kann nichts schiefgehen. Alles Erlaubte leuchtet, und jede dunkle Stelle sagt dir, warum nicht.
web-learn-name-0 = Mei
web-learn-name-1 = Lin
web-learn-name-2 = Odile
web-learn-name-3 = Anselm
web-learn-ended = Jetzt kennst du das Spiel.
web-learn-ended-about = Das war alles, was du für deine erste Partie { $game } brauchst. Am Tisch stehen die Regeln in Kürze immer bereit, hinter dem Fragezeichen.
web-learn-play = Jetzt eine echte Partie gegen Anfänger-Bots spielen

## The rules in short
web-rules-goal = Worum es geht
web-rules-turn = Wie gespielt wird
web-rules-end = Das Ende
web-rules-scoring = Was zählt
web-rules-here = An diesem Tisch anders gespielt
web-rules-hands = So wählst du, und alle Tasten
web-rules-lessons = Schritt für Schritt lernen

## House tables
web-tables = Haustabellen
web-tables-title = Haustabellen für { $game }
web-tables-confirmed = { $done } von { $total } rekonstruierten Bestandteilen bestätigt
web-tables-short = { $game } · { $done } von { $total } bestätigt
web-tables-components = Bestandteile
web-tables-done-of = { $done } von { $total }
web-tables-own-box = Du hast die Schachtel? Zehn Minuten genügen. Tippe an, was stimmt; berichtige, was nicht stimmt.
web-tables-compare = Haustabellen: mit deiner Schachtel vergleichen
web-tables-known = aus Anleitung oder Schachtel bekannt
web-tables-we-believe = nach unserer Kenntnis
web-tables-as-printed-count = wie gedruckt { $count }
web-tables-corrected-count = berichtigt { $count }
web-tables-believed = nach unserer Kenntnis
web-tables-printed = wie gedruckt
web-tables-corrected = berichtigt
web-tables-drafted = geändert, noch nicht behalten
web-tables-form = Der offene Bestandteil
web-tables-number-of = { $number } von { $count }
web-tables-previous = Voriger Bestandteil
web-tables-next = Nächster Bestandteil
web-tables-your-box = deine Schachtel
web-tables-in-your-box = in deiner Schachtel
web-tables-box-of = die Schachtel von { $name }
web-tables-less = { $what }: eins weniger
web-tables-more = { $what }: eins mehr
web-tables-add = Hinzufügen
web-tables-add-what = Hinzufügen: { $what }
web-tables-add-entry = Noch eins
web-tables-remove = Entfernen: { $what }
web-tables-road-from = von
web-tables-road-to = nach
web-tables-road-there = Diese Straße gibt es schon.
web-tables-add-road = Straße
web-tables-from-R = (Anleitung)
web-tables-from-P = (andere Quelle)
web-tables-problem-number = { $what }: „{ $typed }“ ist keine ganze Zahl. Gib eine ein, etwa 7.
web-tables-problem-large = { $what }: { $typed } ist mehr, als je auf einer Schachtel steht.
web-tables-problem-empty = { $what }: Hier fehlt etwas.
web-tables-what-changes = Was sich ändert
web-tables-in-all = alle { $count }: { $before } zu { $after }
web-tables-mean = Mittel { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } zu { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-tables-depends = Was davon abhängt: { $text }
web-tables-checking = Prüfe, ob es zur Anleitung passt.
web-tables-trying = Der Server spielt ein paar Partien damit. Einen Moment.
web-tables-fits = Passt weiter zur Anleitung
web-tables-as-printed = Wie gedruckt
web-tables-keep = Berichtigung behalten
web-tables-keeping = Wird behalten
web-tables-forget = Änderung verwerfen
web-tables-unmark = Noch nicht verglichen
web-tables-uncorrect = Berichtigung zurücknehmen
web-tables-export = Exportieren
web-tables-send = An das Projekt senden
web-tables-send-1 = Unten steht als kleine Datei, was du gefunden hast. Zeilen, die mit # beginnen, erklären nur.
web-tables-send-2 = Kopiere den Text oder lade die Datei herunter und schicke sie denen, die Teahouse pflegen: als Issue, per Mail oder über die Person, die diesen Server betreibt.
web-tables-send-3 = Schreib dazu, welche Ausgabe der Schachtel du hast. Ist es geprüft, spielt eine spätere Fassung von Teahouse damit.
web-tables-file-text = Die Datei
web-tables-copy = Kopieren
web-tables-copied = Der Text ist kopiert.
web-tables-select-copy = Der Text ist markiert: kopiere ihn.
web-tables-download = Herunterladen
web-tables-import = Aus einer Datei einlesen
web-tables-import-about = Wähle eine Datei mit Haustabellen für { $game }. Sie wird gelesen, geprüft und ausprobiert; dann sind das deine Haustabellen.
web-tables-import-replaces = Sie ersetzt, was du jetzt hast: { $corrections ->
    [one] eine Berichtigung
   *[other] { $corrections } Berichtigungen
}, { $printed } wie gedruckt.
web-tables-file = Datei mit Haustabellen
web-tables-file-large = Diese Datei ist zu groß für Haustabellen.
web-tables-choose-file = Datei wählen
web-tables-export-first = Erst meine exportieren
web-tables-imported = Deine Haustabellen kommen jetzt aus der Datei.
web-tables-delete = Meine löschen
web-tables-delete-about = Alles, was du gefunden hast, wird gelöscht: { $corrections ->
    [one] eine Berichtigung
   *[other] { $corrections } Berichtigungen
}, { $printed } wie gedruckt. Das lässt sich nicht rückgängig machen. Tische, die damit eröffnet wurden, laufen unverändert weiter.
web-tables-delete-sure = Endgültig löschen
web-tables-nothing-yet = Von dir gibt es noch nichts.
web-tables-others = Von anderen
web-tables-others-facts = { $corrections ->
    [one] eine Berichtigung
   *[other] { $corrections } Berichtigungen
}, { $done } verglichen
web-tables-of = Du siehst die Haustabellen von { $name }.
web-tables-of-version = Sie gelten für Fassung { $rules } der Regeln.
web-tables-mine = Zu meinen
web-tables-all-done = Alle Werte von { $game } sind bestätigt. Danke, { $name }.
web-tables-gone = Diese Haustabellen lassen sich nicht zeigen.
web-tables-when-opened = Wenn ein Tisch eröffnet wird
web-tables-choice = Tabellen
web-tables-released = Tabellen von Teahouse
web-tables-version = Fassung { $rules }
web-tables-whose = Wessen Haustabellen
web-tables-by = { $count ->
    [one] eine Berichtigung
   *[other] { $count } Berichtigungen
} von { $name }, { $date }
web-tables-from-file = Aus einer Datei
web-tables-for-ever = Ein Tisch spielt für immer mit dem, womit er eröffnet wurde. Seine Aufzeichnung enthält die Berichtigungen.
web-tables-keys = Enter: wie gedruckt · C: berichtigen · Pfeiltasten: nächste Karte
web-corrections-about = Dieser Tisch spielt mit diesen Werten statt mit denen von Teahouse. So wurde er eröffnet, und seine Aufzeichnung enthält sie.
