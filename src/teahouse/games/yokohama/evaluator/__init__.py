"""What a bot judges: how good a position is, and which actions are likely."""
