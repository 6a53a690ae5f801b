"""Damage to stored positions: what a hand, a bug or an older version might have written."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

Path = tuple[str | int, ...]

FAR = (1_000, -1_000, 10**6, 2**31, 2**62, -(2**63), 2**63, 2**70)  # beyond what may be kept
JUNK: tuple[Any, ...] = (None, True, 0, -1, 1.5, "", "x", [], [[]], [None], {}, {"x": 1}, 10**30)


def damage(data: Any, rng: Random) -> str:
    """Change plain data in one place; the answer says where and how."""
    places = list(_places(data, ()))
    path, inner, key = places[rng.randrange(len(places))]
    how = _change_value(inner, key, _words_in(data), rng)
    return f"{'.'.join(map(str, path))} {how}"


def _places(data: Any, path: Path) -> Iterator[tuple[Path, Any, str | int]]:
    """Every place inside: its path, what holds it, and the key there."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        yield (*path, key), data, key
        if isinstance(value, (dict, list)):
            yield from _places(value, (*path, key))


def _words_in(data: Any) -> list[str]:
    values = [inner[key] for _, inner, key in _places(data, ())]
    return [value for value in values if isinstance(value, str)] or ["x"]


def _change_value(inner: Any, key: str | int, words: list[str], rng: Random) -> str:
    value = inner[key]
    kind = rng.randrange(10)
    if kind == 0:
        del inner[key]
        return "is missing"
    if kind == 1 and isinstance(inner, dict):
        inner["extra"] = value
        return "stands beside an extra field"
    if kind == 2:
        new = copy.deepcopy(rng.choice(JUNK))  # it may be damaged in turn
    elif isinstance(value, bool):
        new = not value
    elif isinstance(value, int):
        new = value + rng.choice((1, -1, 2, -2)) if rng.random() < 0.8 else rng.choice(FAR)
    elif isinstance(value, str):
        new = rng.choice(words)
    elif isinstance(value, list):
        new = rng.choice((value[1:], value + value[-1:], value[::-1], []))
    else:
        new = copy.deepcopy(rng.choice(JUNK))  # it may be damaged in turn
    inner[key] = new
    return f"is {_short_text(new)} instead of {_short_text(value)}"


def _short_text(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
