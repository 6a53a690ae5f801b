"""Every message between the server and its clients, both ways. Plain values: no web, no storage."""
