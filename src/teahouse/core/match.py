"""A game that is being played: its start, the decisions so far, and the way back.

Undo is derived, not declared. A decision can be taken back as long as nothing after it closed the
way (an event marked so: hidden things came to light, the turn is over) and no other seat has
decided since, except in a secret choice in which it was already asked.
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
    """One entry of the log."""

    __slots__ = ("action", "asked", "barrier", "events", "seat")

    def __init__(self, seat: int, action: int, asked: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.asked = asked  # bit set of the seats that were asked when it was made
        self.events = events
        self.barrier = any([e.barrier for e in events])


def decided(state: State, seat: int, action: int) -> Decision:
    """Carry a legal decision out, in place, and keep what the way back needs to know of it."""
    asked = int(state.waiting)
    events = Events()
    state.apply(seat, action, events)
    return Decision(seat, action, asked, events.items)


def undoable(decisions: list[Decision], seat: int) -> int | None:
    """The index of this seat's last decision if it may be taken back, else None.

    Decisions before the last barrier do not matter: the list may begin after it.
    """
    i = len(decisions) - 1
    others = 0
    while i >= 0:
        decision = decisions[i]
        if decision.barrier:
            return None
        if decision.seat == seat:
            return i if others & ~decision.asked == 0 else None
        others |= 1 << decision.seat
        i -= 1
    return None


class Match:
    """One game from its first decision on."""

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
        """Check a decision, carry it out, and tell what happened."""
        entry = self.game.catalog[action]
        if not 0 <= seat < self.seats:
            raise IllegalAction(f"There is no seat {seat}: seats are numbered from 0.")
        reason = self.state.why_not(seat, action)
        if reason is not None:
            raise RefusedAction(entry.notation, seat, reason)
        return self._append(seat, action)

    def _append(self, seat: int, action: int) -> list[Event]:
        decision = decided(self.state, seat, action)
        self.decisions.append(decision)
        return decision.events

    def undoable(self, seat: int) -> int | None:
        """The number of this seat's last decision if it may be taken back, else None."""
        return undoable(self.decisions, seat)

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision; the others' secret choices stay."""
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
