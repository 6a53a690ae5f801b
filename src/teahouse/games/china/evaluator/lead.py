"""Majorities under way in China: who will lead, and what that brings."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

STEP: Final = 0.3  # what being one ahead changes, if next to nothing is to come
FIRM: Final = 0.15
SWAY: Final = 0.5  # how much the pieces to come shake it
CROWD: Final = 0.01  # less for each rival and each piece to come
NEWCOMER: Final = 1.0  # how hard it is to come where one is not yet: palaces for each owner
ABOVE: Final = 0.15  # what a place behind gains by a palace to come


def chance_to_lead(ahead: i64, to_come: float, rivals: i64) -> float:
    """How likely somebody who is ``ahead`` of the next one leads at the end, ties included.

    With nothing ``to_come`` it is a fact: one or zero. The numbers follow pieces that fall to all
    owners alike.
    """
    if to_come <= 0.0:
        return 1.0 if ahead >= 0 else 0.0
    x: float = 0.5 + STEP * (float(ahead) + 0.5) / (FIRM + SWAY * math.sqrt(to_come))
    x -= CROWD * to_come * float(rivals - 1)
    return min(1.0, max(0.0, x))


def rank_points(own: i64, best: i64, above: i64, total: i64, to_come: float, rivals: i64) -> float:
    """Points for ``own`` palaces of ``total`` when ``to_come`` more are expected.

    ``best`` is the largest number of another owner, ``above`` the next higher one than ``own`` (or
    0 for the leader). With nothing to come it is the rule itself. Who is not there yet may come.
    """
    present: float = 1.0
    if own == 0:
        if to_come <= 0.0:
            return 0.0
        present = to_come / (to_come + NEWCOMER * float(rivals + 1))
    leading: float = chance_to_lead(own - best, to_come, rivals)
    behind: float = float(above) if above > 0 else float(own) + 1.0
    points: float = leading * (float(total) + to_come)
    return present * (points + (1.0 - leading) * (behind + ABOVE * to_come))
