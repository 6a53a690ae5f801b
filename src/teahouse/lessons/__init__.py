"""Lessons: worked examples of the rulebooks that learners play themselves.

A game's lessons are data (``lessons.toml`` in its pack), their words are in
``locales/LANGUAGE-lessons.ftl``. Every position and decision goes through the game's real rules.
"""
