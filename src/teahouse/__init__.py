"""Teahouse: merchants' board games, exactly."""

__version__ = "0.1.0"
