"""Ways over the map, computed once for every horse, set of bridges and presence.

A set of places or ravines is a bit set. Bridges are those that can be used: own and not blocked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules.places import MASK, ONE, PLACE_SETS, PROVINCES

FAR: Final = 99
BRIDGE_SETS: Final[i64] = 1 << int(d.RAVINES)
STEPS: Final[i64] = d.MOST_PASSES + 1


def _neighbours_of_places(bridges: i64) -> list[list[i64]]:
    """The places next to each place, over the road and these bridges."""
    near: list[list[i64]] = [[] for _ in range(d.PLACES)]
    borders = [(d.ROAD_LOW[i], d.ROAD_HIGH[i]) for i in range(len(d.ROAD_LOW))]
    for r in range(d.RAVINES):
        if (bridges >> r) & 1:
            borders.append((d.RAVINE_LOW[r], d.RAVINE_HIGH[r]))
    for low, high in borders:
        near[low].append(high)
        near[high].append(low)
    return near


def _least_costs(near: list[list[i64]], start: i64, step_cost: list[i64]) -> list[i64]:
    """The least cost from a start to every place, a step costing what the place left costs."""
    cost: list[i64] = [FAR] * int(d.PLACES)
    cost[start] = 0
    for _ in range(d.PLACES):
        for place in range(d.PLACES):
            for other in near[place]:
                step = cost[place] + (0 if place == start else step_cost[place])
                cost[other] = min(cost[other], step)
    return cost


def _journey_costs() -> list[i64]:
    """By horse, bridges, start and goal: the passes that a journey takes (R-41, R-42)."""
    table: list[i64] = []
    for horse in range(d.PLACES):
        for bridges in range(BRIDGE_SETS):
            near = _neighbours_of_places(bridges)
            within = [[q for q in near[p] if q <= horse] for p in range(d.PLACES)]
            for start in range(d.PLACES):
                table.extend(_distances(within, start))
    return table


def _journey_goals() -> list[i64]:
    """By horse, bridges, passes and start: the places a trader can travel to, as a bit set."""
    table: list[i64] = []
    for ways in range(d.PLACES * BRIDGE_SETS):
        for passes in range(STEPS):
            for start in range(d.PLACES):
                goals: i64 = 0
                for goal in range(d.PLACES):
                    cost = COSTS[(ways * d.PLACES + start) * d.PLACES + goal]
                    if goal != start and cost <= passes:
                        goals |= d.BIT[goal]
                table.append(goals)
    return table


def _journey_starts(goals: list[i64]) -> list[i64]:
    """By horse, bridges and passes: all bits of the places from which there is a journey."""
    table: list[i64] = []
    for row in range(len(goals) // d.PLACES):
        starts: i64 = 0
        for start in range(d.PLACES):
            if goals[row * d.PLACES + start] != 0:
                starts += MASK * ONE[start]
        table.append(starts)
    return table


def _distances(near: list[list[i64]], start: i64) -> list[i64]:
    """Borders from a start to every place."""
    borders: list[i64] = [FAR] * int(d.PLACES)
    borders[start] = 0
    reached = [start]
    for place in reached:
        for other in near[place]:
            if borders[other] == FAR:
                borders[other] = borders[place] + 1
                reached.append(other)
    return borders


def _connected_sets() -> list[i64]:
    """By bridges and presence: the provinces on an unbroken route to Pu'er (R-51)."""
    table: list[i64] = []
    for bridges in range(BRIDGE_SETS):
        near = _neighbours_of_places(bridges)
        for presence in range(PLACE_SETS):
            own = [[q for q in near[p] if (presence >> q) & 1] for p in range(d.PLACES)]
            borders = _distances(own, d.PUER)
            joined: i64 = 0
            for place in range(d.PLACES):
                if borders[place] < FAR:
                    joined |= d.BIT[place]
            table.append(joined)
    return table


def _fewest_gaps_table() -> list[i64]:
    """By bridges, presence and place: the fewest gaps on a way from Pu'er (R-58)."""
    table: list[i64] = []
    for bridges in range(BRIDGE_SETS):
        near = _neighbours_of_places(bridges)
        for presence in range(PLACE_SETS):
            empty: list[i64] = [0 if (presence >> p) & 1 else 1 for p in range(d.PLACES)]
            table.extend(_least_costs(near, d.PUER, empty))
    return table


COSTS: Final[list[i64]] = _journey_costs()
# with and without the way back to Pu'er
GOALS: Final[list[i64]] = _journey_goals()
STARTS: Final[list[i64]] = _journey_starts(GOALS)
GOALS_OUT: Final[list[i64]] = [goals & PROVINCES for goals in GOALS]
STARTS_OUT: Final[list[i64]] = _journey_starts(GOALS_OUT)
CONNECTED: Final[list[i64]] = _connected_sets()
GAPS: Final[list[i64]] = _fewest_gaps_table()


def journey_passes(horse: i64, bridges: i64, start: i64, goal: i64) -> i64:
    """The passes of a journey that can be made."""
    return COSTS[((horse * BRIDGE_SETS + bridges) * d.PLACES + start) * d.PLACES + goal]


def connected_places(bridges: i64, presence: i64) -> i64:
    """The places joined to Pu'er over provinces with presence, as a bit set."""
    return CONNECTED[bridges * PLACE_SETS + presence]


def gap_count(bridges: i64, presence: i64, place: i64) -> i64:
    """The provinces without presence on the best way from Pu'er, the place itself not counted."""
    return GAPS[(bridges * PLACE_SETS + presence) * d.PLACES + place]
