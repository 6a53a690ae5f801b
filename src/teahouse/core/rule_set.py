"""Which rules a game is played by: its name, the version of its rules, corrections of tables."""

from __future__ import annotations

from typing import NamedTuple


class RuleSet(NamedTuple):
    """The key of a ``Game``: name, version of its rules (0: the newest), corrections of its tables.

    ``corrections`` is text, so that it can be stored, compared and sent to another process:
    ``core.corrections`` writes and reads it. Empty: the tables as they were released.

    >>> RuleSet("tea")
    RuleSet(name='tea', version=0, corrections='')
    """

    name: str
    version: int = 0
    corrections: str = ""
