dschunke-name = Dschunke
dschunke-about = Belade fünf Dschunken; nur die oberste Kiste bringt Geld.
dschunke-minutes = 60
