"""Components, tables, set-up and options (chapters 1 to 3 of the specification)."""

from __future__ import annotations

from collections import Counter

import pytest
from dschunke_positions import GAME, GOODS, JUNKS, Position, Table

from teahouse.core.errors import BadOptions, BadState
from teahouse.core.events import Events
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import EVERYTHING
from teahouse.games.dschunke import tables as d
from teahouse.registry import load
from teahouse.registry.rule_sets import tables_of

# --- 2.3 to 2.7: the tables -----------------------------------------------------------------------
MERCHANTS = {  # round: loader, supplier, banker, junks without merchant
    1: ("purple", "brown", "grey", {"white", "orange"}),
    2: ("brown", "white", "orange", {"purple", "grey"}),
    3: ("white", "grey", "purple", {"brown", "orange"}),
    4: ("grey", "orange", "brown", {"purple", "white"}),
    5: ("orange", "purple", "white", {"brown", "grey"}),
}
LOWER = ["load 1", "goods", "cash", "load 2", "goods", "cash", "load 1", "goods", "load 2", "cash"]
UPPER = ["goods", "load 1", "goods", "cash", "load 1", "goods", "cash", "load 2", "goods", "load 1"]
EVENTS = {5: "Y", 6: "S", 8: "S", 9: "Y"}


@pytest.mark.parametrize("seats", [3, 4])
def test_markers_of_all_ten_rounds(seats):
    """Where the merchants stand and what the trainees offer, in a real game."""
    table = Table(GAME.start(seats, {}, 4))
    rng = Rng(6)
    met = set()
    while not table.state.over:
        view = table.everything
        number = view["round"]
        loader, supplier, banker, free = MERCHANTS[(number - 1) % 5 + 1]
        assert [m["junk"] for m in view["merchants"]] == [loader, supplier, banker]
        assert {j["id"] for j in view["junks"] if j["merchant"] is None} == free
        offers = [f"{t['action']} {t['strips']}".removesuffix(" 0") for t in view["trainees"]]
        assert offers == [LOWER[number - 1], UPPER[number - 1]][: seats - 2]
        met.add(number)
        playout(table.state, rng, 1)
    assert met == set(range(1, 11))


@pytest.mark.parametrize("seats", [3, 4])
def test_events_of_all_ten_rounds(seats):
    state = GAME.start(seats, {}, 4)
    rng = Rng(6)
    number, met = 1, {}
    while not state.over:
        events = Events()
        actors = state.actors()
        actions = state.legal(actors[0])
        state.apply(actors[0], actions[rng.below(len(actions))], events)
        for event in events.items:
            if event.key == "round":
                number = event.params["round"]
            if event.key == "money":
                met.setdefault(number, "Y")
        if state.to_dict()["node"] == "event_stack":
            met.setdefault(number, "S")
    assert met == EVENTS


def test_trainees_never_offer_the_same():
    lower, upper = d.TRACK_ACTION[:10], d.TRACK_ACTION[10:]
    assert all(low != up for low, up in zip(lower, upper, strict=True))
    assert Counter(map(int, lower)) == {d.LOAD: 4, d.TAKE_GOODS: 3, d.CASH: 3}
    assert Counter(map(int, upper)) == {d.LOAD: 4, d.TAKE_GOODS: 4, d.CASH: 2}


MARKET = {
    "M01": ["S", 1, 2, 3],
    "M02": [1, "S", 3, 4],
    "M03": [2, 3, 4, "S"],
    "M04": [3, 4, "S", 1],
    "M05": [4, "S", 1, 2],
    "M06": ["S", 2, 4, 1],
    "M07": [1, 3, "S", 2],
    "M08": [2, 4, 1, "S"],
    "M09": [3, "S", 2, 4],
    "M10": [4, 1, 3, "S"],
}


def test_market_cards():
    for card, values in MARKET.items():
        table = Position().market(card).turn(0).table()
        assert table.everything["market_card"] == card
        assert table.everything["market"] == dict(zip(GOODS, values, strict=True))
    assert list(MARKET) == d.MARKET_IDS


def test_how_the_market_cards_are_made():
    """The construction of 2.6, checked on the table of the game itself."""
    rows = [[int(v) for v in d.MARKET[i * 4 : i * 4 + 4]] for i in range(10)]
    results = Counter(v for row in rows for v in row)
    assert results == {d.S_CARD: 10, 1: 8, 2: 7, 3: 7, 4: 8}
    for row in rows:
        assert row.count(d.S_CARD) == 1
        assert len(set(row)) == 4
    assert [sum(row[good] == d.S_CARD for row in rows) for good in range(4)] == [2, 3, 2, 3]
    assert sum(v for row in rows for v in row) == 75


def test_two_market_cards_of_version_1_brought_no_special_card():
    """Data version 1: every result stood on eight cards, twice for each good."""
    rows = tables_of(RuleSet("dschunke", 1))["market"]
    changed = {"M02": [1, 2, 3, 4], "M08": [2, 4, 1, 3]}
    assert rows == MARKET | changed
    for value in ("S", 1, 2, 3, 4):
        assert sum(value not in row for row in rows.values()) == 2
        for good in range(4):
            assert sum(row[good] == value for row in rows.values()) == 2


def test_a_market_card_of_version_1_in_play():
    old = load("dschunke", 1)
    state = old.start(4, {}, next(s for s in range(99) if _first_card(old, s) == "M02"))
    market = {"rice": 1, "vegetables": 2, "spice": 3, "fish": 4}
    assert state.view(EVERYTHING)["market"] == market


def _first_card(game, seed):
    return game.start(4, {}, seed).to_dict()["deck"][0]


@pytest.mark.parametrize(("version", "market"), [(1, 8), (2, 10)])
def test_no_more_special_cards_leave_the_stacks_than_events_and_market_give(version, market):
    """Section 9, invariant 14: three players at two events, and every S of the market."""
    game = load("dschunke", version)
    data = game.start(3, {}, 1).to_dict()
    for _ in range(2 * 3 + market):
        _take_a_card(data)
    game.from_dict(data)
    _take_a_card(data)
    with pytest.raises(BadState, match="more special cards taken than can be"):
        game.from_dict(data)


def _take_a_card(data):
    number = next(k for k, stack in enumerate(data["stacks"]) if stack)
    card = data["stacks"][number].pop()
    is_permanent = card.partition("#")[0] in ("supply", "exchange", "tiebreak")
    data["open" if is_permanent else "special"][0].append(card)
    data["takes"].append([number, 0, card])


def test_special_cards():
    names = [card for stack in Position().data["stacks"] for card in stack]
    copies = Counter(name.partition("#")[0] for name in names)
    assert len(set(names)) == 30
    several = {"supply": 4, "exchange": 2, "load_one": 2, "move_own": 2}
    single = ["tiebreak", *[f"cash_{j}" for j in JUNKS], *[f"bonus8_{j}" for j in JUNKS]]
    single += [f"goods_{junk}" for junk in JUNKS if junk != "grey"]
    single += [f"bonus12_{a}_{b}" for a, b in zip(JUNKS, JUNKS[1:] + JUNKS[:1], strict=True)]
    assert copies == several | dict.fromkeys(single, 1)
    assert len(copies) == 24


def test_bonus_cards_name_their_junks_and_yuan():
    for face, name in enumerate(d.FACE_IDS):
        kind, _, junks = name.partition("_")
        if kind in ("bonus8", "bonus12"):
            assert [d.JUNK_IDS[j] for j in d.FACE_JUNKS[face]] == junks.split("_")
            assert d.FACE_YUAN[face] == int(kind.removeprefix("bonus"))
        elif kind in ("cash", "goods"):
            assert [d.JUNK_IDS[j] for j in d.FACE_JUNKS[face]] == [junks]


CATALOG = {
    "place_start": 5,
    "exchange": 12,
    "exchange_done": 1,
    "choose_stack": 4,
    "take_cash": 1,
    "take_special": 24,
    "use_merchant": 3,
    "use_trainee": 10,
    "load_more": 1,
    "load_stop": 1,
    "choose_good": 4,
    "play_extra": 9,
    "play_extra_load": 5,
    "play_extra_move": 20,
    "end_turn": 1,
    "bid": 72,
    "bid_pass": 1,
}


def test_the_catalog():
    families = Counter(entry.family for entry in GAME.catalog.entries)
    assert families == CATALOG
    assert (len(families), len(GAME.catalog)) == (17, 174)


def test_goods_and_junks():
    goods = {j["id"]: j["good"] for j in Position().table().everything["junks"]}
    assert goods == {
        "purple": "vegetables",
        "brown": "fish",
        "white": "rice",
        "grey": None,
        "orange": "spice",
    }


# --- 3: set-up ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "each"), [(3, 6), (4, 8)])
def test_set_up_counts(seats, each):
    for seed in range(5):
        table = Table(GAME.start(seats, {}, seed))
        hands = table.data["hands"]
        assert [sum(hand) for hand in hands] == [8] * seats
        assert [sum(hand[g] for hand in hands) for g in range(4)] == [each] * 4
        assert table.piles == [18 - each] * 4
        assert [len(stack) for stack in table.data["stacks"]] == [8, 8, 7, 7]
        assert sorted(table.data["deck"]) == sorted(MARKET)
        assert table.yuan == [0] * seats
        assert table.data["merchants"] == ["purple", "brown", "grey"]
        assert table.data["used"] == 0
        assert [s["supply_cards"] for s in table.everything["seats"]] == [2] * seats
        assert (table.data["round"], table.phase) == (1, "actions")
        assert len(table.everything["deck"]) == 9


def test_the_seed_decides_everything():
    starts = [GAME.start(4, {}, seed).to_dict() for seed in range(20)]
    for key in ("hands", "stacks", "deck"):
        assert len({str(start[key]) for start in starts}) == 20
    assert GAME.start(4, {}, 7).to_dict() == starts[7]


HOLDS = {
    3: {"purple": "bg", "brown": "bgr", "white": "br", "grey": "bgr", "orange": "gr"},
    4: {"purple": "bg", "brown": "ygr", "white": "yb", "grey": "bgr", "orange": "yr"},
}


@pytest.mark.parametrize("seats", [3, 4])
def test_fixed_starting_strips(seats):
    assert GAME.start(seats, {}, 1).to_dict()["holds"] == HOLDS[seats]


@pytest.mark.parametrize("missing", ["blue", "green", "red"])
def test_yellow_takes_the_places_of_the_missing_colour(missing):
    colors = [c for c in ("yellow", "blue", "green", "red") if c != missing]
    holds = GAME.start(3, {"colors": ",".join(colors)}, 1).to_dict()["holds"]
    assert holds == {junk: text.replace(missing[0], "y") for junk, text in HOLDS[3].items()}


def test_colours_of_the_seats():
    table = Table(GAME.start(4, {"colors": "red,yellow,blue,green"}, 1))
    assert table.data["holds"] == HOLDS[4]
    assert [s["color"] for s in table.everything["seats"]] == ["red", "yellow", "blue", "green"]
    assert table.crates("purple") == [0, 0, 3, 3]
    default = [s["color"] for s in Position(3).table().everything["seats"]]
    assert default == ["blue", "green", "red"]
    for wrong in ("red,red,blue,green", "red,blue,green", "red,blue,green,pink"):
        with pytest.raises(BadOptions):
            GAME.start(4, {"colors": wrong}, 1)


def test_options():
    """Keys, values and defaults of chapter 1."""
    found = {o.key: (o.values, o.default) for o in GAME.options.options if not o.per_seat}
    assert found == {
        "setup": (("fixed", "variable"), "fixed"),
        "exchange_timing": (("before_event", "after_event"), "before_event"),
        "last_round_s": (("card_or_cash", "card_only"), "card_or_cash"),
        "load_count": (("exact", "up_to"), "exact"),
        "money": (("hidden", "open"), "hidden"),
        "pile_counts": (("official", "open"), "official"),
        "stack_memory": (("on", "off"), "on"),
    }
    assert GAME.options.seats == (3, 4)
    for seats in (2, 5):
        with pytest.raises(BadOptions):
            GAME.start(seats, {}, 1)


# --- 3.4: variable set-up -------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3)])
def test_variable_set_up(seats, each):
    merchants = set()
    for seed in range(12):
        events = Events()
        table = Table(GAME.start(seats, {"setup": "variable"}, seed, events))
        first = table.data["first"]
        assert [(e.key, e.params) for e in events.items] == [("start", {"seat": first})]
        assert (table.phase, table.node) == ("setup", "place")
        assert table.everything["market_card"] is None
        assert len(table.everything["deck"]) == 10
        rng = Rng(seed + 1)
        laid = Counter()
        while table.phase == "setup":
            seat = table.actors[0]
            assert seat == (first + sum(laid.values())) % seats
            legal = table.legal(seat)
            table.play(seat, legal[rng.below(len(legal))])
            laid.update(params["seat"] for params in table.params("start_strip"))
        assert laid == dict.fromkeys(range(seats), each)
        assert table.data["strips"] == [20 - each] * seats
        assert max(len(text) for text in table.data["holds"].values()) <= 3
        assert "merchants_shown" in table.keys
        assert table.actors == [first]
        assert set(table.data["merchants"]) == {"purple", "brown", "grey"}
        merchants.add(tuple(table.data["merchants"]))
    assert len(merchants) > 3


def _placing(turn, **holds):
    """Variable set-up for four after ``turn`` strips; seat 0 began."""
    position = Position(4, setup="variable")
    position.holds(**{**dict.fromkeys(JUNKS, ""), **holds})
    position.data.update(turn=turn, first=0, waiting=[turn % 4])
    return position.table()


def test_variable_set_up_limits():
    table = _placing(8, purple="bgr", brown="byg", white="ry")
    assert table.legal(0) == ["place_start white", "place_start grey", "place_start orange"]
    assert table.why(0, "place_start purple") == ("start-junk-full", "3.4")
    table = _placing(4, purple="bg", brown="ry")
    assert table.why(0, "place_start purple") == ("start-own-strip", "3.4")
    assert table.why(0, "place_start brown") is None


def test_variable_set_up_waives_the_second_limit():
    table = _placing(11, purple="y", brown="y", white="bgr", grey="bgr", orange="bgr")
    assert table.legal(3) == ["place_start purple", "place_start brown"]
    table.play(3, "place_start brown")
    assert table.hold("brown") == "yy"


def test_variable_set_up_lays_a_forced_strip():
    table = _placing(10, purple="y", brown="y", white="bgr", grey="bgr", orange="bg")
    table.play(2, "place_start purple")
    assert table.hold("orange") == "bgy"
    assert table.phase == "actions"


def test_variable_set_up_keeps_the_merchants_in_step():
    table = Table(GAME.start(4, {"setup": "variable"}, 5))
    rng = Rng(3)
    playout(table.state, rng, 12)
    start = [JUNKS.index(junk) for junk in table.data["merchants"]]
    while not table.state.over:
        number = table.data["round"] - 1
        assert table.data["merchants"] == [JUNKS[(junk + number) % 5] for junk in start]
        playout(table.state, rng, 1)
