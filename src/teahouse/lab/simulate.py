"""Many games by bots, on all cores; the same seed gives the same games whatever the cores."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.core.rule_set import RuleSet
from teahouse.lab.clock import cpu_millis
from teahouse.registry import load


@dataclass(kw_only=True)
class Tally:
    """What came out of some games, by seat; sums, so that parts can be added."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    seconds: float = 0.0
    wins: list[float]  # a shared victory counts in parts
    points: list[int]
    least: list[int]
    most: list[int]
    categories: list[list[int]]

    def add(self, other: Tally) -> None:
        """Add the sums of another part."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.seconds += other.seconds
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
            self.least[seat] = min(self.least[seat], other.least[seat])
            self.most[seat] = max(self.most[seat], other.most[seat])
            for k, value in enumerate(other.categories[seat]):
                self.categories[seat][k] += value


@dataclass(frozen=True)
class SimulationJob:
    """Games ``first`` to ``last - 1`` of a simulation."""

    rules: RuleSet
    seats: tuple[str, ...]
    options: Mapping[str, object]
    seed: int
    first: int
    last: int


def run(job: SimulationJob) -> Tally:
    """Play the games of a job one after the other."""
    game = load(job.rules)
    n = len(job.seats)
    tally = Tally(
        wins=[0.0] * n,
        points=[0] * n,
        least=[10**9] * n,
        most=[-(10**9)] * n,
        categories=[[0] * len(game.categories) for _ in range(n)],
    )
    began = time.perf_counter()
    for number in range(job.first, job.last):
        seed = job.seed + number
        state = game.start(n, job.options, seed)
        bots = [
            registry.make(name, f"{seed} {seat}", job.rules, cpu_millis)
            for seat, name in enumerate(job.seats)
        ]
        while not state.over:
            seat = state.first_actor()
            state.apply(seat, bots[seat].choose(Observation(state, seat)))
            tally.decisions += 1
        tally.games += 1
        tally.rounds += state.progress().round
        _count_game(tally, state.scores(), [int(rank) for rank in state.ranking()])
    tally.seconds = time.perf_counter() - began
    return tally


def _count_game(tally: Tally, scores: Sequence[Sequence[int]], ranks: list[int]) -> None:
    winners = ranks.count(1)
    for seat, parts in enumerate(scores):
        total = int(sum(parts))
        tally.wins[seat] += (ranks[seat] == 1) / winners
        tally.points[seat] += total
        tally.least[seat] = min(tally.least[seat], total)
        tally.most[seat] = max(tally.most[seat], total)
        for k, part in enumerate(parts):
            tally.categories[seat][k] += int(part)


def simulate(
    game: str | RuleSet,
    seats: Sequence[str],
    options: Mapping[str, object],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    cores: int | None = None,
) -> Tally:
    """Play many games; ``progress`` gets how many are done."""
    rules = load(game).rule_set
    for name in seats:
        registry.check(name, rules)
    chosen = load(rules).resolve(len(seats), options)
    cores = cores or os.cpu_count() or 1
    step = max(1, min(200, games // (cores * 4) or 1))
    jobs = [
        SimulationJob(rules, tuple(seats), dict(chosen), seed, first, min(first + step, games))
        for first in range(0, games, step)
    ]
    parts: dict[int, Tally] = {}
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        running = {pool.submit(run, job): job.first for job in jobs}
        for future in as_completed(running):
            parts[running[future]] = future.result()
            progress(sum([part.games for part in parts.values()]))
    total, *rest = [parts[first] for first in sorted(parts)]
    for part in rest:
        total.add(part)
    return total
