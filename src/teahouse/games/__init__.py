"""The games, one folder each. ``teahouse.registry`` finds them."""
