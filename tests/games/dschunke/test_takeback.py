"""What can be taken back, and how long (section 4), in matches played from their first decision."""

from __future__ import annotations

import pytest
from dschunke_positions import GAME

from teahouse.core.errors import IllegalAction
from teahouse.core.match import Match
from teahouse.core.rng import Rng

SEEDS = range(200)


def _decide(match, seat, notation):
    match.decide(seat, GAME.catalog.parse(notation))


def _legal(match, seat):
    return [GAME.catalog[int(a)].notation for a in match.state.legal(seat)]


def _actors(match):
    return [int(seat) for seat in match.state.actors()]


def _node(match):
    return match.state.to_dict()["node"]


def _until(wanted, seats=4, **options):
    """A match, played at random, at the first position that is wanted."""
    for seed in SEEDS:
        match = Match(GAME, seats, options, seed)
        rng = Rng(seed + 1)
        while not match.state.over:
            if wanted(match):
                return match
            seat = _actors(match)[rng.below(len(_actors(match)))]
            actions = match.state.legal(seat)
            match.decide(seat, int(actions[rng.below(len(actions))]))
    raise AssertionError("no game comes to this")


def _takes_back(match, seat, before):
    match.undo(seat)
    assert match.state.digest() == before


def test_a_turn_until_the_next_player_acts():
    match = Match(GAME, 4, {}, 1)
    seat = _actors(match)[0]
    before = match.state.digest()
    _decide(match, seat, "use_merchant loader")
    assert match.undoable(seat) == 0
    _takes_back(match, seat, before)
    _decide(match, seat, "use_merchant banker")
    other = _actors(match)[0]
    assert other != seat
    assert match.undoable(other) is None
    _decide(match, other, "use_merchant loader")
    assert match.undoable(seat) is None
    with pytest.raises(IllegalAction):
        match.undo(seat)
    assert match.undoable(other) == 1


def test_a_turn_with_an_extra_card():
    """Step by step back to the beginning of the turn."""

    def wanted(match):
        if _node(match) != "turn" or len(_actors(match)) != 1:
            return False
        legal = _legal(match, _actors(match)[0])
        return any(a.startswith("play_extra cash") for a in legal) and "end_turn" not in legal

    match = _until(wanted)
    seat = _actors(match)[0]
    positions = [match.state.digest()]
    first = next(a for a in _legal(match, seat) if a.startswith("play_extra cash"))
    _decide(match, seat, first)
    while _actors(match) == [seat] and match.state.to_dict()["phase"] == "actions":
        positions.append(match.state.digest())
        _decide(match, seat, _legal(match, seat)[0])
    assert len(positions) >= 2
    assert match.state.digest() not in positions
    for before in reversed(positions):
        _takes_back(match, seat, before)
    assert first in _legal(match, seat)


def test_the_end_of_a_turn():
    match = _until(lambda m: len(_actors(m)) == 1 and "end_turn" in _legal(m, _actors(m)[0]))
    seat = _actors(match)[0]
    before = match.state.digest()
    _decide(match, seat, "end_turn")
    _takes_back(match, seat, before)


def test_resupply_until_the_next_player_acts():
    match = _until(lambda m: _node(m) == "supply")
    seat = _actors(match)[0]
    before = match.state.digest()
    good = _legal(match, seat)[0]
    for _ in range(match.state.to_dict()["due"]):
        _decide(match, seat, good)
    other = _actors(match)[0]
    assert other != seat
    assert match.undoable(seat) is not None
    _decide(match, other, good)
    assert match.undoable(seat) is None
    match.undo(other)
    match.undo(seat)
    _takes_back(match, seat, before)


def test_bids_until_the_last_commitment():
    match = _until(lambda m: _node(m) == "bid" and len(_actors(m)) == 4)
    begin = match.state.digest()
    for seat in (2, 0, 3):
        match.decide(seat, int(match.state.legal(seat)[0]))
    for seat in (0, 2, 3):
        assert match.undoable(seat) is not None
    assert match.undoable(1) is None
    mine = match.state.to_dict()["bids"]
    match.undo(2)
    assert match.state.to_dict()["bids"] == [mine[0], -1, -1, mine[3]]
    _decide(match, 2, "bid_pass")
    match.undo(0)
    match.undo(3)
    _takes_back(match, 2, begin)
    for seat in range(4):
        _decide(match, seat, "bid_pass")
    assert [match.undoable(seat) for seat in range(4)] == [None] * 4


def test_the_stack_of_the_event_until_the_next_player_chooses():
    match = _until(lambda m: _node(m) == "event_stack")
    seat = _actors(match)[0]
    before = match.state.digest()
    _decide(match, seat, "choose_stack star")
    _takes_back(match, seat, before)
    _decide(match, seat, "choose_stack circle")
    other = _actors(match)[0]
    _decide(match, other, "choose_stack star")
    assert match.undoable(seat) is None
    assert match.undoable(other) is not None
    third = _actors(match)[0]
    _decide(match, third, "choose_stack square")  # the last stack goes by itself: all are open
    assert _node(match) == "event_take"
    assert [match.undoable(s) for s in range(4)] == [None] * 4


def test_the_card_of_the_event_until_the_last_has_chosen():
    match = _until(lambda m: _node(m) == "event_take" and len(_actors(m)) == 4)
    for seat in (1, 3, 0):
        match.decide(seat, int(match.state.legal(seat)[0]))
    kept = match.state.to_dict()["bids"]
    match.undo(1)
    assert match.state.to_dict()["bids"] == [kept[0], -1, -1, kept[3]]
    match.decide(1, int(match.state.legal(1)[-1]))
    assert match.undoable(3) is not None
    match.decide(2, int(match.state.legal(2)[0]))
    assert [match.undoable(s) for s in range(4)] == [None] * 4


def test_the_stack_of_the_market_never():
    match = _until(lambda m: _node(m) == "draw_stack" and m.state.to_dict()["phase"] == "barter")
    seat = _actors(match)[0]
    _decide(match, seat, _legal(match, seat)[0])
    assert _node(match) == "draw_take"
    assert match.undoable(seat) is None
    match.decide(seat, int(match.state.legal(seat)[0]))
    assert match.undoable(seat) is None


def test_an_exchange_until_it_is_finished():
    match = _until(lambda m: _node(m) == "exchange" and len(_legal(m, _actors(m)[0])) > 3)
    seat = _actors(match)[0]
    before = match.state.digest()
    _decide(match, seat, _legal(match, seat)[0])
    assert _node(match) == "exchange"
    _takes_back(match, seat, before)
    _decide(match, seat, _legal(match, seat)[0])
    _decide(match, seat, "exchange_done")
    assert match.undoable(seat) is None


def test_the_last_swap_finishes_the_exchange():
    match = _until(lambda m: _node(m) == "exchange" and len(_legal(m, _actors(m)[0])) > 3)
    seat = _actors(match)[0]
    for _ in range(match.state.to_dict()["due"]):
        _decide(match, seat, _legal(match, seat)[0])
    assert _node(match) != "exchange" or _actors(match) != [seat]
    assert match.undoable(seat) is None


def test_yuan_instead_of_a_card_opens_nothing():
    def wanted(match, last):
        """Yuan may be taken, and that is the end of the game, or not."""
        if _node(match) != "draw_stack" or "take_cash" not in _legal(match, _actors(match)[0]):
            return False
        then = match.state.copy()
        then.apply(_actors(match)[0], GAME.catalog.parse("take_cash"))
        return then.over == last

    match = _until(lambda m: wanted(m, last=False))
    seat = _actors(match)[0]
    before = match.state.digest()
    _decide(match, seat, "take_cash")
    _takes_back(match, seat, before)
    match = _until(lambda m: wanted(m, last=True))
    seat = _actors(match)[0]
    _decide(match, seat, "take_cash")
    assert match.undoable(seat) is None


def test_a_starting_strip_until_the_next_player_lays():
    match = Match(GAME, 4, {"setup": "variable"}, 3)
    seat = _actors(match)[0]
    before = match.state.digest()
    _decide(match, seat, "place_start white")
    _takes_back(match, seat, before)
    _decide(match, seat, "place_start white")
    other = _actors(match)[0]
    _decide(match, other, "place_start white")
    assert match.undoable(seat) is None
    rng = Rng(1)
    while match.state.to_dict()["phase"] == "setup":
        last = _actors(match)[0]
        actions = match.state.legal(last)
        match.decide(last, int(actions[rng.below(len(actions))]))
    assert match.undoable(last) is None  # the merchants are shown


def test_nothing_after_the_round():
    match = Match(GAME, 3, {}, 5)
    rng = Rng(2)
    while match.state.to_dict()["round"] < 3:
        seat = _actors(match)[0]
        actions = match.state.legal(seat)
        match.decide(seat, int(actions[rng.below(len(actions))]))
    assert [match.undoable(s) for s in range(3)] == [None] * 3
