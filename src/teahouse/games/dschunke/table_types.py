"""What ``tables.toml`` of Dschunke may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from msgspec import Meta

from teahouse.core.table_types import (
    MOST_IN_A_SET,
    About,
    Coordinate,
    Count,
    DrawingPoint,
    Point,
    Positive,
    Problem,
    Row,
    Tables,
    check_complete,
    check_known,
    check_length,
    check_no_repetition,
    check_players,
    check_players_rise,
)

GoodId = Literal["rice", "vegetables", "spice", "fish"]
ColorId = Literal["blue", "green", "red", "yellow"]
JunkId = Literal["purple", "brown", "white", "grey", "orange"]
MerchantId = Literal["loader", "supplier", "banker"]
BasicAction = Literal["load", "goods", "cash"]
TrackId = Literal["lower", "upper"]
StackId = Literal["square", "circle", "triangle", "star"]
MarketCardId = Annotated[str, Meta(pattern="^M[0-9][0-9]$")]
MarketResult = Literal["S", 1, 2, 3, 4]  # the value of a good, or a special card
EventId = Literal["", "S", "Y"]  # nothing, the stacks, money
AlwaysFace = Literal["supply", "exchange", "tiebreak"]
CashFace = Literal["cash_purple", "cash_brown", "cash_white", "cash_grey", "cash_orange"]
GoodsFace = Literal["goods_purple", "goods_brown", "goods_white", "goods_orange"]
ShipFace = Literal["load_one", "move_own"]
OneJunkFace = Literal[
    "bonus8_purple", "bonus8_brown", "bonus8_white", "bonus8_grey", "bonus8_orange"
]
TwoJunksFace = Literal[
    "bonus12_purple_brown",
    "bonus12_brown_white",
    "bonus12_white_grey",
    "bonus12_grey_orange",
    "bonus12_orange_purple",
]
FaceId = Literal[AlwaysFace, CashFace, GoodsFace, ShipFace, OneJunkFace, TwoJunksFace]


class DschunkeAbout(About, frozen=True):
    """The table ``[meta]``: what About holds; minutes from the shortest game to the longest."""

    rounds: Positive
    minutes: tuple[Positive, Positive]


class DschunkeNumbers(Row, frozen=True):
    """``[numbers]``; the last two by the number of players."""

    cells: Positive
    strips: Positive
    supply_cards: Count
    goods_minimum: Positive
    cash_minimum: Positive
    loader_strips: Positive
    exchange_swaps: Positive
    junk_bonus: Count
    all_junks_bonus: Count
    last_round_cash: Count
    hand: Positive
    dealt_of_each_good: dict[int, Positive]
    start_strips: dict[int, Positive]


class Good(Row, frozen=True):
    """A good and its cards."""

    id: GoodId
    cards: Positive


class StripColor(Row, frozen=True):
    """A colour of the strips, and its letter in a position."""

    id: ColorId
    letter: Annotated[str, Meta(pattern="^[a-z]$")]


class JunkDrawing(DrawingPoint, frozen=True):
    """A junk: its centre and turn, the hold before the turn, merchant on the bow, goods pile."""

    turn: Annotated[int, Meta(ge=0, lt=360)]
    hold: Point
    bow: Point
    pile: Point


class Junk(Row, frozen=True):
    """A junk and its good; the one without a pile of its own has none."""

    id: JunkId
    good: Literal[GoodId, ""]
    draw: JunkDrawing


class MerchantFigure(Row, frozen=True):
    """A merchant, the action that it allows, and the junk on which it starts."""

    id: MerchantId
    action: BasicAction
    start: JunkId


class TrackDrawing(DrawingPoint, frozen=True):
    """The first space of a track, and the way to the next one."""

    dx: Coordinate


class TraineeTrack(Row, frozen=True):
    """A trainee's track; its lists go by the rounds."""

    id: TrackId
    players: tuple[int, ...]
    actions: tuple[BasicAction, ...]
    strips: tuple[Count, ...]
    events: tuple[EventId, ...]
    draw: TrackDrawing


class SpecialFace(Row, frozen=True):
    """A face of the special cards."""

    face: FaceId
    kind: Literal["always", "extra", "bonus"]
    copies: Positive
    effect: Literal["cash", "goods", "load", "move"] | None = None
    junks: tuple[JunkId, ...] = ()
    yuan: Positive | None = None


class Stack(Row, frozen=True):
    """A stack of special cards."""

    id: StackId
    cards: Positive
    draw: DrawingPoint


class VariableSetup(Row, frozen=True):
    """``[setup.variable]``: the limits of laying in turn."""

    most_strips: Positive
    most_own_strips: Positive


class Setup(Row, frozen=True):
    """``[setup]``; the fixed strips by the number of players, then by junk."""

    fixed: dict[int, dict[JunkId, tuple[ColorId, ...]]]
    variable: VariableSetup


class Harbour(DrawingPoint, frozen=True):
    """The circle on which the junks lie."""

    radius: Coordinate


class BoardLayout(Row, frozen=True):
    """The table ``[layout]``: where everything lies on the board."""

    width: Coordinate
    height: Coordinate
    cell: Coordinate
    market_hall: Point
    bank: Point
    harbour: Harbour
    start_player: Point


class DschunkeTables(Tables, frozen=True):
    """All tables of ``tables.toml``."""

    meta: DschunkeAbout
    numbers: DschunkeNumbers
    goods: tuple[Good, ...]
    colors: tuple[StripColor, ...]
    junks: tuple[Junk, ...]
    merchants: tuple[MerchantFigure, ...]
    tracks: tuple[TraineeTrack, ...]
    market: dict[MarketCardId, tuple[MarketResult, MarketResult, MarketResult, MarketResult]]
    special: tuple[SpecialFace, ...]
    stacks: tuple[Stack, ...]
    setup: Setup
    layout: BoardLayout

    def problems(self) -> Iterator[Problem]:
        """Yield what does not fit together."""
        yield from self._check_ids()
        yield from self._check_tracks()
        yield from self._check_cards()
        yield from self._check_starting_strips()

    def _check_ids(self) -> Iterator[Problem]:
        listed: list[tuple[str, list[str], tuple[str, ...]]] = [
            ("goods", [one.id for one in self.goods], get_args(GoodId)),
            ("colors", [one.id for one in self.colors], get_args(ColorId)),
            ("junks", [one.id for one in self.junks], get_args(JunkId)),
            ("merchants", [one.id for one in self.merchants], get_args(MerchantId)),
            ("tracks", [one.id for one in self.tracks], get_args(TrackId)),
            ("stacks", [one.id for one in self.stacks], get_args(StackId)),
        ]
        for path, found, known in listed:
            yield from check_no_repetition(path, found, "id")
            yield from check_complete(path, found, known)
        yield from check_no_repetition("colors", [one.letter for one in self.colors], "letter")
        carried = [junk.good for junk in self.junks if junk.good]
        yield from check_no_repetition("junks", carried)
        yield from check_complete("junks", carried, get_args(GoodId))
        actions = [merchant.action for merchant in self.merchants]
        yield from check_no_repetition("merchants", actions, "action")
        starts = [merchant.start for merchant in self.merchants]
        yield from check_no_repetition("merchants", starts, "start")

    def _check_tracks(self) -> Iterator[Problem]:
        players = self.meta.players
        yield from check_players_rise(players)
        for index, track in enumerate(self.tracks):
            path = f"tracks[{index}]"
            yield from check_known(f"{path}.players", track.players, players, "number of players")
            yield from check_no_repetition(f"{path}.players", track.players)
            if index and not set(track.players) <= set(self.tracks[index - 1].players):
                yield f"{path}.players", "a track is used where the one before is used, too"
            rounds = self.meta.rounds
            yield from check_length(f"{path}.actions", track.actions, rounds, "meta.rounds")
            yield from check_length(f"{path}.strips", track.strips, rounds, "meta.rounds")
            yield from check_length(f"{path}.events", track.events, rounds, "meta.rounds")
            for step, action in enumerate(track.actions):
                if (action == "load") != (track.strips[step] > 0):
                    yield f"{path}.strips[{step}]", "strips are laid where the action is 'load'"

    def _check_cards(self) -> Iterator[Problem]:
        yield from check_length("market", self.market, self.meta.rounds, "one for each round")
        hand = self.numbers.hand
        dealt = self.numbers.dealt_of_each_good
        yield from check_players("numbers.dealt_of_each_good", dealt, self.meta.players)
        for players, cards in dealt.items():
            if cards * len(self.goods) != hand * players:
                yield f"numbers.dealt_of_each_good.{players}", f"{players} hands of {hand} differ"
            for index, good in enumerate(self.goods):
                if good.cards < cards:
                    yield f"goods[{index}].cards", f"{cards} are dealt to {players} players"
        faces = [one.face for one in self.special]
        yield from check_no_repetition("special", faces, "face")
        yield from check_complete("special", faces, get_args(FaceId))
        for index, face in enumerate(self.special):
            for field, problem in _face_problems(face):
                yield f"special[{index}].{field}", problem
        copies = sum([one.copies for one in self.special])
        stacked = sum([one.cards for one in self.stacks])
        if copies > MOST_IN_A_SET:
            yield "special", f"there are more than {MOST_IN_A_SET} cards"
        if copies != stacked:
            yield "stacks", f"the stacks hold {stacked} cards, the special cards are {copies}"

    def _check_starting_strips(self) -> Iterator[Problem]:
        players = self.meta.players
        yield from check_players("numbers.start_strips", self.numbers.start_strips, players)
        yield from check_players("setup.fixed", self.setup.fixed, players)
        for number, plan in self.setup.fixed.items():
            path = f"setup.fixed.{number}"
            yield from check_complete(path, plan, get_args(JunkId))
            for junk, strips in plan.items():
                yield from check_no_repetition(f"{path}.{junk}", strips)
                if len(strips) > self.numbers.cells:
                    yield f"{path}.{junk}", f"a level has {self.numbers.cells} strips"
            laid = [color for strips in plan.values() for color in strips]
            each = self.numbers.start_strips[number]
            if len(set(laid)) != number:
                yield path, f"{number} colours are needed, not {len(set(laid))}"
            for color in dict.fromkeys(laid):
                if laid.count(color) != each:
                    yield path, f"{color!r} has {laid.count(color)} strips, not {each}"


def _face_problems(face: SpecialFace) -> Iterator[Problem]:
    """The kind of a face says which other keys it has."""
    if (face.kind == "extra") != (face.effect is not None):
        yield "effect", "extra cards have one, the others have none"
    if (face.kind == "bonus") != (face.yuan is not None):
        yield "yuan", "bonus cards are worth some, the others nothing"
    parts = face.face.split("_")
    named = parts[1:] if face.kind == "bonus" or face.effect in ("cash", "goods") else []
    if list(face.junks) != named:
        yield "junks", f"the face {face.face!r} asks for {named}"
