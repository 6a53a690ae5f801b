dschunke-title = Dschunke

## Die Dinge
dschunke-good-rice = Reis
dschunke-good-vegetables = Gemüse
dschunke-good-spice = Gewürze
dschunke-good-fish = Fisch
dschunke-junk-purple = lila Dschunke
dschunke-junk-brown = braune Dschunke
dschunke-junk-white = weiße Dschunke
dschunke-junk-grey = graue Dschunke
dschunke-junk-orange = orange Dschunke
dschunke-color-blue = blau
dschunke-color-green = grün
dschunke-color-red = rot
dschunke-color-yellow = gelb
dschunke-merchant-loader = Ladekaufmann
dschunke-merchant-supplier = Warenkaufmann
dschunke-merchant-banker = Geldkaufmann
dschunke-track-lower = unterer Gehilfe
dschunke-track-upper = oberer Gehilfe
dschunke-stack-square = Stapel Quadrat
dschunke-stack-circle = Stapel Kreis
dschunke-stack-triangle = Stapel Dreieck
dschunke-stack-star = Stapel Stern
dschunke-action-load = Ladungsstreifen aufladen
dschunke-action-goods = Warenkarten nehmen
dschunke-action-cash = Ladung versilbern
dschunke-face-supply = Nachschub (beliebige Warenkarte)
dschunke-face-exchange = Warenkarten tauschen (2 beliebige)
dschunke-face-tiebreak = Gewinnt bei Gleichstand
dschunke-face-cash_purple = Zusatzaktion: lila Ladung versilbern
dschunke-face-cash_brown = Zusatzaktion: braune Ladung versilbern
dschunke-face-cash_white = Zusatzaktion: weiße Ladung versilbern
dschunke-face-cash_grey = Zusatzaktion: graue Ladung versilbern
dschunke-face-cash_orange = Zusatzaktion: orange Ladung versilbern
dschunke-face-goods_purple = Zusatzaktion: Warenkarten lila
dschunke-face-goods_brown = Zusatzaktion: Warenkarten braun
dschunke-face-goods_white = Zusatzaktion: Warenkarten weiß
dschunke-face-goods_orange = Zusatzaktion: Warenkarten orange
dschunke-face-load_one = Ein Ladungsstreifen zusätzlich
dschunke-face-move_own = Eigenen Ladungsstreifen verschieben
dschunke-face-bonus8_purple = Bonus 8 Yuan: lila Dschunke
dschunke-face-bonus8_brown = Bonus 8 Yuan: braune Dschunke
dschunke-face-bonus8_white = Bonus 8 Yuan: weiße Dschunke
dschunke-face-bonus8_grey = Bonus 8 Yuan: graue Dschunke
dschunke-face-bonus8_orange = Bonus 8 Yuan: orange Dschunke
dschunke-face-bonus12_purple_brown = Bonus 12 Yuan: lila und braune Dschunke
dschunke-face-bonus12_brown_white = Bonus 12 Yuan: braune und weiße Dschunke
dschunke-face-bonus12_white_grey = Bonus 12 Yuan: weiße und graue Dschunke
dschunke-face-bonus12_grey_orange = Bonus 12 Yuan: graue und orange Dschunke
dschunke-face-bonus12_orange_purple = Bonus 12 Yuan: orange und lila Dschunke
dschunke-phase-setup = Vorbereitung
dschunke-phase-market = Marktkarte und Ereignis
dschunke-phase-actions = Aktionen der Spieler
dschunke-phase-supply = Warennachschub
dschunke-phase-barter = Warenpoker
dschunke-phase-end = Ende
dschunke-trigger-rounds = Runden
dschunke-category-cash = Versilberte Ladung
dschunke-category-market = Markt
dschunke-category-junks = Dschunken mit sichtbaren Kisten
dschunke-category-bonus = Bonuskarten

## Kosten und Gewinn einer Wahl; davor steht ein Plus oder Minus
dschunke-holding-yuan = { $count } Yuan
dschunke-holding-goods = { $count ->
    [one] { $count } Warenkarte
   *[other] { $count } Warenkarten
}
dschunke-holding-special = { $count ->
    [one] { $count } Sonderkarte
   *[other] { $count } Sonderkarten
}
dschunke-holding-strips = { $count } Ladungsstreifen im Vorrat
dschunke-holding-crates = { $count ->
    [one] { $count } sichtbare Kiste
   *[other] { $count } sichtbare Kisten
}

## Die Fragen
dschunke-ask-place = Lege einen Ladungsstreifen zum Start.
dschunke-ask-exchange = Tausche Warenkarten mit den Stapeln oder höre auf.
dschunke-ask-event_stack = Wähle einen Stapel Sonderkarten.
dschunke-ask-event_take = Nimm eine Sonderkarte aus deinem Stapel.
dschunke-ask-draw_stack = Du erhältst eine Sonderkarte: Wähle einen Stapel.
dschunke-ask-draw_take = Nimm eine Sonderkarte aus dem Stapel.
dschunke-ask-turn = Du bist am Zug: Setze einen Kaufmann oder Gehilfen ein und spiele höchstens eine Zusatzaktion.
dschunke-ask-load = Auch den zweiten Ladungsstreifen legen?
dschunke-ask-goods = Welche Ware nimmst du?
dschunke-ask-supply = Warennachschub: Welche Warenkarte nimmst du?
dschunke-ask-bid = Biete verdeckt: Karten einer einzigen Ware oder nichts.
dschunke-ask-over = Das Spiel ist zu Ende.

## Die Optionen
dschunke-option-setup = Ladungsstreifen zum Start
dschunke-option-setup-about = Fest wie in der Regel, oder reihum von den Spielern gelegt, während die Kaufleute verdeckt stehen.
dschunke-option-exchange_timing = Tauschkarte
dschunke-option-exchange_timing-about = Vor dem Ereignis (Antwort des Autors) oder danach (Reihenfolge der Regel).
dschunke-option-last_round_s = Sonderkarte in Runde 10
dschunke-option-last_round_s-about = Der Gewinner darf stattdessen 3 Yuan nehmen, oder er muss eine Karte nehmen.
dschunke-option-load_count = Aktionen mit zwei Streifen
dschunke-option-load_count-about = Beide Ladungsstreifen müssen gelegt werden, oder der zweite ist freiwillig.
dschunke-option-money = Geld
dschunke-option-money-about = Verdeckt außer auf den Y-Feldern, oder immer offen.
dschunke-option-pile_counts = Stapel zählen
dschunke-option-pile_counts-about = Verdeckt bei Warennachschub und Warenpoker, oder immer offen.
dschunke-option-stack_memory = Gedächtnis für Stapel
dschunke-option-stack_memory-about = Der Tisch zeigt dir, was du zuletzt in einem Stapel gesehen hast, oder überlässt es deinem Gedächtnis.
dschunke-option-colors = Farben
dschunke-option-colors-about = Eine Farbe für jeden Platz.

## Die Aktionen
dschunke-do-place_start = Ladungsstreifen auf die { $junk } legen
dschunke-do-exchange = Tauschen: { $good } gegen { $other_good }
dschunke-do-exchange_done = Tausch beenden
dschunke-do-choose_stack = Den { $stack } wählen
dschunke-do-take_cash = 3 Yuan statt einer Karte nehmen
dschunke-do-take_special = „{ $face }“ nehmen
dschunke-do-use_merchant = Den { $merchant } einsetzen
dschunke-do-use_trainee = Für die { $junk }: { $track }
dschunke-do-load_more = Den zweiten Ladungsstreifen legen
dschunke-do-load_stop = Es bei einem Ladungsstreifen belassen
dschunke-do-choose_good = { $good } nehmen
dschunke-do-play_extra = „{ $face }“ spielen
dschunke-do-play_extra_load = „Ein Ladungsstreifen zusätzlich“ für die { $junk } spielen
dschunke-do-play_extra_move = „Eigenen Ladungsstreifen verschieben“ spielen: { $junk } → { $other_junk }
dschunke-do-end_turn = Zug beenden
dschunke-do-bid = { $number } × { $good } bieten
dschunke-do-bid_pass = Kein Gebot

## Die Ereignisse
dschunke-event-start = { $seat } beginnt.
dschunke-event-start_strip = { $seat } legt zum Start einen Ladungsstreifen auf die { $junk }.
dschunke-event-merchants_shown = Die Kaufleute werden aufgedeckt.
dschunke-event-round = Runde { $round }; { $seat } hat die rote Dschunke.
dschunke-event-market_card = Marktkarte { $card }.
dschunke-event-phase = { $phase }
dschunke-event-exchange = { $seat } tauscht { $good } gegen { $other_good }.
dschunke-event-exchange_done = { $seat } beendet den Tausch.
dschunke-event-money = { $seat } zeigt { $yuan } Yuan.
dschunke-event-stack = { $seat } wählt den { $stack }.
dschunke-event-stack_opened = { $seat } sieht den { $stack } durch: { $face_list }.
dschunke-event-stack_opened-hidden = { $seat } sieht den { $stack } durch.
dschunke-event-committed = { $seat } hat gewählt: { $act }.
dschunke-event-committed-hidden = { $seat } hat gewählt.
dschunke-event-special_taken = { $seat } nimmt „{ $face }“ aus dem { $stack }.
dschunke-event-special_taken-hidden = { $seat } nimmt eine Sonderkarte aus dem { $stack }.
dschunke-event-take_cash = { $seat } nimmt { $yuan } Yuan statt einer Karte.
dschunke-event-use_merchant = { $seat } setzt den { $merchant } für die { $junk } ein.
dschunke-event-use_trainee = { $seat } setzt einen Gehilfen für die { $junk } ein ({ $track }).
dschunke-event-load = { $seat } lädt { $count ->
    [0] keinen Ladungsstreifen
    [one] einen Ladungsstreifen
   *[other] { $count } Ladungsstreifen
} auf die { $junk } und zeigt dort { $crates ->
    [0] keine Kiste
    [one] eine Kiste
   *[other] { $crates } Kisten
}.
dschunke-event-cash = { $seat } erhält { $yuan } Yuan für die { $junk } (sichtbare Kisten: { $crates }).
dschunke-event-goods = { $seat } nimmt { $count } × { $good }.
dschunke-event-goods_lost = Alle Stapel sind leer: { $seat } verzichtet auf { $count ->
    [one] eine Warenkarte
   *[other] { $count } Warenkarten
}.
dschunke-event-extra = { $seat } spielt „{ $face }“.
dschunke-event-move = { $seat } verschiebt einen Ladungsstreifen: { $junk } → { $other_junk }.
dschunke-event-end_turn = { $seat } beendet den Zug.
dschunke-event-bid = { $seat } bietet { $count } × { $good }.
dschunke-event-no_bid = { $seat } macht kein Gebot.
dschunke-event-sale = { $seat } verkauft { $good } für { $yuan } Yuan.
dschunke-event-sale_shared = Gleichstand bei { $good }: { $seat } erhält { $yuan } Yuan.
dschunke-event-special_won = { $seat } gewinnt eine Sonderkarte mit { $good }.
dschunke-event-special_tied = Gleichstand bei { $good }: Niemand erhält die Sonderkarte.
dschunke-event-markers_move = Kaufleute und Gehilfen ziehen weiter.
dschunke-event-game_over = Das Spiel ist zu Ende.

## Die Gründe
dschunke-why-not-setup = Ladungsstreifen zum Start werden nur bei der Vorbereitung gelegt.
dschunke-why-start-junk-full = Für die { $junk } ist Schluss: Bei der Vorbereitung liegen höchstens { $count } Ladungsstreifen auf einer Dschunke.
dschunke-why-start-own-strip = Auf die { $junk } hast du schon einen Ladungsstreifen gelegt, und anderswo ist Platz.
dschunke-why-not-exchange = Waren werden nur in Phase 1 getauscht, und nur mit einer Tauschkarte.
dschunke-why-no-such-card = Du hast keine Warenkarte „{ $good }“.
dschunke-why-pile-empty = Von „{ $good }“ liegt keine Karte mehr auf der Dschunke.
dschunke-why-no-stack-now = Jetzt wählt niemand einen Stapel.
dschunke-why-cash-only-for-market = Yuan statt einer Karte gibt es nur für eine Sonderkarte aus dem Warenpoker.
dschunke-why-cash-not-played = An diesem Tisch gibt es kein Geld statt einer Karte.
dschunke-why-cash-only-last-round = Yuan statt einer Karte gibt es nur in Runde { $round }.
dschunke-why-stack-empty = Der { $stack } ist leer.
dschunke-why-stack-chosen = Den { $stack } hat bei diesem Ereignis schon jemand gewählt.
dschunke-why-no-open-stack = Du siehst gerade keinen Stapel durch.
dschunke-why-not-in-stack = „{ $face }“ ist nicht im { $stack }.
dschunke-why-no-goods-due = Jetzt ist keine Ware zu wählen.
dschunke-why-no-second-strip = Über einen zweiten Ladungsstreifen ist jetzt nicht zu entscheiden.
dschunke-why-not-bidding = Geboten wird nur in Phase 4.
dschunke-why-good-sold = Die Ware „{ $good }“ ist in dieser Runde schon verkauft; ein Gebot würde nicht zählen.
dschunke-why-too-few-cards = Du hast nur { $count ->
    [one] eine Warenkarte
   *[other] { $count } Warenkarten
} „{ $good }“.
dschunke-why-not-actions = Kaufleute, Gehilfen und Zusatzaktionen kommen nur in Phase 2 zum Einsatz.
dschunke-why-finish-first = Beende zuerst, was du begonnen hast; eine Zusatzaktion kommt vor oder nach der Hauptaktion.
dschunke-why-main-action-due = Du kannst nicht passen: Setze zuerst einen Kaufmann oder Gehilfen ein.
dschunke-why-main-action-done = Du hast in diesem Zug schon einen Kaufmann oder Gehilfen eingesetzt.
dschunke-why-merchant-used = Der { $merchant } wurde in dieser Runde schon eingesetzt.
dschunke-why-trainee-absent = Dieser Gehilfe ist zu dritt nicht im Spiel: { $track }.
dschunke-why-trainee-used = Dieser Gehilfe wurde in dieser Runde schon eingesetzt: { $track }.
dschunke-why-merchant-stands-there = Ein Gehilfe arbeitet nur, wo kein Kaufmann steht; für die { $junk } ist der { $merchant } da.
dschunke-why-extra-done = Du hast in diesem Zug schon eine Zusatzaktion gespielt.
dschunke-why-no-such-special = Du hast „{ $face }“ nicht auf der Hand.
dschunke-why-no-strips = Du hast keinen Ladungsstreifen mehr.
dschunke-why-no-strip-on-top = Nur Ladungsstreifen der obersten Ebene lassen sich verschieben; für die { $junk } hast du dort keinen.

## Der Tisch in Worten
dschunke-table-players = Spieler
dschunke-table-name = Spieler
dschunke-table-money = Yuan
dschunke-table-goods = Warenkarten
dschunke-table-special = Sonderkarten
dschunke-table-open = Offene Karten
dschunke-table-strips = Ladungsstreifen übrig
dschunke-table-supply = Nachschubkarten
dschunke-table-shown = { $yuan } beim letzten Offenlegen
dschunke-table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dschunke-table-junks = Dschunken (Ladungsstreifen von unten; sichtbare Kisten jedes Spielers)
dschunke-table-junk = Dschunke
dschunke-table-pile = Stapel
dschunke-table-bow = Am Bug
dschunke-table-hold = Laderaum
dschunke-table-markers = Kaufleute und Gehilfen
dschunke-table-used = eingesetzt
dschunke-table-market = Marktkarte { $card } ({ $left } folgen)
dschunke-table-yuan = { $yuan } Yuan
dschunke-table-special-card = Sonderkarte
dschunke-table-sold = verkauft
dschunke-table-stacks = Sonderkarten
dschunke-table-remembered = du sahst: { $faces }

## The board
dschunke-board-hall = Markthalle
dschunke-board-bank = Bank
dschunke-board-left = noch { $count }

## Kinds of places
dschunke-place-special = Sonderkarte
dschunke-place-trainee = Gehilfe

## Values of options
dschunke-value-before_event = vor dem Ereignis
dschunke-value-after_event = nach dem Ereignis
dschunke-value-card_or_cash = Karte oder Geld
dschunke-value-card_only = nur Karte
dschunke-value-exact = beide
dschunke-value-up_to = eine oder zwei
dschunke-value-official = zeitweise verdeckt
