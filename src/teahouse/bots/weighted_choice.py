"""Chance with weights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.rng import Rng

SPAN: Final = 4294967296.0


def weighted(weights: list[float], rng: Rng) -> i64:
    """An index, each as likely as its weight."""
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
