"""Errors a person can read: each carries one clear sentence and nothing else."""


class TeahouseError(Exception):
    """Something given cannot be used; ``str(error)`` says what and why, in one sentence."""


class BadOptions(TeahouseError):
    """The options or the number of seats do not fit the game."""


class IllegalAction(TeahouseError):
    """The decision is not allowed now."""


class BadState(TeahouseError):
    """A stored state is incomplete or impossible."""


class BrokenInvariant(TeahouseError):
    """A position contradicts the rules: it can have come from no game."""


class BadRecord(TeahouseError):
    """A game record cannot be read or does not hold what it claims."""


class UnknownGame(TeahouseError):
    """No installed game has that name."""


class UnknownVersion(TeahouseError):
    """The rules of a game have no such version here."""


def require(condition: bool, message: str) -> None:
    """Raise ``BrokenInvariant`` unless the condition holds.

    ``assert`` would do for our own mistakes, but ``python -O`` removes it, and stored positions
    come from outside. The message is a constant: this is called hundreds of times per position.
    """
    if not condition:
        raise BrokenInvariant(message)
