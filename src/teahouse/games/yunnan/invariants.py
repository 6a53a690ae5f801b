"""What is always true (section 9). Tests call it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.errors import require
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import (
    auction,
    displacing,
    graph,
    nodes,
    pieces,
    places,
    resolution,
    spaces,
)
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.why import auction as why_auction

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def check(s: YunnanState) -> None:
    """Raise ``BrokenInvariant`` at the first broken invariant."""
    for color in range(s.rules.colors):
        _check_traders(s, color)
        _check_progress(s, color)
        _check_structures(s, color)
        _check_cut_off(s, color)
        if color != s.rules.duli:
            _check_within_reach(s, color)
            require(0 <= s.income[color] <= d.MOST_INCOME, "an impossible income")
    _check_spaces(s)
    _check_orders(s)
    _check_gifts(s)
    _check_money(s)
    require(1 <= s.round <= s.rules.round_cap, "a round beyond the cap")
    require((s.waiting == 0) == (s.node == nodes.OVER), "nobody is asked")
    require((s.phase == nodes.END) == (s.node == nodes.OVER), "a question of another phase")
    if s.waiting != 0:
        require(s.waiting == s.rules.asks[s.color], "the wrong seat is asked")
        _check_question(s)
    _check_cards(s)


def _check_traders(s: YunnanState, color: i64) -> None:
    require(s.traders_at[color] >= 0, "traders below zero")
    here = sum(places.unpack_counts(s.traders_at[color]))
    require(s.stock[color] >= 0, "traders in stock below zero")
    require(s.supply[color] >= 0, "traders in the supply below zero")
    working = count_bits(s.bids[color]) + s.bank.count(color)
    total = s.stock[color] + s.supply[color] + here + working
    require(total == d.TRADERS, "traders are not conserved")
    if s.phase == nodes.AUCTION and color == s.rules.duli:
        require(here == 0, "Duli has traders on the map before she travels")


def _check_progress(s: YunnanState, color: i64) -> None:
    require(0 <= s.influence[color] <= d.MOST_INFLUENCE, "an impossible influence")
    if color == s.rules.duli:
        require(s.horse[color] == 0, "Duli has no horse")
        require(s.coins[color] == 0, "Duli has no coins")
        require(s.passes[color] == 0, "Duli has no passes")
        require(s.supply[color] == 0, "Duli has all her traders")
        require(s.income[color] == 0, "Duli has no income")
        require(s.guards[color] == pieces.UNUSED, "Duli has no guard")
        return
    require(d.FIRST_PASSES <= s.passes[color] <= d.MOST_PASSES, "an impossible number of passes")
    require(d.YUNNAN <= s.horse[color] <= d.QINGHAI, "a horse off the road")


def _check_structures(s: YunnanState, color: i64) -> None:
    posts = places.unpack_counts(s.posts[color])
    bridges = sum([1 for r in range(d.RAVINES) if (s.bridges[color] >> r) & 1])
    built = [sum(posts), bridges, s.tea_houses.count(color)]
    for kind in range(d.KINDS):
        i = color * d.KINDS + kind
        general, kept = s.structures_in_supply[i], s.structures_in_stock[i]
        require(min(general, kept) >= 0, "structures below zero")
        most = 0 if color == s.rules.duli and kind == d.BRIDGE else d.PIECES
        require(general + kept + built[kind] == most, "structures are not conserved")
    if color == s.rules.duli:
        stand = [int(place in d.DULI_POSTS) for place in range(d.PLACES)]
        require(posts == stand, "Duli's posts never move")
    else:
        require(max(posts) <= s.rules.posts_in_province, "too many posts in a province")
    require(posts[d.PUER] == 0, "a post in Pu'er")
    require(pieces.UNUSED <= s.guards[color] <= pieces.SPENT, "a guard is nowhere")
    require(s.rules.guards or s.guards[color] == pieces.UNUSED, "a guard without its rule")


def _check_cut_off(s: YunnanState, color: i64) -> None:
    """Marks of posts without a route (R-100); bridges and posts stay where they are until 2G."""
    marked = s.cut_off[color]
    if marked == 0:
        return
    require(not s.rules.cut_off_post_pays, "a post cut off without its rule")
    is_checked = s.phase > nodes.JOURNEYS
    if s.phase == nodes.JOURNEYS:
        is_checked = color in s.travel[: s.turn]
    require(is_checked, "a post cut off before the route check")
    posts = places.occupied_places(s.posts[color])
    require(marked & ~posts == 0, "a post cut off where none stands")
    held = graph.connected_places(s.usable_bridges(color), posts)
    require(marked & held == 0, "a post cut off that other posts connect")


def _check_money(s: YunnanState) -> None:
    """Every unpaid bid can be paid; debts in victory points count as means (R-16, R-71)."""
    unpaid: list[i64] = []
    if s.phase == nodes.AUCTION:
        unpaid = s.auction
    elif s.phase == nodes.RESOLUTION:
        unpaid = s.auction[s.turn + 1 :]
    for seat in range(s.seats):
        missing: i64 = 0
        for color in range(s.rules.colors):
            require(s.coins[color] >= 0, "coins below zero")
            if s.rules.owner[color] == seat and color in unpaid:
                missing += max(0, spaces.bid_sum(s.bids[color]) - s.coins[color])
        require(s.rules.debts or missing == 0, "bids above the money")
        left = s.vp[seat] - missing * auction.debt_rate(s.round)
        require(left >= s.rules.lowest_vp, "victory points below the limit")


def _check_within_reach(s: YunnanState, color: i64) -> None:
    for place in range(s.horse[color] + 1, d.PLACES):
        require(places.count_of(s.traders_at[color], place) == 0, "a trader beyond the horse")
        require(places.count_of(s.posts[color], place) == 0, "a post beyond the horse")
        require(s.tea_houses[place] != color, "a tea house beyond the horse")
    for ravine in range(d.RAVINES):
        if (s.bridges[color] >> ravine) & 1:
            require(d.RAVINE_HIGH[ravine] <= s.horse[color], "a bridge beyond the horse")


def _check_spaces(s: YunnanState) -> None:
    seen: i64 = 0
    for color in range(s.rules.colors):
        bids = s.bids[color]
        require(seen & bids == 0, "two traders on one space")
        seen |= bids
        for building in range(d.BUILDINGS):
            own = spaces.building_bids(bids, building)
            twice = s.rules.double_bidding and building != d.TEMPLE and color != s.rules.duli
            require(count_bits(own) <= (2 if twice else 1), "too many own traders in a building")
        if (s.banked >> color) & 1:
            require(bids == 0, "a bid of a colour in the bank")
            passed = (s.passed >> color) & 1 != 0
            require(passed or not s.rules.bank_passes, "banked but not passed")
            require(s.bank.count(color) == 1, "banked but not in the bank")
        else:
            require(s.bank.count(color) == 0, "in the bank but not banked")
    closed = s.bank[s.rules.bank_spaces :]
    require(closed.count(d.NOBODY) == len(closed), "a trader on a closed bank space")
    require(s.rules.duli == d.NOBODY or s.bank.count(s.rules.duli) == 0, "Duli is in the bank")
    require(s.rules.temple or s.blocker == d.NO_RAVINE, "a blocker without a temple")
    require(seen == s.taken, "the spaces taken are not the bids")
    require(seen >> d.SPACE_COUNT == 0, "a bid on no space")
    if s.phase == nodes.AUCTION:  # later the highest bid may be gone before the small one
        for building in range(d.BUILDINGS):
            row = spaces.building_bids(seen, building)
            small = row if building == d.TEMPLE else row & spaces.SMALL_ROW
            require(small == 0 or small == row, "a small bid below another bid")
            require(count_bits(small) <= 1, "two small bids in a building")
    if not s.rules.temple:
        require(seen >> spaces.TEMPLE_SHIFT == 0, "a bid in a temple that is not there")


def _check_orders(s: YunnanState) -> None:
    everybody = list(range(s.rules.colors))
    require(sorted(s.auction) == everybody, "the auction order is not whole")
    require(sorted(s.travel) == everybody, "the travel order is not whole")
    if s.phase in (nodes.AUCTION, nodes.RESOLUTION, nodes.JOURNEYS):
        require(s.auction == s.travel[::-1], "the orders are not mirror images")
    elif s.rules.duli == d.NOBODY:
        sold = [s.income[color] for color in s.travel]
        require(sold == sorted(sold, reverse=True), "the order does not follow the income")
    if s.rules.duli != d.NOBODY:
        require(s.travel[0] == s.rules.duli, "Duli does not travel first")


def _check_gifts(s: YunnanState) -> None:
    for place in range(d.PLACES):
        require(0 <= s.gifts[place] <= d.GIFTS[place], "an impossible number of gifts")
    require(sum(s.gifts) + sum(s.gifts_owned) == d.ALL_GIFTS, "gifts are not conserved")


def _check_cards(s: YunnanState) -> None:
    require(s.pile & ~d.ALL_CARDS == 0, "an unknown card in the pile")
    if s.rules.duli == d.NOBODY:
        require(s.pile == 0, "cards without Duli")
        require(s.card == d.NO_CARD, "a card without Duli")
    elif s.card != d.NO_CARD:
        require((s.pile >> s.card) & 1 == 0, "the card turned is in the pile")


# --- the question (chapter 4) ---------------------------------------------------------------------
def _check_question(s: YunnanState) -> None:
    """The question belongs to its phase, and the colour is the one whose turn it is."""
    phases = {
        nodes.AUCTION: (nodes.TURN, nodes.SOURCE),
        nodes.RESOLUTION: (nodes.TAKE, nodes.PLACE, nodes.BLOCK),
        nodes.JOURNEYS: (nodes.TRAVEL, nodes.DISPLACE),
        nodes.CONVERSION: (nodes.CONVERT,),
    }
    require(s.node in phases[int(s.phase)], "a question of another phase")
    order = s.auction if s.phase in (nodes.AUCTION, nodes.RESOLUTION) else s.travel
    require(0 <= s.turn < s.rules.colors, "a turn of nobody")
    require(order[s.turn] == s.color, "the turn of another colour")
    if s.phase == nodes.AUCTION:
        _check_placing(s)
    elif s.phase == nodes.RESOLUTION:
        _check_resolving(s)
    elif s.phase == nodes.JOURNEYS:
        _check_travelling(s)
    else:
        require(s.income[s.color] > 0, "no income to convert")


def _check_placing(s: YunnanState) -> None:
    require((s.passed >> s.color) & 1 == 0, "a colour that has passed is asked")
    require(s.has_free_trader(s.color), "no trader to place")
    if s.node == nodes.SOURCE:
        entry = c.CATALOG[int(s.pending)]
        require(entry.family in ("bid", "bank", "market"), "nothing that needs a trader")
        require(
            why_auction.why_not_auction_action(s, entry.family, entry.args) is None,
            "a trader without a use",
        )
        require(auction.only_source(s) < 0, "only one source of traders")


def _check_resolving(s: YunnanState) -> None:
    require(s.banked == 0, "traders in the bank after it has paid")
    require(s.bids[s.color] != 0, "no bid to resolve")
    here = spaces.lowest_bid(s.bids[s.color]) // d.ROW
    require(here == (d.TEMPLE if s.node == nodes.BLOCK else d.YARD), "another building is resolved")
    if s.node == nodes.TAKE:
        require(len(resolution.takeable_structures(s, s.color)) > 1, "no choice of structures")
    elif s.node == nodes.PLACE and s.kind == d.GUARD:
        require(d.GUARD in resolution.takeable_structures(s, s.color), "no guard to lay")
    elif s.node == nodes.PLACE:
        require(s.structures_in_stock[s.color * d.KINDS + s.kind] > 0, "no structure to build")


def _check_travelling(s: YunnanState) -> None:
    require(s.banked == 0, "traders in the bank after it has paid")
    require(s.taken == 0, "bids after the auction")
    require(0 <= s.passes_left <= s.passes[s.color], "too many passes left")
    for place in range(d.PLACES):
        here = places.count_of(s.traders_at[s.color], place)
        require(places.count_of(s.unmoved, place) <= here, "more fresh traders than traders")
    if s.node == nodes.DISPLACE:
        require(s.place != d.PUER, "nobody is displaced in Pu'er")
        victims = [displacing.can_displace(s, s.color, k, s.place) for k in range(s.rules.colors)]
        require(any(victims), "nobody to displace")
