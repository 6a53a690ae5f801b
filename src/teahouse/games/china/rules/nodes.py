"""The questions the game can ask, and its phases. Each node is one kind of decision."""

from __future__ import annotations

from typing import Final

ACT: Final = 0  # S1: the first piece, an exchange, a special card
PAY: Final = 1  # S1p: two ways to pay
SPACE: Final = 2  # S1s: where the palace goes after the tiles were turned up
ACT2: Final = 3  # S2: the second piece, or no more
TWO: Final = 4  # S2t: the second piece, in another province
KEEP: Final = 5  # S3: which card stays before the player
DRAW: Final = 6  # S4
EMPEROR: Final = 7  # S6
OVER: Final = 8

NODE_IDS: Final = ["act", "pay", "space", "act2", "two", "keep", "draw", "emperor", "over"]

PLAY: Final = 0
LAST_ROUND: Final = 1
END: Final = 2

PHASE_IDS: Final = ["play", "last_round", "end"]
