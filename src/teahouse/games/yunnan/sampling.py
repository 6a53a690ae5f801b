"""A state drawn from those that a seat cannot tell from the real one (section 6).

Nothing is secret but the order of Duli's draw pile, that is, the generator that draws from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.rng import A, Rng
from teahouse.games.yunnan import tables as d

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def sample(s: YunnanState, seat: i64, rng: Rng) -> YunnanState:
    """The same position with another order of Duli's cards; all seats know the same."""
    other = s.copy()
    if other.rules.duli != d.NOBODY:
        other.rng = ((rng.below(A - 2) + 1) << 32) | rng.next32()
    return other
