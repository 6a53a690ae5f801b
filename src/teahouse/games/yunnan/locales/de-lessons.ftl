## Auction
yunnan-lesson-auction = Das Bieten
yunnan-lesson-auction-road = Ihr seid Teehändler in Pu’er. Eure Händler tragen den Tee die Straße entlang, immer weiter. Je ferner eine Provinz, desto mehr zahlt sie. Die meisten Siegpunkte gewinnen.
    .title = Die Teepferdestraße
yunnan-lesson-auction-houses = Jede Runde beginnt mit dem Bieten. Die Handelsschule bringt einen Händler, das Zollamt einen Passierschein, der Pferdehändler mehr Reichweite, die Händlergilde Einfluss, der Bauhof ein Bauwerk.
    .title = Fünf nützliche Häuser
yunnan-lesson-auction-outbid = Die Felder 5 und 7 sind klein: Dort darf nur das höchste Gebot des Hauses stehen. { $p1 } steht in der Gilde auf der 7. Biete 9, und der Händler geht nach Hause.
    .title = Schick einen Rivalen heim
yunnan-lesson-auction-stays = { $p1 } kam mit 12 zurück, aber deine 9 ist ein großes Feld und bleibt: Ihr bekommt beide den Fortschritt. Von deinen 15 Münzen sind 6 übrig. Nimm auch die 5 im Zollamt.
    .title = Große Felder sind sicher
yunnan-lesson-auction-pass = Wenn du passt, bleiben deine Gebote, und die Händler aus deinem Vorrat gehen auf den Markt von Pu’er. Von dort werden sie reisen.
    .title = Genug für heute
yunnan-lesson-auction-paid = Alle haben gepasst. Du zahlst 9 + 5 Münzen und bekommst einen Passierschein und einen Einfluss. Fortschritt bleibt für das ganze Spiel.
    .title = Zahlen und besser werden

## Travel
yunnan-lesson-travel = Reisen und verdrängen
yunnan-lesson-travel-passes = Jede Grenze kostet einen Passierschein; in der nächsten Runde hast du alle wieder. Niemand reist weiter als sein Pferd. Du hast 5 Passierscheine, und dein Pferd steht in Sichuan.
    .title = Passierscheine und Pferd
yunnan-lesson-travel-move = Zwei deiner Händler warten auf dem Markt. Schick einen nach Sichuan: zwei Grenzen, zwei Passierscheine. Klick auf Pu’er, dann auf Sichuan.
    .title = Auf den Weg
yunnan-lesson-travel-displace = Wer ankommt, darf einen Händler verdrängen, dessen Besitzer weniger Einfluss hat. { $p1 } hat weniger als du, { $p2 } mehr. Schieb { $p1 } eine Provinz zurück.
    .title = Einfluss schafft Platz
yunnan-lesson-travel-second = Drei Passierscheine sind übrig. Noch einmal derselbe Weg: 2 + 2 Passierscheine für zwei Reisen.
    .title = Der zweite Händler
yunnan-lesson-travel-route = Am Ende deines Zuges muss in jeder Provinz bis Pu’er ein Händler oder Handelsposten von dir stehen, sonst gehen die dahinter zurück auf den Markt. Dein Posten in Yunnan hält den Weg offen.
    .title = Eine zusammenhängende Route
yunnan-lesson-travel-stands = Beide Händler stehen in Sichuan. Jeder hat ein Geschenk genommen, und dein Tee bringt in dieser Runde 25, mehr als bei allen anderen.
    .title = Es hat sich gelohnt

## Income
yunnan-lesson-income = Inspektor, Geschenke, Einkommen
yunnan-lesson-income-value = Du reist als Letzter, danach kommt der Inspektor. Er besucht die Provinz, die allen zusammen am meisten bringt: Sichuan. Beende deinen Zug und sieh zu.
    .title = Die reichste Provinz
yunnan-lesson-income-gifts = Er verbannt einen Händler dessen, der dort den meisten Einfluss hat, unter 4: Das war { $p2 }. Ein Teehaus schützt seinen Besitzer. Dann nimmt jeder Händler in einer Provinz mit Geschenken eines.
    .title = Nicht zu wichtig sein
yunnan-lesson-income-convert = Dein Einkommen ist 21: 3 auf dem Markt, 6 in Yunnan, 9 und 3 in Sichuan. Teil es auf: beliebig viele Punkte, der Rest sind Münzen für das nächste Bieten. Nimm 6 Punkte und behalte 15.
    .title = Münzen oder Punkte
yunnan-lesson-income-next = Wer am meisten verdient hat, reist in der nächsten Runde zuerst und bietet zuletzt. Händler vom Markt gehen heim, die in den Provinzen bleiben. Das Spiel endet mit 80 Punkten oder ohne Geschenke.
    .title = Die Letzten zuerst

## Build
yunnan-lesson-build = Bauen und das Ende
yunnan-lesson-build-yard = Dein Gebot von 9 steht im Bauhof, und die anderen haben gepasst. Pass auch, dann bekommst du dafür ein Bauwerk.
    .title = Der Bauhof
yunnan-lesson-build-take = Ein Handelsposten hält deine Route und bringt etwas ein. Eine Brücke überquert eine Schlucht und kürzt ab. Ein Teehaus schützt vor dem Inspektor und bringt am Ende Punkte. Nimm ein Teehaus.
    .title = Welches?
yunnan-lesson-build-place = Du darfst gleich bauen, so weit dein Pferd gekommen ist, oder es aufheben. Jede Provinz hat nur Platz für ein Teehaus. Bau es in Sichuan, bevor es jemand anders tut.
    .title = Ein Teehaus pro Provinz
yunnan-lesson-build-worth = Zu deinen Punkten kommen: 3 für jedes Geschenk, 1 für je 3 Münzen, dazu Punkte für Passierscheine, Einfluss, Pferd und Teehäuser. Teehäuser und Pferd zählen umso mehr, je weiter weg sie sind.
    .title = Was am Ende zählt
