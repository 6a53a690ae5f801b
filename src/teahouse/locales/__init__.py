"""Texts in English, French and German (Project Fluent): one file a game and some that all share."""
