"""Points by source, final scoring (section 5), ranking, and how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.game import Progress, Trigger
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.ending import church_limit, customs_limit, occupied_count
from teahouse.games.yokohama.rules.rewards import SOURCE_IDS, SOURCES

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

CATEGORIES: Final = (*SOURCE_IDS, "church", "customs", "technology", "flags", "items")


def scores(s: YokohamaState) -> list[list[i64]]:
    """Points of each seat by category, as if the game ended now."""
    church = _board_bonus(s, s.church, d.CHURCH_BONUS)
    customs = _board_bonus(s, s.customs, d.CUSTOMS_BONUS)
    technology = technology_bonus(s)
    result: list[list[i64]] = []
    for seat in range(s.seats):
        row = s.points[seat * SOURCES : (seat + 1) * SOURCES]
        row.append(church[seat])
        row.append(customs[seat])
        row.append(technology[seat])
        row.append(flag_bonus(s, seat))
        row.append(remaining_items(s, seat))
        result.append(row)
    return result


def neutral_competes(s: YokohamaState) -> bool:
    """Does the neutral colour compete (option two_player_neutral)?"""
    return s.chosen["two_player_neutral"] == "rival"


def _points_of_places(s: YokohamaState, order: list[i64], bonus: list[i64]) -> list[i64]:
    """First and second place to those who are there, best first; NEUTRAL only takes a place.

    Alone, a player gets the first place, or both (option sole_majority, R-99).
    """
    points: list[i64] = [0] * int(s.seats)
    for place in range(min(len(order), len(bonus))):
        if order[place] != d.NEUTRAL:
            points[order[place]] += bonus[place]
    if len(order) == 1 and order[0] != d.NEUTRAL and s.chosen["sole_majority"] == "both_places":
        points[order[0]] += bonus[1]
    return points


def _board_bonus(s: YokohamaState, spaces: list[i64], bonus: list[i64]) -> list[i64]:
    """Most assistants on a management board; ties: the one furthest to the right (R-89, R-90)."""
    rivals = [i64(seat) for seat in range(s.seats)]
    if neutral_competes(s):
        rivals.append(d.NEUTRAL)
    present: list[tuple[int, int, i64]] = []
    for owner in rivals:
        places = [k for k in range(d.SPACES) if spaces[k] == owner]
        if places:
            present.append((-len(places), -places[-1], owner))
    present.sort()
    return _points_of_places(s, [owner for _, _, owner in present], bonus)


def technology_cost(s: YokohamaState, seat: i64) -> i64:
    """The sum of the printed costs (R-50)."""
    total: i64 = 0
    for tech in range(d.TECHS):
        if (s.skills[seat] >> tech) & 1:
            total += d.TECH_COST[tech]
    return total


def technology_bonus(s: YokohamaState) -> list[i64]:
    """Highest printed costs; ties: the earlier seat in play order."""
    present: list[tuple[int, int, i64]] = []
    for seat in range(s.seats):
        cost = technology_cost(s, seat)
        if cost > 0:
            present.append((-2 * int(cost), int(s.place_in_order(seat)), i64(seat)))
    if neutral_competes(s):  # a half point never ties
        present.append((-int(d.RIVAL_TECHNOLOGY_DOUBLED), int(s.seats), d.NEUTRAL))
    present.sort()
    return _points_of_places(s, [owner for _, _, owner in present], d.TECHNOLOGY_BONUS)


def flag_bonus(s: YokohamaState, seat: i64) -> i64:
    """Sets of different flags: the k-th set holds every nation with at least k flags."""
    held = s.flags[seat * d.NATIONS : (seat + 1) * d.NATIONS]
    total: i64 = 0
    for k in range(1, max(held) + 1):
        total += d.FLAG_SET[len([n for n in held if n >= k])]
    return total


def remaining_items(s: YokohamaState, seat: i64) -> i64:
    """Unused agents, imports, yen and goods (R-83)."""
    agents: i64 = 0
    for kind in range(d.AGENT_KINDS):
        agents += s.agents[seat * d.AGENT_KINDS + kind]
    goods: i64 = 0
    for good in range(d.GOODS):
        goods += s.owned[seat * d.KINDS + good]
    return (
        agents * d.AGENT_POINTS
        + s.owned[seat * d.KINDS + d.IMPORT] * d.IMPORT_POINTS
        + s.owned[seat * d.KINDS + d.YEN] // d.YEN_PER_POINT
        + goods // d.GOODS_PER_POINT
    )


def ranking(s: YokohamaState) -> list[i64]:
    """Most points; ties: the earlier seat in play order, no shared victory (R-91)."""
    keys = [sum(row) * d.MOST_SEATS - s.place_in_order(seat) for seat, row in enumerate(scores(s))]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def progress(s: YokohamaState) -> Progress:
    """The five ways to end the game, and the last round once it is known."""
    houses = max([int(count_bits(mask)) for mask in s.house_at])
    shops = max([int(count_bits(mask)) for mask in s.shop_at])
    church, customs = int(church_limit(s)), int(customs_limit(s))
    pile = int(d.ORDERS) - len(s.removed) - len(s.ports) - len(s.dealt)
    drawn = pile - (len(s.port_pile) - int(s.port_drawn))
    short = s.ended_by == nodes.ORDERS_SHORT
    triggers = [
        Trigger("houses", houses, int(d.HOUSES_TO_END)),
        Trigger("shops", shops, int(d.SHOPS_TO_END)),
        Trigger("orders", pile + 1 if short else drawn, pile + 1),
        Trigger("church", min(int(occupied_count(s.church)), church), church),
        Trigger("customs", min(int(occupied_count(s.customs)), customs), customs),
    ]
    if s.last_round != 0:
        triggers.append(Trigger("last_round", int(s.round), int(s.last_round)))
    return Progress(int(s.round), nodes.PHASE_IDS[s.phase], triggers)
