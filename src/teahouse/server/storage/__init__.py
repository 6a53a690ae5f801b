"""SQLite in one file, or PostgreSQL for many processes, behind one port."""
