"""The position as plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.core.fields import Fields
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import CATALOG
from teahouse_lanterns.rules.flow import GAP, NONE

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


def to_dict(s: LanternsState) -> dict[str, object]:
    """Everything; who is asked follows from round and bids."""
    return {
        "game": "lanterns",
        "version": d.VERSION,
        "seats": int(s.seats),
        "options": dict(s.chosen),
        "over": s.over,
        "round": int(s.round),
        "row": [int(n) for n in s.row],
        "deck": [int(n) for n in s.deck],
        "gone": [int(n) for n in s.gone],
        "hands": [{"coins": [int(coin) for coin in hand]} for hand in s.hands],
        "spent": [{"coins": [int(coin) for coin in coins]} for coins in s.spent],
        "lanterns": [{"candles": [int(n) for n in won]} for won in s.lanterns],
        "bids": [int(action) for action in s.bids],
    }


def fill(s: LanternsState, stored: Fields) -> None:
    """Fields checks names, kinds and bounds; ``invariants`` the rest."""
    most = max(d.CANDLES)
    seats = int(s.seats)
    s.round = stored.integer("round", 1, d.ROUNDS)
    s.row = stored.integers("row", len(d.PLACES), GAP, most)
    s.deck = stored.integers("deck", None, 1, most)
    s.gone = stored.integers("gone", None, 1, most)
    s.hands = [_list(one, "coins", d.NUMBERS) for one in stored.records("hands", seats)]
    s.spent = [_list(one, "coins", d.NUMBERS) for one in stored.records("spent", seats)]
    s.lanterns = [_list(one, "candles", most) for one in stored.records("lanterns", seats)]
    s.bids = stored.integers("bids", seats, NONE, len(CATALOG) - 1)
    if not stored.boolean("over"):
        s.waiting = sum([1 << seat for seat in range(seats) if s.bids[seat] == NONE])
    stored.done()


def _list(one: Fields, name: str, most: int) -> list[int]:
    numbers = one.integers(name, None, 1, most)
    one.done()
    return [int(n) for n in numbers]
