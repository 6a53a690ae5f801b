## The rules in short
dschunke-rules-goal = Fünf Dschunken liegen im Kreis. Du lädst Kisten auf sie, nimmst Waren und Yuan je nach den Kisten, die von oben sichtbar sind, und verkaufst auf dem Markt. Wer nach zehn Runden am reichsten ist, gewinnt.
dschunke-rules-turn = In jeder Runde wird eine Marktkarte aufgedeckt. Dann nutzt jeder eine Figur: einen Kaufmann auf seiner Dschunke oder einen Gehilfen auf einer Dschunke ohne Kaufmann. Laden: Ladungsstreifen legen. Waren und Yuan: so viele, wie du dort Kisten sichtbar hast, mindestens 3. Dazu darfst du eine Zusatzkarte spielen. Danach nimmt jeder für jede Nachschubkarte eine Warenkarte. Zuletzt bieten alle geheim mit Karten einer Ware: Die meisten Karten gewinnen, was die Marktkarte sagt, und alle gebotenen Karten sind verloren. Bei Gleichstand werden Yuan geteilt; eine Sonderkarte bekommt dann niemand. Um unverkaufte Waren wird weiter geboten, solange jemand bietet. Dann gehen die Kaufleute zur nächsten Dschunke.
dschunke-rules-end = Das Spiel endet nach dem Bieten der Runde 10.
dschunke-rules-scoring = Deine Yuan, dazu 4 für jede Dschunke, auf der eine Kiste von dir sichtbar ist (25 für alle fünf), und deine Bonuskarten, wenn du auf den genannten Dschunken die meisten Kisten zeigst. Übrige Waren zählen nichts, entscheiden aber bei Gleichstand.

## What a place is for
dschunke-tip-junk = Von oben sichtbare Kisten zählen für Waren, Yuan und das Ende.
dschunke-tip-merchant = Einmal pro Runde nutzbar, auf der Dschunke, wo er steht; dann geht er zur nächsten.
dschunke-tip-trainee = Einmal pro Runde nutzbar, auf einer Dschunke ohne Kaufmann; sein Feld auf der Leiste sagt, wofür.
dschunke-tip-pile = Warenkarten. Ein leerer Stapel gibt nichts; der Rest kommt von einem anderen.
dschunke-tip-market = Was das höchste Gebot für diese Ware gewinnt: Yuan oder eine Sonderkarte (S).
dschunke-tip-stack = Sonderkarten. Wer eine gewinnt, schaut einen Stapel durch und nimmt eine Karte.
dschunke-tip-hand = Deine Warenkarten. Andere sehen nur, wie viele du hast.
dschunke-tip-special = Eine geheime Karte: eine Zusatzaktion, eine pro Zug, oder ein Bonus für das Ende.
dschunke-tip-face = Eine Karte des Stapels, den du durchsiehst: Nimm eine.
dschunke-tip-bank = Yuan kommen aus der Bank; sie wird nie leer.
