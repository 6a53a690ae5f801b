"""The numbers of a position of Yokohama. Cards are what they ask and give, not their names."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules import nodes
from teahouse.learning.layout import (
    Bag,
    CountsPart,
    Each,
    FieldsPart,
    Flag,
    Maybe,
    Number,
    OneOf,
    Part,
    RecordPart,
    Size,
    Sum,
)
from teahouse.learning.player_layout import (
    EachPlayer,
    OnePlayer,
    PlayerOrder,
    SetOfPlayers,
    players_by_seat,
)

ORDER = RecordPart(
    {
        "id": None,
        "nation": OneOf(d.NATION_IDS),
        "pay": CountsPart(d.GOOD_IDS),
        "reward": CountsPart(d.REWARD_IDS),
    }
)
TECH = RecordPart({"id": OneOf(d.TECH_IDS), "nation": OneOf(d.NATION_IDS), "cost": None})


def layout(seats: int, view: Mapping[str, object]) -> RecordPart:
    """The layout for a number of seats; a view of the start shows how large the map is."""
    locations, labs, ports = view["locations"], view["labs"], view["ports"]
    assert isinstance(locations, list)
    assert isinstance(labs, list)
    assert isinstance(ports, list)
    people = players_by_seat(seats)
    positions = range(len(locations))
    return RecordPart(
        {
            "round": Number(),
            "last_round": Maybe(Number()),
            "ended_by": OneOf(nodes.TRIGGER_IDS),
            "phase": OneOf(nodes.PHASE_IDS),
            "node": OneOf(nodes.NODE_IDS),
            "first_player": OnePlayer(people),
            "on_turn": OnePlayer(people),
            "actors": SetOfPlayers(people),
            "question": _question_part(seats, positions),
            "agent_used": Flag(),
            "mill_used": Flag(),
            "university_used": Flag(),
            "seats": EachPlayer(people, _seat_part(positions)),
            "locations": Each(len(positions), _location_part(people, positions)),
            "church": Each(int(d.SPACES), _space_part(people)),
            "customs": Each(int(d.SPACES), _space_part(people)),
            "labs": Each(
                len(labs),
                RecordPart(
                    {"location": None, "cards": Each(int(d.SLOTS), TECH), "surcharge": None}
                ),
            ),
            "ports": Each(
                len(ports),
                RecordPart({"location": None, "cards": Each(int(d.SLOTS), ORDER), "levels": None}),
            ),
            "lab_pile": Number(),
            "port_pile": Number(),
            "removed_orders": Number(),
            "goals": Each(int(d.GROUPS), _goal_part(people)),
            "awards": FieldsPart(d.COMPLETED_IDS, OneOf(d.AGENT_IDS)),
            "agent_supply": CountsPart(d.NATION_IDS),
        }
    )


def _question_part(seats: int, positions: range) -> Part:
    payees = PlayerOrder(
        seats, [*[str(seat) for seat in range(seats)], "canal"], [*range(seats), None]
    )
    return RecordPart(
        {
            "position": OneOf(positions),
            "level": Maybe(Number()),
            "left": Maybe(Number()),
            "given": Bag(d.KIND_IDS),
            "placed": Bag(positions),
            "routes": Each(int(c.ROUTES), SetOfPlayers(payees)),
        }
    )


def _seat_part(positions: range) -> Part:
    return RecordPart(
        {
            "seat": None,
            "color": None,
            "points": Number(),
            "owned": CountsPart(d.KIND_IDS),
            "hand": CountsPart(d.PIECE_IDS),
            "warehouse": CountsPart(d.PIECE_IDS),
            "house_fee": Maybe(Number()),
            "president": OneOf(positions),
            "orders": Each(int(d.ORDER_LIMIT), Maybe(ORDER)),
            "offer": Each(int(d.ORDERS_DRAWN), ORDER),
            "committed": Flag(),
            "choice": OneOf(range(int(d.ORDERS_DRAWN))),
            "discarded": ORDER,
            "filled": Size(),
            "techs": Sum(TECH),
            "technology_cost": Number(),
            "flags": CountsPart(d.NATION_IDS),
            "agents": CountsPart(d.AGENT_IDS),
            "agents_used": CountsPart(d.AGENT_IDS),
            "tokens": Bag(d.TOKEN_IDS),
            "award": OneOf(d.COMPLETED_IDS),
            "goals": Bag(d.GROUP_IDS),
        }
    )


def _space_part(people: PlayerOrder) -> Part:
    return RecordPart(
        {
            "owner": OnePlayer(people),
            "neutral": Flag(),
            "need": Number(),
            "reward": CountsPart(d.REWARD_IDS),
        }
    )


def _location_part(people: PlayerOrder, positions: range) -> Part:
    return RecordPart(
        {
            "position": None,
            "location": OneOf(d.LOCATION_IDS),
            "kind": None,
            "neighbours": Bag(positions),
            "tile": None,  # what is built on follows, space by space
            "shops": Each(int(d.SHOP_SPACES), _space_part(people)),
            "house": _space_part(people),
            "token": OneOf(d.TOKEN_IDS),
            "token_reward": None,
            "station": Flag(),
            "presidents": SetOfPlayers(people),
            "assistants": EachPlayer(people, Number()),
            "levels": EachPlayer(people, Number()),
        }
    )


def _goal_part(people: PlayerOrder) -> Part:
    return RecordPart(
        {
            "id": OneOf(d.GOAL_IDS),
            "group": None,
            "first": Number(),
            "later": Number(),
            "claimed": SetOfPlayers(people),
        }
    )
