"""Lessons: worked examples of the rulebooks that a learner plays himself.

A game's lessons are data (``GAME.toml`` in this package), their words are in
``locales/*/lessons-GAME.ftl``. Every position and decision goes through the game's real rules.
"""
