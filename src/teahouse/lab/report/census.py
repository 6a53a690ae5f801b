"""Games by bots, counted: who won, with which points, who used what, and how games end."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import cast

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.core.components import ComponentKind, MomentCount
from teahouse.core.events import Events
from teahouse.core.game import Game, State
from teahouse.core.options import Chosen
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import SPECTATOR
from teahouse.lab.clock import cpu_millis
from teahouse.registry import load, pack_of

Uses = list[dict[str, int]]  # by seat: how often each component was used


@dataclass(frozen=True)
class GameStatistics:
    """What is counted in one game, by seat."""

    seed: int
    shares: list[float]  # of the victory
    scores: list[list[int]]  # by category
    decisions: int
    rounds: int
    uses: list[Uses]  # by kind of component
    endings: list[str] = field(default_factory=list)  # the triggers that were reached at the end
    moments: list[list[str] | None] = field(default_factory=list)  # None: it did not come

    def points(self, seat: int) -> int:
        """The points of a seat, over all categories."""
        return sum(self.scores[seat])


@dataclass(frozen=True)
class Study:
    """What is played; game ``k`` follows from the seed plus ``k``, as in ``teahouse simulate``."""

    rules: RuleSet
    bots: tuple[str, ...]
    options: Chosen
    seed: int


def set_up_study(
    game: str | RuleSet, bots: Sequence[str], options: Mapping[str, object], seed: int
) -> Study:
    """Check bots and options before the first game is played."""
    rules = load(game).rule_set
    for name in bots:
        registry.check(name, rules)
    return Study(rules, tuple(bots), dict(load(rules).resolve(len(bots), options)), seed)


ReportItems = list[ComponentKind | MomentCount]  # what the report function of a pack answers


def component_kinds(game: Game, seats: int, options: Chosen) -> list[ComponentKind]:
    """Whose use is counted in a game with these options; none if its pack names none."""
    return [one for one in _report_items(game, seats, options) if isinstance(one, ComponentKind)]


def moment_counts(game: Game, seats: int, options: Chosen) -> list[MomentCount]:
    """What is counted at moments of a game with these options."""
    return [one for one in _report_items(game, seats, options) if isinstance(one, MomentCount)]


def _report_items(game: Game, seats: int, options: Chosen) -> ReportItems:
    lazy = pack_of(game.rule_set).report
    if lazy is None:
        return []
    counted = cast(Callable[[Mapping[str, object], Chosen], ReportItems], lazy.get())
    return counted(game.start(seats, options, seed=0).view(SPECTATOR), options)


def play(study: Study, number: int) -> GameStatistics:
    """Play one game to its end."""
    game = load(study.rules)
    seats = len(study.bots)
    seed = study.seed + number
    watched = component_kinds(game, seats, study.options)
    moments = moment_counts(game, seats, study.options)
    at_moments: list[list[str] | None] = [None] * len(moments)
    uses: list[Uses] = [[{} for _ in range(seats)] for _ in watched]
    state = game.start(seats, study.options, seed)
    bots = [
        registry.make(name, f"{seed} {seat}", study.rules, cpu_millis)
        for seat, name in enumerate(study.bots)
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
        _count_at_moments(moments, at_moments, events, state)
    ranks = [int(rank) for rank in state.ranking()]
    shares = [(rank == 1) / ranks.count(1) for rank in ranks]
    scores = [[int(part) for part in parts] for parts in state.scores()]
    return GameStatistics(
        seed,
        shares,
        scores,
        decisions,
        int(state.progress().round),
        uses,
        _endings(state),
        at_moments,
    )


def _count_at_moments(
    moments: Sequence[MomentCount],
    found: list[list[str] | None],
    events: Events,
    state: State,
) -> None:
    """Count where a moment has come for the first time."""
    keys = {event.key for event in events.items}
    for k, moment in enumerate(moments):
        if found[k] is None and (moment.event in keys if moment.event else state.over):
            found[k] = [str(name) for name in moment.names(state.view(SPECTATOR))]


def _endings(state: State) -> list[str]:
    """Which of the ways to end the game were reached: it may be several at once."""
    return [one.key for one in state.progress().triggers if one.value >= one.limit > 0]


def census(
    study: Study,
    games: int,
    cores: int | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> list[GameStatistics]:
    """Play all games on all cores; they come back in their order."""
    facts: dict[int, GameStatistics] = {}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores or os.cpu_count() or 1, mp_context=context) as pool:
        running = {pool.submit(play, study, number): number for number in range(games)}
        try:
            for future in as_completed(running):
                facts[running[future]] = future.result()
                on_progress()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [facts[number] for number in sorted(facts)]
