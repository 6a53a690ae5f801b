"""Numbers, indexes and bit sets of a position as plain data that JSON can hold.

Each function is the counterpart of a reader in ``teahouse.core.fields``.

>>> words_in(0b101, ["ore", "tea", "silk"])
['ore', 'silk']
>>> rows([1, 2, 3, 4], 2)
[[1, 2], [3, 4]]
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64


def integers(numbers: list[i64]) -> list[int]:
    """Numbers of any integer type as a list of ``int``."""
    return [int(n) for n in numbers]


def rows(numbers: list[i64], width: i64) -> list[list[int]]:
    """A flat list of numbers, cut into rows of this width."""
    return [integers(numbers[i : i + width]) for i in range(0, len(numbers), int(width))]


def words(numbers: list[i64], names: Sequence[str]) -> list[str]:
    """The words at these indexes."""
    return [names[n] for n in numbers]


def words_or_none(numbers: list[i64], none: str, names: Sequence[str]) -> list[str]:
    """The words at these indexes; ``none`` for a negative one."""
    return [none if n < 0 else names[n] for n in numbers]


def words_in(mask: i64, names: Sequence[str]) -> list[str]:
    """The words of a bit set."""
    return [names[k] for k in numbers_in(mask)]


def numbers_in(mask: i64) -> list[int]:
    """The numbers in a bit set."""
    numbers: list[int] = []
    for k in range(63):
        rest: i64 = mask >> k
        if rest == 0:
            break
        if rest & 1:
            numbers.append(k)
    return numbers


def counts(numbers: list[i64], names: Sequence[str]) -> dict[str, int]:
    """One number for each name."""
    result: dict[str, int] = {}
    for k, name in enumerate(names):
        result[name] = int(numbers[k])
    return result
