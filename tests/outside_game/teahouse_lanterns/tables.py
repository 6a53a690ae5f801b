"""The tables of Lantern Fair as numbers, read once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.table_file import load
from teahouse_lanterns.table_types import LanternsTables

_TABLES: Final = load(LanternsTables, __name__)

VERSION: Final = _TABLES.meta.version
PLAYERS: Final = (2, 3, 4)
NUMBERS: Final = _TABLES.coins.numbers
COPIES: Final = _TABLES.coins.copies
HAND: Final = _TABLES.coins.hand
ROUNDS: Final = _TABLES.fair.rounds
PLACES: Final = list(_TABLES.fair.places)
CANDLES: Final = list(_TABLES.fair.candles)

COINS: Final[list[i64]] = [n for n in range(1, NUMBERS + 1) for _ in range(COPIES)]
