"""The way back, also when only the decisions after the last barrier are known."""

from __future__ import annotations

from walks import Case, cases

from teahouse.core.match import Match, undoable
from teahouse.core.rng import Rng


def test_what_lies_before_the_last_barrier_does_not_matter() -> None:
    for case in cases()[:4]:
        _compare(case)


def _compare(case: Case) -> None:
    match = Match(case.game, case.seats, case.options, 3)
    rng = Rng(5)
    found = 0
    while not match.state.over:
        actors = match.state.actors()
        seat = int(actors[rng.below(len(actors))])
        actions = match.state.legal(seat)
        match.decide(seat, int(actions[rng.below(len(actions))]))
        first = 1 + max([i for i, d in enumerate(match.decisions) if d.forbids_undo], default=-1)
        for other in range(case.seats):
            whole, tail = match.undoable(other), undoable(match.decisions[first:], other)
            assert whole == (None if tail is None else first + tail)
            found += whole is not None
    assert found > 0
