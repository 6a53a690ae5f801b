"""1C: colour by colour in auction order: pay all bids, then take what each building gives.

The buildings have a fixed order (R-32). What is left to do is what is left of the colour's bids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import auction, building, nodes, pieces, spaces
from teahouse.games.yunnan.rules import catalog as c

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def begin_phase(s: YunnanState, events: Events | None) -> None:
    """Start resolving the bids (1C)."""
    s.phase = nodes.RESOLUTION
    s.turn = 0
    if events is not None:
        events.tell("phase", {"phase": nodes.PHASE_IDS[nodes.RESOLUTION]})
    _pay_bids(s, s.auction[0], events)


def next_step(s: YunnanState, events: Events | None) -> bool:
    """Resolve bids until a seat is asked; False when no colour has one left."""
    while s.waiting == 0:
        color: i64 = s.auction[s.turn]
        bids: i64 = s.bids[color]
        if bids == 0:
            s.turn += 1
            if s.turn == s.rules.colors:
                return False
            _pay_bids(s, s.auction[s.turn], events)
            continue
        space: i64 = spaces.lowest_bid(bids)
        here: i64 = space // d.ROW
        if color == s.rules.duli:
            _resolve_for_duli(s, color, space, here, events)
        elif here == d.TEMPLE:
            s.ask(color, nodes.BLOCK)
        elif here == d.YARD:
            _ask_or_take_structure(s, color, events)
        else:
            _take_progress_step(s, color, here, events)
            _return_trader(s, color, space, events)
    return True


def _pay_bids(s: YunnanState, color: i64, events: Events | None) -> None:
    """Pay all bids at once, before the first effect (R-31); missing coins cost VP (R-69)."""
    owed: i64 = spaces.bid_sum(s.bids[color])
    if owed == 0 or color == s.rules.duli:
        return
    paid: i64 = min(owed, s.coins[color])
    s.coins[color] -= paid
    if events is not None:
        params = pieces.event_params(s, color)
        params["coins"] = int(paid)
        event = events.tell("pay", params)
        if paid > 0:
            event.move("coin", pieces.coins_place(color), "bank", paid)
    if paid < owed:
        lost: i64 = (owed - paid) * auction.debt_rate(s.round)
        s.vp = pieces.with_added(s.vp, s.rules.owner[color], -lost)
        if events is not None:
            debt = pieces.event_params(s, color)
            debt["count"] = int(owed - paid)
            debt["vp"] = int(lost)
            events.tell("debt", debt)


def _return_trader(s: YunnanState, color: i64, space: i64, events: Events | None) -> None:
    """Move the bidding trader to the personal stock; it does not travel this round."""
    s.bids[color] &= ~d.BIT[space]
    s.taken &= ~d.BIT[space]
    s.stock[color] += 1
    if events is not None:
        event = events.items[-1]
        event.move(pieces.trader_piece(color), pieces.space_place(space), pieces.stock_place(color))


def _take_progress_step(s: YunnanState, color: i64, here: i64, events: Events | None) -> None:
    """Take one step at school, customs, horse or guild."""
    if here == d.SCHOOL:  # the new trader may travel this round
        s.supply = pieces.with_added(s.supply, color, -1)
        s.traders_at[color] += 1
        if events is not None:
            event = events.tell("new_trader", pieces.event_params(s, color))
            event.move(
                pieces.trader_piece(color), pieces.supply_place(color), pieces.province_place(0)
            )
    elif here == d.CUSTOMS:
        s.passes = pieces.with_added(s.passes, color, 1)
        _tell_step(s, color, "new_pass", s.passes[color], events)
    elif here == d.HORSE:
        s.horse = pieces.with_added(s.horse, color, 1)
        if events is not None:
            place: i64 = s.horse[color]
            params = pieces.event_params(s, color)
            params["province"] = d.PLACE_IDS[place]
            event = events.tell("new_horse", params)
            piece = f"horse:{d.COLOR_IDS[color]}"
            low, high = d.PLACE_IDS[place - 1], d.PLACE_IDS[place]
            event.move(piece, f"stable:{low}", f"stable:{high}")
    else:
        s.influence = pieces.with_added(s.influence, color, 1)
        _tell_step(s, color, "new_influence", s.influence[color], events)


def _tell_step(s: YunnanState, color: i64, key: str, level: i64, events: Events | None) -> None:
    if events is not None:
        params = pieces.event_params(s, color)
        params["number"] = int(level)
        event = events.tell(key, params)
        track = "passes" if key == "new_pass" else "influence"
        piece = f"{track}:{d.COLOR_IDS[color]}"
        event.move(piece, f"{track}:{level - 1}", f"{track}:{level}")


def _resolve_for_duli(
    s: YunnanState, color: i64, space: i64, here: i64, events: Events | None
) -> None:
    """Resolve a bid of Duli: only the guild helps her, and only up to the top (R-81)."""
    if here == d.GUILD and s.influence[color] < d.MOST_INFLUENCE:
        s.influence = pieces.with_added(s.influence, color, 1)
        if events is not None:
            level = int(s.influence[color])
            event = events.tell("duli_influence", {"number": level})
            piece = f"influence:{d.COLOR_IDS[color]}"
            event.move(piece, f"influence:{level - 1}", f"influence:{level}")
    elif events is not None:
        events.tell("duli_leaves", {"building": d.BUILDING_IDS[here]})
    _return_trader(s, color, space, events)


# --- the construction yard ------------------------------------------------------------------------
def takeable_structures(s: YunnanState, color: i64) -> list[i64]:
    """What the colour can take at the yard: its own pieces left in the general supply (R-33)."""
    found: list[i64] = []
    for kind in range(d.KINDS):
        if s.structures_in_supply[color * d.KINDS + kind] > 0:
            found.append(kind)
    if s.rules.guards and s.guards[color] == pieces.UNUSED:
        found.append(d.GUARD)
    return found


def _ask_or_take_structure(s: YunnanState, color: i64, events: Events | None) -> None:
    """Ask which structure to take if there is a choice (D3)."""
    s.color = color
    found = takeable_structures(s, color)
    if len(found) == 1:
        take_structure(s, found[0], events)
    else:
        s.ask(color, nodes.TAKE)


def take_structure(s: YunnanState, kind: i64, events: Events | None) -> None:
    """Take a structure into the personal stock; D4 asks if it can be built at once."""
    color: i64 = s.color
    s.kind = kind
    if kind != d.GUARD:
        s.structures_in_supply = pieces.with_added(
            s.structures_in_supply, color * d.KINDS + kind, -1
        )
        s.structures_in_stock = pieces.with_added(s.structures_in_stock, color * d.KINDS + kind, 1)
    if events is not None:
        params = pieces.event_params(s, color)
        params["structure"] = d.STRUCTURE_IDS[kind]
        event = events.tell("take", params)
        if kind != d.GUARD:  # a guard goes straight to its province
            piece = f"{d.STRUCTURE_IDS[kind]}:{d.COLOR_IDS[color]}"
            event.move(piece, pieces.supply_place(color), pieces.stock_place(color))
    if kind == d.GUARD or len(sites_at_once(s)) > 0:
        s.ask(color, nodes.PLACE)
    else:
        _leave_yard(s, events)


def sites_at_once(s: YunnanState) -> list[i64]:
    """Where the structure just taken may be built at once (R-35)."""
    actions: list[i64] = []
    if s.rules.builds_at_once[s.kind]:
        building.add_sites(s, s.color, s.kind, actions)
    return actions


def place_structure(s: YunnanState, action: i64, events: Events | None) -> None:
    """Keep the structure just taken, build it, or lay the guard (D4, R-77)."""
    color: i64 = s.color
    if action == c.KEEP:
        if events is not None:
            params = pieces.event_params(s, color)
            params["structure"] = d.STRUCTURE_IDS[s.kind]
            events.tell("keep", params)
    elif s.kind == d.GUARD:
        place: i64 = action - c.GUARD + 1
        s.guards = pieces.with_item(s.guards, color, place)
        if events is not None:
            params = pieces.event_params(s, color)
            params["province"] = d.PLACE_IDS[place]
            event = events.tell("guard", params)
            piece = f"guard:{d.COLOR_IDS[color]}"
            event.move(piece, pieces.supply_place(color), f"guard:{d.PLACE_IDS[place]}")
    else:
        building.build(s, color, action, events)
    _leave_yard(s, events)


def _leave_yard(s: YunnanState, events: Events | None) -> None:
    _return_trader(s, s.color, spaces.lowest_bid(s.bids[s.color]), events)


# --- the temple -----------------------------------------------------------------------------------
def place_blocker(s: YunnanState, ravine: i64, events: Events | None) -> None:
    """Block a ravine, with or without bridges (D5, R-36)."""
    s.blocker = ravine
    if events is not None:
        params = pieces.event_params(s, s.color)
        params["ravine"] = d.RAVINE_IDS[ravine]
        event = events.tell("block", params)
        event.move("blocker", "temple", f"ravine:{d.RAVINE_IDS[ravine]}")
    _return_trader(s, s.color, spaces.lowest_bid(s.bids[s.color]), events)
