"""Tables that never lose a move: the play (no web, no SQL) and the stores behind it."""
