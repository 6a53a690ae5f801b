## The rules in short
yokohama-rules-goal = Ihr seid Kaufleute im offenen Hafen von Yokohama. Sammelt Waren, liefert Aufträge, kauft Technologien, helft Kirche und Zollamt. Die meisten Punkte gewinnen.
yokohama-rules-turn = Setz bis zu drei Assistenten in verschiedene Gebiete oder zwei in eines. Dann geht dein Präsident über Gebiete mit deinen Assistenten und handelt, wo er stehen bleibt. Ein fremder Präsident in einem Gebiet kostet 1 Yen Abgabe, wenn du dort einsetzt oder durchgehst, und du kannst dort nicht bleiben. Deine Stärke ist die Zahl deiner Steine dort, höchstens 5: Sie sagt, was das Gebiet bringt. Ab Stärke 4 darfst du ein Geschäft oder Handelshaus bauen; der Erste mit Stärke 5 nimmt das Plättchen. Dann kommen die Assistenten dort zurück. Statt zu gehen, darfst du den Präsidenten zurücknehmen. Davor und danach darfst du Aufträge und Ziele erfüllen und Agenten einsetzen. Zwei gleiche Flaggen bringen einen Agenten.
yokohama-rules-end = Wenn Kirche oder Zollamt gefüllt sind, wenn die Aufträge ausgehen oder wenn jemand alle Geschäfte oder alle Handelshäuser gebaut hat, wird die Runde beendet und noch eine gespielt.
yokohama-rules-scoring = Punkte im Spiel, und am Ende: Mehrheiten in Kirche und Zollamt, die teuersten Technologien, Sätze verschiedener Flaggen und etwas für übrige Importware, Yen und Waren.

## What a place is for
yokohama-tip-location = Deine Stärke hier ist die Zahl deiner Steine mit dem Präsidenten; sie sagt, wie viel du bekommst.
yokohama-tip-offer = Behalte einen von zwei Aufträgen für den Anfang.
yokohama-tip-goal = Zeig, was verlangt wird, und lass einen Assistenten dort: je früher, desto mehr Punkte.
yokohama-tip-order = Ein offener Auftrag: Liefere vor oder nach der Hauptaktion.
yokohama-tip-president = Statt zu gehen, nimm deinen Präsidenten zurück.
yokohama-tip-exchange = Das Chinesenviertel kauft und verkauft; ein Tausch je Stärke.
yokohama-tip-church = Stärke und verschiedene Gaben sind dein Glaubenswert; ein Assistent bleibt für immer hier.
yokohama-tip-customs = Kostet Importware; ein Assistent bleibt für immer hier.
yokohama-tip-owned = Was du zur Hand hast.
yokohama-tip-warehouse = Steine, die du in der Arbeitsvermittlung noch holen kannst.
yokohama-tip-lab = Eine Technologie hilft dir bis zum Schluss und zählt am Ende.
yokohama-tip-port = Ein Auftrag: Die Stärke darunter ist die, die du brauchst.
yokohama-tip-token = Für den Ersten, der hier mit Stärke 5 handelt.
yokohama-tip-shop = Ein Geschäft zählt hier auf Dauer, und sein Feld bringt eine Belohnung.
yokohama-tip-house = Ein Handelshaus zählt hier auf Dauer; es ist Platz für eines.
yokohama-tip-supply = Der gemeinsame Warenvorrat.
yokohama-tip-award = Eine Belohnung zur Wahl.
