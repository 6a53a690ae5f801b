"""Random games of random options, with everything checked that every game promises."""
