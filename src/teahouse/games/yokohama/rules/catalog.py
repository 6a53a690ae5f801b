"""Every action of Yokohama: 38 families, 282 actions.

Positions of the map are numbered row by row from 0. The ways to leave a question come last, then
the two free actions, so that every list of legal actions is made in rising order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.catalog import Catalog, Family
from teahouse.games.yokohama import tables as d

_POSITIONS: Final = [(str(p),) for p in range(d.MOST_POSITIONS)]
_SPACES: Final = [(str(k),) for k in range(d.SPACES)]
_SLOTS: Final = [str(k) for k in range(d.SLOTS)]
_PAYMENTS: Final = ["yen", "import"]
MOST_UNITS: Final = 10  # imports paid for a technology: 0 to 9
ROUTES: Final = 6

CATALOG: Final = Catalog(
    [
        Family("keep_order", ["card"], [("0",), ("1",)], ["offer:{card}"]),
        Family("agent", ["position"], _POSITIONS, ["location:{position}"]),
        Family("goal", ["group"], [(g,) for g in d.GROUP_IDS], ["goal:{group}"]),
        Family("order", ["card"], [("0",), ("1",), ("2",)], ["order:{card}"]),
        Family("place", ["position"], _POSITIONS, ["location:{position}"]),
        Family("move", ["position"], _POSITIONS, ["location:{position}"]),
        Family("route", ["route"], [(str(k),) for k in range(ROUTES)]),
        Family("take", ["position"], _POSITIONS, ["location:{position}"]),
        Family("take_all"),
        Family("recall_president", places=["president"]),
        Family("trade", ["exchange"], [(x,) for x in d.EXCHANGE_IDS], ["exchange:{exchange}"]),
        Family("church", ["space"], _SPACES, ["church:{space}"]),
        Family("gift", ["kind"], [(k,) for k in d.KIND_IDS], ["owned:{kind}"]),
        Family("customs", ["space"], _SPACES, ["customs:{space}"]),
        Family("hire", ["piece"], [(p,) for p in d.PIECE_IDS], ["warehouse:{piece}"]),
        Family(
            "tech",
            ["slot", "number"],
            [(s, str(k)) for s in _SLOTS for k in range(MOST_UNITS)],
            ["lab:{slot}"],
        ),
        Family("station", ["position"], _POSITIONS, ["location:{position}"]),
        Family("port", ["slot"], [(s,) for s in _SLOTS], ["port:{slot}"]),
        Family(
            "second",
            ["slot", "kind"],
            [(s, k) for s in _SLOTS for k in _PAYMENTS],
            ["port:{slot}", "owned:{kind}"],
        ),
        Family("token", places=["token"]),
        Family("shop", ["space"], [(str(k),) for k in range(d.SHOP_SPACES)], ["shop:{space}"]),
        Family("house", places=["house"]),
        Family("recover_all"),
        Family("leave_one"),
        Family("good", ["good"], [(g,) for g in d.GOOD_IDS], ["supply:{good}"]),
        Family("shift_from", ["position"], _POSITIONS, ["location:{position}"]),
        Family("shift_hand", places=["owned:assistant"]),
        Family("shift_to", ["position"], _POSITIONS, ["location:{position}"]),
        Family("completed", ["award"], [(k,) for k in d.COMPLETED_IDS], ["award:{award}"]),
        Family("end_extra"),
        Family("end_placing"),
        Family("end_recall"),
        Family("leave_action"),
        Family("skip_token"),
        Family("skip_build"),
        Family("skip_reward"),
        Family("mill", places=["owned:silk"]),
        Family("university", places=["warehouse:assistant"]),
    ]
)

KEEP_ORDER: Final[i64] = CATALOG.base("keep_order")
AGENT: Final[i64] = CATALOG.base("agent")
GOAL: Final[i64] = CATALOG.base("goal")
ORDER: Final[i64] = CATALOG.base("order")
PLACE: Final[i64] = CATALOG.base("place")
MOVE: Final[i64] = CATALOG.base("move")
ROUTE: Final[i64] = CATALOG.base("route")
TAKE: Final[i64] = CATALOG.base("take")
TAKE_ALL: Final[i64] = CATALOG.base("take_all")
RECALL_PRESIDENT: Final[i64] = CATALOG.base("recall_president")
TRADE: Final[i64] = CATALOG.base("trade")
CHURCH: Final[i64] = CATALOG.base("church")
GIFT: Final[i64] = CATALOG.base("gift")
CUSTOMS: Final[i64] = CATALOG.base("customs")
HIRE: Final[i64] = CATALOG.base("hire")
TECH: Final[i64] = CATALOG.base("tech")
STATION: Final[i64] = CATALOG.base("station")
PORT: Final[i64] = CATALOG.base("port")
SECOND: Final[i64] = CATALOG.base("second")
TOKEN: Final[i64] = CATALOG.base("token")
SHOP: Final[i64] = CATALOG.base("shop")
HOUSE: Final[i64] = CATALOG.base("house")
RECOVER_ALL: Final[i64] = CATALOG.base("recover_all")
LEAVE_ONE: Final[i64] = CATALOG.base("leave_one")
GOOD: Final[i64] = CATALOG.base("good")
SHIFT_FROM: Final[i64] = CATALOG.base("shift_from")
SHIFT_HAND: Final[i64] = CATALOG.base("shift_hand")
SHIFT_TO: Final[i64] = CATALOG.base("shift_to")
COMPLETED: Final[i64] = CATALOG.base("completed")
END_EXTRA: Final[i64] = CATALOG.base("end_extra")
END_PLACING: Final[i64] = CATALOG.base("end_placing")
END_RECALL: Final[i64] = CATALOG.base("end_recall")
LEAVE_ACTION: Final[i64] = CATALOG.base("leave_action")
SKIP_TOKEN: Final[i64] = CATALOG.base("skip_token")
SKIP_BUILD: Final[i64] = CATALOG.base("skip_build")
SKIP_REWARD: Final[i64] = CATALOG.base("skip_reward")
MILL: Final[i64] = CATALOG.base("mill")
UNIVERSITY: Final[i64] = CATALOG.base("university")
