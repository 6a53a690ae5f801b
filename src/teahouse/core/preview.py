"""Costs and gains of every choice before it is made, as far as they are certain.

Each action is tried on positions drawn from what the seat knows, never on the real one. Whatever is
hidden differs between them, so a change that is the same in all of them reveals nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.game import State
from teahouse.core.rng import from_seed

SAMPLES: Final = 3


def previews(state: State, seat: i64, position: int) -> list[list[i64]]:
    """For each action of ``legal``, in its order: by how much it changes each of the holdings.

    0 stands for no change and for one that is not certain. ``position`` is a number that everybody
    knows; the samples follow from it.
    """
    samples = [state.sample(seat, from_seed(f"preview {position} {k}")) for k in range(SAMPLES)]
    return [_agreed_changes(samples, seat, action) for action in state.legal(seat)]


def _agreed_changes(samples: list[State], seat: i64, action: i64) -> list[i64]:
    agreed: list[i64] = []
    for number, sample in enumerate(samples):
        then = sample.copy()
        then.foresee(seat, action)
        before, after = sample.holdings(seat), then.holdings(seat)
        found = [after[k] - before[k] for k in range(len(before))]
        if number == 0:
            agreed = found
        else:
            agreed = [agreed[k] if agreed[k] == found[k] else 0 for k in range(len(found))]
    return agreed
