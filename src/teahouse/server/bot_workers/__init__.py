"""The pool of processes in which bots think: nothing they do can stop or slow the server."""
