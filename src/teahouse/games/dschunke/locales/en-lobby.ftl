dschunke-name = Junk
dschunke-about = Load five junks; only the crate on top earns money.
dschunke-minutes = 60
