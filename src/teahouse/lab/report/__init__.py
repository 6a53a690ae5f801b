"""What many games say about a game: its seats, its scores, its components, its options."""
