"""``Game`` and ``State``: what a game must implement and every tool may use.

A game is a pure state machine of atomic decisions: one click, one entry in the log. ``Game`` knows
what can be chosen and starts; ``State`` is one position of one game.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from teahouse.core.catalog import Catalog
from teahouse.core.errors import BadOptions, BadState, BrokenInvariant
from teahouse.core.events import Events
from teahouse.core.fields import Fields
from teahouse.core.options import Chosen, OptionSet
from teahouse.core.rng import Rng, from_seed
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import Viewer

MOST_SEATS: Final = 8  # at any table


def _lowest(waiting: int) -> int:
    return min([seat for seat in range(MOST_SEATS) if (waiting >> seat) & 1])


# by `State.waiting`: the lowest seat in it (nobody is at 0)
FIRST_SEAT: Final[list[i64]] = [-1, *[_lowest(waiting) for waiting in range(1, 1 << MOST_SEATS)]]


class Reason:
    """Why something is not allowed: a text key with its parameters, and the rule behind it."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, key: str, rule: str, params: dict[str, str | int] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.params: dict[str, str | int] = params if params is not None else {}

    def __repr__(self) -> str:
        return f"{self.key} ({self.rule})"


class Trigger:
    """How near one of the ways to end the game is."""

    __slots__ = ("key", "limit", "value")

    def __init__(self, key: str, value: int, limit: int) -> None:
        self.key = key
        self.value = value
        self.limit = limit


class Progress:
    """Where in the game a position is: round (from 1), phase, and what will end the game."""

    __slots__ = ("phase", "round", "triggers")

    def __init__(self, round_: int, phase: str, triggers: list[Trigger]) -> None:
        self.round = round_
        self.phase = phase
        self.triggers = triggers


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other distributions are plain Python
class State(metaclass=ABCMeta):
    """One position. ``apply`` changes it in place; ``copy`` is cheap and independent.

    ``waiting`` is the bit set of the seats that owe a decision: none after the end, one as a rule,
    several in a secret simultaneous choice, where each may answer in any order.

    >>> from teahouse.registry import load
    >>> game = load("dschunke")
    >>> state = game.start(3, {}, seed=7)
    >>> seat = state.first_actor()
    >>> action = state.legal(seat)[0]
    >>> state.why_not(seat, action) is None
    True
    >>> after = state.copy()
    >>> after.apply(seat, action)
    >>> after.digest() == state.digest()
    False
    """

    __slots__ = ("seats", "waiting")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.waiting: i64 = 0

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.waiting == 0

    def actors(self) -> list[i64]:
        """The seats that must decide now."""
        return [s for s in range(self.seats) if (self.waiting >> s) & 1]

    def first_actor(self) -> i64:
        """The lowest seat that must decide; only while the game is not over."""
        return FIRST_SEAT[self.waiting]

    @abstractmethod
    def legal(self, seat: i64) -> list[i64]:
        """The actions this seat may choose now, in rising order; empty if it is not asked."""

    @abstractmethod
    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        """Apply a legal decision and everything that follows from it without a choice.

        Nothing is checked here: search calls it millions of times. ``Match.decide`` checks.
        """

    @abstractmethod
    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """The rule that forbids the action, or None if it is legal.

        Written from the rules, not from ``legal``: the two check each other.
        """

    @abstractmethod
    def copy(self) -> State:
        """An independent copy."""

    @abstractmethod
    def sample(self, seat: i64, rng: Rng) -> State:
        """A full state drawn from those consistent with everything this seat knows.

        Depends on nothing that the seat does not know: two states that look the same to it give
        the same sample from the same generator.
        """

    @abstractmethod
    def scores(self) -> list[list[i64]]:
        """Points of each seat by ``Game.categories``, as if the game ended now."""

    @abstractmethod
    def ranking(self) -> list[i64]:
        """The rank of each seat from 1, tie-breaks applied; equal ranks are shared."""

    @abstractmethod
    def holdings(self, seat: i64) -> list[i64]:
        """What this seat counts as costs and gains, by ``Game.holdings``.

        Only what is the seat's own and known to it: states that look the same to it give the same.
        """

    def foresee(self, seat: i64, action: i64) -> None:
        """As ``apply``, but without what depends on chance or on others' secret choices.

        For previews, on a state that is thrown away: only its ``holdings`` count afterwards.
        """
        self.apply(seat, action)

    @abstractmethod
    def progress(self) -> Progress:
        """Round, phase, and how near the end is."""

    def view(self, viewer: Viewer) -> Mapping[str, object]:
        """All that this viewer may see, as plain data ready to be sent."""
        return {**self.open_view(), **self.own_view(viewer)}

    @abstractmethod
    def open_view(self) -> Mapping[str, object]:
        """The parts of the view that are the same for every viewer: built once for all of them."""

    @abstractmethod
    def own_view(self, viewer: Viewer) -> Mapping[str, object]:
        """The other parts, as this viewer may see them."""

    @abstractmethod
    def to_dict(self) -> dict[str, object]:
        """The complete state as plain data."""

    @abstractmethod
    def check(self) -> None:
        """Raise ``BrokenInvariant`` if the position contradicts the rules."""

    def digest(self) -> str:
        """A stable fingerprint of the complete state."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other distributions are plain Python
class Game(metaclass=ABCMeta):
    """The loaded rules of a game: its options, its actions, and how it starts.

    >>> from teahouse.registry import load
    >>> game = load("dschunke")
    >>> game.options.seats, len(game.catalog)
    ((3, 4), 174)
    >>> state = game.start(4, {"setup": "variable"}, seed=42)
    >>> game.from_dict(state.to_dict()).digest() == state.digest()
    True
    """

    name: str
    version: int  # a change that alters a stored game is a new version
    options: OptionSet
    catalog: Catalog
    categories: tuple[str, ...]  # of the scores
    holdings: tuple[str, ...]  # what a player counts as costs and gains
    corrections: str  # of the released tables; see ``core.corrections``

    def __init__(
        self,
        *,
        name: str,
        version: int,
        options: OptionSet,
        catalog: Catalog,
        categories: tuple[str, ...],
        holdings: tuple[str, ...],
    ) -> None:
        self.name = name
        self.version = version
        self.options = options
        self.catalog = catalog
        self.categories = categories
        self.holdings = holdings
        self.corrections = ""  # set by the registry

    @property
    def rule_set(self) -> RuleSet:
        """The key by which the registry loads exactly these rules again."""
        return RuleSet(self.name, self.version, self.corrections)

    def resolve(self, seats: int, options: Mapping[str, object]) -> Chosen:
        """The complete, checked options; a clear error otherwise."""
        return self.options.resolve(self.name, seats, options)

    def resolve_defaults(self, seats: int) -> Chosen:
        """The options if none is given."""
        return self.resolve(seats, {})

    def start(
        self,
        seats: int,
        options: Mapping[str, object],
        seed: int | str,
        events: Events | None = None,
    ) -> State:
        """A new position. Everything random in the game follows from the seed."""
        state = self.blank(seats, self.resolve(seats, options))
        self.set_up(state, from_seed(seed), events)
        return state

    @abstractmethod
    def set_up(self, state: State, rng: Rng, events: Events | None) -> None:
        """Make a blank position ready for the first decision; everything random is drawn here."""

    @abstractmethod
    def blank(self, seats: int, chosen: Chosen) -> State:
        """A position with its options and nothing else yet, for ``set_up`` or ``fill``."""

    @abstractmethod
    def fill(self, state: State, stored: Fields) -> None:
        """Read into a blank state what ``to_dict`` wrote."""

    def from_dict(self, data: object) -> State:
        """The state that ``to_dict`` wrote; ``BadState`` if it is incomplete or impossible."""
        stored = Fields(data)
        if stored.text("game") != self.name or stored.raw("version") != self.version:
            raise BadState(f"This is not a state of {self.name}, rules version {self.version}.")
        most: int = max(self.options.seats)
        seats = int(stored.integer("seats", min(self.options.seats), most))
        state = self.blank(seats, self._stored_options(seats, stored))
        try:
            self.fill(state, stored)
            state.check()
        except BrokenInvariant as error:
            raise BadState(f"The state is impossible: {error}.") from error
        return state

    def _stored_options(self, seats: int, stored: Fields) -> Chosen:
        try:
            return self.resolve(seats, stored.record("options").data)
        except BadOptions as error:
            raise BadState(str(error)) from error


def not_asked(state: State, seat: i64) -> Reason | None:
    """The first two reasons of every ``why_not``: the game is over, or somebody else decides."""
    if state.waiting == 0:
        return Reason("over", "")
    if (state.waiting >> seat) & 1 == 0:
        return Reason("not-asked", "")
    return None
