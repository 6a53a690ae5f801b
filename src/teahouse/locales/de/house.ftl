# Texte des Hauses: was alle Spiele teilen.
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
