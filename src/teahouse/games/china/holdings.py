"""What a player counts as costs and gains: points scored, cards, pieces, tiles, influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.china import tables as d

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

HOLDINGS: Final = (
    "points",
    "cards",
    "palaces",
    "emissaries",
    "fortifications",
    "tiles",
    "influence",
    "special",
)


def holdings(s: ChinaState, seat: i64) -> list[i64]:
    """Cards are counted together: the next one of the pile has a colour that nobody knows."""
    tiles: i64 = 0
    if len(s.won) > 0:
        for tile in range(d.TILES):
            tiles += s.won[seat * d.TILES + tile]
    influence: i64 = 0
    for holder in s.influence:
        if holder == seat:
            influence += 1
    special: i64 = 0
    for card in range(d.SPECIALS):
        if s.has_special(seat, card):
            special += 1
    return [
        s.points[seat],
        s.hand_size(seat),
        s.supply[seat * 3],
        s.supply[seat * 3 + 1],
        s.supply[seat * 3 + 2],
        tiles,
        influence,
        special,
    ]
