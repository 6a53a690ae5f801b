"""The numbers of a position of China."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import nodes
from teahouse.learning.layout import (
    Bag,
    CountsPart,
    Each,
    Flag,
    Maybe,
    Number,
    OneOf,
    Part,
    RecordPart,
)
from teahouse.learning.player_layout import (
    EachPlayer,
    OnePlayer,
    PlayerOrder,
    SetOfPlayers,
    players_by_seat,
)


def layout(seats: int, view: Mapping[str, object]) -> RecordPart:
    """The layout for a number of seats; a view of the start shows the board and the Emperor."""
    owners, spaces, alliances = view["owners"], view["spaces"], view["alliances"]
    assert isinstance(owners, list)
    assert isinstance(spaces, list)
    assert isinstance(alliances, list)
    everybody = players_by_seat(seats)
    people = players_by_seat(seats, len(owners) - seats)
    targets = [*[entry.notation for entry in c.CATALOG.entries], *d.PROVINCE_IDS]
    return RecordPart(
        {
            "round": Number(),
            "turn": Number(),
            "phase": OneOf(nodes.PHASE_IDS),
            "node": OneOf(nodes.NODE_IDS),
            "board": OneOf(d.BOARD_IDS),
            "first": OnePlayer(people),
            "on_turn": OnePlayer(people),
            "actors": SetOfPlayers(everybody),
            "target": OneOf(targets),
            "home": Bag(d.PROVINCE_IDS),
            "played": CountsPart(d.COLOR_IDS),
            "owners": EachPlayer(people, _owner_part()),
            "spaces": Each(len(spaces), _space_part(people)),
            "provinces": Each(int(d.PROVINCES), _province_part(people)),
            "alliances": Each(
                len(alliances),
                RecordPart(
                    {
                        "number": None,
                        "provinces": None,
                        "value": Number(),
                        "winners": SetOfPlayers(people),
                    }
                ),
            ),
            "row": CountsPart(d.COLOR_IDS),
            "discard": CountsPart(d.COLOR_IDS),
            "pile": Number(),
            "exhausted": Number(),
            "in_play": CountsPart(d.COLOR_IDS),
        }
    )


def _owner_part() -> Part:
    return RecordPart(
        {
            "seat": None,
            "color": None,
            "palaces": Number(),
            "emissaries": Number(),
            "forts": Number(),
            "hand": Maybe(CountsPart(d.COLOR_IDS)),
            "hand_size": Number(),
            "known": CountsPart(d.COLOR_IDS),
            "kept": CountsPart(d.COLOR_IDS),
            "influence": Bag(d.COLOR_IDS),
            "special": Bag(d.SPECIAL_IDS),
            "tiles": Maybe(CountsPart(d.TILE_IDS)),
            "tile_count": Number(),
            "score": Number(),
            "score_cards": None,  # the tens of the score
            "marker": None,
            "scores": Each(len(GAME.categories), Number()),
        }
    )


def _space_part(people: PlayerOrder) -> Part:
    return RecordPart(
        {
            "id": None,
            "provinces": None,
            "owner": OnePlayer(people),
            "fort": Flag(),
            "tile": Flag(),
            "tile_color": OneOf(d.TILE_IDS),
            "harbour": None,
            "roads": None,
        }
    )


def _province_part(people: PlayerOrder) -> Part:
    return RecordPart(
        {
            "id": None,
            "color": None,
            "palaces": EachPlayer(people, Number()),
            "emissaries": EachPlayer(people, Number()),
            "cap": Number(),
            "spaces": None,
            "free": Number(),
            "scored": Flag(),
            "closed": Flag(),
        }
    )
