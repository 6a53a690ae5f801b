"""What ``tables.toml`` of Lantern Fair may hold."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.table_types import (
    Positive,
    Problem,
    Row,
    Tables,
    Text,
    check_no_repetition,
)


class LanternsAbout(Row, frozen=True):
    """``[meta]``."""

    version: Positive


class Coins(Row, frozen=True):
    """``[coins]``."""

    numbers: Positive
    copies: Positive
    hand: Positive


class Fair(Row, frozen=True):
    """``[fair]``."""

    rounds: Positive
    places: tuple[Text, ...]
    candles: tuple[Positive, ...]


class LanternsTables(Tables, frozen=True):
    """The whole file."""

    meta: LanternsAbout
    coins: Coins
    fair: Fair

    def problems(self) -> Iterator[Problem]:
        """Yield what does not fit together."""
        yield from check_no_repetition("fair.places", self.fair.places)
        if self.fair.rounds >= self.coins.hand:
            yield "fair.rounds", "one coin must stay in hand"
