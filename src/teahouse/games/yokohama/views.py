"""What each viewer may see (section 6), as plain data ready to be sent.

Everything is open but the piles and the starting orders: of a hand, the others know what was taken
from a port.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.viewer import Viewer
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.agenda import (
    number_of,
    options_of,
    position_of,
    repetitions_of,
    step_of,
)
from teahouse.games.yokohama.rules.movement import CANAL_PAYEE, routes
from teahouse.games.yokohama.rules.pieces import agent_supply, level_at
from teahouse.games.yokohama.rules.rewards import SOURCES
from teahouse.games.yokohama.rules.scoring import technology_cost
from teahouse.games.yokohama.view_types import (
    Counts,
    GoalView,
    LabView,
    LocationView,
    OpenView,
    OrderView,
    OwnView,
    PortView,
    QuestionView,
    SeatView,
    SpaceView,
    TechView,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def open_view(s: YokohamaState) -> OpenView:
    """What everybody sees alike."""
    return {
        "round": int(s.round),
        "last_round": int(s.last_round) if s.last_round else None,
        "ended_by": nodes.TRIGGER_IDS[s.ended_by] if s.ended_by else None,
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[step_of(s.agenda[-1])],
        "first_player": int(s.first),
        "on_turn": int(s.on_turn()),
        "actors": [int(a) for a in s.actors()],
        "question": _question_view(s),
        "agent_used": s.agent_used,
        "mill_used": s.mill_used,
        "university_used": s.university_used,
        "locations": [_location_view(s, pos) for pos in range(s.positions)],
        "church": _space_views(s.church, d.CHURCH_NEED, d.CHURCH_ROW),
        "customs": _space_views(s.customs, d.CUSTOMS_NEED, d.CUSTOMS_ROW),
        "labs": [_lab_view(s, board) for board in range(len(s.labs) // d.SLOTS)],
        "ports": [_port_view(s, board) for board in range(len(s.ports) // d.SLOTS)],
        "lab_pile": len(s.lab_pile) - int(s.lab_drawn),
        "port_pile": len(s.port_pile) - int(s.port_drawn),
        "removed_orders": len(s.removed),
        "goals": [_goal_view(s, group) for group in range(d.GROUPS)],
        "awards": {
            d.COMPLETED_IDS[k]: d.AGENT_IDS[d.COMPLETED_FLAG[k]]
            for k in d.members(s.awards_left, len(d.COMPLETED_IDS))
        },
        "agent_supply": {
            d.NATION_IDS[f]: int(agent_supply(s, f)) for f in range(d.NATIONS) if agent_supply(s, f)
        },
    }


def own_view(s: YokohamaState, viewer: Viewer) -> OwnView:
    """What depends on who looks."""
    return {
        "seats": [_seat_view(s, seat, viewer) for seat in range(s.seats)],
    }


_AT_POSITION = (
    nodes.ROUTE,
    nodes.CHURCH,
    nodes.GIFT,
    nodes.CUSTOMS,
    nodes.TOKEN,
    nodes.BUILD,
    nodes.RECOVER,
)
_WITH_LEVEL = (nodes.CHURCH, nodes.CUSTOMS, nodes.LAB, nodes.PORT, nodes.SECOND)


def _question_view(s: YokohamaState) -> QuestionView:
    item = s.agenda[-1]
    step = step_of(item)
    at = int(position_of(item))
    position: int | None = None
    if step in _AT_POSITION or (step == nodes.SHIFT_TO and at != d.HAND):
        position = at
    elif step == nodes.LAB:
        position = s.boards.index(d.LAB_A + at)
    elif step in (nodes.PORT, nodes.SECOND):
        position = s.boards.index(d.PORT_A + at)
    marks = options_of(item)
    tolls = routes(s, s.on_turn(), at) if step == nodes.ROUTE else []
    return {
        "position": position,
        "level": int(number_of(item)) if step in _WITH_LEVEL else None,
        "left": int(repetitions_of(item)) if repetitions_of(item) else None,
        "given": _names_in(marks, d.KIND_IDS) if step == nodes.GIFT else [],
        "placed": [int(p) for p in d.members(marks, s.positions)] if step == nodes.PLACE else [],
        "routes": [_payee_names(s, toll) for toll in tolls],
    }


def _payee_names(s: YokohamaState, toll: i64) -> list[str]:
    """The seats in play order, then the canal."""
    seats = [(s.first + k) % s.seats for k in range(s.seats)]
    paid = [str(seat) for seat in seats if (toll >> seat) & 1]
    return [*paid, "canal"] if (toll >> CANAL_PAYEE) & 1 else paid


def _names_in(mask: i64, names: list[str]) -> list[str]:
    return [names[k] for k in d.members(mask, len(names))]


def _nonzero_counts(values: list[i64], names: list[str]) -> Counts:
    counts: Counts = {}
    for name, value in zip(names, values, strict=True):
        if value > 0:
            counts[name] = int(value)
    return counts


def _seat_counts(values: list[i64], seat: i64, names: list[str]) -> Counts:
    return _nonzero_counts(values[seat * len(names) : (seat + 1) * len(names)], names)


# What is printed is worked out once; a view gets copies, which are its own.
_REWARDS: Final = [
    _nonzero_counts(d.REWARDS[row * d.REWARD : (row + 1) * d.REWARD], d.REWARD_IDS)
    for row in range(len(d.REWARDS) // d.REWARD)
]
_PAYMENTS: Final = [
    _nonzero_counts(d.ORDER_PAY[order * d.GOODS : (order + 1) * d.GOODS], d.GOOD_IDS)
    for order in range(d.ORDERS)
]

_NEIGHBOURS: Final = [
    [int(pos) for pos in d.members(mask, d.MOST_POSITIONS)] for mask in d.NEIGHBOURS
]


def reward_view(row: i64) -> Counts:
    """A printed reward, as a copy that its view may own."""
    return _REWARDS[row].copy()


def _order_view(order: i64) -> OrderView:
    return {
        "id": d.ORDER_IDS[order],
        "nation": d.NATION_IDS[d.ORDER_FLAG[order]],
        "pay": _PAYMENTS[order].copy(),
        "reward": reward_view(d.ORDER_ROW + order),
    }


def _tech_view(card: i64) -> TechView:
    tech = d.CARD_TECH[card]
    return {
        "id": d.TECH_IDS[tech],
        "nation": d.NATION_IDS[d.CARD_FLAG[card]],
        "cost": int(d.TECH_COST[tech]),
    }


def _seat_view(s: YokohamaState, seat: i64, viewer: Viewer) -> SeatView:
    own = viewer.sees(seat)
    in_setup = s.phase == nodes.SETUP
    secret = not in_setup and s.holds_secret_order(seat) and not own
    dealt = s.dealt[seat * d.ORDERS_DRAWN : (seat + 1) * d.ORDERS_DRAWN]
    orders: list[OrderView | None] = []
    for k in range(s.order_count(seat)):
        known = k > 0 or not secret
        orders.append(_order_view(s.orders[seat * d.ORDER_LIMIT + k]) if known else None)
    houses = s.warehouse[seat * d.PIECES + d.HOUSE]
    kept = int(s.kept[seat])
    return {
        "seat": int(seat),
        "color": d.COLOR_IDS[seat],
        "points": int(sum(s.points[seat * SOURCES : (seat + 1) * SOURCES])),
        "owned": _seat_counts(s.owned, seat, d.KIND_IDS),
        "hand": _seat_counts(s.hands, seat, d.PIECE_IDS),
        "warehouse": _seat_counts(s.warehouse, seat, d.PIECE_IDS),
        "house_fee": int(d.HOUSE_FEES[d.OWNED[d.HOUSE] - houses]) if houses else None,
        "president": int(s.presidents[seat]) if s.presidents[seat] >= 0 else None,
        "orders": orders,
        "offer": [_order_view(x) for x in dealt] if in_setup and own else None,
        "committed": kept != d.FREE,
        "choice": kept if own and kept != d.FREE else None,
        "discarded": _order_view(dealt[1]) if own and not in_setup else None,
        "filled": [_order_view(x) for x in d.members(s.filled[seat], d.ORDERS)],
        "techs": [_tech_view(x) for x in d.members(s.techs[seat], d.CARDS)],
        "technology_cost": int(technology_cost(s, seat)),
        "flags": _seat_counts(s.flags, seat, d.NATION_IDS),
        "agents": _seat_counts(s.agents, seat, d.AGENT_IDS),
        "agents_used": _seat_counts(s.spent, seat, d.AGENT_IDS),
        "tokens": _names_in(s.taken[seat], d.TOKEN_IDS),
        "award": d.COMPLETED_IDS[s.awards[seat]] if s.awards[seat] >= 0 else None,
        "goals": _names_in(s.claims[seat], d.GROUP_IDS),
    }


def _space_view(owner: i64, need: i64, row: i64) -> SpaceView:
    return {
        "owner": int(owner) if owner >= 0 else None,
        "neutral": owner == d.NEUTRAL,
        "need": int(need),
        "reward": reward_view(row),
    }


def _space_views(owners: list[i64], needs: list[i64], row: i64) -> list[SpaceView]:
    return [_space_view(owners[k], needs[k], row + k) for k in range(d.SPACES)]


def _location_view(s: YokohamaState, pos: i64) -> LocationView:
    tile = s.tiles[pos]
    token = s.tokens[pos]
    shops: list[SpaceView] = []
    house: SpaceView | None = None
    if tile != d.FREE:
        row = d.TILE_ROW + tile * d.TILE
        for k in range(d.SHOP_SPACES):
            shops.append(_space_view(s.shops[pos * d.SHOP_SPACES + k], 0, row + k))
        owners = [seat for seat in range(s.seats) if (s.house_at[seat] >> pos) & 1]
        house = _space_view(owners[0] if owners else d.FREE, 0, row + d.SHOP_SPACES)
    seats = range(s.seats)
    return {
        "position": int(pos),
        "location": d.LOCATION_IDS[s.boards[pos]],
        "kind": d.LOCATION_KIND[s.boards[pos]],
        "neighbours": _NEIGHBOURS[s.map_base + pos][:],
        "tile": d.TILE_IDS[tile] if tile != d.FREE else None,
        "shops": shops,
        "house": house,
        "token": d.TOKEN_IDS[token] if token != d.FREE else None,
        "token_reward": reward_view(d.TOKEN_ROW + token) if token != d.FREE else {},
        "station": s.station == pos,
        "presidents": [int(seat) for seat in seats if s.presidents[seat] == pos],
        "assistants": [int(s.assistants[seat * d.MOST_POSITIONS + pos]) for seat in seats],
        "levels": [int(level_at(s, seat, pos)) for seat in seats],
    }


def _lab_view(s: YokohamaState, board: i64) -> LabView:
    cards = s.labs[board * d.SLOTS : (board + 1) * d.SLOTS]
    return {
        "location": d.LAB_IDS[board],
        "cards": [_tech_view(card) if card != d.FREE else None for card in cards],
        "surcharge": [int(n) for n in d.SURCHARGE],
    }


def _level_for(band: i64) -> int:
    """The lowest level that opens a band of a port."""
    effects = d.EFFECT[d.PORT_A * d.LEVELS : (d.PORT_A + 1) * d.LEVELS]
    return 1 + [effect >= band for effect in effects].index(True)


_BAND_LEVELS: Final = [_level_for(band) for band in d.BAND]


def _port_view(s: YokohamaState, board: i64) -> PortView:
    cards = s.ports[board * d.SLOTS : (board + 1) * d.SLOTS]
    return {
        "location": d.PORT_IDS[board],
        "cards": [_order_view(card) if card != d.FREE else None for card in cards],
        "levels": _BAND_LEVELS[:],
    }


def _goal_view(s: YokohamaState, group: i64) -> GoalView:
    goal = s.goals[group]
    return {
        "id": d.GOAL_IDS[goal],
        "group": d.GROUP_IDS[group],
        "first": int(d.GOAL_FIRST[goal]),
        "later": int(d.GOAL_LATER[goal]),
        "claimed": [int(seat) for seat in range(s.seats) if (s.claims[seat] >> group) & 1],
    }
