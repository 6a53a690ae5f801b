"""Tools for whoever writes a game: they generate code and are never imported by a running game."""
