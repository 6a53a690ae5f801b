"""Majorities under way in China: who will lead, and what that brings."""

from __future__ import annotations

from mypy_extensions import i64


def chance(ahead: i64, to_come: float) -> float:
    """How likely somebody who is ``ahead`` of the next one leads at the end, ties included.

    With nothing ``to_come`` it is a fact: one or zero.
    """
    if to_come <= 0.0:
        return 1.0 if ahead >= 0 else 0.0
    x: float = 0.5 + 0.4 * (float(ahead) + 0.5) / (0.25 + 0.6 * to_come**0.5)
    return min(1.0, max(0.0, x))


def rank_points(own: i64, best: i64, above: i64, total: i64, to_come: float) -> float:
    """Points for ``own`` palaces of ``total`` when ``to_come`` more are expected.

    ``best`` is the largest number of another owner, ``above`` the next higher one than ``own`` (or
    0 for the leader). With nothing to come it is the rule itself.
    """
    if own == 0:
        return 0.0
    leading: float = chance(own - best, to_come)
    behind: float = float(above) if above > 0 else float(own) + 1.0
    return leading * (float(total) + to_come) + (1.0 - leading) * (behind + 0.15 * to_come)
