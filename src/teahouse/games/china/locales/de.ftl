china-title = China (Der Kaiser von China)

## Dinge
china-color-red = rot
china-color-green = grün
china-color-orange = orange
china-color-yellow = gelb
china-color-purple = violett
china-pieces-red = rot
china-pieces-blue = blau
china-pieces-green = grün
china-pieces-yellow = gelb
china-pieces-purple = violett
china-province-yan = Yan
china-province-zhao = Zhao
china-province-wei = Wei
china-province-chin = Ch’in
china-province-shu = Shu
china-province-han = Han
china-province-chu = Chu
china-province-lu = Lu
china-province-qi = Qi
china-space-yan1 = Yan 1
china-space-yan2 = Yan 2
china-space-yan3 = Yan 3
china-space-yan4 = Yan 4
china-space-yan5 = Yan 5
china-space-yan6 = Yan 6
china-space-zhao1 = Zhao 1
china-space-zhao2 = Zhao 2
china-space-zhao3 = Zhao 3
china-space-zhao4 = Zhao 4
china-space-zhao5 = Zhao 5
china-space-zhao6 = Zhao 6
china-space-zhao7 = Zhao 7
china-space-wei1 = Wei 1
china-space-wei2 = Wei 2
china-space-wei3 = Wei 3
china-space-wei4 = Wei 4
china-space-wei5 = Wei 5
china-space-wei6 = Wei 6
china-space-wei7 = Wei 7
china-space-chin1 = Ch’in 1
china-space-chin2 = Ch’in 2
china-space-chin3 = Ch’in 3
china-space-chin4 = Ch’in 4
china-space-chin5 = Ch’in 5
china-space-chin6 = Ch’in 6
china-space-shu1 = Shu 1
china-space-shu2 = Shu 2
china-space-shu3 = Shu 3
china-space-shu4 = Shu 4
china-space-shu5 = Shu 5
china-space-shu6 = Shu 6
china-space-han1 = Han 1
china-space-han2 = Han 2
china-space-han3 = Han 3
china-space-han4 = Han 4
china-space-han5 = Han 5
china-space-han6 = Han 6
china-space-chu1 = Chu 1
china-space-chu2 = Chu 2
china-space-chu3 = Chu 3
china-space-chu4 = Chu 4
china-space-chu5 = Chu 5
china-space-chu6 = Chu 6
china-space-chu7 = Chu 7
china-space-chu8 = Chu 8
china-space-lu1 = Lu 1
china-space-lu2 = Lu 2
china-space-lu3 = Lu 3
china-space-lu4 = Lu 4
china-space-qi1 = Qi 1
china-space-qi2 = Qi 2
china-space-qi3 = Qi 3
china-space-qi4 = Qi 4
china-space-qi5 = Qi 5
china-space-bp1 = Grenzhaus Yan / Qi
china-space-bp2 = Grenzhaus Qi / Lu
china-space-bp3 = Grenzhaus Zhao / Wei
china-space-bp4 = Grenzhaus Wei / Ch’in
china-space-bp5 = Grenzhaus Shu / Chu
china-space-bp6 = Grenzhaus Han / Chu
china-payment-single = eine Karte der Farbe
china-payment-joker = ein Paar als Joker
china-payment-both = je eine Karte beider Farben
china-payment-two-red = zwei rote Karten
china-payment-two-green = zwei grüne Karten
china-payment-two-orange = zwei orange Karten
china-payment-two-yellow = zwei gelbe Karten
china-payment-two-purple = zwei violette Karten
china-special-first = Der Kaiser setzt zuerst
china-special-two = Zwei verschiedene Provinzen
china-special-swap = Karte tauschen
china-board-side34 = Plan für 3 und 4 Spieler
china-board-side45 = Plan für 4 und 5 Spieler
china-board-border = Plan der Grenzstreitigkeiten
china-phase-play = Spielsteine setzen
china-phase-last_round = Letzte Runde
china-phase-end = Schlusswertung
china-trigger-exhausted = Nachziehstapel aufgebraucht
china-trigger-built = Besetzte Hausfelder
china-category-palaces = Häuser der Provinzen
china-category-harbours = Hafenstädte
china-category-alliances = Bündnisse
china-category-roads = Häuserketten
china-category-tiles = Bonusplättchen

## Kosten und Gewinn einer Wahl; davor steht ein Plus oder Minus
china-holding-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
china-holding-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
china-holding-palaces = { $count ->
    [one] { $count } Haus im Vorrat
   *[other] { $count } Häuser im Vorrat
}
china-holding-emissaries = { $count ->
    [one] { $count } Abgesandter im Vorrat
   *[other] { $count } Abgesandte im Vorrat
}
china-holding-fortifications = { $count ->
    [one] { $count } Befestigung im Vorrat
   *[other] { $count } Befestigungen im Vorrat
}
china-holding-tiles = { $count } Bonusplättchen
china-holding-influence = { $count ->
    [one] { $count } Einflusskarte
   *[other] { $count } Einflusskarten
}
china-holding-special = { $count ->
    [one] { $count } Sonderkarte
   *[other] { $count } Sonderkarten
}

## Fragen: was der Spieler gefragt wird
china-ask-act = Du bist am Zug: Setze einen Spielstein oder tausche eine Karte.
china-ask-pay = Mit welchen Karten bezahlst du?
china-ask-space = Die Plättchen liegen offen: Wohin kommt das Haus?
china-ask-act2 = Setze einen zweiten Spielstein in dieselbe Provinz oder höre auf.
china-ask-two = Setze den zweiten Spielstein in eine andere Provinz.
china-ask-keep = Welche Karte behältst du vor dir?
china-ask-draw = Ziehe eine Karte aus der Auslage oder vom Nachziehstapel.
china-ask-emperor = Setze einen Spielstein des Kaisers oder passe.
china-ask-over = Das Spiel ist zu Ende.

## Optionen
china-option-board = Spielplan
china-option-board-about = Die Seite, die zur Spielerzahl passt, oder der besondere Plan der Grenzstreitigkeiten.
china-option-fortifications = Befestigungen
china-option-fortifications-about = Für Erfahrene: Jeder hat eine Befestigung; sie verdoppelt die Punkte des Hauses darauf in seiner Provinz und seiner Kette.
china-option-bonus_tiles = Bonusplättchen
china-option-bonus_tiles-about = Zwei verdeckte Plättchen in jeder Provinz; 6 Punkte für die meisten Plättchen jeder Farbe.
china-option-duel_influence = Einflusskarten
china-option-duel_influence-about = Im Duell erhält der Besitzer der Einflusskarte die Punkte für die Häuser des Kaisers; ohne diese Karten niemand.
china-option-start_player = Startspieler
china-option-start_player-about = Ausgelost oder der erste Platz.

## Aktionen
china-do-palace = Haus bauen: { $space }
china-do-emissary = Abgesandten nach { $province } entsenden
china-do-fort = Befestigung bauen: { $space }
china-do-open = Das erste Haus in { $province } bauen: Bonusplättchen aufdecken
china-do-exchange = Eine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte tauschen
china-do-pay = Bezahlen: { $payment }
china-do-done = Kein zweiter Spielstein
china-do-draw_row = Die { $color ->
    [orange] orange
   *[other] { $color }e
} Karte aus der Auslage nehmen
china-do-draw_deck = Vom Nachziehstapel ziehen
china-do-keep = Die { $color ->
    [orange] orange
   *[other] { $color }e
} Karte behalten
china-do-special_first = „Der Kaiser setzt zuerst“ spielen
china-do-special_two = „Zwei verschiedene Provinzen“ spielen
china-do-special_swap = „Karte tauschen“ spielen: { $color ->
    [orange] orange
   *[other] { $color }e
} Karte geben, { $other_color ->
    [orange] orange
   *[other] { $other_color }e
} nehmen
china-do-skip = Den Kaiser passen lassen

## Ereignisse
china-event-start = { $seat } beginnt und nimmt die Kaiserfigur.
china-event-round = Runde { $round }.
china-event-turn = { $seat } ist am Zug.
china-event-pays = { $seat } spielt aus: { $color_list }.
china-event-emperor_pays = { $seat } spielt für den Kaiser aus: { $color_list }.
china-event-palace = { $seat } baut ein Haus auf dem Feld { $space }.
china-event-emissary = { $seat } entsendet einen Abgesandten nach { $province }.
china-event-fort = { $seat } baut eine Befestigung auf dem Feld { $space }.
china-event-emperor_palace = { $seat } baut ein Haus des Kaisers auf dem Feld { $space }.
china-event-emperor_emissary = { $seat } entsendet einen Abgesandten des Kaisers nach { $province }.
china-event-open = { $seat } will in { $province } bauen und deckt die Bonusplättchen auf.
china-event-tile_shown = Das Plättchen auf dem Feld { $space } ist { $color }.
china-event-tile = { $seat } nimmt das { $color ->
    [orange] orange
   *[other] { $color }e
} Bonusplättchen.
china-event-tile-hidden = { $seat } nimmt das Bonusplättchen.
china-event-emperor_tile = Der Kaiser nimmt das { $color ->
    [orange] orange
   *[other] { $color }e
} Bonusplättchen.
china-event-province_full = { $province } ist voll und wird gewertet.
china-event-province_points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Häuser in { $province }.
china-event-emperor_points = { $seat } erhält auch { $points ->
    [one] den Punkt
   *[other] die { $points } Punkte
} des Kaisers in { $province }.
china-event-emperor_points_lost = Niemand erhält { $points ->
    [one] den Punkt
   *[other] die { $points } Punkte
} des Kaisers in { $province }.
china-event-done = { $seat } setzt keinen zweiten Spielstein.
china-event-exchange = { $seat } tauscht eine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte.
china-event-draw_row = { $seat } nimmt die { $color ->
    [orange] orange
   *[other] { $color }e
} Karte aus der Auslage.
china-event-draw_deck = { $seat } zieht eine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte vom Nachziehstapel.
china-event-draw_deck-hidden = { $seat } zieht eine Karte vom Nachziehstapel.
china-event-drawn = { $seat } zieht keine Karten mehr.
china-event-row = Neu in der Auslage: eine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte.
china-event-reshuffled = Der Nachziehstapel ist aufgebraucht: { $count } abgelegte Karten werden neu gemischt.
china-event-exhausted = Der Nachziehstapel ist zum zweiten Mal aufgebraucht: Dies ist die letzte Runde.
china-event-keep = { $seat } behält die { $color ->
    [orange] orange
   *[other] { $color }e
} Karte.
china-event-influence = { $seat } nimmt die { $color ->
    [orange] orange
   *[other] { $color }e
} Einflusskarte.
china-event-special = { $seat } spielt „{ $special }“.
china-event-swap = { $seat } tauscht die { $color ->
    [orange] orange
   *[other] { $color }e
} Karte gegen die { $other_color ->
    [orange] orange
   *[other] { $other_color }e
} aus der Auslage.
china-event-emperor_card = Der Kaiser erhält eine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte.
china-event-emperor_skipped = { $seat } lässt den Kaiser passen.
china-event-emperor_passes = Der Kaiser kann nichts setzen.
china-event-stuck = Kein Spielstein kann mehr gesetzt werden.
china-event-province_final = { $province } wird gewertet.
china-event-harbour_points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Hafenstädte.
china-event-alliance_points = Bündnis { $number }, { $province } und { $other_province }: { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
china-event-road_points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Häuserketten.
china-event-tile_points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die meisten { $color ->
    [orange] orangen
   *[other] { $color }en
} Plättchen.
china-event-game_over = Das Spiel ist zu Ende.

## Gründe
china-why-pay-first = Sage zuerst, mit welchen Karten du bezahlst.
china-why-space-first = Wähle zuerst ein freies gewöhnliches Feld in { $province } für das bezahlte Haus.
china-why-keep-first = Wähle zuerst die Karte, die du behältst.
china-why-drawing = Du ziehst Karten nach; gesetzt wird in diesem Zug nicht mehr.
china-why-emperor-moves = Jetzt ist der Kaiser dran: Setze einen seiner Spielsteine oder passe.
china-why-exchange-instead = Eine Karte tauscht man, statt Spielsteine zu setzen, nicht danach.
china-why-no-such-card = Du hast keine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte.
china-why-nothing-to-pay = Du musst jetzt keine Bezahlung wählen.
china-why-not-this-way = So kannst du diesen Spielstein nicht bezahlen: { $payment }.
china-why-not-second = Um einen zweiten Spielstein geht es jetzt nicht.
china-why-not-drawing = Karten zieht man nur am Ende des Zuges.
china-why-pile-exhausted = Der Nachziehstapel ist aufgebraucht.
china-why-not-in-row = In der Auslage liegt keine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte.
china-why-nothing-to-keep = Du musst jetzt keine Karte zum Behalten wählen.
china-why-not-played = Du hast in diesem Zug keine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte gespielt.
china-why-not-emperor = Nur der Zug des Kaisers kann ausgelassen werden.
china-why-emperor-must = An diesem Tisch muss der Kaiser setzen, wenn er kann.
china-why-only-duel = Sonderkarten gibt es nur im Duell zu zweit.
china-why-special-used = „{ $special }“ kann nur einmal im Spiel genutzt werden.
china-why-special-before = „{ $special }“ spielt man vor dem ersten Spielstein des Zuges.
china-why-first-only-first = „Der Kaiser setzt zuerst“ muss das Allererste im Zug sein.
china-why-emperor-stuck = Der Kaiser könnte jetzt nichts setzen.
china-why-two-after-first = „Zwei verschiedene Provinzen“ spielt man nach dem ersten Spielstein.
china-why-no-other-province = Du könntest in keiner anderen Provinz etwas setzen.
china-why-not-on-board = Das Feld { $space } gibt es auf diesem Plan nicht.
china-why-no-palaces = Im Vorrat ist kein Haus mehr.
china-why-no-emissaries = Im Vorrat ist kein Abgesandter mehr.
china-why-no-forts = Du hast keine Befestigung mehr.
china-why-no-fortifications = An diesem Tisch wird ohne Befestigungen gespielt.
china-why-emperor-no-fort = Der Kaiser hat keine Befestigung.
china-why-space-taken = Auf diesem Feld ({ $space }) steht schon ein Haus.
china-why-fort-there = Auf diesem Feld ({ $space }) steht schon eine Befestigung.
china-why-open-first = Die Bonusplättchen von { $province } werden aufgedeckt, bevor du dort ein Feld wählst.
china-why-not-closed = In { $province } liegen keine verdeckten Bonusplättchen.
china-why-no-palace-yet = In { $province } steht noch kein Haus, also darf kein Abgesandter hinein.
china-why-emissaries-full = In { $province } sind so viele Abgesandte, wie der Stärkste dort Häuser hat ({ $count }).
china-why-one-province = Alle Spielsteine eines Zuges kommen in eine Provinz; dein erster steht in { $province }.
china-why-other-province = Mit „Zwei verschiedene Provinzen“ kommt der zweite Spielstein nicht nach { $province }.
china-why-was-empty = { $province } war zu Beginn des Zuges leer: Nur ein Spielstein darf in diesem Zug dorthin.
china-why-emperor-occupied = { $province } ist leer, und der Kaiser kann in einer besetzten Provinz setzen.
china-why-cannot-pay = Für { $province } brauchst du eine { $color ->
    [orange] orange
   *[other] { $color }e
} Karte oder ein Paar einer anderen Farbe.
china-why-cannot-pay-post = Ein Grenzhaus kostet eine { $color ->
    [orange] orange
   *[other] { $color }e
} und eine { $other_color ->
    [orange] orange
   *[other] { $other_color }e
} Karte oder zwei Karten einer der beiden Farben; ein Paar einer dritten Farbe kann eine Karte ersetzen.

## Der Tisch in Worten
china-table-players = Spieler
china-table-name = Spieler
china-table-score = Punkte
china-table-hand = Hand
china-table-supply = Häuser, Abgesandte, Befestigungen
china-table-kept = Behaltene Karten
china-table-influence = Einfluss
china-table-special = Sonderkarten
china-table-tiles = Bonusplättchen
china-table-emperor = Der Kaiser
china-table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
china-table-tile_count = { $count } Plättchen
china-table-known = { $cards } (davon bekannt: { $known })
china-table-piles = Karten
china-table-row = Auslage
china-table-pile = Nachziehstapel
china-table-exhausted = { $count }, { $times }-mal aufgebraucht
china-table-discard = Ablagestapel
china-table-played = In diesem Zug gespielt
china-table-provinces = Provinzen ({ $board })
china-table-province = Provinz
china-table-color = Farbe
china-table-palaces = Häuser
china-table-emissaries = Abgesandte
china-table-of = { $count } von { $limit }
china-table-pieces = { $total }: { $each }
china-table-scored = gewertet
china-table-closed = Plättchen verdeckt
china-table-spaces = Hausfelder
china-table-space = Feld
china-table-palace = Haus
china-table-roads = Straßen nach
china-table-free = frei
china-table-fort = Befestigung
china-table-tile = Plättchen: { $color }
china-table-tile-hidden = Plättchen verdeckt
china-table-harbour = Hafen
china-table-alliances = Bündnisse
china-table-pair = Provinzen
china-table-leader = Mehrheit in beiden
china-table-nobody = niemand

## Kinds of places
china-place-kept = Behaltene Karte
china-place-dragon = Drache
china-place-row = Auslage
china-place-special = Sonderkarte

## Values of options
china-value-first_seat = erster Platz
china-value-side34 = Seite für 3–4
china-value-side45 = Seite für 4–5
china-value-border = Grenzstreitigkeiten
