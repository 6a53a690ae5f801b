"""The tables of Lantern Fair as numbers, read once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core import toml

_DATA: Final = toml.read("teahouse_lanterns", "tables.toml")
_COINS: Final = toml.table(_DATA, "coins")
_FAIR: Final = toml.table(_DATA, "fair")

VERSION: Final = toml.number(toml.table(_DATA, "meta"), "version")
PLAYERS: Final = (2, 3, 4)
NUMBERS: Final = toml.number(_COINS, "numbers")
COPIES: Final = toml.number(_COINS, "copies")
HAND: Final = toml.number(_COINS, "hand")
ROUNDS: Final = toml.number(_FAIR, "rounds")
PLACES: Final = toml.texts(_FAIR, "places")
CANDLES: Final = toml.numbers(_FAIR, "candles")

COINS: Final[list[i64]] = [n for n in range(1, NUMBERS + 1) for _ in range(COPIES)]
