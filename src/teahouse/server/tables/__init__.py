"""Tables, seats, commands, the log and its fold. No web, no SQL: storage is behind a port."""
