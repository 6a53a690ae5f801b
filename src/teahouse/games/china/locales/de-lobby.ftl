china-name = China
china-about = Wenige Karten, scharfe Entscheidungen: Häuser, Abgesandte, Bündnisse.
china-minutes = 45
