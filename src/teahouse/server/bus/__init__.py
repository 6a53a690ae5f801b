"""Between the serving processes: that something happened, never what."""
