china-name = China
china-about = Peu de cartes, des choix serrés : palais, émissaires, alliances.
china-minutes = 45
