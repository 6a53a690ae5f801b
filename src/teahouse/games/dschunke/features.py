"""The numbers of a position of Dschunke."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
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
    Size,
    joined_name,
)
from teahouse.learning.player_layout import (
    EachPlayer,
    OnePlayer,
    PlayerOrder,
    SetOfPlayers,
    players_by_seat,
)

FACES = list(dict.fromkeys(d.FACE_IDS))


class Prices(Part):
    """A market card: the yuan for each good, and whether it shows a special card instead."""

    def __init__(self) -> None:
        self.size = 2 * len(d.GOOD_IDS)

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        """Write two numbers for each good: yuan, and 1 for a special card."""
        if value is None:
            return
        assert isinstance(value, Mapping)
        for k, good in enumerate(d.GOOD_IDS):
            price = value[good]
            if price == "S":
                out[at + 2 * k + 1] = 1
            else:
                out[at + 2 * k] = price

    def names(self) -> list[str]:
        """The yuan and the special card of each good."""
        return [joined_name(good, what) for good in d.GOOD_IDS for what in ("yuan", "special")]


def layout(seats: int, view: Mapping[str, object]) -> RecordPart:
    """The layout for a number of seats; a view of the start shows the trainees."""
    trainees = view["trainees"]
    assert isinstance(trainees, list)
    people = players_by_seat(seats)
    return RecordPart(
        {
            "round": Number(),
            "rounds": None,
            "phase": OneOf(nodes.PHASE_IDS),
            "node": OneOf(nodes.NODE_IDS),
            "start_player": OnePlayer(people),
            "actors": SetOfPlayers(people),
            "main_done": Flag(),
            "extra_done": Flag(),
            "due": Number(),
            "load_junk": OneOf(d.JUNK_IDS),
            "seats": EachPlayer(people, _seat_part()),
            "junks": Each(int(d.JUNKS), _junk_part(people)),
            "merchants": Each(int(d.MERCHANTS), _marker_part(True)),
            "trainees": Each(len(trainees), _marker_part(False)),
            "piles": Each(
                int(d.GOODS), RecordPart({"good": None, "empty": Flag(), "count": Maybe(Number())})
            ),
            "market": Prices(),
            "market_card": None,  # its prices say it all
            "sold": Bag(d.GOOD_IDS),
            "deck": Bag(d.MARKET_IDS),
            "stacks": Each(
                int(d.STACKS),
                RecordPart(
                    {
                        "id": None,
                        "count": Number(),
                        "chosen_by": OnePlayer(people),
                        "contents": Maybe(Bag(FACES)),
                        "memory": Maybe(Bag(FACES)),
                    }
                ),
            ),
            "played": Bag(FACES),
        }
    )


def _seat_part() -> Part:
    return RecordPart(
        {
            "seat": None,
            "color": None,
            "strips": Number(),
            "hand": Maybe(CountsPart(d.GOOD_IDS)),
            "hand_size": Number(),
            "special": Maybe(Bag(FACES)),
            "special_size": Number(),
            "open": Bag(FACES),
            "supply_cards": Number(),
            "money": Maybe(Number()),
            "money_shown": Maybe(Number()),
            "committed": Flag(),
            "commitment": OneOf([entry.notation for entry in c.CATALOG.entries]),
        }
    )


def _junk_part(people: PlayerOrder) -> Part:
    return RecordPart(
        {
            "id": None,
            "levels": Size(),  # strips; what can still count is what shows from above
            "top": Each(9, OnePlayer(people)),
            "visible": EachPlayer(people, Number()),
            "merchant": OneOf(d.MERCHANT_IDS),
            "face_down": Flag(),
            "good": None,
        }
    )


def _marker_part(merchant: bool) -> Part:
    return RecordPart(
        {
            "id": None,
            "junk": OneOf(d.JUNK_IDS) if merchant else None,
            "action": OneOf(["load", "goods", "cash"]),
            "strips": Number(),
            "used": Flag(),
        }
    )
