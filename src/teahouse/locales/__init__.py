"""Texts in English, French and German (Project Fluent): one file a game and one for the house."""
