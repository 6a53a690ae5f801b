## Cargo
dschunke-lesson-cargo = Ladung und Kisten
dschunke-lesson-cargo-harbour = Fünf Dschunken liegen im Kreis, und alle laden ihre Kisten auf jede von ihnen. Wer nach zehn Runden am reichsten ist, gewinnt. Du bist das dunkelblaue Quadrat.
    .title = Fünf Dschunken im Hafen
dschunke-lesson-cargo-hold = Drei Ladungsstreifen mit je drei Kisten liegen nebeneinander auf einer Ebene. Es zählt nur, was von oben sichtbar ist. Auf der lila Dschunke zeigst du jetzt 3 Kisten, { $p1 } auch 3.
    .title = Schau in den Laderaum
dschunke-lesson-cargo-load = Der Ladekaufmann steht auf der lila Dschunke. Wer ihn nutzt, legt dort zwei Streifen. Der erste macht die Ebene voll, der zweite beginnt quer darüber eine neue.
    .title = Lade zwei Streifen
dschunke-lesson-cargo-levels = Zähl mit: 3 Kisten oben und je 2 von deinen beiden Streifen darunter. Das sind 7 für dich. Bei { $p1 } ist eine Kiste verdeckt, nur 2 sind noch sichtbar.
    .title = Sieben Kisten von oben

## Turn
dschunke-lesson-turn = Dein Zug
dschunke-lesson-turn-markers = Drei Kaufleute stehen auf Dschunken, zwei Gehilfen auf ihren Leisten. In deinem Zug nutzt du einen, den in dieser Runde noch niemand genutzt hat. Passen kannst du nicht.
    .title = Jeder nutzt eine Figur
dschunke-lesson-turn-count = Kaufleute und Gehilfen laden Streifen, bringen Warenkarten oder versilbern Ladung: so viel, wie du dort Kisten sichtbar hast. Auf der weißen Dschunke sind es 4.
    .title = Kisten sind deine Stärke
dschunke-lesson-turn-goods = Gehilfen gehen auf eine der beiden Dschunken ohne Kaufmann. Der obere bringt in dieser Runde Warenkarten. Klick ihn an und dann die weiße Dschunke: Sie hat Reis geladen.
    .title = Schick einen Gehilfen
dschunke-lesson-turn-others = Vier Kisten, vier Reis. Dann waren die anderen dran. { $p3 } hat auf der grauen Dschunke Ladung versilbert, ohne dort eine Kiste zu zeigen, und trotzdem 3 Yuan bekommen: Drei ist immer das Mindeste.
    .title = Nie weniger als drei

## Round
dschunke-lesson-round = Eine Runde bis zum Ende
dschunke-lesson-round-supply = Nach den Aktionen nimmt jeder für jede Nachschubkarte eine Warenkarte. Du hast zwei davon und darfst von jedem Stapel wählen.
    .title = Warennachschub
dschunke-lesson-round-second = Die zweite Karte darf dieselbe Ware sein. Mit vielen Karten einer Ware gewinnst du den Markt.
    .title = Noch einmal dasselbe
dschunke-lesson-round-sell = Die Marktkarte sagt, was jede Ware heute bringt: Reis 3 Yuan, Gemüse 4, Gewürze eine Sonderkarte, Fisch 1. Alle bieten geheim. Klick auf den Reis und biete 4 Karten.
    .title = Auf zum Markt
dschunke-lesson-round-enough = Sonst wollte niemand Reis: 3 Yuan für dich, und die Karten gehen zurück. Geboten wird, bis alles verkauft ist oder niemand mehr bietet. Belassen wir es dabei.
    .title = Verkauft
dschunke-lesson-round-move = Die Runde ist vorbei. Jeder Kaufmann geht zur nächsten Dschunke, die Gehilfen rücken vor, und { $p1 } hat die rote Dschunke und beginnt. So kommt jeder Kaufmann auf jede Dschunke: Plane damit.
    .title = Alles zieht weiter

## Barter
dschunke-lesson-barter = Die Kunst des Bietens
dschunke-lesson-barter-secret = Gemüse bringt 4 Yuan. Die meisten Karten gewinnen, und alle gebotenen Karten sind verloren. Setz deine drei: Klick auf das Gemüse und wähle dann die Zahl.
    .title = Die beste Ware
dschunke-lesson-barter-reveal = Deine 3 schlagen die 2 von { $p1 }: 4 Yuan für dich, nichts für { $p1 }. { $p2 } war mit einem Reis allein und bekommt 3. Diese beiden Waren sind jetzt verkauft.
    .title = Karten auf den Tisch
dschunke-lesson-barter-special = Das S bedeutet eine Sonderkarte. Gleich wird noch einmal geboten, um den Rest: Gewürze und Fisch. Versuch es mit 2 Gewürzen.
    .title = Gewürze für eine Sonderkarte
dschunke-lesson-barter-tied = { $p1 } hat auch 2 Gewürze geboten. Eine Karte lässt sich nicht teilen: Niemand bekommt sie, und die Gewürze sind trotzdem verkauft.
    .title = Gleichstand
dschunke-lesson-barter-share = Eine andere Runde, eine andere Marktkarte: Gewürze bringen heute 4 Yuan. Yuan lassen sich teilen. Biete deine 3 Gewürze.
    .title = Und bei Yuan?
dschunke-lesson-barter-third = Ihr wart zu dritt mit 3 Gewürzen. Jeder bekommt 1 Yuan, der vierte bleibt in der Bank. Mit einer Karte mehr wären alle 4 für dich gewesen.
    .title = Vier Yuan für drei

## Special
dschunke-lesson-special = Sonderkarten
dschunke-lesson-special-hand = Manche Sonderkarten gelten immer, manche sind Zusatzaktionen, manche ein Bonus am Ende. Du hast eine Zusatzaktion zum Versilbern auf der lila Dschunke und einen Bonus von 8 Yuan, wenn du dort am Ende die meisten Kisten zeigst.
    .title = Drei Arten
dschunke-lesson-special-extra = Du darfst in einem Zug eine Zusatzkarte spielen, vor oder nach deiner Figur. Auf der lila Dschunke zeigst du 7 Kisten: Spiel die Karte.
    .title = Eine Zusatzaktion
dschunke-lesson-special-main = 7 Yuan, und die Karte ist weg. Deine Hauptaktion kommt noch: Der Geldkaufmann steht auf der weißen Dschunke, und auch dort zeigst du 7 Kisten.
    .title = Und jetzt der Kaufmann
dschunke-lesson-special-fourteen = 7 und 7 sind 14 Yuan. Mehr als eine Zusatzkarte gibt es im Zug nicht, und die Bonuskarte wartet auf das Ende des Spiels. Niemand sonst weiß, dass du sie hast.
    .title = Vierzehn in einem Zug

## End
dschunke-lesson-end = Das Ende
dschunke-lesson-end-last = Das ist das letzte Bieten des Spiels. Fisch bringt 4 Yuan, und du hast einen. Waren, die du behältst, sind nichts wert.
    .title = Runde zehn, letzter Markt
dschunke-lesson-end-stop = 4 Yuan mehr. Dein Reis könnte noch 1 Yuan bringen, aber bei Gleichstand um den Sieg zählen die Warenkarten. Wenn niemand bietet, endet das Spiel.
    .title = Behalte eine
dschunke-lesson-end-count = Jede Dschunke mit einer sichtbaren Kiste von dir bringt 4 Yuan, alle fünf zusammen 25. Du bist auf allen: 35 + 25, dazu 8 für deine Bonuskarte. Das sind 68, und du gewinnst.
    .title = Überall zu sehen
