"""Guests, accounts, sessions, tokens, notes, deletion. No web, no SQL."""
