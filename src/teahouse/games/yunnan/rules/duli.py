"""Duli, the independent: the third colour of two persons in 2023, played by cards.

Her cards are drawn at random from the pile when they are turned, which is the same as shuffling.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import pieces, places, spaces
from teahouse.games.yunnan.rules.displacing import can_displace, displace
from teahouse.games.yunnan.rules.outbidding import place_bid

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def turn_card(s: YunnanState, events: Events | None) -> i64:
    """The next card; an empty pile is reshuffled from all 16 (R-85)."""
    if s.pile == 0:
        s.pile = d.ALL_CARDS
        if events is not None:
            event = events.tell("duli_shuffle", {})
            for number in range(1, d.CARDS + 1):
                event.move(f"duli:{number}", "duli:discard", "duli:pile")
    rng = Rng(s.rng)
    skip: i64 = rng.below(count_bits(s.pile))
    s.rng = rng.state
    rest: i64 = s.pile
    for _ in range(skip):
        rest &= rest - 1
    card: i64 = spaces.lowest_bid(rest)
    s.pile &= ~d.BIT[card]
    s.card = card
    if events is not None:
        event = events.tell("duli_card", {"card": int(card) + 1}).forbid_undo()
        event.move(f"duli:{card + 1}", "duli:pile", "duli:discard")
    return card


def play_auction_turn(s: YunnanState, events: Events | None) -> None:
    """Her turn in 1A: pass behind the persons, or follow the list of a card (R-81 to R-84)."""
    color: i64 = s.rules.duli
    own: i64 = d.BIT[color]
    if s.passed | own == s.rules.everybody:  # she keeps her stock
        s.passed |= own
        if events is not None:
            events.tell("duli_pass", {})
        return
    card: i64 = turn_card(s, events)
    for i in range(d.PROGRESS):
        building: i64 = d.CARD_BIDS[card * d.PROGRESS + i]
        allowed: i64 = spaces.OPEN[spaces.building_bids(s.taken, building)]
        if spaces.building_bids(s.bids[color], building) == 0 and allowed != 0:
            space: i64 = building * d.ROW + spaces.lowest_bid(allowed)
            s.stock[color] -= 1
            if events is not None:
                name, value = d.SPACES[space]
                event = events.tell("duli_bid", {"building": name, "number": value})
                event.move(
                    pieces.trader_piece(color), pieces.stock_place(color), pieces.space_place(space)
                )
            place_bid(s, color, space, events)
            return
    if events is not None:
        events.tell("duli_nothing", {})


def play_travel_turn(s: YunnanState, events: Events | None) -> None:
    """Her turn in 2A: a tea house, then traders province by province, displacing (R-86 to R-89)."""
    card: i64 = turn_card(s, events)
    color: i64 = s.rules.duli
    if d.CARD_TEA_HOUSE[card] and s.structures_in_stock[color * d.KINDS + d.TEA_HOUSE] > 0:
        _build_tea_house(s, color, events)
    reach: i64 = max(s.horse)
    for place in range(1, reach + 1):
        count: i64 = d.CARD_TRADERS[card * d.QINGHAI + place - 1]
        if count > 0:
            s.stock[color] -= count
            s.traders_at[color] += count * places.ONE[place]
            if events is not None:
                params: dict[str, str | int] = {"province": d.PLACE_IDS[place]}
                params["count"] = int(count)
                event = events.tell("duli_traders", params)
                event.move(
                    pieces.trader_piece(color),
                    pieces.stock_place(color),
                    pieces.province_place(place),
                    count,
                )
            victim: i64 = _color_to_displace(s, color, place)
            if victim != d.NOBODY:
                displace(s, color, victim, place, events)


def _build_tea_house(s: YunnanState, color: i64, events: Events | None) -> None:
    """In the farthest province with any trader, or the next lower one with an empty slot."""
    traders: i64 = 0
    for other in range(s.rules.colors):
        traders |= s.traders_at[other]
    place: i64 = d.QINGHAI
    while place > 0 and places.count_of(traders, place) == 0:
        place -= 1
    while place > 0 and s.tea_houses[place] != d.NOBODY:
        place -= 1
    if place > 0:
        s.structures_in_stock = pieces.with_added(
            s.structures_in_stock, color * d.KINDS + d.TEA_HOUSE, -1
        )
        s.tea_houses = pieces.with_item(s.tea_houses, place, color)
        if events is not None:
            name = d.PLACE_IDS[place]
            event = events.tell("duli_tea_house", {"province": name})
            piece = f"tea_house:{d.COLOR_IDS[color]}"
            event.move(piece, pieces.stock_place(color), f"tea_house:{name}")


def _color_to_displace(s: YunnanState, color: i64, place: i64) -> i64:
    """The weaker person, then the one with more traders there, else nobody (R-88, R-89)."""
    found: i64 = d.NOBODY
    for other in range(s.rules.colors):
        if other == color or not can_displace(s, color, other, place):
            continue
        if found == d.NOBODY or s.influence[other] < s.influence[found]:
            found = other
        elif s.influence[other] == s.influence[found]:
            here: i64 = places.count_of(s.traders_at[other], place) - places.count_of(
                s.traders_at[found], place
            )
            if here == 0:
                return d.NOBODY
            if here > 0:
                found = other
    return found
