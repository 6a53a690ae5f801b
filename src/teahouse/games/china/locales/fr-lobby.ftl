china-name = China
china-about = Peu de cartes, des choix tranchants : palais, émissaires, alliances.
china-minutes = 45
