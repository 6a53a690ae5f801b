"""What is always true (section 9). Tests call it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.games.yunnan import auction, nodes, pieces, spaces
from teahouse.games.yunnan import data as d

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def check(s: YunnanState) -> None:
    """Raise ``AssertionError`` at the first broken invariant."""
    for color in range(s.rules.colors):
        _traders(s, color)
        _progress(s, color)
        _structures(s, color)
        if color != s.rules.duli:
            _money(s, color)
            _within_reach(s, color)
            assert 0 <= s.income[color] <= d.MOST_INCOME, "an impossible income"
    _spaces(s)
    _orders(s)
    _gifts(s)
    assert min(s.vp) >= s.rules.lowest_vp, "victory points below the limit"
    assert 1 <= s.round <= s.rules.round_cap, "a round beyond the cap"
    assert (s.waiting == 0) == (s.node == nodes.OVER), "nobody is asked"
    if s.waiting != 0:
        assert s.waiting == s.rules.asks[s.color], "the wrong seat is asked"
    assert s.pile & ~d.ALL_CARDS == 0, "an unknown card in the pile"


def _traders(s: YunnanState, color: i64) -> None:
    places = s.at[color * d.PLACES : (color + 1) * d.PLACES]
    assert min(places) >= 0, "traders below zero"
    assert s.stock[color] >= 0, "traders in stock below zero"
    assert s.supply[color] >= 0, "traders in the supply below zero"
    working = spaces.count(s.bids[color]) + s.bank.count(color)
    total = s.stock[color] + s.supply[color] + sum(places) + working
    assert total == d.TRADERS, "traders are not conserved"
    if s.phase == nodes.AUCTION and color == s.rules.duli:
        assert sum(places) == 0, "Duli has traders on the map before she travels"


def _progress(s: YunnanState, color: i64) -> None:
    assert 0 <= s.influence[color] <= d.MOST_INFLUENCE, "an impossible influence"
    if color == s.rules.duli:
        assert s.horse[color] == 0, "Duli has no horse"
        assert s.coins[color] == 0, "Duli has no coins"
        return
    assert d.FIRST_PASSES <= s.passes[color] <= d.MOST_PASSES, "an impossible number of passes"
    assert d.YUNNAN <= s.horse[color] <= d.QINGHAI, "a horse off the road"


def _structures(s: YunnanState, color: i64) -> None:
    first = color * d.PLACES
    bridges = sum([1 for r in range(d.RAVINES) if (s.bridges[color] >> r) & 1])
    built = [sum(s.posts[first : first + d.PLACES]), bridges, s.tea_houses.count(color)]
    for kind in range(d.KINDS):
        i = color * d.KINDS + kind
        general, kept = s.general[i], s.kept[i]
        assert min(general, kept) >= 0, "structures below zero"
        most = 0 if color == s.rules.duli and kind == d.BRIDGE else d.PIECES
        assert general + kept + built[kind] == most, "structures are not conserved"
    if color != s.rules.duli:
        most_posts = s.rules.posts_in_province
        assert max(s.posts[first : first + d.PLACES]) <= most_posts, "too many posts in a province"
    assert s.posts[first] == 0, "a post in Pu'er"
    assert pieces.UNUSED <= s.guards[color] <= pieces.SPENT, "a guard is nowhere"
    assert s.rules.guards or s.guards[color] == pieces.UNUSED, "a guard without its rule"


def _money(s: YunnanState, color: i64) -> None:
    assert s.coins[color] >= 0, "coins below zero"
    if s.phase == nodes.AUCTION:
        assert spaces.total(s.bids[color]) <= auction.purse(s, color), "bids above the money"


def _within_reach(s: YunnanState, color: i64) -> None:
    first = color * d.PLACES
    for place in range(s.horse[color] + 1, d.PLACES):
        assert s.at[first + place] == 0, "a trader beyond the horse"
        assert s.posts[first + place] == 0, "a post beyond the horse"
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
