"""The questions the game can ask, and its phases. Each node is one kind of decision."""

from __future__ import annotations

from typing import Final

PLACE: Final = 0  # variable set-up: lay a starting strip
EXCHANGE: Final = 1  # phase 1: swap goods cards
EVENT_STACK: Final = 2  # S event: choose a stack, in order
EVENT_TAKE: Final = 3  # S event: take a card, all at once and secretly
DRAW_STACK: Final = 4  # choose a stack for a special card won, or waited for
DRAW_TAKE: Final = 5  # take the card from it
TURN: Final = 6  # phase 2: the turn
LOAD: Final = 7  # lay the second strip? (option load_count)
GOODS: Final = 8  # which good to take
SUPPLY: Final = 9  # phase 3: which good to draw
BID: Final = 10  # phase 4: all at once and secretly
OVER: Final = 11

NODE_IDS: Final = [
    "place",
    "exchange",
    "event_stack",
    "event_take",
    "draw_stack",
    "draw_take",
    "turn",
    "load",
    "goods",
    "supply",
    "bid",
    "over",
]

SETUP: Final = 0
MARKET: Final = 1
ACTIONS: Final = 2
RESUPPLY: Final = 3
BARTER: Final = 4
END: Final = 5

PHASE_IDS: Final = ["setup", "market", "actions", "supply", "barter", "end"]
