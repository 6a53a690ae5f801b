lanterns-name = Laternenmarkt
lanterns-about = Fünf Runden verdeckter Gebote um Laternen; Gleiche gewinnen nichts.
lanterns-minutes = 10
