## The rules in short
yunnan-rules-goal = Teehändler aus Pu’er schicken ihre Händler die Teepferdestraße entlang. Ferne Provinzen zahlen gut, aber der Weg darf nicht reißen, und Rivalen drängen. Die meisten Siegpunkte gewinnen.
yunnan-rules-turn = Zuerst das Bieten: Reihum setzt du einen Händler auf ein Feld eines Hauses, gehst zur Bank, setzt einen auf den Markt oder passt. Auf einem kleinen Feld (5, 7) steht nur das höchste Gebot des Hauses; überboten geht der Händler heim. Gebote werden bezahlt und bringen ihren Fortschritt: einen Händler, einen Passierschein, eine Provinz für das Pferd, Einfluss, ein Bauwerk. Dann reisen alle: Eine Grenze kostet einen Passierschein, das Pferd ist die Grenze der Reise, und wer ankommt, darf einen Händler von jemandem mit weniger Einfluss verdrängen. Jede Provinz auf dem Weg braucht einen Händler oder Posten von dir. Der Inspektor verbannt einen Händler in der reichsten Provinz, Geschenke werden genommen, und der Tee wird bezahlt. Jeder teilt sein Einkommen in Punkte und Münzen.
yunnan-rules-end = Das Spiel endet mit der Runde, in der jemand 80 Punkte erreicht oder das letzte Geschenk nimmt. Mit Wächtern oder doppeltem Bieten beenden es nur die Geschenke.
yunnan-rules-end-edition-2013 = Das Spiel endet mit der Runde, in der jemand 80 Punkte erreicht oder das letzte Geschenk nimmt; zu zweit mit je zwei Farben mit 100 Punkten oder wenn zwei Geschenke übrig sind.
yunnan-rules-scoring = Punkte aus dem Einkommen; 1 für je 3 Münzen; 3 für jedes Geschenk; Passierscheine, Einfluss, die Provinz des Pferdes und Teehäuser je nach Provinz. Bei Gleichstand: mehr Einfluss.
yunnan-rules-scoring-edition-2013 = Punkte aus dem Einkommen; 1 für je 3 Münzen; 3 für jedes Geschenk; Passierscheine, Einfluss und 12 für jedes Teehaus auf dem Plan. Bei Gleichstand: mehr Einfluss.

## What a place is for
yunnan-tip-building = Ein Gebot: Kleine Felder (5, 7) tragen nur das höchste des Hauses, große sind sicher.
yunnan-tip-bank = Wer hier steht, gibt seine Gebote auf und bekommt Münzen nach der Summe aller Gebote.
yunnan-tip-province = Händler reisen die Straße entlang, so weit das Pferd gekommen ist; jede Grenze kostet einen Passierschein.
yunnan-tip-traders = Wer ankommt, darf einen Händler von jemandem mit weniger Einfluss verdrängen.
yunnan-tip-stock = Deine Händler und Bauwerke zu Hause.
yunnan-tip-general = Bauwerke, die es im Bauhof noch zu gewinnen gibt.
yunnan-tip-kept = Ein aufgehobenes Bauwerk: Bau es, wenn du reist.
yunnan-tip-posts = Ein Handelsposten hält deine Route offen und bringt etwas ein, ohne Route nichts.
yunnan-tip-ravine = Eine Brücke überquert die Schlucht: ein kürzerer Weg, nur für ihren Besitzer.
yunnan-tip-tea_house = Platz für ein Teehaus: Es schützt vor dem Inspektor und zählt am Ende.
yunnan-tip-guard = Ein Wächter schützt deine Händler in einer Provinz eine Runde lang vor dem Verdrängen.
yunnan-tip-income = Teil das Einkommen dieser Runde: so viele Punkte, der Rest in Münzen.
