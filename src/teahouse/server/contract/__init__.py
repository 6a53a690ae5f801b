"""The messages between the house and its clients. Plain values: no web, no store."""
