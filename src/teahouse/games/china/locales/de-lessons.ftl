## Cards
china-lesson-cards = Karten und Häuser
china-lesson-cards-map = Du baust Häuser und schickst Abgesandte durch ganz China. Jeder Spielstein kostet eine Karte in der Farbe seiner Provinz. Du hast immer drei Karten: jetzt eine violette und zwei rote.
    .title = Neun Provinzen, fünf Farben
china-lesson-cards-first = Wei ist rot, und noch niemand ist dort. In eine leere Provinz darfst du in deinem Zug nur einen Spielstein setzen. Bau auf dem markierten Feld: eine rote Karte.
    .title = Das erste Haus
china-lesson-cards-draw = Am Ende deines Zuges ziehst du, bis du wieder drei Karten hast, aus der offenen Auslage oder vom Stapel. Versuch den Stapel.
    .title = Zieh auf drei nach
china-lesson-cards-second = Hier war { $p1 } schon vor dir in Wei, also darfst du dort bis zu zwei Spielsteine setzen. Du hast eine rote und zwei grüne Karten. Bau neben { $p1 }.
    .title = Zwei Steine in einem Zug
china-lesson-cards-pay = Zwei Karten einer Farbe sind ein Joker: Sie gelten als eine Karte jeder anderen Farbe. Heb das grüne Paar für den zweiten Stein auf und zahl mit der roten Karte.
    .title = Zwei Arten zu zahlen
china-lesson-cards-pair = Jetzt zahlt das grüne Paar einen zweiten Stein in Wei: noch ein Haus oder einen Abgesandten auf das Drachenfeld. Schick den Abgesandten.
    .title = Das Paar als Joker
china-lesson-cards-empty = Drei Karten, zwei Steine, immer in derselben Provinz: Mehr geht nicht in einem Zug. Jetzt würdest du drei neue Karten ziehen. Passt nichts, darfst du stattdessen eine Karte tauschen.
    .title = Eine leere Hand

## Emissaries
china-lesson-emissaries = Abgesandte und Bündnisse
china-lesson-emissaries-cap = Eine Provinz nimmt so viele Abgesandte auf, wie der Stärkste dort Häuser hat. In Chu hat { $p1 } 4 Häuser, also ist Platz für 4 Abgesandte, gleich von wem. Zwei sind schon da.
    .title = Wie viele Abgesandte?
china-lesson-emissaries-one = Du hast kein Haus in Chu und brauchst auch keines. Schick einen Abgesandten auf das Drachenfeld von Chu.
    .title = Der erste
china-lesson-emissaries-pay = Chu ist violett. Zahl mit der violetten Karte und behalte das orange Paar.
    .title = Violett zahlt Violett
china-lesson-emissaries-two = Auf dem Drachenfeld ist noch ein Platz, und das orange Paar ist ein Joker. Nimm ihn.
    .title = Und noch einer
china-lesson-emissaries-full = Vier Abgesandte für vier Häuser: Chu ist voll, bis jemand dort ein fünftes eigenes Haus baut. Du hast dort jetzt die meisten Abgesandten.
    .title = Kein Platz mehr
china-lesson-emissaries-alliance = Abgesandte zählen am Ende, je zwei Nachbarprovinzen zusammen. Wer in beiden die meisten hat, auch gleich viele, bekommt alle Abgesandten der beiden als Punkte. Du führst in Wei und Ch’in: 2 + 4 sind 6. In Shu führt { $p2 }, also bringen Ch’in und Shu nichts.
    .title = Bündnisse am Ende

## Provinces
china-lesson-provinces = Eine volle Provinz
china-lesson-provinces-last = Eine Provinz wird gewertet, sobald sie voll ist. In Wei ist noch ein Feld frei. Du hast dort 3 Häuser, { $p1 } hat 2, { $p3 } hat 1. Bau das letzte selbst.
    .title = Das letzte Feld
china-lesson-provinces-seven = Der Stärkste bekommt einen Punkt für jedes Haus der Provinz: 7 für dich. Der Zweite so viele, wie der Erste Häuser hat: 4 für { $p1 }. Der Dritte so viele wie der Zweite: 2. Zweiter hinter einem Starken zu sein, lohnt sich.
    .title = Sieben, vier, zwei
china-lesson-provinces-equal = Qi hat fünf Felder. { $p2 } hat dort 2 Häuser, du 1. Bau das letzte und zieh gleich.
    .title = Gleichstand
china-lesson-provinces-shared = Ihr seid beide Erste und bekommt je 5 Punkte. { $p3 } kommt danach und bekommt 2, so viele, wie die Ersten Häuser haben. Nicht volle Provinzen werden am Ende genauso gewertet.
    .title = Niemand verliert dabei

## Roads
china-lesson-roads = Straßen und das Ende
china-lesson-roads-chain = Vier oder mehr deiner Häuser hintereinander, durch Straßen verbunden, sind eine Kette: ein Punkt für jedes am Ende. Hier hast du vier.
    .title = Häuser an einer Straße
china-lesson-roads-close = Die Straße führt weiter nach Shu. Shu ist rot, und du hast eine rote Karte.
    .title = Mach sie länger
china-lesson-roads-branch = Fünf hintereinander sind 5 Punkte. Das Haus im Südwesten von Ch’in steht an einer Abzweigung: Eine Kette geht nur einen Weg, also zählt es nicht.
    .title = Eine Abzweigung zählt nicht
china-lesson-roads-end = Der Stapel wird zweimal durchgespielt; ist er zum zweiten Mal leer, folgen die letzten Züge. Dann kommen die nicht vollen Provinzen, die Bündnisse und die Straßen. Die meisten Punkte gewinnen.
    .title = So endet es
