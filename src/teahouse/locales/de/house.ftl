# Texte des Hauses: was alle Spiele gemeinsam haben.
rule = { $rule }
why-over = Das Spiel ist zu Ende.
why-not-asked = Diese Entscheidung steht Ihnen jetzt nicht zu.
