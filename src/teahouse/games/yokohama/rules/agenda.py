"""The agenda of a turn: what is still to come, the next step last.

A step that leads to others puts them on top; when they are done, the game goes on below. So a
reward may interrupt an order, an agent's action may interrupt the extra phase, and nothing else
needs to remember it. An item is one number: the step, a ``position``, a ``number`` and a count of
``repetitions`` of six bits each, and a bit set of ``options``. What they mean depends on the step:

- EXTRA ``position`` part 0 (A) or 1 (C)
- PLACE ``options`` positions used, ``number`` 1 once two stand on one location (mode B)
- ROUTE ``position`` destination
- TRADE, HIRE, GOOD, WAREHOUSE, SHIFT_FROM ``repetitions`` left
- CHURCH, CUSTOMS ``position`` on the map, ``number`` level
- GIFT ``position`` on the map, ``number`` space, ``repetitions`` faith missing, ``options`` given
- LAB, PORT, SECOND ``position`` board, ``number`` level
- TOKEN, BUILD, RECOVER ``position`` on the map
- SHIFT_TO ``position`` where the assistant came from, or HAND
- FLAG ``position`` nation; REFILL_LAB, REFILL_PORT ``position`` board
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE_REPETITION: Final = 1 << 18  # a count of one in its place


def agenda_item(
    step: i64, position: i64 = 0, number: i64 = 0, repetitions: i64 = 0, options: i64 = 0
) -> i64:
    """A step with its arguments, as one number."""
    return step | (position << 6) | (number << 12) | (repetitions << 18) | (options << 24)


def step_of(item: i64) -> i64:
    """Which step of ``nodes`` an item is."""
    return item & 63


def position_of(item: i64) -> i64:
    """The position on the map that the step is about."""
    return (item >> 6) & 63


def number_of(item: i64) -> i64:
    """The number that the step needs, such as a level or a card."""
    return (item >> 12) & 63


def repetitions_of(item: i64) -> i64:
    """How often it is still to be done."""
    return (item >> 18) & 63


def options_of(item: i64) -> i64:
    """The bit set that the step needs, such as the positions used."""
    return item >> 24


def use_repetition(agenda: list[i64]) -> None:
    """Use one repetition of the top step; the last one removes the step."""
    item: i64 = agenda[-1]
    if repetitions_of(item) <= 1:
        agenda.pop()
    else:
        agenda[-1] = item - ONE_REPETITION
