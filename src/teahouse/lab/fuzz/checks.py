"""What every game promises at every position (docs/adding-a-game.md), one function a promise.

A check raises ``BrokenPromise`` with a sentence, or whatever the game raises. It decides by the
generator it is given and changes nothing, so that a record is enough to repeat it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from teahouse.core.errors import BadState
from teahouse.core.events import Events
from teahouse.core.game import Game, State
from teahouse.core.match import Match
from teahouse.core.playout import playout
from teahouse.core.preview import previews
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING, SPECTATOR, Viewer, seat_viewer
from teahouse.lab.fuzz.damage import damage
from teahouse.records.record import dump, parse
from teahouse.records.replay import record_of, text_of, verify

ASKED_ABOUT: Final = 150  # actions of the catalog that ``why_not`` is asked about
DAMAGED: Final = 6  # damaged copies of a position


class BrokenPromise(Exception):
    """Something that every game promises does not hold; the text says what."""


@dataclass(frozen=True)
class Position:
    """A position of a game under way, and the generator of everything random about it."""

    match: Match
    rng: Random

    @property
    def game(self) -> Game:
        """The rules."""
        return self.match.game

    @property
    def state(self) -> State:
        """The position itself."""
        return self.match.state

    def chance(self) -> Rng:
        """A generator for the engine."""
        return Rng(self.rng.randrange(1, 1 << 60))


def expect(holds: bool, sentence: str) -> None:
    """Raise ``BrokenPromise`` with the sentence unless the condition holds."""
    if not holds:
        raise BrokenPromise(sentence)


def check_invariants(position: Position) -> None:
    """Every position that is reached fits the rules."""
    position.state.check()


def check_legal(position: Position) -> None:
    """``legal`` and ``why_not`` agree; whoever is asked has something to choose."""
    game, state = position.game, position.state
    number = len(game.catalog)
    asked_about = position.rng.sample(range(number), min(number, ASKED_ABOUT))
    for seat in range(state.seats):
        legal = [int(action) for action in state.legal(seat)]
        asked = bool((state.waiting >> seat) & 1)
        expect(legal == sorted(set(legal)), f"the legal actions of seat {seat} are not in order")
        expect(bool(legal) == asked, f"seat {seat} is asked, or has a choice, but not both")
        for action in {*legal, *asked_about}:
            expect(0 <= action < number, f"{action} is legal and not in the catalog")
            reason = state.why_not(seat, action)
            if (reason is None) != (action in legal):
                notation = game.catalog[action].notation
                said = "legal" if reason is None else repr(reason)
                listed = "lists" if action in legal else "does not list"
                raise BrokenPromise(
                    f"legal {listed} {notation!r} for seat {seat}, but why_not calls it {said}"
                )


def check_copy(position: Position) -> None:
    """A copy is equal, and what happens to it does not touch the position."""
    state = position.state
    before = state.digest()
    copied = state.copy()
    expect(copied.digest() == before, "a copy differs")
    playout(copied, position.chance(), 20)
    expect(state.digest() == before, "playing on a copy changes the position")


def check_storage(position: Position) -> None:
    """A position is the same after it was stored, and goes on in the same way."""
    state = position.state
    stored = state.to_dict()
    back = position.game.from_dict(json.loads(json.dumps(stored)))
    expect(back.to_dict() == stored, "a position read back differs")
    expect(back.actors() == state.actors(), "a position read back asks somebody else")
    for seat in state.actors():
        expect(back.legal(seat) == state.legal(seat), "a position read back has other choices")
    one = state.copy()
    chance = position.rng.randrange(1, 1 << 60)
    playout(one, Rng(chance), 5)
    playout(back, Rng(chance), 5)
    expect(one.digest() == back.digest(), "a position read back goes on in another way")


def check_damage(position: Position) -> None:
    """A damaged position is refused in a sentence, or it is a position like any other."""
    text = json.dumps(position.state.to_dict())
    for _ in range(DAMAGED):
        data = json.loads(text)
        where = "; ".join([damage(data, position.rng) for _ in range(position.rng.choice((1, 3)))])
        try:
            _use_position(position.game, data)
        except BadState as error:
            expect(len(str(error).splitlines()) == 1, f"no sentence is said about {where}")
        except Exception as error:
            raise BrokenPromise(
                f"a stored position in which {where} gives {_error_name(error)}"
            ) from error


def _use_position(game: Game, data: Any) -> None:
    state = game.from_dict(data)
    state.check()
    for seat in range(state.seats):
        state.legal(seat)
        state.view(seat_viewer(seat))
    state.view(EVERYTHING)


def check_views(position: Position) -> None:
    """What a viewer is sent is plain data, each part from one place."""
    state = position.state
    for viewer in _viewers(state):
        view = dict(state.view(viewer))
        sent = json.dumps(view, allow_nan=False)
        expect(json.loads(sent) == view, f"the view of {viewer!r} is not plain data")
        twice = state.open_view().keys() & state.own_view(viewer).keys()
        expect(not twice, f"{sorted(twice)} stand in the open and in the own view")


def check_sample(position: Position) -> None:
    """What a seat may not know differs in its samples, and nothing that it sees."""
    state = position.state
    seat = position.rng.randrange(int(state.seats))
    sample = state.sample(seat, position.chance())
    sample.check()
    expect(sample.actors() == state.actors(), f"a sample of seat {seat} asks somebody else")
    expect(sample.legal(seat) == state.legal(seat), f"a sample of seat {seat} has other choices")
    for viewer in (seat_viewer(seat), SPECTATOR):
        same = json.dumps(sample.view(viewer)) == json.dumps(state.view(viewer))
        expect(same, f"a sample of seat {seat} looks different to {viewer!r}")
    expect(sample.holdings(seat) == state.holdings(seat), f"seat {seat} holds something unknown")
    chance = position.rng.randrange(1, 1 << 60)
    once = state.sample(seat, Rng(chance)).digest()
    again = sample.sample(seat, Rng(chance)).digest()
    expect(once == again, f"samples of seat {seat} depend on what it does not know")


def check_previews(position: Position) -> None:
    """Every choice has costs and gains; computing them changes nothing."""
    game, state = position.game, position.state
    before = state.digest()
    number = len(position.match.decisions)
    for seat in state.actors():
        found = previews(state, seat, number)
        expect(len(found) == len(state.legal(seat)), "not every choice has its preview")
        expect(
            all([len(changes) == len(game.holdings) for changes in found]),
            "a preview does not have the holdings of the game",
        )
        other = state.sample(seat, position.chance())
        expect(previews(other, seat, number) == found, "a preview tells what is hidden")
    expect(state.digest() == before, "a preview changes the position")


def check_scores(position: Position) -> None:
    """Points by category, ranks from 1, and who leads has no fewer points than others."""
    game, state = position.game, position.state
    scores, ranking = state.scores(), [int(rank) for rank in state.ranking()]
    expect(len(scores) == len(ranking) == state.seats, "not every seat has a score and a rank")
    shaped = all([len(points) == len(game.categories) for points in scores])
    expect(shaped, "a score does not have the categories of the game")
    expect(min(ranking) == 1 and max(ranking) <= state.seats, "the ranks do not begin at 1")
    state.progress()


def check_events(position: Position) -> None:
    """Reporting events changes nothing, and there are words for every event."""
    state = position.state
    for seat in state.actors():
        action = position.rng.choice(state.legal(seat))
        with_events, without_events, events = state.copy(), state.copy(), Events()
        with_events.apply(seat, action, events)
        without_events.apply(seat, action)
        expect(
            with_events.digest() == without_events.digest(), "telling events changes the position"
        )
        for viewer in _viewers(state):
            json.dumps([event.seen_by(viewer) for event in events.items], allow_nan=False)


def check_record(position: Position) -> None:
    """A record of the game so far is read as it was written, and holds what it claims."""
    record = record_of(position.match, [f"Seat {seat}" for seat in range(position.match.seats)])
    text = text_of(record)
    back = parse(text)
    expect(back == record, "a record read back differs")
    expect(dump(back) == dump(record), "a record read back is written differently")
    verify(back)


def _viewers(state: State) -> list[Viewer]:
    return [SPECTATOR, EVERYTHING, *[seat_viewer(seat) for seat in range(state.seats)]]


def _error_name(error: Exception) -> str:
    return f"{type(error).__name__} ({error})"


Check = Callable[[Position], None]
CHECKS: Final[list[Check]] = [
    check_invariants,
    check_legal,
    check_copy,
    check_storage,
    check_damage,
    check_views,
    check_sample,
    check_previews,
    check_scores,
    check_events,
]
