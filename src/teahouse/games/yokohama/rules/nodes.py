"""The steps of the agenda: the questions the game can ask, then what goes by itself; the phases.

A diamond marks the questions at which Spinning Mill and University may be used (4.1).
"""

from __future__ import annotations

from typing import Final

# --- questions ------------------------------------------------------------------------------------
KEEP: Final = 0  # which of the two starting orders, all at once and secretly
EXTRA: Final = 1  # ◆ parts A and C (4.3)
PLACE: Final = 2  # ◆ step 1 (4.4)
MOVE: Final = 3  # ◆ step 2 (4.5)
ROUTE: Final = 4  # which tolls to pay
RECALL: Final = 5  # which assistants to take back
TRADE: Final = 6  # ◆ Chinatown
CHURCH: Final = 7  # ◆ which space of the church
GIFT: Final = 8  # what to give for the missing faith
CUSTOMS: Final = 9  # ◆ which space of the customs house
HIRE: Final = 10  # ◆ pieces from the warehouse, at the employment agency
LAB: Final = 11  # ◆ which technology, and how it is paid
STATION: Final = 12  # where the station token goes
PORT: Final = 13  # ◆ the order taken free
SECOND: Final = 14  # ◆ the order that is paid for
TOKEN: Final = 15  # ◆ step 4 (4.7)
BUILD: Final = 16  # ◆ step 5 (4.8)
RECOVER: Final = 17  # step 6 (4.9)
GOOD: Final = 18  # an icon: any good
WAREHOUSE: Final = 19  # ◆ an icon: a piece from the warehouse
SHIFT_FROM: Final = 20  # ◆ an icon: move an assistant
SHIFT_TO: Final = 21  # where to
COMPLETED: Final = 22  # a completed-goals token
OVER: Final = 23

# --- steps that go by themselves ------------------------------------------------------------------
FLAG: Final = 24  # the flag rule (4.11)
REFILL_LAB: Final = 25  # 4.13
REFILL_PORT: Final = 26
NEXT_TURN: Final = 27

NODE_IDS: Final = [
    "keep",
    "extra",
    "place",
    "move",
    "route",
    "recall",
    "trade",
    "church",
    "gift",
    "customs",
    "hire",
    "lab",
    "station",
    "port",
    "second",
    "token",
    "build",
    "recover",
    "good",
    "warehouse",
    "shift_from",
    "shift_to",
    "completed",
    "over",
    "flag",
    "refill_lab",
    "refill_port",
    "next_turn",
]

SETUP: Final = 0
EXTRA_A: Final = 1
MAIN: Final = 2
EXTRA_C: Final = 3
END: Final = 4

PHASE_IDS: Final = ["setup", "extra_a", "main", "extra_c", "end"]

# --- what ended the game (section 5) --------------------------------------------------------------
NO_TRIGGER: Final = 0
HOUSES_BUILT: Final = 1
SHOPS_BUILT: Final = 2
ORDERS_SHORT: Final = 3
CHURCH_FULL: Final = 4
CUSTOMS_FULL: Final = 5

TRIGGER_IDS: Final = ["none", "houses", "shops", "orders", "church", "customs"]
