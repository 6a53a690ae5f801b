"""A game in progress: its start, its decisions so far, and undo.

Undo is derived, not declared. A decision can be taken back until an event forbids it (hidden
information was revealed, the turn is over) or another seat decides, except in a secret choice in
which that seat was already asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.core.errors import IllegalAction
from teahouse.core.events import Event, Events
from teahouse.core.game import Game, Reason, State


class RefusedAction(IllegalAction):
    """A decision that is not legal, with the reason."""

    def __init__(self, notation: str, seat: int, reason: Reason) -> None:
        cite = f", {reason.rule}" if reason.rule else ""
        super().__init__(f"Seat {seat} may not choose {notation!r} now ({reason.key}{cite}).")
        self.reason = reason


class Decision:
    """One decision, and what undo must know about it."""

    __slots__ = ("action", "asked", "events", "forbids_undo", "seat")

    def __init__(self, seat: int, action: int, asked: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.asked = asked  # bit set of the seats that were asked when it was made
        self.events = events
        self.forbids_undo = any([e.forbids_undo for e in events])


def apply_decision(state: State, seat: int, action: int) -> Decision:
    """Apply a legal decision to the state; return it with what undo must know about it."""
    asked = int(state.waiting)
    events = Events()
    state.apply(seat, action, events)
    return Decision(seat, action, asked, events.items)


def undoable(decisions: list[Decision], seat: int) -> int | None:
    """The index of this seat's last decision if it may be taken back, else None.

    Decisions before the last one that forbids undo do not matter: the list may begin after it.
    """
    i = len(decisions) - 1
    others = 0
    while i >= 0:
        decision = decisions[i]
        if decision.forbids_undo:
            return None
        if decision.seat == seat:
            return i if others & ~decision.asked == 0 else None
        others |= 1 << decision.seat
        i -= 1
    return None


class Match:
    """One game from its first decision on.

    >>> from teahouse.registry import load
    >>> match = Match(load("dschunke"), 3, {}, seed=7)
    >>> seat = match.state.first_actor()
    >>> start = match.state.digest()
    >>> events = match.decide(seat, match.state.legal(seat)[0])
    >>> len(match.decisions), events[0].params["seat"] == seat
    (1, True)
    >>> match.at(0).digest() == start
    True
    >>> match.decide(seat, load("dschunke").catalog.parse("bid rice 3"))
    Traceback (most recent call last):
        ...
    teahouse.core.match.RefusedAction: Seat 2 may not choose 'bid rice 3' now (...).
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], seed: int | str):
        self.game = game
        self.options = game.resolve(seats, options)
        self.seed = seed
        self.seats = seats
        opening = Events()
        self.state: State = game.start(seats, self.options, seed, opening)
        self.opening = opening.items
        self.decisions: list[Decision] = []

    def decide(self, seat: int, action: int) -> list[Event]:
        """Check a decision, apply it, and return its events."""
        entry = self.game.catalog[action]
        if not 0 <= seat < self.seats:
            raise IllegalAction(f"There is no seat {seat}: seats are numbered from 0.")
        reason = self.state.why_not(seat, action)
        if reason is not None:
            raise RefusedAction(entry.notation, seat, reason)
        return self._append(seat, action)

    def _append(self, seat: int, action: int) -> list[Event]:
        decision = apply_decision(self.state, seat, action)
        self.decisions.append(decision)
        return decision.events

    def undoable(self, seat: int) -> int | None:
        """The number of this seat's last decision if it may be taken back, else None."""
        return undoable(self.decisions, seat)

    def undo(self, seat: int) -> None:
        """Take back the last decision of this seat; secret choices of others stay."""
        index = self.undoable(seat)
        if index is None:
            raise IllegalAction("There is nothing that this seat can take back.")
        kept = self.decisions[:index] + self.decisions[index + 1 :]
        self.state = self.game.start(self.seats, self.options, self.seed)
        self.decisions = []
        for decision in kept:
            self._append(decision.seat, decision.action)

    def at(self, count: int) -> State:
        """The position after the first ``count`` decisions."""
        if not 0 <= count <= len(self.decisions):
            raise IllegalAction(f"The game has {len(self.decisions)} decisions, not {count}.")
        state = self.game.start(self.seats, self.options, self.seed)
        for decision in self.decisions[:count]:
            state.apply(decision.seat, decision.action)
        return state
