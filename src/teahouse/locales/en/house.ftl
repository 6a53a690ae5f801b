# Texts of the house: what every game shares.
rule = { $rule }
why-over = The game is over.
why-not-asked = It is not your decision now.
