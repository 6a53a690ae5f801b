"""Bots think in processes of their own: nothing that they do can stop or slow the server."""
