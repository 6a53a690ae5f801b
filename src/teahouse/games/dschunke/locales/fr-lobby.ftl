dschunke-name = Jonque
dschunke-about = Chargez cinq jonques ; seule la caisse du dessus rapporte.
dschunke-minutes = 60
