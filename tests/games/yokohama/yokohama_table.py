"""Setting up positions of Yokohama: change the stored form of a new game, then play on."""

from __future__ import annotations

from typing import Any, cast

from teahouse.core.events import Event, Events
from teahouse.core.game import Reason
from teahouse.core.viewer import SPECTATOR, Viewer
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.state import YokohamaState
from teahouse.registry import load

GAME = load("yokohama")

NEXT_TURN = ["next_turn", 0, 0, 0, 0]
EXTRA_C = ["extra", 1, 0, 0, 0]
MOVE = ["move", 0, 0, 0, 0]
PLACE = ["place", 0, 0, 0, 0]
EXTRA_A = ["extra", 0, 0, 0, 0]
MOMENTS = {
    "extra_a": ("extra_a", [NEXT_TURN, EXTRA_C, MOVE, PLACE, EXTRA_A]),
    "place": ("main", [NEXT_TURN, EXTRA_C, MOVE, PLACE]),
    "move": ("main", [NEXT_TURN, EXTRA_C, MOVE]),
    "extra_c": ("extra_c", [NEXT_TURN, EXTRA_C]),
}


class Table:
    """A game after the starting orders; seat 0 is on turn and plays first, the canal lies last.

    Set it up with the methods that change ``data``, then ask for ``state`` or ``play``.
    """

    def __init__(self, seats: int = 4, seed: int = 1, **options: object) -> None:
        start = GAME.start(seats, {"first_player": "seat0", **options}, seed)
        for seat in range(seats):
            start.apply(seat, GAME.catalog.parse("keep_order 0"))
        self.data: Any = cast("Any", start.to_dict())
        self.data["waiting"] = [0]
        self.moment("extra_a")
        if seats > 2:
            self.location(len(self.data["boards"]) - 1, "canal")
        self._state: YokohamaState | None = None
        self.events: list[Event] = []

    # --- setting up -------------------------------------------------------------------------------
    def moment(self, name: str) -> Table:
        phase, agenda = MOMENTS[name]
        self.data["phase"] = phase
        self.data["agenda"] = [list(row) for row in agenda]
        return self

    def location(self, pos: int, name: str) -> int:
        """Lay a board of this name at the position, exchanging it with the one there."""
        boards = self.data["boards"]
        if boards[pos] != name:
            other = boards.index(name)
            for key in ("boards", "tiles", "tokens"):
                row = self.data[key]
                row[pos], row[other] = row[other], row[pos]
        return pos

    def find(self, name: str) -> int:
        return int(self.data["boards"].index(name))

    def tile(self, pos: int, name: str) -> Table:
        tiles = self.data["tiles"]
        if name in tiles:
            tiles[tiles.index(name)] = tiles[pos]
        tiles[pos] = name
        return self

    def token(self, pos: int, name: str) -> Table:
        tokens = self.data["tokens"]
        if name in tokens:
            tokens[tokens.index(name)] = tokens[pos]
        tokens[pos] = name
        return self

    def player(self, seat: int) -> Any:
        return self.data["players"][seat]

    def owned(self, seat: int, **counts: int) -> Table:
        self.player(seat)["owned"].update(counts)
        return self

    def _piece(self, seat: int, piece: str) -> None:
        player = self.player(seat)
        place = "hand" if player["hand"][piece] else "warehouse"
        player[place][piece] -= 1

    def assistants(self, seat: int, pos: int, count: int = 1) -> Table:
        for _ in range(count):
            self._piece(seat, "assistant")
            self.player(seat)["assistants"][pos] += 1
        return self

    def hand(self, seat: int, piece: str, count: int) -> Table:
        """Exactly so many pieces in hand, the others in the warehouse."""
        player = self.player(seat)
        player["warehouse"][piece] += player["hand"][piece] - count
        player["hand"][piece] = count
        return self

    def president(self, seat: int, pos: int) -> Table:
        self.player(seat)["president"] = pos
        return self

    def shop(self, seat: int, pos: int, space: int) -> Table:
        self._piece(seat, "shop")
        self.data["shops"][pos * 4 + space] = seat
        return self

    def house(self, seat: int, pos: int) -> Table:
        self._piece(seat, "house")
        self.player(seat)["houses"] = sorted([*self.player(seat)["houses"], pos])
        return self

    def space(self, board: str, space: int, seat: int) -> Table:
        self._piece(seat, "assistant")
        self.data[board][space] = seat
        return self

    def goal(self, group: str, goal: str) -> Table:
        self.data["goals"]["ABC".index(group)] = goal
        return self

    def claim(self, seat: int, group: str) -> Table:
        self._piece(seat, "assistant")
        self.player(seat)["goals"] = sorted([*self.player(seat)["goals"], group])
        return self

    def tech(self, seat: int, name: str) -> Table:
        """The seat owns this technology; its place on a board is taken by a card of the pile."""
        pile, labs = self.data["lab_pile"], self.data["labs"]
        taken = [x for p in self.data["players"] for x in p["techs"]]
        cards = [x for x in d.CARD_IDS if x.rsplit("-", 1)[0] == name and x not in taken]
        card = ([x for x in cards if x in pile] or cards)[0]
        if card in pile:
            pile.remove(card)
        else:
            labs[labs.index(card)] = pile.pop()
        player = self.player(seat)
        player["techs"] = sorted([*player["techs"], card], key=d.CARD_IDS.index)
        player["flags"][card.rsplit("-", 1)[1]] += 1
        return self

    def lab(self, slot: int, name: str, board: int = 0) -> Table:
        """A card of this name lies in the slot."""
        pile, labs = self.data["lab_pile"], self.data["labs"]
        place = board * 6 + slot
        card = next(x for x in [*labs, *pile] if x.rsplit("-", 1)[0] == name)
        row = labs if card in labs else pile
        row[row.index(card)], labs[place] = labs[place], card
        return self

    def _fetch_order(self, order: str) -> None:
        """Take an order from wherever it is; another one takes its place there."""
        spare = self.data["port_pile"]
        if order in spare:
            spare.remove(order)
            return
        for row in (self.data["ports"], self.data["removed"]):
            if order in row:
                row[row.index(order)] = spare.pop()
                return
        for player in self.data["players"]:
            if order in player["dealt"]:
                other = spare.pop()
                for row in (player["dealt"], player["orders"]):
                    if order in row:
                        row[row.index(order)] = other
                return
        raise AssertionError(f"{order} is in a hand already")

    def order(self, seat: int, order: str) -> Table:
        """The seat has taken this order from a port."""
        self._fetch_order(order)
        self.player(seat)["orders"].append(order)
        return self

    def filled(self, seat: int, *orders: str) -> Table:
        for order in orders:
            self._fetch_order(order)
            player = self.player(seat)
            player["filled"] = sorted([*player["filled"], order], key=d.ORDER_IDS.index)
            player["flags"][order[:2]] += 1
        return self

    def port(self, slot: int, order: str, board: int = 0) -> Table:
        ports = self.data["ports"]
        place = board * 6 + slot
        if order in ports:
            other = ports.index(order)
            ports[place], ports[other] = ports[other], ports[place]
        else:
            self.data["port_pile"].append(ports[place])
            ports[place] = ""
            self._fetch_order(order)
            ports[place] = order
        return self

    def agent(self, seat: int, nation: str, used: int = 0, unused: int = 1) -> Table:
        self.player(seat)["agents"][nation] = unused
        self.player(seat)["agents_used"][nation] = used
        return self

    # --- playing ----------------------------------------------------------------------------------
    @property
    def state(self) -> YokohamaState:
        if self._state is None:
            state = GAME.from_dict(self.data)
            assert isinstance(state, YokohamaState)
            self._state = state
        return self._state

    @property
    def actor(self) -> int:
        (seat,) = self.state.actors()
        return int(seat)

    def view(self, viewer: Viewer = SPECTATOR) -> Any:
        return self.state.view(viewer)

    @property
    def node(self) -> str:
        return str(self.view()["node"])

    def legal(self, family: str | None = None) -> list[str]:
        """What the seat on turn may choose, as notation."""
        names = [GAME.catalog[int(a)].notation for a in self.state.legal(self.actor)]
        return [n for n in names if family is None or n.split()[0] == family]

    def why(self, notation: str) -> Reason:
        reason = self.state.why_not(self.actor, GAME.catalog.parse(notation))
        assert reason is not None, f"{notation} is legal"
        return reason

    def play(self, *notations: str) -> Table:
        """Decisions of whoever is asked; each must be legal."""
        for notation in notations:
            assert notation in self.legal(), f"{notation} is not among {self.legal()}"
            events = Events()
            self.state.apply(self.actor, GAME.catalog.parse(notation), events)
            self.state.check()
            self.events = events.items
        return self

    def told(self, key: str) -> list[dict[str, str | int]]:
        """The parameters of the events of this kind in the last decision."""
        return [event.params for event in self.events if event.key == key]

    # --- looking ----------------------------------------------------------------------------------
    def has(self, seat: int, kind: str) -> int:
        return int(self.state.owned[seat * d.KINDS + d.KIND_IDS.index(kind)])

    def in_hand(self, seat: int, piece: str = "assistant") -> int:
        return int(self.state.hands[seat * d.PIECES + d.PIECE_IDS.index(piece)])

    def on(self, seat: int, pos: int) -> int:
        return int(self.state.assistants[seat * d.MOST_POSITIONS + pos])

    def points(self, seat: int) -> int:
        """Points scored so far."""
        return int(sum(self.state.points[seat * 8 : seat * 8 + 8]))

    def bonus(self, category: str) -> list[int]:
        """Points of all seats in a category, as if the game ended now."""
        k = GAME.categories.index(category)
        return [int(row[k]) for row in self.state.scores()]


def acting(location: str, assistants: int, seats: int = 4, **options: Any) -> Table:
    """Seat 0 is about to move; the location lies at 3 with so many of its assistants."""
    t = Table(seats, **options).moment("move")
    t.location(3, location)
    return t.assistants(0, 3, assistants)
