"""The score for the palaces of a province (5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import tables as d

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def points_by_rank(counts: list[i64]) -> list[i64]:
    """Most palaces: one point for each palace of all; the others: the next higher count (R-30)."""
    total: i64 = 0
    most: i64 = 0
    for n in counts:
        total += n
        most = max(most, n)
    points: list[i64] = []
    for n in counts:
        if n == 0:
            points.append(0)
        elif n == most:
            points.append(total)
        else:
            above: i64 = most
            for m in counts:
                if n < m < above:
                    above = m
            points.append(above)
    return points


def owners_points(s: ChinaState, province: i64) -> list[i64]:
    """Points of each owner, the Emperor included; doubled with a palace on a fortification."""
    points = points_by_rank([(s.palace_counts[k] >> (4 * province)) & 15 for k in range(s.owners)])
    fortified: i64 = s.forts & s.board.region[province]
    if fortified != 0:
        for k in range(s.owners):
            if s.palaces[k] & fortified != 0:
                points[k] *= d.FORTIFIED
    return points


def seats_points(s: ChinaState, province: i64) -> list[i64]:
    """The Emperor's points go to the holder of the influence card, or to nobody (R-68)."""
    points = owners_points(s, province)
    if s.has_emperor():
        emperor: i64 = points.pop()
        holder: i64 = s.influence[d.PROVINCE_COLOR[province]]
        if holder >= 0:
            points[holder] += emperor
    return points


def score_province(s: ChinaState, province: i64, events: Events | None) -> None:
    """Score a full province: points for its seats, and a score token."""
    points = seats_points(s, province)
    s.points = [s.points[k] + points[k] for k in range(s.seats)]
    s.scored |= d.BIT[province]
    if events is not None:
        name = d.PROVINCE_IDS[province]
        event = events.tell("province_full", {"province": name})
        event.move("token", "tokens", f"province:{name}")
        tell_points(s, province, events)


def tell_points(s: ChinaState, province: i64, events: Events) -> None:
    """Who gets how much, and what of it is the Emperor's."""
    name = d.PROVINCE_IDS[province]
    points = owners_points(s, province)
    for seat in range(s.seats):
        if points[seat] > 0:
            params: dict[str, str | int] = {"seat": int(seat), "province": name}
            params["points"] = int(points[seat])
            events.tell("province_points", params)
    if s.has_emperor() and points[s.seats] > 0:
        holder: i64 = s.influence[d.PROVINCE_COLOR[province]]
        emperor: dict[str, str | int] = {"province": name, "points": int(points[s.seats])}
        if holder >= 0:
            emperor["seat"] = int(holder)
            events.tell("emperor_points", emperor)
        else:
            events.tell("emperor_points_lost", emperor)
