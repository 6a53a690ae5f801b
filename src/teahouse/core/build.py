"""Whether this installation runs compiled."""

from __future__ import annotations

import teahouse.core.rng


def compiled() -> bool:
    """Are the rules compiled (mypyc), or do they run as plain Python?"""
    return not str(teahouse.core.rng.__file__).endswith(".py")
