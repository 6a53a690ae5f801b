yunnan-title = Yunnan

## Dinge
yunnan-color-red = rot
yunnan-color-yellow = gelb
yunnan-color-blue = blau
yunnan-color-black = schwarz
yunnan-color-black-edition-2013 = grün
yunnan-color-white = weiß
yunnan-color-white-edition-2013 = violett
yunnan-province-puer = Pu’er
yunnan-province-yunnan = Yunnan
yunnan-province-sichuan = Sichuan
yunnan-province-kang = Kang
yunnan-province-kang-edition-2013 = Qamdo
yunnan-province-tibet = Tibet
yunnan-province-qinghai = Qinghai
yunnan-ravine-yunnan_kang = Yunnan–Kang
yunnan-ravine-yunnan_kang-edition-2013 = Yunnan–Qamdo
yunnan-ravine-yunnan_tibet = Yunnan–Tibet
yunnan-ravine-sichuan_qinghai = Sichuan–Qinghai
yunnan-ravine-kang_qinghai = Kang–Qinghai
yunnan-ravine-kang_qinghai-edition-2013 = Qamdo–Qinghai
yunnan-building-school = Handelsschule
yunnan-building-customs = Zollamt
yunnan-building-horse = Pferdehändler
yunnan-building-guild = Händlergilde
yunnan-building-guild-edition-2013 = Drachenhaus
yunnan-building-yard = Bauhof
yunnan-building-temple = Dianmu-Tempel
yunnan-slot-left = links
yunnan-slot-right = rechts
yunnan-structure-trading_post = Handelsposten
yunnan-structure-bridge = Brücke
yunnan-structure-tea_house = Teehaus
yunnan-structure-guard = Wächter
yunnan-phase-auction = Bieten
yunnan-phase-auction-edition-2013 = Bietphase
yunnan-phase-resolution = Gebäude auswerten
yunnan-phase-travel = Bau- & Reisephase
yunnan-phase-travel-edition-2013 = Reisephase
yunnan-phase-conversion = Einkommen umwandeln
yunnan-phase-end = Ende
yunnan-trigger-vp = Siegpunkte
yunnan-trigger-gifts = Geschenke verteilt
yunnan-trigger-rounds = Runden
yunnan-category-track = Leiste
yunnan-category-coins = Münzen
yunnan-category-gifts = Geschenke
yunnan-category-passes = Passierscheine
yunnan-category-influence = Einfluss
yunnan-category-tea_houses = Teehäuser
yunnan-category-horse = Pferd

## Kosten und Gewinn einer Wahl; davor steht ein Plus oder Minus
yunnan-holding-coins = { $count ->
    [one] { $count } freie Münze
   *[other] { $count } freie Münzen
}
yunnan-holding-points = { $count } SP
yunnan-holding-income = { $count } Einkommen
yunnan-holding-traders = { $count } Händler im Vorrat
yunnan-holding-passes = { $count ->
    [one] { $count } Passierschein
   *[other] { $count } Passierscheine
}
yunnan-holding-trading_posts = { $count } Handelsposten im Vorrat
yunnan-holding-bridges = { $count ->
    [one] { $count } Brücke im Vorrat
   *[other] { $count } Brücken im Vorrat
}
yunnan-holding-tea_houses = { $count ->
    [one] { $count } Teehaus im Vorrat
   *[other] { $count } Teehäuser im Vorrat
}

## Fragen
yunnan-ask-turn = Setze einen Händler ein oder passe.
yunnan-ask-source = Woher kommt der Händler?
yunnan-ask-take = Bauhof: Welches Bauwerk nimmst du?
yunnan-ask-place = Wohin damit?
yunnan-ask-block = Dianmu-Tempel: Welche Schlucht blockierst du?
yunnan-ask-travel = Baue und reise, dann beende deinen Zug.
yunnan-ask-displace = Verdrängst du dort einen Händler?
yunnan-ask-convert = Wie viel deines Einkommens wird zu Siegpunkten?
yunnan-ask-over = Das Spiel ist zu Ende.

## Optionen
yunnan-option-edition = Ausgabe
yunnan-option-edition-about = Die Regeln von 2013 (zu zweit spielt jeder zwei Farben) oder von 2023 (Tempel und Schluchtenblocker; zu zweit spielt Dúli mit).
yunnan-option-advanced_debts = Schulden
yunnan-option-advanced_debts-about = 2013, Profiversion: Gebote dürfen das eigene Geld übersteigen; jede fehlende Münze kostet Siegpunkte.
yunnan-option-double_bidding = Doppeltes Bieten
yunnan-option-double_bidding-about = 2023, Expertenregeln: Bis zu zwei eigene Händler dürfen in einem Fortschrittsgebäude bieten. Siegpunkte beenden das Spiel nicht.
yunnan-option-guards = Wächter
yunnan-option-guards-about = 2023, Expertenregeln: Einmal im Spiel schützt ein Wächter die eigenen Händler in einer Provinz. Siegpunkte beenden das Spiel nicht.
yunnan-option-round_cap = Letzte Runde
yunnan-option-round_cap-about = Das Spiel endet spätestens nach dieser Runde.
yunnan-option-start_order = Erste Reihenfolge
yunnan-option-start_order-about = Die Bietreihenfolge der 1. Runde: zufällig oder nach den Plätzen am Tisch.

## Aktionen
yunnan-do-pass = Passen
yunnan-do-bid = { $number } bieten ({ $building })
yunnan-do-bank = Zur Bank gehen ({ $slot })
yunnan-do-market = Einen Händler auf den Markt von Pu’er setzen
yunnan-do-from_stock = Aus dem persönlichen Vorrat
yunnan-do-from = Aus { $province }
yunnan-do-take = { $structure } nehmen
yunnan-do-keep = Im persönlichen Vorrat behalten
yunnan-do-build_post = Handelsposten in { $province } bauen
yunnan-do-build_bridge = Brücke { $ravine } bauen
yunnan-do-build_tea_house = Teehaus in { $province } bauen
yunnan-do-guard = Wächter in { $province } einsetzen
yunnan-do-block = Schlucht { $ravine } blockieren
yunnan-do-move = Von { $province } nach { $other_province } reisen
yunnan-do-displace = Einen { $color }en Händler verdrängen
yunnan-do-spare = Niemanden verdrängen
yunnan-do-done = Zug beenden
yunnan-do-convert = { $number } umwandeln

## Ereignisse
yunnan-event-start = { $seat } spielt mit den { $color }en Händlern und beginnt mit { $coins } Münzen.
yunnan-event-duli_start = Dúli spielt mit den { $color }en Händlern; ihr erstes Gebot ist { $number } ({ $building }).
yunnan-event-round = Runde { $round }
yunnan-event-auction_order = Bietreihenfolge: { $color_list }.
yunnan-event-travel_order = Neue Reisereihenfolge: { $color_list }.
yunnan-event-phase = { $phase }
yunnan-event-bid = { $seat } ({ $color }) bietet { $number } ({ $building }).
yunnan-event-market = { $seat } ({ $color }) setzt einen Händler auf den Markt.
yunnan-event-bank = { $seat } ({ $color }) geht zur Bank ({ $slot }).
yunnan-event-withdrawn = { $seat } ({ $color }) versetzt { $count ->
    [one] einen bietenden Händler
   *[other] { $count } bietende Händler
} auf den Markt.
yunnan-event-pass = { $seat } ({ $color }) passt{ $count ->
    [0] .
    [one] {" "}und setzt einen Händler auf den Markt.
   *[other] {" "}und setzt { $count } Händler auf den Markt.
}
yunnan-event-outbid = Überboten: Der { $color }e Händler auf { $number } ({ $building }) geht in den Vorrat zurück.
yunnan-event-revived = Die Farbe { $color } hatte gepasst und bietet wieder mit.
yunnan-event-bank_sum = Summe aller Gebote: { $sum }.
yunnan-event-bank_pays = Die Bank zahlt { $seat } ({ $color }) { $coins } Münzen.
yunnan-event-pay = { $seat } ({ $color }) zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} für alle Gebote.
yunnan-event-debt = { $seat } ({ $color }) { $count ->
    [one] fehlt eine Münze
   *[other] fehlen { $count } Münzen
}; das kostet { $vp } SP.
yunnan-event-new_trader = { $seat } ({ $color }) erhält einen neuen Händler auf dem Markt.
yunnan-event-new_pass = { $seat } ({ $color }) hat jetzt { $number } Passierscheine.
yunnan-event-new_horse = { $seat } ({ $color }): Das Pferd erreicht { $province }.
yunnan-event-new_influence = { $seat } ({ $color }) hat jetzt Einfluss { $number }.
yunnan-event-take = { $seat } ({ $color }) nimmt ein Bauwerk: { $structure }.
yunnan-event-keep = { $seat } ({ $color }) behält das Bauwerk im Vorrat: { $structure }.
yunnan-event-build_trading_post = { $seat } ({ $color }) baut einen Handelsposten in { $province }.
yunnan-event-build_bridge = { $seat } ({ $color }) baut die Brücke { $ravine }.
yunnan-event-build_tea_house = { $seat } ({ $color }) baut ein Teehaus in { $province }.
yunnan-event-guard = { $seat } ({ $color }) setzt einen Wächter in { $province } ein.
yunnan-event-block = { $seat } ({ $color }) blockiert die Schlucht { $ravine }.
yunnan-event-move = { $seat } ({ $color }) reist von { $province } nach { $other_province } und nutzt { $count ->
    [one] einen Passierschein
   *[other] { $count } Passierscheine
}.
yunnan-event-displaced = Ein { $color }er Händler verdrängt einen { $other_color }en aus { $province } nach { $other_province }.
yunnan-event-spare = { $seat } ({ $color }) verdrängt niemanden in { $province }.
yunnan-event-done = { $seat } ({ $color }) beendet den Reisezug.
yunnan-event-isolated = Keine zusammenhängende Route: { $count ->
    [one] Ein { $color }er Händler geht
   *[other] { $count } { $color }e Händler gehen
} aus { $province } auf den Markt.
yunnan-event-post_cut_off = Keine zusammenhängende Route: { $count ->
    [one] Der { $color }e Handelsposten in { $province } bringt
   *[other] { $count } { $color }e Handelsposten in { $province } bringen
} in dieser Runde nichts ein.
yunnan-event-inspector_home = Die Provinzen sind leer: Der Inspektor bleibt zu Hause.
yunnan-event-inspector = Der Provinzinspektor besucht { $province }.
yunnan-event-nobody_banished = Der Inspektor verbannt niemanden aus { $province }.
yunnan-event-banished = Ein { $color }er Händler wird aus { $province } auf den Markt verbannt.
yunnan-event-gift = Die { $color }en Händler erhalten ein Geschenk in { $province }.
yunnan-event-income = { $seat } ({ $color }) hat ein Rundeneinkommen von { $coins }.
yunnan-event-convert = { $seat } ({ $color }) nimmt { $vp } SP und { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
yunnan-event-home = { $count ->
    [one] Ein { $color }er Händler kehrt
   *[other] { $count } { $color }e Händler kehren
} aus { $province } in den Vorrat zurück.
yunnan-event-guard_spent = Der { $color }e Wächter kommt aus dem Spiel.
yunnan-event-blocker_home = Der Schluchtenblocker kehrt in den Tempel zurück.
yunnan-event-duli_shuffle = Dúlis 16 Karten werden gemischt.
yunnan-event-duli_card = Dúli deckt Karte { $card } auf.
yunnan-event-duli_pass = Dúli passt.
yunnan-event-duli_bid = Dúli bietet { $number } ({ $building }).
yunnan-event-duli_nothing = Dúli findet kein Gebäude zum Bieten.
yunnan-event-duli_influence = Dúli hat jetzt Einfluss { $number }.
yunnan-event-duli_leaves = Dúlis Händler verlässt das Gebäude ({ $building }).
yunnan-event-duli_tea_house = Dúli baut ein Teehaus in { $province }.
yunnan-event-duli_traders = Dúli setzt { $count ->
    [one] einen Händler
   *[other] { $count } Händler
} in { $province } ein.
yunnan-event-game_over = Das Spiel ist zu Ende ({ $trigger }).

## Gründe
yunnan-why-not-auction = Händler werden nur beim Bieten eingesetzt.
yunnan-why-choose-source-first = Wähle zuerst, woher dein Händler kommt.
yunnan-why-no-source-asked = Wähle zuerst, was der Händler tun soll; dann, woher er kommt.
yunnan-why-stock-first = Solange ein Händler in deinem Vorrat ist, musst du ihn von dort nehmen.
yunnan-why-stock-empty = In deinem Vorrat ist kein Händler.
yunnan-why-no-trader-there = Du hast keinen Händler in { $province }.
yunnan-why-bank-again = Du warst in dieser Runde schon in der Bank.
yunnan-why-bank-closed = Mit Dúli ist nur ein Bankfeld offen.
yunnan-why-bank-left-first = Beide Bankfelder zahlen gleich viel: Nimm zuerst das linke.
yunnan-why-bank-taken = Dort steht schon ein { $color }er Händler.
yunnan-why-banked = Nach der Bank darfst du in dieser Runde nicht mehr bieten.
yunnan-why-no-temple = In der Ausgabe von 2013 gibt es keinen Dianmu-Tempel.
yunnan-why-own-trader-there = Du hast schon einen Händler in diesem Gebäude ({ $building }) und darfst keinen zweiten einsetzen.
yunnan-why-two-traders-there = Du hast schon zwei Händler in diesem Gebäude ({ $building }).
yunnan-why-temple-once = Im Tempel darf nur einer deiner Händler bieten.
yunnan-why-full-school = Du hast schon alle 7 Händler.
yunnan-why-full-customs = Du hast schon 6 Passierscheine, mehr gibt es nicht.
yunnan-why-full-horse = Dein Pferd ist schon in Qinghai.
yunnan-why-full-guild = Dein Einfluss ist schon 4, mehr gibt es nicht.
yunnan-why-full-yard = Keines deiner Bauwerke ist mehr im allgemeinen Vorrat.
yunnan-why-second-step-lost = Ein zweites Gebot hier ({ $building }) brächte nichts: Es bleibt nur ein Schritt.
yunnan-why-space-taken = Auf der { $number } steht schon ein { $color }er Händler.
yunnan-why-small-space = { $number } ist ein kleines Feld: Ein Gebot dort muss das höchste im Gebäude sein, und { $highest } ist schon geboten.
yunnan-why-no-money = Deine Gebote würden zusammen { $sum } Münzen kosten; du hast { $coins }.
yunnan-why-debt-too-deep = Deine Schulden brächten dich auf { $vp } SP; die Grenze ist -100.
yunnan-why-not-yard = Bauwerke nimmt man nur nach einem Gebot auf den Bauhof.
yunnan-why-no-guards = An diesem Tisch wird ohne Wächter gespielt.
yunnan-why-guard-used = Deinen Wächter hast du schon eingesetzt; es gibt nur einen im ganzen Spiel.
yunnan-why-none-in-supply = Dieses Bauwerk hast du nicht mehr im allgemeinen Vorrat: { $structure }.
yunnan-why-nothing-to-place = Du hast jetzt kein Bauwerk zu setzen.
yunnan-why-guard-not-kept = Ein Wächter muss sofort in einer Provinz eingesetzt werden.
yunnan-why-no-guard-taken = Du hast nicht den Wächter genommen.
yunnan-why-another-taken = Dieses Bauwerk hast du nicht genommen: { $structure }.
yunnan-why-not-at-once = Dieses Bauwerk ({ $structure }) kann nicht sofort gebaut werden, nur in deinem Reisezug.
yunnan-why-not-building = Gebaut wird in deinem Reisezug oder gleich nach einem Gebot auf den Bauhof.
yunnan-why-none-in-stock = Dieses Bauwerk hast du nicht im persönlichen Vorrat: { $structure }.
yunnan-why-not-temple = Eine Schlucht wird nur nach einem Gebot im Dianmu-Tempel blockiert.
yunnan-why-not-travel = Du reist nur in deinem Reisezug.
yunnan-why-has-travelled = Deine Händler in { $province } sind schon gereist; jeder reist nur einmal pro Zug.
yunnan-why-not-back-to-puer = Eine Reise endet in einer Provinz, und Pu’er ist keine.
yunnan-why-beyond-horse = { $province } ist zu weit: Dein Pferd ist in { $other_province }.
yunnan-why-too-few-passes = Von { $province } nach { $other_province } braucht man { $count } Passierscheine; du hast noch { $left }.
yunnan-why-no-arrival = Nur ein Händler, der gerade seine Reise beendet hat, verdrängt.
yunnan-why-choose-victim-first = Entscheide zuerst, ob dein Händler jemanden verdrängt.
yunnan-why-color-absent = Die Farbe { $color } spielt nicht mit.
yunnan-why-own-color = Händler der eigenen Farbe verdrängt man nicht.
yunnan-why-nobody-there = In { $province } steht kein { $color }er Händler.
yunnan-why-influence-not-lower = Die Farbe { $color } hat Einfluss { $theirs }, nicht weniger als du mit { $ours }.
yunnan-why-guarded = Ein Wächter schützt die { $color }en Händler in { $province }.
yunnan-why-build-beyond-horse = In { $province } kannst du nicht bauen: Dein Pferd ist in { $other_province }.
yunnan-why-bridge-beyond-horse = Für die Brücke { $ravine } muss dein Pferd beide Provinzen erreicht haben; es ist in { $other_province }.
yunnan-why-own-bridge-there = Du hast die Brücke { $ravine } schon.
yunnan-why-ravine-blocked = In der Schlucht { $ravine } liegt der Schluchtenblocker.
yunnan-why-own-post-there = Du hast schon einen Handelsposten in { $province }.
yunnan-why-tea-house-there = In { $province } ist nur Platz für ein Teehaus, und dort steht schon das { $color }e.
yunnan-why-not-conversion = Einkommen wird nur am Rundenende umgewandelt.
yunnan-why-above-income = Dein Einkommen dieser Runde ist { $number }; gespartes Geld kann man nicht umwandeln.

## Der Tisch in Worten
yunnan-table-colors = Spieler
yunnan-table-name = Spieler
yunnan-table-vp = SP
yunnan-table-coins = Münzen
yunnan-table-bids = Gebote
yunnan-table-income = Einkommen
yunnan-table-pieces = Figuren (persönlicher / allgemeiner Vorrat)
yunnan-table-traders = Händler
yunnan-table-passes = Scheine
yunnan-table-influence = Einfluss
yunnan-table-horse = Pferd
yunnan-table-gifts = Geschenke
yunnan-table-marks = Vermerke
yunnan-table-duli = Dúli
yunnan-table-passed = gepasst
yunnan-table-banked = Bank
yunnan-table-decides = entscheidet
yunnan-table-guard-unused = verfügbar
yunnan-table-guard-spent = verbraucht
yunnan-table-buildings = Gebäude von Pu’er (Summe der Gebote: { $sum })
yunnan-table-building = Gebäude
yunnan-table-spaces = Felder
yunnan-table-bank = Bank
yunnan-table-pays = { $slot }: { $color }, zahlt { $coins }
yunnan-table-nobody = leer
yunnan-table-closed = { $slot }: geschlossen
yunnan-table-places = Karte (Geschenke übrig: { $gifts })
yunnan-table-place = Ort
yunnan-table-pay = Händler / Posten
yunnan-table-standing = Händler
yunnan-table-posts = Posten
yunnan-table-cut-off = abgeschnitten, kein Einkommen
yunnan-table-tea-house = Teehaus
yunnan-table-value = Wert
yunnan-table-ravines = Schluchten
yunnan-table-ravine = Schlucht
yunnan-table-bridges = Brücken
yunnan-table-blocked = blockiert
yunnan-table-orders = Spielreihenfolge
yunnan-table-auction-order = Bieten
yunnan-table-travel-order = Reisen
yunnan-table-journey = Reise
yunnan-table-passes-left = Passierscheine übrig
yunnan-table-may-travel = Dürfen noch reisen
yunnan-table-debt = Schulden
yunnan-table-debt-rate = { $vp } SP je fehlender Münze
yunnan-table-card = Karte
yunnan-table-card-text = { $card }: { $building_list }; { $traders }{ $house ->
    [yes] , Teehaus
   *[no] {""}
}
yunnan-table-pile = Karten, die kommen können

## The board
yunnan-board-bid = Gebot
yunnan-board-market = Markt
yunnan-board-map = Karte

## Kinds of places
yunnan-place-general = Allgemeiner Vorrat
yunnan-place-kept = Persönlicher Vorrat
yunnan-place-posts = Handelsposten
yunnan-place-tea_house = Teehaus
yunnan-place-guard = Wächter
yunnan-place-traders = Händler
yunnan-place-income = Einkommen
