"""Points by category, ranking (5.5) and progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.game import Progress, Trigger
from teahouse.games.china import tables as d
from teahouse.games.china.rules import final, nodes

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

CATEGORIES: Final = ("palaces", "harbours", "alliances", "roads", "tiles")


def scores(s: ChinaState) -> list[list[i64]]:
    """Points of each seat by category, as if the game ended now."""
    palaces = final.palace_points(s)
    harbours = final.harbour_points(s)
    alliances = final.alliance_points(s)
    return [
        [
            palaces[seat],
            harbours[seat],
            alliances[seat],
            final.chain_points(s, seat),
            final.bonus_tile_points(s, seat),
        ]
        for seat in range(s.seats)
    ]


def pieces_left(s: ChinaState, seat: i64) -> i64:
    """The tie-break: everything in the supply but the score marker (R-29)."""
    return s.supply[seat * 3] + s.supply[seat * 3 + 1] + s.supply[seat * 3 + 2]


def ranking(s: ChinaState) -> list[i64]:
    """Most points, then most pieces left; still equal: shared rank (R-28)."""
    points = scores(s)
    keys = [sum(points[seat]) * 100 + pieces_left(s, seat) for seat in range(s.seats)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def phase_number(s: ChinaState) -> i64:
    """The last round begins when the pile has run out for the second time."""
    if s.node == nodes.OVER:
        return nodes.END
    return nodes.LAST_ROUND if s.exhausted == d.EXHAUSTIONS else nodes.PLAY


def current_round(s: ChinaState) -> i64:
    """Rounds of turns, from 1."""
    return s.turn // s.seats + 1


def progress(s: ChinaState) -> Progress:
    """The pile runs out twice, or nothing more can be placed."""
    runs = Trigger("exhausted", int(s.exhausted), int(d.EXHAUSTIONS))
    built = Trigger("built", int(count_bits(s.built)), int(count_bits(s.board.mask)))
    return Progress(int(current_round(s)), nodes.PHASE_IDS[phase_number(s)], [runs, built])
