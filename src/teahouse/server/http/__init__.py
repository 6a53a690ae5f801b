"""The web: thin handlers over the services of the server."""
