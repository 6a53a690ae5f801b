china-name = China
china-about = Wenige Karten, scharfe Entscheidungen: Paläste, Gesandte, Bündnisse.
china-minutes = 45
