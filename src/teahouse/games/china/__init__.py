"""China (L'Empereur de China), Michael Schacht, ABACUSSPIELE 2005.

Nine provinces in five colours; one to three cards put one or two pieces into one province: palaces
along the roads, emissaries on the dragon. A province full of palaces is scored at once; alliances
of emissaries and chains of palaces at the end. With fortifications, the two-player Duel with the
Emperor, bonus tiles and border disputes. Rulings are cited as R-n, chapters by their number.
"""
