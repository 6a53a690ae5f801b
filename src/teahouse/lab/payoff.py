"""What the end of a game is worth to a learner: the sum over the players is 0."""

from __future__ import annotations


def payoffs(ranks: list[int]) -> list[float]:
    """1 for a win, ``-1 / (players - 1)`` for a defeat; winners of a shared victory share."""
    winners, seats = ranks.count(1), len(ranks)
    win = (seats / winners - 1) / (seats - 1)
    return [win if rank == 1 else -1.0 / (seats - 1) for rank in ranks]
