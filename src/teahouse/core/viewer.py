"""Who sees a position. A type of its own, so that no view is requested without saying for whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT: Final = 0
PUBLIC: Final = 1
ALL: Final = 2


class Viewer:
    """A seat, a spectator, or everything (after the end, and for tests).

    >>> seat_viewer(1).sees(1), seat_viewer(1).sees(0), SPECTATOR.sees(0), EVERYTHING.sees(0)
    (True, False, False, True)
    """

    __slots__ = ("_kind", "_seat")

    def __init__(self, kind: i64, seat: i64) -> None:
        self._kind: i64 = kind
        self._seat: i64 = seat

    def sees(self, owner: i64) -> bool:
        """May this viewer see what only the seat ``owner`` may see?"""
        return self._kind == ALL or (self._kind == SEAT and self._seat == owner)

    def sees_any(self, mask: i64) -> bool:
        """May this viewer see what only the seats in the bit set ``mask`` may see?"""
        return self._kind == ALL or (self._kind == SEAT and (mask >> self._seat) & 1 == 1)

    @property
    def sees_everything(self) -> bool:
        """Is nothing hidden from this viewer?"""
        return self._kind == ALL

    @property
    def seat(self) -> int | None:
        """The seat of the viewer; None for a spectator and whoever sees everything."""
        return int(self._seat) if self._kind == SEAT else None

    def __repr__(self) -> str:
        return (f"seat {self._seat}", "spectator", "everything")[self._kind]


SPECTATOR: Final = Viewer(PUBLIC, 0)
EVERYTHING: Final = Viewer(ALL, 0)


def seat_viewer(seat: i64) -> Viewer:
    """The viewer that sits at this seat."""
    if seat < 0:
        raise ValueError("a seat is numbered from 0")
    return Viewer(SEAT, seat)
