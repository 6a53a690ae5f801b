"""Components of a game as they are printed: what we believe of them, and corrections by owners."""
