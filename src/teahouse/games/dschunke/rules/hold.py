"""The hold of a junk (2.8): strips in levels of three, each level across the one below.

A hold is a list of slots from the bottom: slot k of level t is entry ``3 * t + k`` and names the
seat whose strip lies there, or FREE where a strip was moved away. The last entry is never FREE. A
hold is never changed in place, so that copies of a state can share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.dschunke.tables import LEVEL

FREE: Final = -1


def laid(hold: list[i64], seat: i64) -> list[i64]:
    """The hold with one more strip: on the lowest free slot of the top level, else above it."""
    result = hold[:]
    size: i64 = len(hold)
    if size > 0:
        for slot in range((size - 1) // LEVEL * LEVEL, size):
            if hold[slot] == FREE:
                result[slot] = seat
                return result
    result.append(seat)
    return result


def movable(hold: list[i64], seat: i64) -> i64:
    """The highest slot of the top level with a strip of this seat, or FREE (R-23)."""
    size: i64 = len(hold)
    if size > 0:
        for slot in range(size - 1, (size - 1) // LEVEL * LEVEL - 1, -1):
            if hold[slot] == seat:
                return slot
    return FREE


def lifted(hold: list[i64], slot: i64) -> list[i64]:
    """The hold without the strip of this slot; an emptied level disappears (R-25)."""
    result = hold[:]
    result[slot] = FREE
    while len(result) > 0 and result[-1] == FREE:
        result.pop()
    return result


def visible(hold: list[i64], seat: i64) -> i64:
    """The crates of this seat that show from above, by the counting lemma of 2.8."""
    size: i64 = len(hold)
    if size == 0:
        return 0
    bottom: i64 = (size - 1) // LEVEL * LEVEL
    strips: i64 = 0
    own: i64 = 0
    for slot in range(bottom, size):
        owner: i64 = hold[slot]
        if owner != FREE:
            strips += 1
            if owner == seat:
                own += 1
    below: i64 = 0
    if bottom > 0:
        for slot in range(bottom - LEVEL, bottom):
            if hold[slot] == seat:
                below += 1
    return LEVEL * own + (LEVEL - strips) * below


def cells(hold: list[i64]) -> list[i64]:
    """Whose crate shows in each of the nine cells, row by row, or FREE: seen from above.

    Even levels lie in rows, odd ones in columns. This is the picture itself; the rules use the
    lemma, and a test compares the two.
    """
    top: list[i64] = [FREE] * int(LEVEL * LEVEL)
    for index in range(len(hold)):
        owner: i64 = hold[index]
        if owner == FREE:
            continue
        level: i64 = index // LEVEL
        slot: i64 = index % LEVEL
        for k in range(LEVEL):
            cell: i64 = slot * LEVEL + k if level % 2 == 0 else k * LEVEL + slot
            top[cell] = owner
    return top
