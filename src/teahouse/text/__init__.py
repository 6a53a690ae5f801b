"""The games in words: everything a person reads is made here from keys and parameters."""
