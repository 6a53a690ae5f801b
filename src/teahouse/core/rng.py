"""The only random number generator: a small one whose whole state is one integer.

Multiply-with-carry with base 2**32: the state holds the carry in its upper and the digit in its
lower half. The multiplier is the largest below 2**31 for which ``A * 2**32 - 1`` is a safe prime,
so that the period is about 2**62, and no product ever leaves a signed 64-bit integer: plain and
compiled code compute the same numbers on every platform.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

A: Final = 2147483085
LOW: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


class Rng:
    """A stream of random numbers; ``state`` is all that has to be saved.

    >>> rng = from_seed(42)
    >>> again = Rng(rng.state)
    >>> [rng.below(6) for _ in range(5)] == [again.below(6) for _ in range(5)]
    True
    >>> items = [0, 1, 2, 3]
    >>> rng.shuffle(items)
    >>> sorted(items)
    [0, 1, 2, 3]
    """

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state: i64 = state if state > 0 else 1  # 0 would only give zeros

    def next32(self) -> i64:
        """The next 32 random bits."""
        state: i64 = self.state
        digit: i64 = state & LOW
        carry: i64 = state >> 32
        self.state = A * digit + carry
        return digit ^ carry

    # `next32` is written out in the next two: they are called at every step of a playout and for
    # every card of a game, and uncompiled code pays for each call.

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (0 < n <= 2**31)."""
        state: i64 = self.state
        while True:
            digit: i64 = state & LOW
            carry: i64 = state >> 32
            state = A * digit + carry
            x: i64 = digit ^ carry
            r: i64 = x % n
            if x - r <= SPAN - n:
                self.state = state
                return r

    def shuffle(self, items: list[i64]) -> None:
        """Put the items into a random order, in place."""
        state: i64 = self.state
        n: i64 = len(items)
        while n > 1:
            digit: i64 = state & LOW
            carry: i64 = state >> 32
            state = A * digit + carry
            x: i64 = digit ^ carry
            r: i64 = x % n
            if x - r <= SPAN - n:
                n -= 1
                kept: i64 = items[n]
                items[n] = items[r]
                items[r] = kept
        self.state = state


def from_seed(seed: int | str) -> Rng:
    """The generator for a seed; nearby seeds give unrelated streams."""
    hashed = hashlib.sha256(f"teahouse seed {seed}".encode()).digest()
    modulus = A * SPAN - 1
    return Rng(int.from_bytes(hashed[:16], "big") % (modulus - 1) + 1)


def seed_hash(seed: int | str) -> str:
    """A commitment shown when a game starts, so that nobody can change the seed later."""
    return hashlib.sha256(f"teahouse commitment {seed}".encode()).hexdigest()
