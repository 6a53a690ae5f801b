"""Which components of each game are watched, and by which events one knows that they were used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teahouse.core.errors import TeahouseError
from teahouse.core.events import Event
from teahouse.core.game import Game
from teahouse.core.viewer import SPECTATOR
from teahouse.games.china import data as china
from teahouse.games.dschunke import data as dschunke
from teahouse.games.yokohama import data as yokohama
from teahouse.games.yunnan import data as yunnan

View = Mapping[str, object]
Chosen = Mapping[str, object]


@dataclass(frozen=True)
class Subject:
    """Components of one kind: used when a seat's event of that key names one of them.

    A component is named by one parameter of the event, or by several with spaces between them.
    ``sections`` are the tables of the game's data file that it comes from.
    """

    title: str
    event: str
    params: tuple[str, ...]
    kind: str  # of the texts
    members: tuple[str, ...]
    sections: tuple[str, ...]

    def used(self, event: Event) -> tuple[int, str] | None:
        """Which seat uses which component in this event."""
        seat = event.params.get("seat")
        if event.key != self.event or not isinstance(seat, int):
            return None
        return seat, " ".join([str(event.params[name]) for name in self.params])


def subjects(game: Game, seats: int, options: Chosen) -> list[Subject]:
    """What is watched in a game with these options."""
    known = {"yunnan": _yunnan, "china": _china, "yokohama": _yokohama, "dschunke": _dschunke}
    if game.name not in known:
        raise TeahouseError(f"Nobody has written down yet what to watch in {game.name}.")
    return known[game.name](game.start(seats, options, 0).view(SPECTATOR), options)


def _of(
    title: str, event: str, param: str, members: Sequence[object], *sections: str, kind: str = ""
) -> Subject:
    names = tuple(dict.fromkeys([str(member) for member in members]))
    params = tuple(param.split())
    return Subject(title, event, params, kind or params[0].removeprefix("other_"), names, sections)


def _ids(view: View, key: str, field: str = "id") -> list[object]:
    listed = view[key]
    assert isinstance(listed, list)
    return [one[field] for one in listed]


def _yunnan(view: View, options: Chosen) -> list[Subject]:
    structures = [s for s in yunnan.STRUCTURE_IDS if s != "guard" or options["guards"]]
    provinces = yunnan.PROVINCE_IDS
    return [
        _of("Bids on buildings", "bid", "building", _ids(view, "buildings"), "spaces", "buildings"),
        _of("Journeys to provinces", "move", "other_province", provinces, "places", "ravines"),
        _of("Structures taken", "take", "structure", structures),
        _of("Spaces of the bank", "bank", "slot", yunnan.BANK_IDS, "bank"),
    ]


def _china(view: View, options: Chosen) -> list[Subject]:
    board = str(view["board"])
    map_ = ("provinces", f"board.{board}")
    alliances = _ids(view, "alliances", "number")
    found = [
        _of("Palaces by province", "palace", "space", _ids(view, "spaces"), *map_),
        _of("Emissaries by province", "emissary", "province", china.PROVINCE_IDS, *map_),
        _of("Provinces that score", "province_points", "province", china.PROVINCE_IDS, *map_),
        _of("Alliances that score", "alliance_points", "number", alliances, *map_),
        _of("Cards taken from the row", "draw_row", "color", china.COLOR_IDS, "provinces"),
    ]
    if options["fortifications"]:
        found.append(_of("Fortifications", "fort", "space", _ids(view, "spaces"), *map_))
    return found


def _yokohama(view: View, options: Chosen) -> list[Subject]:
    spaces = [
        f"{board} {space}"
        for board in ("church", "customs")
        for space, one in enumerate(_spaces(view, board), 1)
        if not one["neutral"]
    ]
    extra = yokohama.INDEPENDENT_IDS if options["mini_independent_agents"] else []
    tokens = [t for t in yokohama.TOKEN_IDS if t not in yokohama.INDEPENDENT_IDS or t in extra]
    boards = zip(_ids(view, "locations", "location"), _ids(view, "locations", "kind"), strict=True)
    locations = [location for location, kind in boards if kind != "canal"]  # nobody acts there
    return [
        _of("Actions by location", "act", "location", locations, "port", "laboratory"),
        _of("Technologies", "tech", "tech", yokohama.TECH_IDS, "technologies"),
        _of("Orders fulfilled", "order", "order", yokohama.ORDER_IDS, "orders"),
        _of("Goals claimed", "goal", "goal", yokohama.GOAL_IDS, "goals"),
        _of("Tokens taken", "token", "token", tokens, "tokens"),
        _of("Church and customs", "devote", "location space", spaces, "church", "customs"),
        _of("Shops by location", "shop", "location", locations, "buildings"),
        _of("Trading houses by location", "house", "location", locations, "buildings"),
    ]


def _spaces(view: View, board: str) -> list[dict[str, object]]:
    listed = view[board]
    assert isinstance(listed, list)
    return listed


def _dschunke(view: View, options: Chosen) -> list[Subject]:
    actions = [face for face in dschunke.FACE_IDS if face.startswith(("cash", "goods", "load"))]
    return [
        _of("Merchants used", "use_merchant", "merchant", dschunke.MERCHANT_IDS),
        _of("Trainees used", "use_trainee", "track", _ids(view, "trainees"), "tracks"),
        _of("Special cards taken", "special_taken", "face", dschunke.FACE_IDS, "special", "stacks"),
        _of("Extra cards played", "extra", "face", [*actions, "move_own"], "special"),
        _of("Cash from junks", "cash", "junk", dschunke.JUNK_IDS, "tracks"),
        _of("Goods sold alone", "sale", "good", dschunke.GOOD_IDS, "market"),
    ]
