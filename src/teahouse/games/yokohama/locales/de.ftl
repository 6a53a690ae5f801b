yokohama-title = Yokohama

## Things
yokohama-good-copper = Kupfer
yokohama-good-silk = Seide
yokohama-good-tea = Tee
yokohama-good-fish = Fisch
yokohama-kind-copper = Kupfer
yokohama-kind-silk = Seide
yokohama-kind-tea = Tee
yokohama-kind-fish = Fisch
yokohama-kind-import = Importware
yokohama-kind-yen = Yen
yokohama-amount-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
yokohama-amount-any_good = { $count ->
    [one] 1 beliebige Ware
   *[other] { $count } beliebige Waren
}
yokohama-amount-warehouse = { $count ->
    [one] 1 Lagersymbol
   *[other] { $count } Lagersymbole
}
yokohama-amount-move = { $count ->
    [one] 1 Bewegungssymbol
   *[other] { $count } Bewegungssymbole
}
yokohama-amount-assistant = { $count ->
    [one] 1 Assistent
   *[other] { $count } Assistenten
}
yokohama-amount-shop = { $count ->
    [one] 1 Geschäft
   *[other] { $count } Geschäfte
}
yokohama-amount-house = { $count ->
    [one] 1 Handelshaus
   *[other] { $count } Handelshäuser
}
yokohama-piece-assistant = Assistent
yokohama-piece-shop = Geschäft
yokohama-piece-house = Handelshaus
yokohama-nation-uk = britisch
yokohama-nation-us = amerikanisch
yokohama-nation-fr = französisch
yokohama-nation-de = deutsch
yokohama-nation-nl = niederländisch
yokohama-agent-uk = britischer Agent
yokohama-agent-us = amerikanischer Agent
yokohama-agent-fr = französischer Agent
yokohama-agent-de = deutscher Agent
yokohama-agent-nl = niederländischer Agent
yokohama-agent-independent = freier Agent
yokohama-color-blue = blau
yokohama-color-pink = rosa
yokohama-color-violet = violett
yokohama-color-yellow = gelb
yokohama-location-copper_mine = Kupfermine
yokohama-location-silk_factory = Seidenspinnerei
yokohama-location-tea_plantation = Teeplantage
yokohama-location-fishing_port = Fischgrund
yokohama-location-bank = Bank
yokohama-location-chinatown = Chinesenviertel
yokohama-location-church = Kirche
yokohama-location-customs = Zollamt
yokohama-location-recruitment = Arbeitsvermittlung
yokohama-location-lab_a = Laboratorium A
yokohama-location-lab_b = Laboratorium B
yokohama-location-port_a = Hafen A
yokohama-location-port_b = Hafen B
yokohama-location-canal = Kanal
yokohama-work-copper_mine = Kupfer nach Stärke: 0, 0, 1, 2, 3
yokohama-work-silk_factory = Seide nach Stärke: 0, 1, 2, 3, 4
yokohama-work-tea_plantation = Tee nach Stärke: 1, 2, 3, 4, 5
yokohama-work-fishing_port = Fisch nach Stärke: 1, 2, 3, 4, 5
yokohama-work-bank = Yen nach Stärke: 1, 2, 3, 4, 5
yokohama-work-chinatown = So oft tauschen wie die Stärke: Kupfer und Seide je 2 Yen, Tee und Fisch je 1 Yen, in beide Richtungen; Importware für 4 Yen
yokohama-work-church = Glaubenswert gleich der Stärke; Kupfer, Seide, Tee, Fisch, Importware und 2 Yen bringen je 1 mehr, jedes einmal
yokohama-work-customs = Importware zum Ausgeben nach Stärke: 0, 1, 2, 3, 4
yokohama-work-recruitment = Figuren nach Stärke: 0, 1, 2, 3, 4; ein Geschäft kostet 2 Yen, Handelshäuser 4, 5, 6 und 7 Yen
yokohama-work-lab_a = Produktionswert gleich der Stärke; 2 Yen oder 1 Importware bringen je 1 mehr; ab der vierten Technologie ist 1 mehr nötig
yokohama-work-lab_b = Produktionswert gleich der Stärke; 2 Yen oder 1 Importware bringen je 1 mehr; ab der vierten Technologie ist 1 mehr nötig
yokohama-work-port_a = Ein Auftrag ab Stärke 2; ein zweiter für 2 Yen oder 1 Importware; 3 Punkte bei Stärke 5
yokohama-work-port_b = Ein Auftrag ab Stärke 2; ein zweiter für 2 Yen oder 1 Importware; 3 Punkte bei Stärke 5
yokohama-work-canal = Die Durchfahrt kostet 1 Yen; hier hält und steht nichts
yokohama-site-production = Produktion
yokohama-site-trade = Handel
yokohama-site-canal = Kanal
yokohama-tech-ball = Ball
yokohama-tech-brickyard = Ziegelei
yokohama-tech-electric_light = Elektrisches Licht
yokohama-tech-exposition = Ausstellung
yokohama-tech-gas_lamp = Gaslaterne
yokohama-tech-language_school = Sprachschule
yokohama-tech-printing = Druckerei
yokohama-tech-mining = Bergbautechnik
yokohama-tech-newspaper = Zeitung
yokohama-tech-patents = Patentwesen
yokohama-tech-postal_system = Postwesen
yokohama-tech-spinning_mill = Spinnerei
yokohama-tech-stagecoach = Postkutsche
yokohama-tech-station = Bahnhof
yokohama-tech-stock_exchange = Börse
yokohama-tech-telegram = Telegramm
yokohama-tech-telephone = Telefon
yokohama-tech-tramway = Straßenbahn
yokohama-tech-university = Universität
yokohama-tech-brewery = Brauerei
yokohama-effect-ball = 2 Punkte jedes Mal, wenn du einen Auftrag erfüllst.
yokohama-effect-brickyard = 4 Punkte jedes Mal, wenn eine Zollaktion einen Assistenten einsetzt.
yokohama-effect-electric_light = 3 Punkte jedes Mal, wenn du ein Handelshaus baust.
yokohama-effect-exposition = Sofort 10 Punkte.
yokohama-effect-gas_lamp = 2 Punkte jedes Mal, wenn du ein Geschäft baust.
yokohama-effect-language_school = 1 Yen jedes Mal, wenn du einen Auftrag erfüllst.
yokohama-effect-printing = 1 Yen für jede später erhaltene Technologie.
yokohama-effect-mining = 1 Kupfer mehr jedes Mal, wenn du Kupfer erhältst.
yokohama-effect-newspaper = Setze 4 statt 3 Assistenten auf verschiedene Gebiete.
yokohama-effect-patents = 2 Punkte für jede später erhaltene Technologie.
yokohama-effect-postal_system = Dein Präsident darf bei gegnerischen Präsidenten anhalten; Abgaben sind weiter fällig.
yokohama-effect-spinning_mill = Einmal pro Zug: 1 Seide gegen 2 Yen.
yokohama-effect-stagecoach = Keine Abgaben an Präsidenten bei der Bewegung.
yokohama-effect-station = Lege das Bahnhofsplättchen: dort Stärke +1 für alle, und du darfst direkt hinfahren.
yokohama-effect-stock_exchange = Zu Beginn deines Zuges mit 0 oder 1 Yen: auf 2 Yen auffüllen.
yokohama-effect-telegram = Nach 2 Assistenten auf einem Gebiet: 1 weiterer auf einem angrenzenden.
yokohama-effect-telephone = Beim Zurücknehmen darf 1 Assistent bleiben.
yokohama-effect-tramway = Fahre direkt zu einem Gebiet ohne gegnerischen Präsidenten.
yokohama-effect-university = Einmal pro Zug: 1 Yen für einen Assistenten aus dem Lager.
yokohama-effect-brewery = 3 Punkte jedes Mal, wenn eine Kirchenaktion einen Assistenten einsetzt.
yokohama-goal-A1 = 7 Fisch
yokohama-goal-A2 = 7 Tee
yokohama-goal-A3 = 6 Seide
yokohama-goal-A4 = 5 Kupfer
yokohama-goal-B1 = 4 Technologien
yokohama-goal-B2 = 10 Yen
yokohama-goal-B3 = 5 Stärke-5-Plättchen und Agenten
yokohama-goal-B4 = 5 erfüllte Aufträge
yokohama-goal-C1 = Gebäude auf 4 Handelsgebieten
yokohama-goal-C2 = Gebäude auf 2 Produktions- und 3 Handelsgebieten
yokohama-goal-C3 = Gebäude auf 3 Produktions- und 2 Handelsgebieten
yokohama-goal-C4 = Gebäude auf 4 Produktionsgebieten
yokohama-award-K1 = britische Flagge
yokohama-award-K2 = amerikanische Flagge
yokohama-award-K3 = französische Flagge
yokohama-award-K4 = deutsche Flagge
yokohama-award-K5 = niederländische Flagge
yokohama-award-K6 = freier Agent
yokohama-token-I1 = freier Agent
yokohama-token-I2 = freier Agent
yokohama-token-I3 = freier Agent
yokohama-token-I4 = freier Agent
yokohama-token-I5 = freier Agent
yokohama-card-0 = ersten
yokohama-card-1 = zweiten
yokohama-card-2 = dritten
yokohama-space-0 = 1
yokohama-space-1 = 2
yokohama-space-2 = 3
yokohama-space-3 = 4
yokohama-space-4 = 5
yokohama-space-5 = 6
yokohama-space-6 = 7
yokohama-space-7 = 8
yokohama-slot-0 = 1
yokohama-slot-1 = 2
yokohama-slot-2 = 3
yokohama-slot-3 = 4
yokohama-slot-4 = 5
yokohama-slot-5 = 6
yokohama-route-0 = 1
yokohama-route-1 = 2
yokohama-route-2 = 3
yokohama-route-3 = 4
yokohama-route-4 = 5
yokohama-route-5 = 6
yokohama-exchange-buy_copper = 2 Yen gegen 1 Kupfer
yokohama-exchange-buy_silk = 2 Yen gegen 1 Seide
yokohama-exchange-buy_tea = 1 Yen gegen 1 Tee
yokohama-exchange-buy_fish = 1 Yen gegen 1 Fisch
yokohama-exchange-sell_copper = 1 Kupfer gegen 2 Yen
yokohama-exchange-sell_silk = 1 Seide gegen 2 Yen
yokohama-exchange-sell_tea = 1 Tee gegen 1 Yen
yokohama-exchange-sell_fish = 1 Fisch gegen 1 Yen
yokohama-exchange-buy_import = 4 Yen gegen 1 Importware
yokohama-offer-trade = weiteres Tauschen
yokohama-offer-church = einen Platz in der Kirche
yokohama-offer-customs = einen Platz im Zollamt
yokohama-offer-hire = weitere Figuren
yokohama-offer-lab = eine Technologie
yokohama-offer-port = einen Auftrag
yokohama-offer-second = einen zweiten Auftrag
yokohama-offer-token = das Stärke-5-Plättchen
yokohama-offer-build = einen Bau
yokohama-offer-warehouse = eine Figur aus dem Lager
yokohama-offer-shift_from = das Versetzen eines Assistenten
yokohama-phase-setup = Startaufträge
yokohama-phase-extra_a = Zusatzaktionen, Teil 1
yokohama-phase-main = Hauptaktion
yokohama-phase-extra_c = Zusatzaktionen, Teil 2
yokohama-phase-end = Spielende
yokohama-trigger-houses = Handelshäuser eines Spielers
yokohama-trigger-shops = Geschäfte eines Spielers
yokohama-trigger-orders = Gezogene Aufträge
yokohama-trigger-church = Assistenten in der Kirche
yokohama-trigger-customs = Assistenten im Zollamt
yokohama-trigger-last_round = Letzte Runde
yokohama-category-orders = Aufträge
yokohama-category-goals = Ziele
yokohama-category-buildings = Geschäfte und Handelshäuser
yokohama-category-tokens = Stärke-5-Plättchen
yokohama-category-church_spaces = Plätze der Kirche
yokohama-category-customs_spaces = Plätze des Zollamts
yokohama-category-ports = Häfen
yokohama-category-inventions = Technologien im Spiel
yokohama-category-church = Kirchenbonus
yokohama-category-customs = Zollbonus
yokohama-category-technology = Technologiebonus
yokohama-category-flags = Flaggenbonus
yokohama-category-items = Restliche Gegenstände

## Kosten und Gewinn einer Wahl; davor steht ein Plus oder Minus
yokohama-holding-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
yokohama-holding-copper = { $count } Kupfer
yokohama-holding-silk = { $count } Seide
yokohama-holding-tea = { $count } Tee
yokohama-holding-fish = { $count } Fisch
yokohama-holding-import = { $count ->
    [one] { $count } Importware
   *[other] { $count } Importwaren
}
yokohama-holding-yen = { $count } Yen
yokohama-holding-assistant = { $count ->
    [one] { $count } Assistent im Vorrat
   *[other] { $count } Assistenten im Vorrat
}
yokohama-holding-shop = { $count ->
    [one] { $count } Geschäft im Vorrat
   *[other] { $count } Geschäfte im Vorrat
}
yokohama-holding-house = { $count ->
    [one] { $count } Handelshaus im Vorrat
   *[other] { $count } Handelshäuser im Vorrat
}
yokohama-holding-orders = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
yokohama-holding-technologies = { $count ->
    [one] { $count } Technologie
   *[other] { $count } Technologien
}
yokohama-holding-agents = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
}
yokohama-holding-flags = { $count ->
    [one] { $count } Flagge
   *[other] { $count } Flaggen
}

## Questions: what the seat is asked
yokohama-ask-keep = Welchen deiner zwei Startaufträge behältst du?
yokohama-ask-extra = Zusatzaktionen: Agent einsetzen, Ziele und Aufträge erfüllen, oder weiter.
yokohama-ask-place = Setze Assistenten ein: bis zu drei auf verschiedene Gebiete oder zwei auf eines.
yokohama-ask-move = Bewege deinen Präsidenten oder nimm ihn zurück.
yokohama-ask-route = Wem zahlst du unterwegs?
yokohama-ask-recall = Nimm beliebig viele Assistenten zurück.
yokohama-ask-trade = Chinesenviertel: Wähle einen Tausch.
yokohama-ask-church = Kirche: Wähle einen Platz.
yokohama-ask-gift = Kirche: Was gibst du für den fehlenden Glauben?
yokohama-ask-customs = Zollamt: Wähle einen Platz.
yokohama-ask-hire = Arbeitsvermittlung: Nimm eine Figur aus deinem Lager.
yokohama-ask-lab = Laboratorium: Wähle eine Technologie und die Bezahlung.
yokohama-ask-station = Wohin legst du den Bahnhof?
yokohama-ask-port = Hafen: Nimm einen Auftrag.
yokohama-ask-second = Hafen: einen zweiten Auftrag für 2 Yen oder eine Importware?
yokohama-ask-token = Nimmst du das Stärke-5-Plättchen?
yokohama-ask-build = Baust du ein Geschäft oder ein Handelshaus?
yokohama-ask-recover = Telefon: alle Assistenten zurücknehmen oder einen lassen?
yokohama-ask-good = Wähle eine Ware.
yokohama-ask-warehouse = Nimmst du eine Figur aus deinem Lager?
yokohama-ask-shift_from = Versetze einen Assistenten: welchen?
yokohama-ask-shift_to = Wohin geht der Assistent?
yokohama-ask-completed = Wähle ein Plättchen „Ziele erfüllt“.
yokohama-ask-over = Das Spiel ist zu Ende.

## Options
yokohama-option-mini_completed_goals = Plättchen „Ziele erfüllt“
yokohama-option-mini_completed_goals-about = Mini-Erweiterung 1: Wer alle drei Ziele erfüllt hat, nimmt ein Plättchen.
yokohama-option-mini_independent_agents = Freie Agenten
yokohama-option-mini_independent_agents-about = Mini-Erweiterung 2: fünf freie Agenten unter den Stärke-5-Plättchen.
yokohama-option-two_player_neutral = Neutrale Assistenten
yokohama-option-two_player_neutral-about = Zu zweit bedecken sie nur Plätze oder wetteifern auch um Kirchen-, Zoll- und Technologiebonus.
yokohama-option-sole_majority = Allein in einer Mehrheit
yokohama-option-sole_majority-about = Wer keine Rivalen hat, erhält nur den ersten Platz oder beide.
yokohama-option-recall_scope = Assistenten zurücknehmen
yokohama-option-recall_scope-about = Mit dem Präsidenten kommen Assistenten von beliebigen Gebieten zurück oder alle von einem einzigen.
yokohama-option-jump_needs_assistant = Sprung braucht Assistenten
yokohama-option-jump_needs_assistant-about = Ob Straßenbahn und Bahnhof am Ziel einen eigenen Assistenten brauchen.
yokohama-option-first_player = Startspieler
yokohama-option-first_player-about = Ausgelost oder der erste Platz.

## Actions
yokohama-do-keep_order = Den { $card } Auftrag behalten
yokohama-do-agent = Einen Agenten auf Gebiet { $position } einsetzen
yokohama-do-goal = Ziel { $group } erfüllen
yokohama-do-order = Deinen { $card } Auftrag erfüllen
yokohama-do-place = Einen Assistenten auf Gebiet { $position } einsetzen
yokohama-do-move = Den Präsidenten auf Gebiet { $position } bewegen
yokohama-do-route = Abgabe { $route } zahlen
yokohama-do-take = Von Gebiet { $position } zurücknehmen
yokohama-do-take_all = Alle Assistenten vom Plan zurücknehmen
yokohama-do-recall_president = Den Präsidenten zurücknehmen
yokohama-do-trade = Tauschen: { $exchange }
yokohama-do-church = Kirchenplatz { $space }
yokohama-do-gift = { $kind } geben
yokohama-do-customs = Zollplatz { $space }
yokohama-do-hire = { $piece ->
    [Assistent] Einen Assistenten
   *[other] Ein { $piece }
} aus dem Lager nehmen
yokohama-do-tech = Technologie { $slot } nehmen und { $number } mit Importware zahlen
yokohama-do-station = Den Bahnhof auf Gebiet { $position } legen
yokohama-do-port = Den Auftrag { $slot } nehmen
yokohama-do-second = Auch den Auftrag { $slot } nehmen, bezahlt mit { $kind }
yokohama-do-token = Das Stärke-5-Plättchen nehmen
yokohama-do-shop = Ein Geschäft auf Platz { $space } bauen
yokohama-do-house = Ein Handelshaus bauen
yokohama-do-recover_all = Alle Assistenten zurücknehmen
yokohama-do-leave_one = Einen Assistenten stehen lassen
yokohama-do-good = { $good } nehmen
yokohama-do-shift_from = Einen Assistenten von Gebiet { $position } versetzen
yokohama-do-shift_hand = Einen Assistenten aus dem Vorrat setzen
yokohama-do-shift_to = Auf Gebiet { $position } stellen
yokohama-do-completed = Plättchen nehmen: { $award }
yokohama-do-end_extra = Keine Zusatzaktion mehr
yokohama-do-end_placing = Einsetzen beenden
yokohama-do-end_recall = Die übrigen Assistenten stehen lassen
yokohama-do-leave_action = Das Gebiet verlassen
yokohama-do-skip_token = Das Plättchen liegen lassen
yokohama-do-skip_build = Nicht bauen
yokohama-do-skip_reward = Darauf verzichten
yokohama-do-mill = Spinnerei: 1 Seide gegen 2 Yen
yokohama-do-university = Universität: 1 Yen für einen Assistenten aus dem Lager

## Events
yokohama-event-start = { $seat } beginnt.
yokohama-event-kept = { $seat } behält Auftrag { $order }.
yokohama-event-kept-hidden = { $seat } hat einen Auftrag gewählt.
yokohama-event-round = Runde { $round }.
yokohama-event-turn = { $seat } ist am Zug.
yokohama-event-phase = { $seat }: { $phase }.
yokohama-event-end_turn = { $seat } beendet den Zug.
yokohama-event-game_over = Das Spiel ist zu Ende.
yokohama-event-last_round = { $trigger }: Das Spiel endet nach Runde { $round }.
yokohama-event-place = { $seat } setzt einen Assistenten auf das Gebiet { $location } ({ $position }).
yokohama-event-end_placing = { $seat } hat { $count ->
    [one] einen Assistenten
   *[other] { $count } Assistenten
} eingesetzt.
yokohama-event-toll = { $seat } zahlt { $count } Yen an { $other_seat }.
yokohama-event-pay = { $seat } zahlt { $kind ->
    [Importware] { $count ->
        [one] { $count } Importware
       *[other] { $count } Importwaren
    }
   *[other] { $count } { $kind }
}.
yokohama-event-gain = { $seat } erhält { $kind ->
    [Importware] { $count ->
        [one] { $count } Importware
       *[other] { $count } Importwaren
    }
   *[other] { $count } { $kind }
}.
yokohama-event-points = { $seat } erhält { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} ({ $category }).
yokohama-event-move = { $seat } bewegt den Präsidenten auf das Gebiet { $location } ({ $position }).
yokohama-event-recall_president = { $seat } nimmt den Präsidenten zurück.
yokohama-event-take_back = { $seat } nimmt { $count ->
    [one] einen Assistenten
   *[other] { $count } Assistenten
} vom Gebiet { $location } ({ $position }) zurück.
yokohama-event-leave_one = { $seat } lässt einen Assistenten auf dem Gebiet { $location } ({ $position }) stehen.
yokohama-event-act = { $seat } handelt mit Stärke { $level } auf dem Gebiet { $location } ({ $position }).
yokohama-event-house_income = { $seat } erhält { $count } Yen für das Handelshaus auf dem Gebiet { $location } ({ $position }).
yokohama-event-devote = { $seat } besetzt Platz { $space } ({ $location }).
yokohama-event-declined = { $seat } verzichtet auf { $offer }.
yokohama-event-hire = { $seat } nimmt { $piece ->
    [Assistent] einen Assistenten
   *[other] ein { $piece }
} aus dem Lager.
yokohama-event-tech = { $seat } erhält { $tech } ({ $nation }e Flagge).
yokohama-event-station = { $seat } legt den Bahnhof auf das Gebiet { $location } ({ $position }).
yokohama-event-slide = Im { $location } rücken die Karten nach links.
yokohama-event-refill_lab = Neu im { $location }: { $tech } ({ $nation }e Flagge).
yokohama-event-order_taken = { $seat } nimmt Auftrag { $order } aus dem { $location }.
yokohama-event-refill_port = Neu im { $location }: Auftrag { $order }.
yokohama-event-token = { $seat } nimmt das Stärke-5-Plättchen { $token } vom Gebiet { $location } ({ $position }).
yokohama-event-shop = { $seat } baut ein Geschäft auf Platz { $space } im Gebiet { $location } ({ $position }).
yokohama-event-house = { $seat } baut ein Handelshaus auf dem Gebiet { $location } ({ $position }).
yokohama-event-agent = Für { $seat } handelt ein { $agent } auf dem Gebiet { $location } ({ $position }).
yokohama-event-agent_gained = { $seat } hat ein Flaggenpaar und erhält einen { $nation }en Agenten.
yokohama-event-goal = { $seat } erfüllt das Ziel „{ $goal }“.
yokohama-event-completed = { $seat } hat alle drei Ziele und nimmt das Plättchen: { $award }.
yokohama-event-order = { $seat } erfüllt Auftrag { $order }.
yokohama-event-mill = { $seat } nutzt die Spinnerei.
yokohama-event-university = { $seat } nutzt die Universität.
yokohama-event-shift_hand = { $seat } nimmt einen Assistenten aus dem Vorrat.
yokohama-event-shift_from = { $seat } nimmt einen Assistenten vom Gebiet { $location } ({ $position }).
yokohama-event-shift_to = { $seat } stellt den Assistenten auf das Gebiet { $location } ({ $position }).

## Reasons
yokohama-why-not-setup = Startaufträge werden nur vor der ersten Runde gewählt.
yokohama-why-only-extra = Agenten, Ziele und Aufträge gehören in die beiden Zusatzaktionsphasen.
yokohama-why-only-placing = Assistenten werden nur im ersten Schritt der Hauptaktion eingesetzt.
yokohama-why-only-moving = Der Präsident bewegt sich nur im zweiten Schritt der Hauptaktion.
yokohama-why-no-route = Du musst jetzt keine Abgabe wählen.
yokohama-why-only-recall = Assistenten werden nur mit dem Präsidenten zurückgenommen.
yokohama-why-only-chinatown = Getauscht wird nur mit einer Aktion im Chinesenviertel.
yokohama-why-only-church = Kirchenplätze nimmt man nur mit einer Aktion in der Kirche.
yokohama-why-no-gift = Jetzt ist keine Gabe fällig.
yokohama-why-only-customs = Zollplätze nimmt man nur mit einer Aktion im Zollamt.
yokohama-why-no-hire = Du darfst jetzt keine Figuren aus deinem Lager nehmen.
yokohama-why-only-lab = Technologien erhält man nur mit einer Aktion in einem Laboratorium.
yokohama-why-no-station = Der Bahnhof wird gelegt, wenn man seine Karte erhält.
yokohama-why-only-port = Aufträge nimmt man nur mit einer Aktion in einem Hafen.
yokohama-why-no-second = Ein zweiter Auftrag wird nur gleich nach dem ersten gekauft.
yokohama-why-nothing-to-leave = Es gibt jetzt keine Gebietsaktion zu verlassen.
yokohama-why-no-token = Das Stärke-5-Plättchen gibt es nur nach einer Aktion der Stärke 5.
yokohama-why-no-building = Gebaut wird nur nach einer Aktion der Stärke 4 oder 5.
yokohama-why-no-recovery = Assistenten kommen nur am Ende einer Gebietsaktion zurück.
yokohama-why-no-good-due = Du musst jetzt keine Ware wählen.
yokohama-why-no-icon = Es gibt jetzt nichts, worauf man verzichten könnte.
yokohama-why-no-shift = Du hast jetzt kein Bewegungssymbol zu nutzen.
yokohama-why-nothing-to-put-down = Du hast jetzt keinen Assistenten abzustellen.
yokohama-why-no-award = Ein Plättchen „Ziele erfüllt“ nimmt man mit dem dritten Ziel.
yokohama-why-no-such-location = Ein Gebiet { $position } gibt es auf diesem Plan nicht.
yokohama-why-canal = Gebiet { $position } ist der Kanal: Dort kann nichts stehen oder anhalten.
yokohama-why-tech-missing = Du besitzt { $tech } nicht.
yokohama-why-no-free-action = { $tech } kann an dieser Stelle nicht genutzt werden.
yokohama-why-once-a-turn = Du hast { $tech } in diesem Zug schon genutzt.
yokohama-why-too-few = Du brauchst { $kind ->
    [Importware] { $count ->
        [one] { $count } Importware
       *[other] { $count } Importwaren
    }
   *[other] { $count } { $kind }
}.
yokohama-why-warehouse-empty = In deinem Lager ist kein { $piece } mehr.
yokohama-why-no-assistant-there = Du hast keinen Assistenten auf dem Gebiet { $location } ({ $position }).
yokohama-why-one-location-only = An diesem Tisch kommen Assistenten nur von einem Gebiet zurück.
yokohama-why-no-assistant-on-map = Du hast keinen Assistenten auf dem Plan.
yokohama-why-no-agent = Du hast keinen unbenutzten Agenten.
yokohama-why-agent-used = Du hast in diesem Zug schon einen Agenten eingesetzt.
yokohama-why-president-there = Dein Präsident ist auf dem Gebiet { $location } ({ $position }): Ein Agent handelt anderswo.
yokohama-why-goal-claimed = Du hast das Ziel „{ $goal }“ schon erfüllt.
yokohama-why-no-assistant-in-hand = Du hast keinen Assistenten im Vorrat.
yokohama-why-goal-not-met = Du erfüllst das Ziel „{ $goal }“ jetzt nicht.
yokohama-why-no-such-order = Du hast keinen solchen Auftrag auf der Hand.
yokohama-why-not-adjacent = Das Telegramm fügt einen Assistenten neben den beiden hinzu; das Gebiet { $location } ({ $position }) grenzt nicht an.
yokohama-why-different-locations = Du setzt auf verschiedene Gebiete ein; das Gebiet { $location } ({ $position }) hat schon einen.
yokohama-why-toll-too-high = Das Gebiet { $location } ({ $position }) kostet { $count } Yen Abgabe, die du nicht hast.
yokohama-why-same-location = Der Assistent kommt vom Gebiet { $location } ({ $position }): Er muss anderswohin.
yokohama-why-award-gone = Dieses Plättchen liegt nicht aus: { $award }.
yokohama-why-no-such-route = So viele verschiedene Abgaben gibt es nicht.
yokohama-why-president-must-leave = Dein Präsident steht auf dem Gebiet { $location } ({ $position }) und muss anderswo enden.
yokohama-why-opposing-president = Ein gegnerischer Präsident steht auf dem Gebiet { $location } ({ $position }).
yokohama-why-no-chain = Keine Kette deiner Assistenten führt zum Gebiet { $location } ({ $position }).
yokohama-why-space-taken = Platz { $space } ist besetzt.
yokohama-why-no-assistant-for-space = Du hast keinen Assistenten im Vorrat oder auf dem Gebiet dafür.
yokohama-why-too-little-faith = Dieser Platz braucht Glauben { $need }; du erreichst { $count }.
yokohama-why-gift-given = Das hast du in dieser Aktion schon gegeben: { $kind }.
yokohama-why-level-too-low = Das braucht eine Aktion der Stärke { $level }.
yokohama-why-slot-empty = Auf Platz { $slot } liegt keine Karte.
yokohama-why-tech-owned = Du besitzt { $tech } schon.
yokohama-why-too-many-imports = Für { $tech } fehlt nur { $count } Produktionswert.
yokohama-why-no-piece-in-hand = Du hast { $piece ->
    [Assistent] keinen Assistenten
   *[other] kein { $piece }
} im Vorrat.
yokohama-why-own-shop-there = Du hast auf diesem Gebiet schon ein Geschäft.
yokohama-why-house-there = Auf diesem Gebiet steht schon ein Handelshaus.
yokohama-why-nobody-to-leave = Du hast keinen Assistenten, der auf dem Gebiet bleiben könnte.

## The table in words
yokohama-table-players = Spieler
yokohama-table-name = Spieler
yokohama-table-points = Punkte
yokohama-table-owned = Besitz
yokohama-table-hand = Vorrat
yokohama-table-warehouse = Lager
yokohama-table-president = Präsident
yokohama-table-in-hand = im Vorrat
yokohama-table-orders = Aufträge
yokohama-table-filled = Erfüllt
yokohama-table-techs = Technologien
yokohama-table-agents = Agenten
yokohama-table-agents-used = { $count } eingesetzt
yokohama-table-house-fee = nächstes für { $count } Yen
yokohama-table-flags = Flaggen
yokohama-table-tokens = Plättchen
yokohama-table-goals-claimed = Ziele
yokohama-table-hidden-order = ein verdeckter Auftrag
yokohama-table-offered = zur Wahl: { $orders }
yokohama-table-map = Plan
yokohama-table-position = Nr.
yokohama-table-location = Gebiet
yokohama-table-kind = Art
yokohama-table-works = Was die Gebiete tun
yokohama-table-work = Aktion
yokohama-table-neighbours = Angrenzend
yokohama-table-assistants = Assistenten
yokohama-table-level = Stärke
yokohama-table-token = Stärke-5-Plättchen
yokohama-table-shops = Geschäfte
yokohama-table-house = Handelshaus
yokohama-table-station = Bahnhof
yokohama-table-neutral = neutral
yokohama-table-church = Kirche
yokohama-table-customs = Zollamt
yokohama-table-space = Platz
yokohama-table-need = Braucht
yokohama-table-reward = Belohnung
yokohama-table-taken-by = Besetzt von
yokohama-table-labs = Laboratorien ({ $count } Karten im Stapel)
yokohama-table-ports = Häfen ({ $count } Karten im Stapel)
yokohama-table-slot = Fach
yokohama-table-cost = Kosten
yokohama-table-effect = Wirkung
yokohama-table-flag = Flagge
yokohama-table-order = Auftrag
yokohama-table-pay = Waren
yokohama-table-band = Ab Stärke
yokohama-table-goals = Ziele
yokohama-table-goal = Ziel
yokohama-table-first = Erster
yokohama-table-later = Später
yokohama-table-awards = Plättchen „Ziele erfüllt“: { $awards }
yokohama-table-supply = Agenten im Vorrat der Bank
yokohama-table-last-round = Das Spiel endet nach Runde { $round }.
yokohama-table-routes = Abgaben zur Wahl
yokohama-table-number = Nummer
yokohama-table-payees = Gezahlt an
yokohama-table-canal = Kanal

## Kinds of places
yokohama-place-order = Auftrag
yokohama-place-location = Gebiet
yokohama-place-goal = Ziel
yokohama-place-president = Präsident
yokohama-place-church = Kirche
yokohama-place-owned = Besitz
yokohama-place-customs = Zollamt
yokohama-place-warehouse = Lager
yokohama-place-lab = Laboratorium
yokohama-place-port = Hafen
yokohama-place-token = Stärke-5-Plättchen
yokohama-place-shop = Geschäft
yokohama-place-house = Handelshaus

## Values of options
yokohama-value-seat0 = erster Platz
yokohama-value-blocker = verdecken nur
yokohama-value-rival = wetteifern mit
yokohama-value-first_only = nur der erste Platz
yokohama-value-both_places = beide Plätze
yokohama-value-any_locations = beliebige Gebiete
yokohama-value-one_location = ein einziges Gebiet
