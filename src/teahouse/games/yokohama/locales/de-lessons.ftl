## Walking
yokohama-lesson-walk = Ein Gang durch die Stadt
yokohama-lesson-walk-town = Die Stadt besteht aus Gebieten, die aneinander liegen. Dein Präsident geht von einem zum nächsten und handelt, wo er stehen bleibt. Er kann nur gehen, wo du vorher Assistenten hingeschickt hast.
    .title = Yokohama wächst
yokohama-lesson-walk-one = In deinem Zug setzt du bis zu drei Assistenten in verschiedene Gebiete oder zwei in dasselbe. Die Kupfermine wird später nützlich: Schick einen dorthin. Niemand steht dort, also ist es umsonst.
    .title = Drei Assistenten
    .do = Setz einen Assistenten in die Kupfermine
yokohama-lesson-walk-two = Der Präsident von { $p1 } steht in der Arbeitsvermittlung. Dort einen Assistenten einzusetzen, kostet 1 Yen, und { $p1 } bekommt ihn. Du hast 2 Yen: nur zu.
    .title = Eine Abgabe an den Präsidenten
    .do = Setz einen Assistenten in die Arbeitsvermittlung
yokohama-lesson-walk-three = Im Laboratorium stehen zwei Präsidenten: Das würde 2 Yen kosten, und du hast noch 1, also ist es dunkel. Klick darauf, wenn du hören willst, warum. Dann schick den dritten Assistenten in die Seidenspinnerei.
    .title = Zu teuer
    .do = Setz einen Assistenten in die Seidenspinnerei
yokohama-lesson-walk-move = Er geht über Gebiete mit deinen Assistenten, so weit du willst. Von der Bank über die Arbeitsvermittlung zur Seidenspinnerei: An { $p1 } vorbei kostet es wieder 1 Yen.
    .title = Der Präsident geht los
    .do = Geh zur Seidenspinnerei
yokohama-lesson-walk-arrived = Wo er stehen bleibt, handelt er: Präsident und Assistent haben zusammen Stärke 2, das ist 1 Seide. Dann kommen die Assistenten dieses Gebiets zurück. Die anderen bleiben für spätere Wege.
    .title = Angekommen und gehandelt

## Power
yokohama-lesson-power = Die Stärke eines Gebiets
yokohama-lesson-power-level = Der Präsident, jeder Assistent, jedes Geschäft und jedes Handelshaus von dir in einem Gebiet zählt eins: Das ist deine Stärke, höchstens 5. Hier warten 3 Assistenten und ein Geschäft auf ihn.
    .title = Zähl bis fünf
yokohama-lesson-power-act = Dein Präsident kommt zum ersten Mal in die Stadt und darf in jedem Gebiet mit einem deiner Assistenten beginnen. Schick ihn in die Seidenspinnerei.
    .title = Lass ihn kommen
    .do = Geh zur Seidenspinnerei
yokohama-lesson-power-token = 1 + 3 + 1 sind Stärke 5: auf einmal 4 Seide. Wer als Erster mit Stärke 5 handelt, darf das Plättchen des Gebiets nehmen: Hier sind es 6 Yen.
    .title = Stärke fünf
yokohama-lesson-power-back = Deine 3 Assistenten sind wieder bei dir; das Geschäft bleibt für immer. Ab Stärke 4 darfst du auch ein Geschäft oder Handelshaus bauen: Es zählt auf Dauer, und das Feld bringt eine Belohnung.
    .title = Sie kommen zurück

## Orders
yokohama-lesson-orders = Aufträge und Agenten
yokohama-lesson-orders-harbour = Im Hafen nimmst du Aufträge aus dem Ausland. Du hast dort 2 Assistenten: mit dem Präsidenten ist das Stärke 3.
    .title = Zum Hafen
    .do = Geh zum Hafen
yokohama-lesson-orders-take = Die Stärke unter einer Karte ist die, die du brauchst. Mit Stärke 3 erreichst du die ersten vier. Nimm die erste Karte.
    .title = Nimm einen Auftrag
yokohama-lesson-orders-second = Einmal in der Aktion darfst du noch einen nehmen, für 2 Yen oder eine Importware. Nimm die dritte Karte. Höchstens drei offene Aufträge darfst du haben.
    .title = Ein zweiter für 2 Yen
    .do = Nimm auch den dritten Auftrag, für 2 Yen
yokohama-lesson-orders-fill = Ein anderer Tag: Du hast einen Auftrag der Briten und 4 Tee. Aufträge erfüllst du vor oder nach der Hauptaktion. Einen britischen hast du schon geliefert.
    .title = Liefere
    .do = Erfüll den Auftrag für Tee
yokohama-lesson-orders-agent = 4 Punkte für den Auftrag, und die zweite britische Flagge bringt einen britischen Agenten. Er handelt einmal für dich in einem Gebiet mit deinem Assistenten, ohne den Präsidenten. Verschiedene Flaggen zählen am Ende.
    .title = Ein Freund aus dem Ausland

## Points
yokohama-lesson-points = Punkte und das Ende
yokohama-lesson-points-goal = Du hast die 5 Kupfer, die dieses Ziel verlangt. Es kostet einen Assistenten, nicht das Kupfer. Zwei waren schneller, also bringt es jetzt 6 Punkte. Erfüll es.
    .title = Ein Ziel
yokohama-lesson-points-customs = Das Zollamt macht aus Importware Punkte. Du hast 3 davon und einen Assistenten dort: Stärke 2 mit dem Präsidenten.
    .title = Das Zollamt
    .do = Geh zum Zollamt
yokohama-lesson-points-space = Stärke 2 erlaubt 1 Importware. Setz einen Assistenten auf das zweite Feld: 4 Punkte und 2 Yen. Er kommt nicht zurück.
    .title = Ein Assistent für immer
    .do = Setz einen Assistenten auf das zweite Feld
yokohama-lesson-points-bonus = Wer im Zollamt die meisten Assistenten hat, bekommt am Ende 8 Punkte, der Nächste 4; ähnlich bei Kirche und Technologien. Wenn Zollamt oder Kirche sich füllen, die Aufträge ausgehen oder jemand alles gebaut hat, folgt noch eine Runde.
    .title = So endet es
