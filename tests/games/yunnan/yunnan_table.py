"""Positions of Yunnan for tests: what is named is set, and the other pieces are put away."""

from __future__ import annotations

from typing import Any

from teahouse.core.events import Event, Events
from teahouse.core.game import State
from teahouse.core.viewer import SPECTATOR
from teahouse.registry import load

GAME = load("yunnan")
PLACES = ["puer", "yunnan", "sichuan", "kang", "tibet", "qinghai"]
KINDS = ["trading_post", "bridge", "tea_house"]
COLORS = ["red", "yellow", "blue", "black", "white"]
GREEN, VIOLET = "black", "white"  # these colours are made of green and violet wood in 2013


class Table:
    """A position under construction. The seats sit in their order; seat 0 is red."""

    def __init__(self, seats: int, version: int = 0, **options: object) -> None:
        self.game = load("yunnan", version)
        state = self.game.start(seats, {"start_order": "given", **options}, 1)
        self.data: dict[str, Any] = state.to_dict()
        self.seats = seats
        self.names = COLORS[: len(self.data["colors"])]
        self.two_colors = len(self.names) == 4 and seats == 2
        self.duli = len(self.names) > seats and not self.two_colors

    def of(self, color: str) -> dict[str, Any]:
        own: dict[str, Any] = self.data["colors"][self.names.index(color)]
        return own

    def set(self, **fields: object) -> Table:
        self.data.update(fields)
        return self

    def color(self, name: str, **fields: Any) -> Table:
        """``at`` and ``posts`` by place, ``tea_houses`` a list; traders left go to the supply."""
        own = self.of(name)
        own["stock"] = fields.pop("stock", 0)
        own["at"] = [fields.get("at", {}).get(p, 0) for p in PLACES]
        if "posts" in fields:
            own["posts"] = [fields["posts"].get(p, 0) for p in PLACES]
        tea_houses = fields.pop("tea_houses", [])
        for place in tea_houses:
            self.data["tea_houses"][PLACES.index(place)] = name
        kept = fields.pop("kept", {})
        own["kept"] = [kept.get(kind, 0) for kind in KINDS]
        for key, value in fields.items():
            if key not in ("at", "posts"):
                own[key] = value
        banked = self.data["bank"].count(name)
        own["supply"] = 7 - own["stock"] - sum(own["at"]) - len(own["bids"]) - banked
        if self.duli and name == "blue":
            own["stock"], own["supply"] = own["stock"] + own["supply"], 0
            own["kept"][2] = 2 - len(tea_houses)
            return self
        built = [sum(own["posts"]), len(own["bridges"]), len(tea_houses)]
        own["general"] = [2 - k - b for k, b in zip(own["kept"], built, strict=True)]
        if "horse" not in fields:
            used = [*own["at"], 0]
            far = max([1, *[i for i in range(6) if used[i] or own["posts"][i]]])
            far = max([far, *[PLACES.index(p) for p in tea_houses]])
            far = max([far, *[PLACES.index(r.split("_")[1]) for r in own["bridges"]]])
            own["horse"] = PLACES[far]
        return self

    def bank(self, left: str = "none", right: str = "none") -> Table:
        """Before the colours are set."""
        self.data["bank"] = [left, right]
        self.data["banked"] = [color for color in (left, right) if color != "none"]
        return self

    def gifts(self, owner: str, **left: int) -> Table:
        """What is left on the board; the others belong to the owner."""
        self.data["gifts"] = [left.get(p, 0) for p in PLACES]
        self.of(owner)["gifts"] = 14 - sum(self.data["gifts"])
        return self

    def order(self, *auction: str) -> Table:
        self.data["auction_order"] = list(auction)
        self.data["travel_order"] = list(auction)[::-1]
        return self

    def seat_of(self, color: str) -> int:
        return self.names.index(color) % self.seats if self.two_colors else self.names.index(color)

    def _ask(self, color: str, phase: str, node: str, order: str) -> None:
        self.data.update(phase=phase, node=node, color=color, waiting=[self.seat_of(color)])
        self.data["turn"] = self.data[order].index(color)

    def auction(self, color: str, passed: str = "") -> State:
        """1A, this colour's turn; ``passed`` may be "others"."""
        self._ask(color, "auction", "turn", "auction_order")
        others = [name for name in self.names if name != color]
        banked = self.data["banked"] if self.data["options"]["edition"] == 2023 else []
        chosen = others if passed == "others" else [*passed.split(), *banked]
        self.data["passed"] = [name for name in self.names if name in chosen]
        return self.game.from_dict(self.data)

    def travel(self, color: str) -> State:
        """2A, this colour's turn."""
        self._ask(color, "travel", "travel", "travel_order")
        own = self.of(color)
        self.data["passes_left"] = own["passes"]
        self.data["fresh"] = own["at"]
        self.data["passed"] = self.names
        return self.game.from_dict(self.data)

    def convert(self, color: str) -> State:
        """2F, this colour's turn; incomes must fit the order."""
        self._ask(color, "conversion", "convert", "travel_order")
        return self.game.from_dict(self.data)


def seat(state: State) -> int:
    """Who is asked."""
    (only,) = state.actors()
    return int(only)


def allowed(state: State, prefix: str = "") -> list[str]:
    """The legal actions in notation, those of one kind."""
    actions = [GAME.catalog[int(a)].notation for a in state.legal(seat(state))]
    return [a for a in actions if a.startswith(prefix)]


def do(state: State, *actions: str) -> list[Event]:
    """Decide, whoever is asked; all that happened."""
    told = Events()
    for action in actions:
        number = GAME.catalog.parse(action)
        assert state.why_not(seat(state), number) is None, f"{action} is refused"
        assert number in state.legal(seat(state)), f"{action} is not legal"
        state.apply(seat(state), number, told)
        state.check()
    return told.items


def refusal(state: State, action: str) -> str:
    """The key of the reason; the action must not be legal either."""
    number = GAME.catalog.parse(action)
    assert number not in state.legal(seat(state)), f"{action} is legal"
    reason = state.why_not(seat(state), number)
    assert reason is not None
    return f"{reason.key} [{reason.rule}]"


def of(state: State, color: str) -> dict[str, Any]:
    """A colour's part of the stored state."""
    data: dict[str, Any] = state.to_dict()
    own: dict[str, Any] = data["colors"][COLORS.index(color)]
    return own


def at(state: State, color: str, place: str) -> int:
    """The traders of a colour at a place; "puer" is the market."""
    count: int = of(state, color)["at"][PLACES.index(place)]
    return count


def field(state: State, name: str) -> Any:
    """A field of the stored state."""
    return state.to_dict()[name]


def asked(state: State) -> tuple[str, str]:
    """The question and the colour that must answer."""
    return field(state, "node"), field(state, "color")


def keys(events: list[Event]) -> list[str]:
    """What happened, in short."""
    return [event.key for event in events]


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    """The parameters of all events of a kind."""
    return [dict(event.params) for event in events if event.key == key]


def view(state: State) -> Any:
    """What everybody sees."""
    return state.view(SPECTATOR)


def score(state: State, seat_: int) -> dict[str, int]:
    """Points by category."""
    points = [int(n) for n in state.scores()[seat_]]
    return dict(zip(GAME.categories, points, strict=True))
