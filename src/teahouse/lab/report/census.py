"""Games by bots, counted: who won, with which points, and who used what."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import cast

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.core.components import ComponentKind
from teahouse.core.events import Events
from teahouse.core.game import Game
from teahouse.core.options import Chosen
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import SPECTATOR
from teahouse.lab.clock import cpu_millis
from teahouse.registry import load, pack_of

Uses = list[dict[str, int]]  # by seat: how often each component was used


@dataclass(frozen=True)
class Facts:
    """One game, by seat."""

    seed: int
    shares: list[float]  # of the victory
    scores: list[list[int]]  # by category
    decisions: int
    rounds: int
    uses: list[Uses]  # by kind of component

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return sum(self.scores[seat])


@dataclass(frozen=True)
class Study:
    """What is played; game ``k`` follows from the seed plus ``k``, as in ``teahouse simulate``."""

    rules: RuleSet
    bots: tuple[str, ...]
    options: Chosen
    seed: int


def study(
    game: str | RuleSet, bots: Sequence[str], options: Mapping[str, object], seed: int
) -> Study:
    """Check everything before the first game."""
    rules = load(game).rule_set
    for name in bots:
        registry.check(name, rules)
    return Study(rules, tuple(bots), dict(load(rules).resolve(len(bots), options)), seed)


def component_kinds(game: Game, seats: int, options: Chosen) -> list[ComponentKind]:
    """Whose use is counted in a game with these options; none if its pack names none."""
    lazy = pack_of(game.rule_set).report
    if lazy is None:
        return []
    kinds_of = cast(Callable[[Mapping[str, object], Chosen], list[ComponentKind]], lazy.get())
    return kinds_of(game.start(seats, options, 0).view(SPECTATOR), options)


def play(what: Study, number: int) -> Facts:
    """Play one game to its end."""
    game = load(what.rules)
    seats = len(what.bots)
    seed = what.seed + number
    watched = component_kinds(game, seats, what.options)
    uses: list[Uses] = [[{} for _ in range(seats)] for _ in watched]
    state = game.start(seats, what.options, seed)
    bots = [
        registry.make(name, f"{seed} {seat}", what.rules, cpu_millis)
        for seat, name in enumerate(what.bots)
    ]
    decisions = 0
    while not state.over:
        seat = state.first_actor()
        events = Events()
        state.apply(seat, bots[seat].choose(Observation(state, seat)), events)
        decisions += 1
        for event in events.items:
            for subject, counts in zip(watched, uses, strict=True):
                used = subject.usage_in(event)
                if used is not None:
                    by, name = used
                    counts[by][name] = counts[by].get(name, 0) + 1
    ranks = [int(rank) for rank in state.ranking()]
    shares = [(rank == 1) / ranks.count(1) for rank in ranks]
    scores = [[int(part) for part in parts] for parts in state.scores()]
    return Facts(seed, shares, scores, decisions, int(state.progress().round), uses)


def census(
    what: Study,
    games: int,
    cores: int | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> list[Facts]:
    """All games, in their order, on all cores."""
    facts: dict[int, Facts] = {}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores or os.cpu_count() or 1, mp_context=context) as pool:
        running = {pool.submit(play, what, number): number for number in range(games)}
        try:
            for future in as_completed(running):
                facts[running[future]] = future.result()
                on_progress()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [facts[number] for number in sorted(facts)]
