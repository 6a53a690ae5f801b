## The rules in short
china-rules-goal = Du baust Häuser und schickst Abgesandte in die Provinzen des alten China. Häuser zählen in ihrer Provinz und entlang der Straßen, Abgesandte in benachbarten Provinzen zusammen. Die meisten Punkte gewinnen.
china-rules-turn = Spiel eine bis drei deiner drei Karten und setz bis zu zwei Spielsteine in eine Provinz: Häuser auf Felder, Abgesandte auf das Drachenfeld. Jeder kostet eine Karte in der Farbe der Provinz oder zwei Karten einer anderen Farbe als Joker. In eine leere Provinz kommt nur ein Stein. Eine Provinz nimmt so viele Abgesandte auf, wie der Stärkste dort Häuser hat. Oder tausch stattdessen eine Karte. Dann zieh auf drei nach, aus der offenen Auslage oder vom Stapel.
china-rules-end = Wenn der Stapel zum zweiten Mal leer ist, folgen die letzten Züge.
china-rules-scoring = Eine volle Provinz sofort, die anderen am Ende: Der Stärkste bekommt einen Punkt für jedes Haus dort, jeder andere so viele, wie der nächst Stärkere Häuser hat. Bündnisse: Wer in zwei Nachbarprovinzen die meisten Abgesandten hat, bekommt einen Punkt für jeden Abgesandten dort. Straßen: Eine Kette von mindestens vier eigenen Häusern bringt einen Punkt für jedes.

## What a place is for
china-tip-space = Ein Haus hier kostet eine Karte in der Farbe der Provinz oder ein Paar einer anderen Farbe.
china-tip-dragon = Platz für so viele Abgesandte, wie der Stärkste hier Häuser hat.
china-tip-supply = Deine Spielsteine, die noch nicht auf dem Plan sind.
china-tip-province = Die Bonusplättchen dieser Provinz werden mit dem ersten Haus aufgedeckt.
china-tip-hand = Deine drei Karten. Eine darfst du tauschen, statt Steine zu setzen.
china-tip-discard = Gespielte Karten; sie werden noch einmal zum Stapel.
china-tip-payment = Eine Karte in der Farbe der Provinz oder zwei gleiche als Joker.
china-tip-row = Offene Karten: Nimm, was du brauchst.
china-tip-pile = Zieh verdeckt. Das Spiel endet, wenn der Stapel zum zweiten Mal leer ist.
china-tip-played = Behalte eine der gespielten Karten: Schon gleich viele gewinnen die Einflusskarte.
china-tip-special = Eine Sonderkarte des Duells, einmal im Spiel.
