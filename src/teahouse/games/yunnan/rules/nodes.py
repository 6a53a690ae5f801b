"""The questions the game can ask (D1 to D8), and its phases. Each node is one kind of decision."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # D1: the auction turn
SOURCE: Final = 1  # D2: where the trader comes from
TAKE: Final = 2  # D3: which structure from the yard
PLACE: Final = 3  # D4: build it, keep it, or lay the guard
BLOCK: Final = 4  # D5: which ravine is blocked
TRAVEL: Final = 5  # D6: the travel turn
DISPLACE: Final = 6  # D7: whom the traveller displaces
CONVERT: Final = 7  # D8: income into victory points
OVER: Final = 8

NODE_IDS: Final = [
    "turn",
    "source",
    "take",
    "place",
    "block",
    "travel",
    "displace",
    "convert",
    "over",
]

AUCTION: Final = 0  # 1A
RESOLUTION: Final = 1  # 1C
JOURNEYS: Final = 2  # 2A
CONVERSION: Final = 3  # 2F
END: Final = 4

PHASE_IDS: Final = ["auction", "resolution", "travel", "conversion", "end"]
