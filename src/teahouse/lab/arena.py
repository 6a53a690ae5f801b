"""Bots against each other: every rotation of a line-up sits down to the same deals.

A game is known by its number: ``deal * rotations + rotation``. Everything in it follows from the
seed and that number, so games can be played on any number of cores, in any order, and be resumed.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

import msgspec

from teahouse.bots.bot import Observation
from teahouse.core.errors import TeahouseError
from teahouse.core.options import Chosen
from teahouse.core.rule_set import RuleSet
from teahouse.lab import contestants
from teahouse.lab.clock import cpu_millis
from teahouse.lab.times import Times
from teahouse.registry import load

LIMIT = 100_000  # decisions after which a game counts as endless


class ArenaError(TeahouseError):
    """The arena cannot go on, or a file of results does not belong to it."""


class ArenaSetup(msgspec.Struct, frozen=True):
    """What is played: two arenas with the same setup play the same games."""

    game: str
    options: Chosen
    bots: tuple[str, ...]  # the line-up, in the order of the first rotation
    seed: int
    version: int = 1  # files from before it was kept are of version 1: there was no other
    corrections: str = ""

    @property
    def rules(self) -> RuleSet:
        """Which rules are played."""
        return RuleSet(self.game, self.version, self.corrections)

    @property
    def rotations(self) -> int:
        """How many different seatings the rotations give."""
        n = len(self.bots)
        turned = [self.bots[k:] + self.bots[:k] for k in range(n)]
        return next(k for k in range(1, n + 1) if turned[k % n] == self.bots)

    def bot_at(self, number: int, seat: int) -> int:
        """Which bot of the line-up has a seat in a game."""
        return (seat + number % self.rotations) % len(self.bots)


class PlayedGame(msgspec.Struct, frozen=True):
    """One game; everything by place in the line-up, not by seat."""

    number: int
    points: list[int]
    ranks: list[int]
    decisions: int
    rounds: int
    times: list[Times]


@dataclass(frozen=True)
class ArenaJob:
    """One game to play, by its number in the arena."""

    setup: ArenaSetup
    number: int


def run(job: ArenaJob) -> PlayedGame:
    """Play one game to its end."""
    setup = job.setup
    game = load(setup.rules)
    n = len(setup.bots)
    deal = job.number // setup.rotations
    entries = [setup.bot_at(job.number, seat) for seat in range(n)]
    state = game.start(n, setup.options, f"arena {setup.seed} {deal}")
    bots = [
        contestants.make(
            setup.bots[entry],
            f"{setup.seed} {job.number} {entry}",
            setup.rules,
            setup.options,
            n,
            cpu_millis,
        )
        for entry in entries
    ]
    times = [Times() for _ in entries]
    decisions = 0
    while not state.over:
        if decisions == LIMIT:
            raise ArenaError(f"Game {job.number} of this arena does not end.")
        seat = state.first_actor()
        began = cpu_millis()
        action = bots[seat].choose(Observation(state, seat))
        times[entries[seat]].add(cpu_millis() - began)
        state.apply(seat, action)
        decisions += 1
    points = [0] * n
    ranks = [0] * n
    for seat, (parts, rank) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
        points[entries[seat]] = int(sum(parts))
        ranks[entries[seat]] = int(rank)
    return PlayedGame(job.number, points, ranks, decisions, state.progress().round, times)


def check_and_set_up(
    game: str | RuleSet, options: Mapping[str, object], bots: Sequence[str], seed: int
) -> ArenaSetup:
    """Check everything before the first game is played."""
    rules = load(game).rule_set
    for name in bots:
        contestants.check(name, rules)
    chosen = dict(load(rules).resolve(len(bots), options))
    return ArenaSetup(rules.name, chosen, tuple(bots), seed, rules.version, rules.corrections)


def games_for(setup: ArenaSetup, games: int) -> int:
    """``games``, rounded up so that each deal is played in all rotations."""
    return -(-games // setup.rotations) * setup.rotations


Workers = Callable[[Sequence[ArenaJob]], Iterator[PlayedGame]]  # play all jobs, in any order


def processes(cores: int | None) -> Workers:
    """Workers of this machine: a process for each core."""

    def run_jobs(jobs: Sequence[ArenaJob]) -> Iterator[PlayedGame]:
        number = cores or os.cpu_count() or 1
        with ProcessPoolExecutor(number, mp_context=multiprocessing.get_context("spawn")) as pool:
            running = [pool.submit(run, job) for job in jobs]
            try:
                for future in as_completed(running):
                    yield future.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    return run_jobs


def play(
    setup: ArenaSetup,
    games: int,
    before: Sequence[PlayedGame] = (),
    on_progress: Callable[[PlayedGame], None] = lambda played: None,
    cores: int | None = None,
    workers: Workers | None = None,
) -> list[PlayedGame]:
    """Play the games that ``before`` does not have; ``on_progress`` gets each at its end."""
    results = {played.number: played for played in before if played.number < games}
    jobs = [ArenaJob(setup, number) for number in range(games) if number not in results]
    for played in (workers or processes(cores))(jobs):
        if played.number in results:
            raise ArenaError(f"Game {played.number} of this arena came back twice.")
        results[played.number] = played
        on_progress(played)
    return [results[number] for number in sorted(results)]
