"""The agenda of a turn: what is still to come, the next step last.

A step that leads to others puts them on top; when they are done, the game goes on below. So a
reward may interrupt an order, an agent's action may interrupt the extra phase, and nothing else
needs to remember it. An entry is one number: the step, a place (``at``), a ``number`` and a count
(``left``) of six bits each, and a bit set (``marks``). What they mean depends on the step:

- EXTRA ``at`` part 0 (A) or 1 (C)
- PLACE ``marks`` positions used, ``number`` 1 once two stand on one location (mode B)
- ROUTE ``at`` destination
- TRADE, HIRE, GOOD, WAREHOUSE, SHIFT_FROM ``left`` times to go
- CHURCH, CUSTOMS ``at`` position, ``number`` level
- GIFT ``at`` position, ``number`` space, ``left`` faith missing, ``marks`` kinds given
- LAB, PORT, SECOND ``at`` board, ``number`` level
- TOKEN, BUILD, RECOVER ``at`` position
- SHIFT_TO ``at`` where the assistant came from, or HAND
- FLAG ``at`` nation; REFILL_LAB, REFILL_PORT ``at`` board
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE_LEFT: Final = 1 << 18  # a count of one in its place


def entry(step: i64, at: i64 = 0, number: i64 = 0, left: i64 = 0, marks: i64 = 0) -> i64:
    """A step with its arguments, as one number."""
    return step | (at << 6) | (number << 12) | (left << 18) | (marks << 24)


def step_of(item: i64) -> i64:
    """What is to be done."""
    return item & 63


def at_of(item: i64) -> i64:
    """The position on the map that the step is about."""
    return (item >> 6) & 63


def number_of(item: i64) -> i64:
    """The number that the step needs, such as a level or a card."""
    return (item >> 12) & 63


def left_of(item: i64) -> i64:
    """How often it is still to be done."""
    return (item >> 18) & 63


def marks_of(item: i64) -> i64:
    """The bit set that the step needs, such as the choices left."""
    return item >> 24


def once_less(agenda: list[i64]) -> None:
    """One of the repetitions of the top step is used; the step goes with the last one."""
    item: i64 = agenda[-1]
    if left_of(item) <= 1:
        agenda.pop()
    else:
        agenda[-1] = item - ONE_LEFT
