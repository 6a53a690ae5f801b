"""Final scoring (chapter 5): victory points by source, tie-breaks, and how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.game import Progress, Trigger
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import nodes

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

CATEGORIES: Final = ("track", "coins", "gifts", "passes", "influence", "tea_houses", "horse")


def points_by_source(s: YunnanState, seat: i64) -> list[i64]:
    """VP by source, as if the game ended now; both colours of a person together (R-68)."""
    coins: i64 = 0
    gifts: i64 = 0
    passes: i64 = 0
    influence: i64 = 0
    tea_houses: i64 = 0
    horse: i64 = 0
    for color in range(s.rules.colors):
        if s.rules.owner[color] == seat:
            coins += s.coins[color]
            gifts += s.gifts_owned[color]
            passes += d.PASSES_VP[s.passes[color] - d.FIRST_PASSES]
            influence += d.INFLUENCE_VP[s.influence[color]]
            horse += s.rules.horse_vp[s.horse[color]]
            for place in range(1, d.PLACES):
                if s.tea_houses[place] == color:  # only those on the board
                    tea_houses += s.rules.tea_house_vp[place]
    return [
        s.vp[seat],
        coins // d.COINS_PER_VP,
        gifts * d.GIFT_VP,
        passes,
        influence,
        tea_houses,
        horse,
    ]


def ranking(s: YunnanState) -> list[i64]:
    """Most VP; then the highest influence, the sum of it, and the order (R-67, R-68)."""
    keys = [_ranking_key(s, seat) for seat in range(s.seats)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def _ranking_key(s: YunnanState, seat: i64) -> tuple[int, int, int, int]:
    own = [color for color in s.travel if s.rules.owner[color] == seat]
    influence = [int(s.influence[color]) for color in own]
    behind = -s.travel.index(own[0])
    return int(sum(points_by_source(s, seat))), max(influence), sum(influence), behind


def progress(s: YunnanState) -> Progress:
    """Victory points (not with expert rules), gifts taken, and the cap of rounds."""
    triggers: list[Trigger] = []
    limit = int(s.rules.end_vp)
    if limit > 0:
        best = int(max(s.vp))
        triggers.append(Trigger("vp", max(0, min(best, limit)), limit))
    taken = int(d.ALL_GIFTS - sum(s.gifts))
    limit = int(d.ALL_GIFTS - s.rules.end_gifts)
    triggers.append(Trigger("gifts", min(taken, limit), limit))
    triggers.append(Trigger("rounds", int(s.round), int(s.rules.round_cap)))
    return Progress(int(s.round), nodes.PHASE_IDS[s.phase], triggers)
