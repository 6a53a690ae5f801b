"""Why a bid is not allowed: the rules once more, not derived from ``legal``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.game import Reason, not_asked
from teahouse_lanterns.rules.catalog import CATALOG

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState


def why_not(s: LanternsState, seat: i64, action: i64) -> Reason | None:
    """The rule that forbids the bid, or None."""
    reason = not_asked(s, seat)
    if reason is not None:
        return reason
    coin = int(CATALOG[int(action)].params["coin"])
    if s.hands[seat].count(coin) == 0:
        return Reason("no-such-coin", "rule 2", {"coin": coin})
    return None
