"""Arguments that several commands take, from the text that was typed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from teahouse.core.errors import TeahouseError


def seed(text: str) -> int:
    """A seed of random numbers."""
    if not text.isdecimal() or len(text) > 60:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 on, not {text!r}")
    return int(text)


def count(text: str) -> int:
    """How many, from 1 on."""
    if not text.isdecimal() or not 0 < int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def count_or_none(text: str) -> int:
    """How many, from 0 on."""
    return 0 if text == "0" else count(text)


def options_given(given: Sequence[str]) -> dict[str, object]:
    """The options of a game: ``["key=value", ...]``."""
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise TeahouseError(f"An option is written key=value, not {text!r}.")
        if key.strip() in options:
            raise TeahouseError(f"The option {key.strip()!r} is given twice.")
        options[key.strip()] = value.strip()
    return options
