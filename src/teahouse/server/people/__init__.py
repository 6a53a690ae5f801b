"""Guests, accounts, sessions, tokens, notes. Knows neither the web nor SQL."""
