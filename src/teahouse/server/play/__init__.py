"""Tables, seats and commands. Knows neither the web nor SQL: it asks a port for what it keeps."""
