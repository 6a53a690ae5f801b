"""Whether this installation runs compiled."""

from __future__ import annotations

import teahouse.core.rng


def is_compiled() -> bool:
    """Are the rules compiled by mypyc? If not, the same source runs as plain Python."""
    return not str(teahouse.core.rng.__file__).endswith(".py")
