"""From round to round: bids are made in secret, opened together, and settled (rules 2 to 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse_lanterns import tables as d
from teahouse_lanterns.rules.catalog import coin_of, place_of

if TYPE_CHECKING:
    from teahouse_lanterns.state import LanternsState

NONE: Final = -1  # no bid yet
GAP: Final = 0  # no lantern in this place


def begin_round(s: LanternsState, events: Events | None) -> None:
    """Fill the gaps and ask everybody."""
    if events is not None:
        events.tell("round", {"round": int(s.round)})
    for place, name in enumerate(d.PLACES):
        if s.row[place] == GAP:
            s.row[place] = s.deck.pop()
            if events is not None:
                event = events.tell("lit", {"lantern": int(s.row[place]), "place": name})
                event.move(f"lantern:{s.row[place]}", "deck", f"row:{name}")
    s.bids = [NONE] * int(s.seats)
    s.waiting = (1 << s.seats) - 1


def apply(s: LanternsState, seat: i64, action: i64, events: Events | None) -> None:
    """A sealed bid; the last one opens them all."""
    s.bids[seat] = action
    s.waiting &= ~(1 << seat)
    if events is not None:
        sealed = events.tell("sealed", {"seat": int(seat), "act": int(action)})
        sealed.secret("act", 1 << seat)
    if s.waiting == 0:
        _open_bids(s, events)
        if s.round < d.ROUNDS:
            s.round += 1
            begin_round(s, events)
        elif events is not None:
            events.tell("game_over", {})


def _open_bids(s: LanternsState, events: Events | None) -> None:
    for seat, action in enumerate(s.bids):
        coin = coin_of(action)
        s.hands[seat].remove(coin)
        s.spent[seat].append(coin)
        if events is not None:
            name = d.PLACES[place_of(action)]
            event = events.tell("bid", {"seat": seat, "coin": int(coin), "place": name})
            event.move(f"coin:{coin}", f"hand:{seat}", f"spent:{seat}").forbid_undo()
    for place in range(len(d.PLACES)):
        _settle(s, place, events)
    s.bids = [NONE] * int(s.seats)


def _settle(s: LanternsState, place: int, events: Events | None) -> None:
    """Rule 3: the highest coin wins; equal ones win nothing."""
    coins = {seat: coin_of(a) for seat, a in enumerate(s.bids) if place_of(a) == place}
    if not coins:
        return
    best = [seat for seat, coin in coins.items() if coin == max(coins.values())]
    lantern, name = s.row[place], d.PLACES[place]
    if len(best) == 1:
        s.lanterns[best[0]].append(lantern)
        s.row[place] = GAP
        if events is not None:
            event = events.tell("won", {"seat": best[0], "lantern": int(lantern), "place": name})
            event.move(f"lantern:{lantern}", f"row:{name}", f"lanterns:{best[0]}")
    elif s.chosen["ties"] == "stays":
        if events is not None:
            events.tell("stays", {"lantern": int(lantern), "place": name})
    else:
        s.gone.append(lantern)
        s.row[place] = GAP
        if events is not None:
            event = events.tell("gone", {"lantern": int(lantern), "place": name})
            event.move(f"lantern:{lantern}", f"row:{name}", "gone")
