"""Players. They see what their seat sees, no more."""
