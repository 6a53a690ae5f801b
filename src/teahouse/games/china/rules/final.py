"""The final scoring (5.2): provinces left, harbours, alliances, roads, bonus tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.china import tables as d
from teahouse.games.china.rules import province_scoring, roads, tiles

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def palace_points(s: ChinaState) -> list[i64]:
    """Points of each seat for the palaces of all provinces, scored already or not yet."""
    points = s.points[:]
    for p in range(d.PROVINCES):
        if (s.scored >> p) & 1 == 0 and s.built & s.board.region[p] != 0:
            more = province_scoring.seats_points(s, p)
            for seat in range(s.seats):
                points[seat] += more[seat]
    return points


def harbour_points(s: ChinaState) -> list[i64]:
    """The occupied harbours as one more province (R-77)."""
    return province_scoring.points_by_rank(
        [count_bits(s.palaces[k] & s.board.harbours) for k in range(s.seats)]
    )


def leaders(s: ChinaState, p: i64) -> i64:
    """Bit set of the owners with the most emissaries in a province; nobody if there is none."""
    most: i64 = 1
    who: i64 = 0
    for k in range(s.owners):
        n: i64 = (s.emissary_counts[k] >> (4 * p)) & 15
        if n > most:
            most = n
            who = 0
        if n == most:
            who |= d.BIT[k]
    return who


def emissaries_in(s: ChinaState, p: i64) -> i64:
    """Emissaries of all owners in a province."""
    n: i64 = 0
    for k in range(s.owners):
        n += (s.emissary_counts[k] >> (4 * p)) & 15
    return n


def alliance_winners(s: ChinaState, number: i64) -> i64:
    """Bit set of the owners who lead in both provinces (R-32, R-33)."""
    return leaders(s, s.board.ally[number]) & leaders(s, s.board.ally_with[number])


def alliance_value(s: ChinaState, number: i64) -> i64:
    """All emissaries of the two provinces together."""
    return emissaries_in(s, s.board.ally[number]) + emissaries_in(s, s.board.ally_with[number])


def alliance_points(s: ChinaState) -> list[i64]:
    """Points of each seat for the 15 alliances; the Emperor's are nobody's."""
    points: list[i64] = [0] * int(s.seats)
    for number in range(len(s.board.ally)):
        who: i64 = alliance_winners(s, number)
        if who != 0:
            value: i64 = alliance_value(s, number)
            for seat in range(s.seats):
                if (who >> seat) & 1:
                    points[seat] += value
    return points


def chain_points(s: ChinaState, seat: i64) -> i64:
    """Points of a seat for its chains of palaces."""
    return roads.chain_points(s.board.near, s.palaces[seat], s.forts)


def bonus_tile_points(s: ChinaState, seat: i64) -> i64:
    """Points of a seat for majorities of bonus tiles."""
    return sum(tiles.majority_points(s, seat)) if len(s.tiles) > 0 else 0


def tell_final_scoring(s: ChinaState, events: Events) -> None:
    """Tell the whole final scoring as events, in the order of the rulebook (R-27)."""
    for p in range(d.PROVINCES):
        if (s.scored >> p) & 1 == 0 and s.built & s.board.region[p] != 0:
            events.tell("province_final", {"province": d.PROVINCE_IDS[p]})
            province_scoring.tell_points(s, p, events)
    for seat, points in enumerate(harbour_points(s)):
        _tell_points("harbour_points", seat, points, events)
    for number in range(len(s.board.ally)):
        who: i64 = alliance_winners(s, number)
        for seat in range(s.seats):
            if (who >> seat) & 1:
                params: dict[str, str | int] = {"seat": int(seat), "number": int(number + 1)}
                params["province"] = d.PROVINCE_IDS[s.board.ally[number]]
                params["other_province"] = d.PROVINCE_IDS[s.board.ally_with[number]]
                params["points"] = int(alliance_value(s, number))
                events.tell("alliance_points", params)
    for seat in range(s.seats):
        _tell_points("road_points", seat, chain_points(s, seat), events)
    if len(s.tiles) > 0:
        for seat in range(s.seats):
            for tile, points in enumerate(tiles.majority_points(s, seat)):
                if points > 0:
                    majority: dict[str, str | int] = {"seat": int(seat), "points": int(points)}
                    majority["color"] = d.TILE_IDS[tile]
                    events.tell("tile_points", majority)


def _tell_points(key: str, seat: i64, points: i64, events: Events) -> None:
    if points > 0:
        events.tell(key, {"seat": int(seat), "points": int(points)})
