"""What each viewer may see: everything but the hands, the bids and the lanterns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from teahouse.core.viewer import Viewer
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import CATALOG

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


class PlaceView(TypedDict):
    """A place of the row; no lantern is 0."""

    id: str
    lantern: int


class SeatView(TypedDict):
    """A player. What the viewer may not know is None."""

    seat: int
    hand: list[int] | None
    hand_size: int
    sealed: bool
    bid: str | None  # in notation
    spent: list[int]
    lanterns: list[int]


class OpenView(TypedDict):
    """What everybody sees alike."""

    node: str
    round: int
    rounds: int
    row: list[PlaceView]
    lanterns_left: int
    gone: list[int]


class OwnView(TypedDict):
    """What depends on who looks."""

    seats: list[SeatView]


class LanternsView(OpenView, OwnView):
    """All of it."""


def open_view(s: LanternsState) -> OpenView:
    """``node`` names the question that is asked."""
    return {
        "node": "over" if s.over else "bid",
        "round": int(s.round),
        "rounds": d.ROUNDS,
        "row": [{"id": name, "lantern": int(s.row[place])} for place, name in enumerate(d.PLACES)],
        "lanterns_left": len(s.deck),
        "gone": [int(n) for n in s.gone],
    }


def own_view(s: LanternsState, viewer: Viewer) -> OwnView:
    """Hands and sealed bids are for their owners."""
    return {"seats": [_seat(s, seat, viewer) for seat in range(s.seats)]}


def _seat(s: LanternsState, seat: int, viewer: Viewer) -> SeatView:
    bid = s.bids[seat]
    sees = viewer.sees(seat)
    return {
        "seat": seat,
        "hand": [int(coin) for coin in s.hands[seat]] if sees else None,
        "hand_size": len(s.hands[seat]),
        "sealed": bid >= 0,
        "bid": CATALOG[int(bid)].notation if sees and bid >= 0 else None,
        "spent": [int(coin) for coin in s.spent[seat]],
        "lanterns": [int(n) for n in s.lanterns[seat]],
    }
