# Texte, die alle Spiele teilen.
rule = { $rule }
why-over = Das Spiel ist zu Ende.
why-not-asked = Diese Entscheidung liegt gerade nicht bei dir.

## Das Terminal
cli-round = Runde { $round } · { $phase }
cli-final = Schlusswertung
cli-rank = Rang
cli-player = Spieler
cli-total = Summe
cli-hand-over = Jetzt entscheidet { $seat }. Drücke die Eingabetaste, wenn nur { $seat } hinschaut.
cli-no-choice = Wähle eine Zahl von 1 bis { $count } oder tippe help.
cli-confirm = Eingabetaste: weiter, u: zurücknehmen:
cli-no-undo = Du kannst gerade nichts zurücknehmen.
cli-undone = Zurückgenommen.
cli-allowed = Das ist jetzt erlaubt: { $action }.
cli-saved = Gespeichert in { $file }.
cli-resume = Weiterspielen mit: { $command }
cli-seed = Der Startwert dieses Spiels war { $seed }.
cli-help =
    Eine Zahl wählt aus; die Notation dahinter ebenso (bid rice 3).
    why            listet mit Nummern auf, was jetzt nicht erlaubt ist
    why N          warum das nicht erlaubt ist (Nummer dieser Liste oder Notation)
    undo           nimmt deine letzte Entscheidung zurück
    board, log     zeigt den Tisch oder alles, was geschah
    save [DATEI]   schreibt das Protokoll des Spiels
    quit           verlässt den Tisch; das Spiel wird gespeichert und kann weitergehen
cli-game = { $title } ({ $name }), { $players } Spieler, Regelversion { $rules }
cli-option = Option
cli-values = Werte
cli-default = Vorgabe
cli-about = was sie ändert
cli-brings = Bringt mit: { $parts } ({ $languages }).
cli-part-evaluator = Bots, die nachdenken
cli-part-features = Zahlen für lernende Programme
cli-part-report = Zählungen für den Bericht zur Ausgewogenheit
cli-part-words = den Tisch in Worten
cli-part-lessons = Lektionen
cli-part-texts = Texte
cli-lacks-evaluator = Ohne Bewertung: Nur der Bot „random“ spielt mit.
cli-lacks-features = Ohne Zahlen: Lernende Programme können das Spiel nicht beobachten.
cli-lacks-report = Ohne Bericht: Der Bericht zur Ausgewogenheit zählt keine Bestandteile.
cli-lacks-words = Ohne Worte: Der Tisch wird als die bloßen Felder seiner Ansicht gezeigt.
cli-lacks-lessons = Es werden keine Lektionen angeboten.
cli-lacks-texts = Ohne Texte: Stattdessen stehen Schlüssel da.

## Warum das Haus ablehnt
house-why-already-account = Du hast schon ein Konto.
house-why-already-yours = Dieser Platz gehört dir schon.
house-why-bad-command-id = Die Kennung des Befehls muss 1 bis { $most } einfache Zeichen ohne Schrägstrich haben.
house-why-bad-name = Ein Name hat 1 bis { $most } Zeichen.
house-why-bad-seat = Ein Platz kann für dich, für einen Bot oder frei sein.
house-why-bad-text = Eine Nachricht hat 1 bis { $most } Zeichen.
house-why-cannot-undo = Diese Entscheidung kann nicht mehr zurückgenommen werden.
house-why-command-id-used = Diese Kennung wurde für einen anderen Befehl benutzt: Sende ihn unter einer neuen.
house-why-expires-past = Der Schlüssel wäre schon abgelaufen: Wähle einen späteren Zeitpunkt.
house-why-link-opens-nothing = Dieser Link öffnet keinen Platz (mehr): Bitte um einen neuen.
house-why-login-form = Ein Anmeldename hat { $least } bis { $most } Zeichen: Buchstaben a bis z, Ziffern, Punkt, Strich und Unterstrich; das erste ist ein Buchstabe oder eine Ziffer.
house-why-login-taken = Diesen Anmeldenamen gibt es schon: Wähle einen anderen.
house-why-no-account = Du bist als Gast hier: Dafür brauchst du ein Konto.
house-why-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
house-why-no-such-lesson = Diese Lektion gibt es nicht, oder sie hat diesen Schritt nicht.
house-why-no-such-position = Diese Stellung gibt es an diesem Tisch nicht.
house-why-no-such-request = Diese Anfrage wartet nicht (mehr) auf dich.
house-why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
house-why-not-a-bot = Auf diesem Platz spielt kein Bot.
house-why-not-asked = Diese Entscheidung liegt gerade nicht bei dir.
house-why-not-for-tokens = Ein Schlüssel spielt für dich, ändert aber nichts an deinem Konto: Mache das im Browser.
house-why-not-known = Du bist nicht angemeldet: Gib einen Namen ein oder melde dich an.
house-why-not-now =
    { $lifecycle ->
        [open] Das geht erst nach dem Beginn des Spiels.
        [running] Das geht nicht, während das Spiel läuft.
       *[other] Das Spiel ist zu Ende.
    }
house-why-not-started = Das Spiel hat noch nicht begonnen.
house-why-not-watchable = Nur wer an diesem Tisch sitzt, darf ihn ansehen.
house-why-not-yours = Das darfst du an diesem Tisch nicht tun.
house-why-note-long = Eine Notiz hat höchstens { $most } Zeichen.
house-why-nothing-to-play = Von dieser Stellung an gibt es nichts zu spielen.
house-why-password-long = Das Passwort ist zu lang: höchstens { $most } Zeichen.
house-why-password-short = Das Passwort ist zu kurz: Es braucht { $least } Zeichen.
house-why-preferences-form = Einstellungen müssen ein JSON-Objekt von höchstens { $most } Bytes sein.
house-why-request-open = Eine andere Anfrage wartet auf Antworten: Warte sie ab oder ziehe sie zurück.
house-why-seat-taken = Dort sitzt schon jemand.
house-why-seats-open = Das Spiel beginnt, wenn alle Plätze besetzt sind: Warte auf andere oder setze Bots ein.
house-why-stale = Am Tisch ist inzwischen etwas geschehen: Sieh nach und entscheide neu.
house-why-wrong-login = Anmeldename und Passwort passen nicht zusammen.
house-why-wrong-password = Das ist nicht dein Passwort.
house-why-wrong-seats = Eine Abzweigung dieses Spiels braucht { $seats } Plätze.
house-why-bad-message = Die Nachricht ist nicht zu verstehen: { $text }.
house-why-bad-request = Die Anfrage ist nicht zu verstehen: { $text }.
house-why-broken = Auf dem Server ist ein Fehler aufgetreten; er ist protokolliert. Nichts wurde geändert.
house-why-foreign-page = Diese Anfrage kommt von einer Seite einer anderen Website.
house-why-known-already = Du bist hier schon bekannt: Melde dich zuerst ab.
house-why-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
house-why-no-such-table = Diesen Tisch gibt es nicht.
house-why-not-possible = { $text }
house-why-store-away = Der Server erreicht seine Datenbank gerade nicht: Versuche es gleich noch einmal. Nichts wurde geändert.
house-why-rules-unknown = Dieser Server kennt die Regeln dieses Tisches nicht (Fassung { $rules }): Sie stammen von einem neueren Teahouse oder sind nicht lesbar.
house-why-too-fast = Das war zu oft: Versuche es in { $seconds } Sekunden noch einmal.
house-why-too-many-tables = Eine Verbindung kann höchstens { $most } Tischen folgen.
house-why-unknown-host = Der Server kennt diesen Rechnernamen nicht: Setze public_url auf seine Adresse.
house-why-too-many-open = Du hast { $most } Tische, die noch laufen: Beende einen, bevor du einen neuen öffnest.
house-why-too-big = Das ist zu viel auf einmal: Schicke weniger.
house-why-no-such-bot = Diesen Bot gibt es auf diesem Server nicht; es gibt { $bots }.
house-why-closing = Der Server wird gerade beendet: Versuche es gleich noch einmal. Nichts wurde geändert.
house-why-bad-house-tables = Diese Haustabellen sind nicht zu gebrauchen: { $text }
house-why-no-such-house-tables = Diese Haustabellen gibt es nicht (mehr).
house-why-house-tables-changed = Deine Haustabellen wurden inzwischen anderswo geändert: Sieh sie dir neu an. Nichts wurde geändert.
house-why-house-tables-outdated = Diese Haustabellen gelten für Fassung { $rules } der Regeln: Neue Partien laufen nach Fassung { $newest }.
house-why-trials-busy = Der Server probiert gerade andere Berichtigungen aus: Versuche es in einer Minute noch einmal. Nichts wurde geändert.

# --- house tables -------------------------------------------------------------------------------
cli-tables-component = Bestandteil
cli-tables-field = was
cli-tables-value = Wert
cli-tables-from = Quelle
cli-tables-believed = nach unserer Kenntnis
cli-tables-printed = deine Schachtel
cli-tables-where = Wo: { $text }
cli-tables-depends = Was davon abhängt: { $text }
cli-tables-tags = R: Anleitung, P: andere öffentliche Quelle, A: rekonstruiert, bitte vergleichen.
cli-tables-written = { $file }: { $count } Bestandteile zu vergleichen. Ausfüllen, dann: { $command }
house-file-name = dein Name
house-file-help =
    Vergleiche dein { $game } mit dieser Datei. Zeigt deine Schachtel etwas anderes, dann schreibe es
    hinter „is“; „was“ bleibt, wie es ist. Zeilen darfst du entfernen oder stehen lassen.
    Stimmt auf einem Bestandteil alles, dann entferne das erste # seiner Zeile in der oberen Liste.
cli-tables-none = Nichts von dieser Art ist rekonstruiert.
cli-tables-progress = { $game }: { $done } von { $total } rekonstruierten Bestandteilen verglichen ({ $as_printed } wie gedruckt, { $corrected } berichtigt).
cli-tables-playable = Mit diesen Tabellen lässt sich das Spiel spielen.
cli-yes = ja
cli-no = nein
