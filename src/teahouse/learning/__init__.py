"""A position as numbers, for people who train players."""
