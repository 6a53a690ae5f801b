"""Live updates: who watches what, and how it is told. No web, no SQL."""
