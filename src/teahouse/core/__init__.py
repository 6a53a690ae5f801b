"""What a game is and what every tool may rely on: no I/O, no clock, no network."""
