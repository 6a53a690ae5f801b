"""What is always true (section 9). Tests call it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import (
    auction,
    displacing,
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
    """Raise ``AssertionError`` at the first broken invariant."""
    for color in range(s.rules.colors):
        _traders(s, color)
        _progress(s, color)
        _structures(s, color)
        if color != s.rules.duli:
            _within_reach(s, color)
            assert 0 <= s.income[color] <= d.MOST_INCOME, "an impossible income"
    _spaces(s)
    _orders(s)
    _gifts(s)
    _money(s)
    assert 1 <= s.round <= s.rules.round_cap, "a round beyond the cap"
    assert (s.waiting == 0) == (s.node == nodes.OVER), "nobody is asked"
    assert (s.phase == nodes.END) == (s.node == nodes.OVER), "a question of another phase"
    if s.waiting != 0:
        assert s.waiting == s.rules.asks[s.color], "the wrong seat is asked"
        _question(s)
    _cards(s)


def _traders(s: YunnanState, color: i64) -> None:
    assert s.at[color] >= 0, "traders below zero"
    here = sum(places.unpack(s.at[color]))
    assert s.stock[color] >= 0, "traders in stock below zero"
    assert s.supply[color] >= 0, "traders in the supply below zero"
    working = spaces.count(s.bids[color]) + s.bank.count(color)
    total = s.stock[color] + s.supply[color] + here + working
    assert total == d.TRADERS, "traders are not conserved"
    if s.phase == nodes.AUCTION and color == s.rules.duli:
        assert here == 0, "Duli has traders on the map before she travels"


def _progress(s: YunnanState, color: i64) -> None:
    assert 0 <= s.influence[color] <= d.MOST_INFLUENCE, "an impossible influence"
    if color == s.rules.duli:
        assert s.horse[color] == 0, "Duli has no horse"
        assert s.coins[color] == 0, "Duli has no coins"
        assert s.passes[color] == 0, "Duli has no passes"
        assert s.supply[color] == 0, "Duli has all her traders"
        assert s.income[color] == 0, "Duli has no income"
        assert s.guards[color] == pieces.UNUSED, "Duli has no guard"
        return
    assert d.FIRST_PASSES <= s.passes[color] <= d.MOST_PASSES, "an impossible number of passes"
    assert d.YUNNAN <= s.horse[color] <= d.QINGHAI, "a horse off the road"


def _structures(s: YunnanState, color: i64) -> None:
    posts = places.unpack(s.posts[color])
    bridges = sum([1 for r in range(d.RAVINES) if (s.bridges[color] >> r) & 1])
    built = [sum(posts), bridges, s.tea_houses.count(color)]
    for kind in range(d.KINDS):
        i = color * d.KINDS + kind
        general, kept = s.general[i], s.kept[i]
        assert min(general, kept) >= 0, "structures below zero"
        most = 0 if color == s.rules.duli and kind == d.BRIDGE else d.PIECES
        assert general + kept + built[kind] == most, "structures are not conserved"
    if color == s.rules.duli:
        stand = [int(place in d.DULI_POSTS) for place in range(d.PLACES)]
        assert posts == stand, "Duli's posts never move"
    else:
        assert max(posts) <= s.rules.posts_in_province, "too many posts in a province"
    assert posts[d.PUER] == 0, "a post in Pu'er"
    assert pieces.UNUSED <= s.guards[color] <= pieces.SPENT, "a guard is nowhere"
    assert s.rules.guards or s.guards[color] == pieces.UNUSED, "a guard without its rule"


def _money(s: YunnanState) -> None:
    """All bids that are not paid yet can be paid, with debts in VP too (R-16, R-71)."""
    unpaid: list[i64] = []
    if s.phase == nodes.AUCTION:
        unpaid = s.auction
    elif s.phase == nodes.RESOLUTION:
        unpaid = s.auction[s.turn + 1 :]
    for seat in range(s.seats):
        missing: i64 = 0
        for color in range(s.rules.colors):
            assert s.coins[color] >= 0, "coins below zero"
            if s.rules.owner[color] == seat and color in unpaid:
                missing += max(0, spaces.total(s.bids[color]) - s.coins[color])
        assert s.rules.debts or missing == 0, "bids above the money"
        left = s.vp[seat] - missing * auction.debt_rate(s.round)
        assert left >= s.rules.lowest_vp, "victory points below the limit"


def _within_reach(s: YunnanState, color: i64) -> None:
    for place in range(s.horse[color] + 1, d.PLACES):
        assert places.number(s.at[color], place) == 0, "a trader beyond the horse"
        assert places.number(s.posts[color], place) == 0, "a post beyond the horse"
        assert s.tea_houses[place] != color, "a tea house beyond the horse"
    for ravine in range(d.RAVINES):
        if (s.bridges[color] >> ravine) & 1:
            assert d.RAVINE_HIGH[ravine] <= s.horse[color], "a bridge beyond the horse"


def _spaces(s: YunnanState) -> None:
    seen: i64 = 0
    for color in range(s.rules.colors):
        bids = s.bids[color]
        assert seen & bids == 0, "two traders on one space"
        seen |= bids
        for building in range(d.BUILDINGS):
            own = spaces.row(bids, building)
            twice = s.rules.double_bidding and building != d.TEMPLE and color != s.rules.duli
            assert spaces.count(own) <= (2 if twice else 1), "too many own traders in a building"
        if (s.banked >> color) & 1:
            assert bids == 0, "a bid of a colour in the bank"
            assert not s.rules.bank_passes or (s.passed >> color) & 1, "banked but not passed"
            assert s.bank.count(color) == 1, "banked but not in the bank"
        else:
            assert s.bank.count(color) == 0, "in the bank but not banked"
    closed = s.bank[s.rules.bank_spaces :]
    assert closed.count(d.NOBODY) == len(closed), "a trader on a closed bank space"
    assert s.rules.duli == d.NOBODY or s.bank.count(s.rules.duli) == 0, "Duli is in the bank"
    assert s.rules.temple or s.blocker == d.NO_RAVINE, "a blocker without a temple"
    assert seen == s.taken, "the spaces taken are not the bids"
    assert seen >> d.SPACE_COUNT == 0, "a bid on no space"
    if s.phase == nodes.AUCTION:  # later the highest bid may be gone before the small one
        for building in range(d.BUILDINGS):
            row = spaces.row(seen, building)
            small = row if building == d.TEMPLE else row & spaces.SMALL_ROW
            assert small == 0 or small == row, "a small bid below another bid"
            assert spaces.count(small) <= 1, "two small bids in a building"
    assert s.rules.temple or seen >> spaces.TEMPLE_SHIFT == 0, "a bid in a temple that is not there"


def _orders(s: YunnanState) -> None:
    everybody = list(range(s.rules.colors))
    assert sorted(s.auction) == everybody, "the auction order is not whole"
    assert sorted(s.travel) == everybody, "the travel order is not whole"
    if s.phase in (nodes.AUCTION, nodes.RESOLUTION, nodes.JOURNEYS):
        assert s.auction == s.travel[::-1], "the orders are not mirror images"
    elif s.rules.duli == d.NOBODY:
        sold = [s.income[color] for color in s.travel]
        assert sold == sorted(sold, reverse=True), "the order does not follow the income"
    if s.rules.duli != d.NOBODY:
        assert s.travel[0] == s.rules.duli, "Duli does not travel first"


def _gifts(s: YunnanState) -> None:
    for place in range(d.PLACES):
        assert 0 <= s.gifts[place] <= d.GIFTS[place], "an impossible number of gifts"
    assert sum(s.gifts) + sum(s.given) == d.ALL_GIFTS, "gifts are not conserved"


def _cards(s: YunnanState) -> None:
    assert s.pile & ~d.ALL_CARDS == 0, "an unknown card in the pile"
    if s.rules.duli == d.NOBODY:
        assert s.pile == 0, "cards without Duli"
        assert s.card == d.NO_CARD, "a card without Duli"
    elif s.card != d.NO_CARD:
        assert (s.pile >> s.card) & 1 == 0, "the card turned is in the pile"


# --- the question (chapter 4) ---------------------------------------------------------------------
def _question(s: YunnanState) -> None:
    """The question belongs to its phase, and the colour is the one whose turn it is."""
    phases = {
        nodes.AUCTION: (nodes.TURN, nodes.SOURCE),
        nodes.RESOLUTION: (nodes.TAKE, nodes.PLACE, nodes.BLOCK),
        nodes.JOURNEYS: (nodes.TRAVEL, nodes.DISPLACE),
        nodes.CONVERSION: (nodes.CONVERT,),
    }
    assert s.node in phases[int(s.phase)], "a question of another phase"
    order = s.auction if s.phase in (nodes.AUCTION, nodes.RESOLUTION) else s.travel
    assert 0 <= s.turn < s.rules.colors, "a turn of nobody"
    assert order[s.turn] == s.color, "the turn of another colour"
    if s.phase == nodes.AUCTION:
        _placing(s)
    elif s.phase == nodes.RESOLUTION:
        _resolving(s)
    elif s.phase == nodes.JOURNEYS:
        _travelling(s)
    else:
        assert s.income[s.color] > 0, "no income to convert"


def _placing(s: YunnanState) -> None:
    assert (s.passed >> s.color) & 1 == 0, "a colour that has passed is asked"
    assert s.has_free_trader(s.color), "no trader to place"
    if s.node == nodes.SOURCE:
        entry = c.CATALOG[int(s.pending)]
        assert entry.family in ("bid", "bank", "market"), "nothing that needs a trader"
        assert why_auction.turn(s, entry.family, entry.args) is None, "a trader without a use"
        assert auction.lone_source(s) < 0, "only one source of traders"


def _resolving(s: YunnanState) -> None:
    assert s.banked == 0, "traders in the bank after it has paid"
    assert s.bids[s.color] != 0, "no bid to resolve"
    here = spaces.lowest(s.bids[s.color]) // d.ROW
    assert here == (d.TEMPLE if s.node == nodes.BLOCK else d.YARD), "another building is resolved"
    if s.node == nodes.TAKE:
        assert len(resolution.kinds(s, s.color)) > 1, "no choice of structures"
    elif s.node == nodes.PLACE and s.kind == d.GUARD:
        assert d.GUARD in resolution.kinds(s, s.color), "no guard to lay"
    elif s.node == nodes.PLACE:
        assert s.kept[s.color * d.KINDS + s.kind] > 0, "no structure to build"


def _travelling(s: YunnanState) -> None:
    assert s.banked == 0, "traders in the bank after it has paid"
    assert s.taken == 0, "bids after the auction"
    assert 0 <= s.passes_left <= s.passes[s.color], "too many passes left"
    for place in range(d.PLACES):
        here = places.number(s.at[s.color], place)
        assert places.number(s.fresh, place) <= here, "more fresh traders than traders"
    if s.node == nodes.DISPLACE:
        assert s.place != d.PUER, "nobody is displaced in Pu'er"
        victims = [displacing.can_displace(s, s.color, k, s.place) for k in range(s.rules.colors)]
        assert any(victims), "nobody to displace"
