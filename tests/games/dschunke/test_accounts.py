"""Random games audited from outside: every yuan and every card is worked out once more."""

from __future__ import annotations

from collections import Counter

import pytest
from dschunke_positions import GAME, GOODS

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING


def _play(seats, seed, **options):
    """Each decision: the view before, the seat, the notation, the events, the view after."""
    state = GAME.start(seats, options, seed)
    rng = Rng(seed + 3)
    while not state.over:
        before = state.view(EVERYTHING)
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        action = int(actions[rng.below(len(actions))])
        events = Events()
        state.apply(seat, action, events)
        told = [(event.key, event.params) for event in events.items]
        yield before, int(seat), GAME.catalog[action].notation, told, state.view(EVERYTHING)


GAMES = [(3, seed) for seed in range(4)] + [(4, seed) for seed in range(4)]
each = pytest.mark.parametrize(("seats", "seed"), GAMES)


def _crates(junk, seat):
    """Look into the hold cell by cell, from the levels."""
    shown = 0
    for row in range(3):
        for column in range(3):
            owner = None
            for number, level in enumerate(junk["levels"]):
                slot = row if number % 2 == 0 else column
                if slot < len(level) and level[slot] is not None:
                    owner = level[slot]
            shown += owner == seat
    return shown


def _junk(view, name):
    return next(junk for junk in view["junks"] if junk["id"] == name)


@each
def test_cash_and_goods(seats, seed):
    cash, goods = 0, 0
    for before, seat, notation, told, _ in _play(seats, seed):
        family, *args = notation.split()
        if family not in ("use_merchant", "use_trainee", "play_extra"):
            continue
        kind, name = _offer(before, family, args)
        junk = _junk(before, name)
        due = max(3, _crates(junk, seat))
        if kind == "cash":
            assert next(p["yuan"] for key, p in told if key == "cash") == due
            cash += 1
        elif kind == "goods" and junk["good"] is not None:
            pile = before["piles"][GOODS.index(junk["good"])]["count"]
            taken = [p for key, p in told if key == "goods" and p["seat"] == seat]
            if pile:
                assert taken[0] == {"seat": seat, "good": junk["good"], "count": min(due, pile)}
                goods += 1
    assert cash > 5
    assert goods > 5


def _offer(view, family, args):
    """The kind of an action and its junk."""
    if family == "play_extra":
        return args[0].split("_")
    markers = view["merchants"] if family == "use_merchant" else view["trainees"]
    marker = next(m for m in markers if m["id"] == args[0])
    return marker["action"], marker["junk"] if family == "use_merchant" else args[1]


@each
def test_loading(seats, seed):
    for before, seat, notation, told, after in _play(seats, seed):
        family, *args = notation.split()
        if family not in ("use_merchant", "use_trainee"):
            continue
        kind, name = _offer(before, family, args)
        if kind != "load":
            continue
        markers = before["merchants"] + before["trainees"]
        offer = next(m for m in markers if m["id"] == args[0])["strips"]
        left = before["seats"][seat]["strips"]
        assert left - after["seats"][seat]["strips"] == min(offer, left)
        was, now = _junk(before, name), _junk(after, name)
        grown = sum(map(len, now["levels"])) - sum(map(len, was["levels"]))
        holes = sum(level.count(None) for level in was["levels"])
        assert grown == max(0, min(offer, left) - holes)
        assert next(p["crates"] for key, p in told if key == "load") == _crates(now, seat)


@each
def test_bidding(seats, seed):
    """Who gets what, worked out from the bids that were shown."""
    turns = 0
    for before, _, notation, told, _ in _play(seats, seed):
        bids = [p for key, p in told if key == "bid"]
        if not notation.startswith("bid") or not bids:
            continue
        turns += 1
        expected = Counter()
        cards = []
        for good in {bid["good"] for bid in bids}:
            assert good not in before["sold"]
            best = max(bid["count"] for bid in bids if bid["good"] == good)
            tied = [b["seat"] for b in bids if b["good"] == good and b["count"] == best]
            if len(tied) > 1:
                breakers = [s for s in tied if "tiebreak" in before["seats"][s]["open"]]
                tied = breakers or tied
            value = before["market"][good]
            if value == "S":
                cards += tied if len(tied) == 1 else []
            else:
                expected.update({(s, good): value // len(tied) for s in tied})
        paid = {(p["seat"], p["good"]): p["yuan"] for k, p in told if k.startswith("sale")}
        assert paid == dict(expected)
        assert [p["seat"] for key, p in told if key == "special_won"] == cards
    assert turns > 10


@each
def test_markers_and_turns(seats, seed):
    """Everybody uses one marker a round, in order, and at most one extra card a turn."""
    used, extras, rounds = [], Counter(), 0
    for before, seat, notation, _, after in _play(seats, seed):
        family, *args = notation.split()
        if family in ("use_merchant", "use_trainee"):
            used.append((seat, args[0]))
        if family.startswith("play_extra"):
            extras[(before["round"], seat)] += 1
        if after["round"] != before["round"] or after["node"] == "over":
            start = before["start_player"]
            assert [s for s, _ in used] == [(start + k) % seats for k in range(seats)]
            assert len({marker for _, marker in used}) == seats
            used, rounds = [], rounds + 1
    assert rounds == 10
    assert set(extras.values()) <= {1}


@each
def test_resupply(seats, seed):
    """Two cards a round and one for each open supply card, unless the piles are empty."""
    drawn, due = Counter(), {}
    for before, seat, notation, told, after in _play(seats, seed):
        if before["phase"] == "supply" and notation.startswith("choose_good"):
            drawn[seat] += 1
            due = {s["seat"]: s["supply_cards"] for s in before["seats"]}
        if after["phase"] != "supply" and drawn:
            short = any(pile["count"] == 0 for pile in after["piles"])
            lost = any(key == "goods_lost" for key, _ in told)
            assert lost or short or drawn == due
            drawn = Counter()
    assert due


@each
def test_the_final_account(seats, seed):
    """Money by source, from the log alone."""
    cash, market = Counter(), Counter()
    state = GAME.start(seats, {}, seed)
    rng = Rng(seed + 3)
    while not state.over:
        events = Events()
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], events)
        for event in events.items:
            if event.key == "cash":
                cash[event.params["seat"]] += event.params["yuan"]
            elif event.key in ("sale", "sale_shared", "take_cash"):
                market[event.params["seat"]] += event.params["yuan"]
    view = state.view(EVERYTHING)
    totals = []
    for seat in range(seats):
        junks = [junk for junk in view["junks"] if _crates(junk, seat)]
        bonus = 25 if len(junks) == 5 else 4 * len(junks)
        cards = sum(_bonus(view, seat, face) for face in view["seats"][seat]["special"])
        points = [cash[seat], market[seat], bonus, cards]
        assert [int(n) for n in state.scores()[seat]] == points
        totals.append((sum(points), view["seats"][seat]["hand_size"]))
    ranks = [1 + sum(other > mine for other in totals) for mine in totals]
    assert [int(rank) for rank in state.ranking()] == ranks


def _bonus(view, seat, face):
    kind, *names = face.split("_")
    if not kind.startswith("bonus"):
        return 0
    others = [s["seat"] for s in view["seats"] if s["seat"] != seat]
    for junk in (_junk(view, name) for name in names):
        if _crates(junk, seat) <= max(_crates(junk, other) for other in others):
            return 0
    return int(kind.removeprefix("bonus"))
