"""Random choice with weights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.rng import Rng

SPAN: Final = 4294967296.0


def draw_index(weights: list[float], rng: Rng) -> i64:
    """Draw an index, each as likely as its weight.

    >>> from teahouse.core.rng import Rng
    >>> rng = Rng(5)
    >>> drawn = [draw_index([1.0, 0.0, 3.0], rng) for _ in range(1000)]
    >>> drawn.count(1), drawn.count(2) > 2 * drawn.count(0)
    (0, True)
    """
    total: float = 0.0
    for weight in weights:
        total += weight
    left: float = total * (float(rng.next32()) / SPAN)
    last: i64 = len(weights) - 1
    for i in range(last):
        left -= weights[i]
        if left < 0.0:
            return i
    return last
