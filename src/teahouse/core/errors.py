"""Errors a person can read: each carries one clear sentence and nothing else."""


class TeahouseError(Exception):
    """Something given cannot be used; ``str(error)`` says what and why, in one sentence."""


class BadOptions(TeahouseError):
    """The options or the number of seats do not fit the game."""


class IllegalAction(TeahouseError):
    """The decision is not allowed now."""


class BadState(TeahouseError):
    """A stored state is incomplete or impossible."""


class BadRecord(TeahouseError):
    """A game record cannot be read or does not hold what it claims."""


class UnknownGame(TeahouseError):
    """No game of that name is in the house."""
