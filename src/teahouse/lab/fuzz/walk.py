"""One random game with its checks, and the record that repeats what was found.

Everything random follows from the seed of the game and the number of decisions made, never from
what was checked before: a record of the game repeats the checks exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from teahouse.core.errors import BadOptions
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import Chosen, Option
from teahouse.core.rng import seed_hash
from teahouse.lab.fuzz.checks import CHECKS, BrokenPromise, Position, check_record, expect
from teahouse.records.record import Record, dump
from teahouse.records.replay import digest_of

CHECKED: Final = 4  # one position in four is checked
RECORDED: Final = 10  # one checked position in ten is written as a record
LONGEST: Final = 20_000  # decisions of a game
TRIES: Final = 100  # to find options that go together

Decisions = Sequence[tuple[int, int]]  # seat, action


@dataclass(frozen=True)
class FuzzedGame:
    """How a random game is set up: the same four values give the same game."""

    game: Game
    seats: int
    options: Chosen
    seed: str


@dataclass(frozen=True)
class Finding:
    """A game that breaks a promise after these decisions (the last may be what breaks it)."""

    played: FuzzedGame
    decisions: list[tuple[int, int]]
    check: str
    sentence: str
    digest: str

    def record(self, command: str) -> str:
        """The game up to there as a record; a heading says what is wrong and how to repeat it."""
        played = self.played
        record = Record(
            game=played.game,
            players=[f"Seat {seat}" for seat in range(played.seats)],
            options=played.options,
            seed=played.seed,
            seed_hash=seed_hash(played.seed),
            decisions=self.decisions,
            result=None,
            ranks=None,
            digest=self.digest,
        )
        lines = [str(self), f"after decision {len(self.decisions)}", f"repeat: {command}"]
        return dump(record) + "".join([f"# {line}\n" for line in lines])

    def __str__(self) -> str:
        return " ".join(f"{self.check}: {self.sentence}.".split())


@dataclass
class FuzzCount:
    """How much has been played and checked so far."""

    games: int = 0
    decisions: int = 0
    positions: int = 0  # that were checked


def random_game(game: Game, seed: str) -> FuzzedGame:
    """Random players and options that go together."""
    rng = Random(f"{seed} options")
    for _ in range(TRIES):
        seats = rng.choice(game.options.seats)
        given = {option.key: _random_value(option, seats, rng) for option in game.options.options}
        try:
            return FuzzedGame(game, seats, game.resolve(seats, given), seed)
        except BadOptions:  # not for this number of players, or not together
            continue
    seats = game.options.seats[0]
    return FuzzedGame(game, seats, game.resolve_defaults(seats), seed)


def _random_value(option: Option, seats: int, rng: Random) -> object:
    if option.per_seat:
        return ",".join([str(value) for value in rng.sample(list(option.values), seats)])
    return rng.choice([value for value in option.values if option.is_allowed(value, seats)])


def fuzz(
    played: FuzzedGame,
    count: FuzzCount,
    must_stop: Callable[[], bool] = lambda: False,
    decisions: Decisions | None = None,
) -> Finding | None:
    """Play a game, at random or as recorded, and check it; return the first thing wrong."""
    taken: list[tuple[int, int]] = []
    match: Match | None = None
    doing = "start"
    try:
        match = Match(played.game, played.seats, played.options, played.seed)
        while not must_stop():
            rng = Random(f"{played.seed} {len(taken)}")
            checked = match.state.over or rng.randrange(CHECKED) == 0
            if checked:
                count.positions += 1
                position = Position(match, rng)
                for check in CHECKS:
                    doing = check.__name__.removeprefix("check_")
                    check(position)
                if match.state.over or rng.randrange(RECORDED) == 0:
                    doing = "record"
                    check_record(position)
            if match.state.over:
                count.games += 1
                break
            doing = "choose"
            expect(len(taken) < LONGEST, f"the game goes on after {LONGEST} decisions")
            choice = _random_choice(match, played.seed, len(taken))
            if decisions is not None:
                if len(taken) == len(decisions):
                    break
                choice = decisions[len(taken)]
            taken.append(choice)
            doing = "decide"
            _decide_and_undo(match, *choice, undo=checked)
            count.decisions += 1
    except Exception as error:
        sentence = str(error) if isinstance(error, BrokenPromise) else repr(error)
        return Finding(played, taken, doing, sentence, _last_digest(match))
    return None


def _random_choice(match: Match, seed: str, number: int) -> tuple[int, int]:
    rng = Random(f"{seed} {number} decision")
    seat = int(rng.choice(match.state.actors()))
    legal = match.state.legal(seat)
    expect(bool(legal), f"seat {seat} is asked and has nothing to choose")
    return seat, int(rng.choice(legal))


def _decide_and_undo(match: Match, seat: int, action: int, *, undo: bool) -> None:
    """Decide; take it back where that is allowed, and decide again."""
    before = match.state.digest() if undo else ""
    match.decide(seat, action)
    if not undo or match.undoable(seat) is None:
        return
    after = match.state.digest()
    match.undo(seat)
    expect(match.state.digest() == before, "an undo does not lead back")
    match.decide(seat, action)
    expect(match.state.digest() == after, "a decision made again leads elsewhere")


def _last_digest(match: Match | None) -> str:
    """The fingerprint of the last position, as far as it can still be had."""
    try:
        return digest_of(match.game, match.state) if match is not None else "none"
    except Exception:
        return "none"
