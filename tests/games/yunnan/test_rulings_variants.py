"""The rulings R-n that a position can show: debts, expert rules, Duli, two colours."""

from __future__ import annotations

import pytest
from walks import Case, walk
from yunnan_table import (
    COLORS,
    GAME,
    Table,
    allowed,
    asked,
    at,
    do,
    field,
    keys,
    of,
    refusal,
    told,
    view,
)

from teahouse.core.rng import Rng


# --- debts (2013) ---------------------------------------------------------------------------------
def debts(seats: int = 3, round_: int = 1, vp: int = 0) -> Table:
    t = Table(seats, edition=2013, advanced_debts=True).set(round=round_)
    return t.set(vp=[vp] * seats)


def test_r_69_all_coins_are_spent_first() -> None:
    t = debts(round_=8).color("red", bids=["school 9", "guild 9"], coins=10, stock=1)
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    state = t.auction("red", passed="others")
    events = do(state, "pass")
    assert told(events, "pay") == [{"seat": 0, "color": "red", "coins": 10}]
    assert told(events, "debt") == [{"seat": 0, "color": "red", "count": 8, "vp": 8}]
    assert of(state, "red")["coins"] == 0


@pytest.mark.parametrize(("round_", "rate"), [(1, 8), (4, 5), (8, 1), (9, 1), (15, 1)])
def test_r_70_rate(round_: int, rate: int) -> None:
    assert view(debts(round_=round_).auction("red"))["debt_rate"] == rate
    assert view(Table(3, edition=2013).auction("red"))["debt_rate"] is None


def test_r_71_not_below_minus_100() -> None:
    # round 1: 8 VP a coin; 100 VP are 12 coins and a half
    state = debts().color("red", coins=0, stock=3).auction("red")
    assert allowed(state, "bid guild") == [f"bid guild {n}" for n in (5, 7, 9, 12)]
    assert refusal(state, "bid guild 15") == "debt-too-deep [R-71]"
    state = debts(vp=-20).color("red", coins=0, stock=3).auction("red")
    assert allowed(state, "bid guild") == [f"bid guild {n}" for n in (5, 7, 9)]


def test_r_71_r_72_both_colours_count_together() -> None:
    t = debts(seats=2).color("blue", bids=["school 5"], coins=0)
    state = t.color("red", coins=0, stock=3).auction("red")
    # 5 missing coins of blue leave 60 VP, that is 7 coins
    assert allowed(state, "bid guild") == ["bid guild 5", "bid guild 7"]
    # blue's money does not help red
    t.of("blue")["coins"] = 50
    assert "bid guild 12" in allowed(t.auction("red"))
    assert "bid guild 15" not in allowed(t.auction("red"))


def test_r_72_debts_lower_the_shared_score() -> None:
    t = debts(seats=2, round_=7).color("blue", bids=["school 9"], coins=4, stock=1)
    for color in ("red", "yellow", "black"):
        t.color(color, at={"puer": 1}, coins=20)
    state = t.auction("blue", passed="others")
    do(state, "pass")
    assert field(state, "vp") == [-10, 0]


# --- expert rules (2023) --------------------------------------------------------------------------
def test_r_73_a_double_bid_must_be_used_twice() -> None:
    t = Table(3, double_bidding=True)
    t.color("red", bids=["guild 9", "customs 9"], stock=3, influence=3, passes=4, coins=60)
    state = t.auction("red")
    assert refusal(state, "bid guild 12") == "second-step-lost [R-73]"
    assert allowed(state, "bid customs") == ["bid customs 12", "bid customs 15"]
    do(state, "bid customs 12")
    state.apply(1, GAME.catalog.parse("pass"))
    state.apply(2, GAME.catalog.parse("pass"))
    assert refusal(state, "bid customs 15") == "two-traders-there [R-73]"


def test_r_74_outbidding_oneself() -> None:
    t = Table(3, double_bidding=True).color("red", bids=["guild 7"], stock=2, coins=9)
    state = t.auction("red")
    # the 7 goes home, so 9 coins are enough
    assert allowed(state, "bid guild") == ["bid guild 9"]
    do(state, "bid guild 9")
    assert of(state, "red")["bids"] == ["guild 9"]
    assert of(state, "red")["stock"] == 2


def test_r_75_no_second_trader_in_temple_and_bank() -> None:
    t = Table(3, double_bidding=True).color("red", bids=["temple 3"], stock=2, coins=60)
    state = t.auction("red")
    assert refusal(state, "bid temple 5") == "temple-once [1A, R-75]"


def test_r_76_effects_twice() -> None:
    bids = ["school 9", "school 12", "horse 9", "horse 12", "customs 9"]
    t = Table(3, double_bidding=True).color("red", bids=bids, coins=51)
    t.color("yellow", at={"puer": 1}).color("blue", stock=1)
    assert of(t.auction("blue"), "red")["supply"] == 2
    state = t.auction("blue", passed="red yellow")
    do(state, "pass")
    red = of(state, "red")
    assert (red["supply"], red["at"][0], red["stock"]) == (0, 2, 5)
    assert red["horse"] == "kang"
    assert red["passes"] == 3


def test_r_76_two_structures_and_a_guard_among_them() -> None:
    t = Table(3, double_bidding=True, guards=True)
    t.color("red", bids=["yard 9", "yard 12", "guild 9", "guild 12"], stock=1, coins=42)
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    state = t.auction("red", passed="others")
    do(state, "pass", "take guard", "guard qinghai", "take trading_post", "keep")
    assert of(state, "red")["guard"] == "qinghai"
    assert of(state, "red")["kept"] == [1, 0, 0]
    assert of(state, "red")["influence"] == 2


def test_r_77_r_78_guards() -> None:
    t = Table(3, guards=True).color("red", bids=["yard 9"], stock=1, coins=9)
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    state = t.auction("red", passed="others")
    do(state, "pass")
    assert "take guard" in allowed(state)
    do(state, "take guard")
    assert allowed(state) == [
        f"guard {p}" for p in ("yunnan", "sichuan", "kang", "tibet", "qinghai")
    ]
    assert refusal(state, "keep") == "guard-not-kept [R-78]"
    t.of("red")["guard"] = "spent"
    state = t.auction("red", passed="others")
    do(state, "pass")
    assert refusal(state, "take guard") == "guard-used [R-77]"


def test_r_78_a_guard_goes_from_the_supply_straight_to_its_province() -> None:
    t = Table(3, guards=True).color("red", bids=["yard 9"], stock=1, coins=9)
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    events = do(t.auction("red", passed="others"), "pass", "take guard", "guard kang")
    ways = [(m.source, m.target) for e in events for m in e.moves if m.piece == "guard:red"]
    assert ways == [("supply:red", "guard:kang")]


def test_r_77_a_guard_does_not_stop_the_inspector() -> None:
    t = Table(3, guards=True).color("red", at={"puer": 1})
    state = t.color("yellow", at={"kang": 1}, guard="kang").travel("red")
    assert told(do(state, "done"), "banished") == [{"color": "yellow", "province": "kang"}]


@pytest.mark.parametrize("option", ["double_bidding", "guards"])
def test_r_79_expert_games_end_by_gifts_alone(option: str) -> None:
    t = Table(3, **{option: True}).set(vp=[300, 0, 0], travel_order=["red", "yellow", "blue"])
    state = t.color("red", income=3).convert("red")
    assert [trigger.key for trigger in state.progress().triggers] == ["gifts", "rounds"]
    do(state, "convert 3")
    assert not state.over


# --- Duli -----------------------------------------------------------------------------------------
def test_r_80_her_first_bid_is_an_extra() -> None:
    state = GAME.start(2, {"start_order": "given"}, 1)
    events = do(state, "market", "market")
    assert len(told(events, "duli_bid")) == 1
    assert len(of(state, "blue")["bids"]) == 2
    assert of(state, "blue")["stock"] == 5


def test_r_81_no_maximum_stops_her_but_influence_ends_at_4() -> None:
    t = Table(2).set(pile=["4"])  # guild first
    t.color("blue", bids=["school 9"], influence=4)
    t.color("red", at={"puer": 3}, coins=0)
    state = t.color("yellow", stock=2, coins=0).auction("yellow", passed="red")
    do(state, "market")
    assert of(state, "blue")["bids"] == ["school 9", "guild 5"]
    do(state, "pass")
    assert of(state, "blue")["influence"] == 4
    assert of(state, "blue")["stock"] + sum(of(state, "blue")["at"]) == 7


def test_duli_gains_from_the_guild_alone() -> None:
    t = duli_travels("1").color("blue", bids=["school 9", "customs 5", "yard 12"])
    events = do(t.auction("yellow", passed="red"), "pass")
    assert [p["building"] for p in told(events, "duli_leaves")] == ["school", "customs", "yard"]
    assert "duli_influence" not in keys(events)
    t.color("blue", bids=["guild 9", "horse 9"])
    state = t.auction("yellow", passed="red")
    assert told(do(state, "pass"), "duli_influence") == [{"number": 1}]
    assert of(state, "blue")["influence"] == 1


def test_r_82_she_outbids_and_revives_and_is_outbid() -> None:
    t = Table(2).set(pile=["4"]).color("blue", bids=["school 9"])
    t.color("red", bids=["guild 5"], at={"puer": 2}, coins=9)
    state = t.color("yellow", stock=2, coins=9).auction("yellow", passed="red")
    events = do(state, "market")
    assert told(events, "duli_bid") == [{"building": "guild", "number": 7}]
    assert told(events, "revived") == [{"color": "red"}]
    assert asked(state) == ("turn", "red")
    do(state, "bid guild 9")
    assert of(state, "blue")["bids"] == ["school 9"]
    assert of(state, "blue")["stock"] == 6


def test_r_83_she_passes_behind_the_persons_and_keeps_her_stock() -> None:
    t = Table(2).color("red", at={"puer": 3}, coins=0)
    t.color("blue", bids=["school 9"])
    state = t.color("yellow", stock=1, coins=0).auction("yellow", passed="red")
    pile = field(state, "pile")
    events = do(state, "pass")
    assert "duli_pass" in keys(events)
    # one card was turned, for her journey
    assert len(field(state, "pile")) == len(pile) - 1
    assert field(state, "phase") == "travel"


def test_r_84_a_card_without_a_possible_building_is_used_up() -> None:
    t = Table(2).set(pile=["1", "2"])
    bids = ["school 9", "customs 9", "horse 9", "guild 9", "yard 9"]
    t.color("blue", bids=bids)
    state = t.color("yellow", stock=2).auction("yellow")
    events = do(state, "market")
    assert "duli_nothing" in keys(events)
    assert len(field(state, "pile")) == 1


def test_r_85_an_empty_pile_is_all_16_again() -> None:
    t = Table(2).set(pile=[]).color("blue", bids=["school 9"])
    state = t.color("yellow", stock=2).auction("yellow")
    events = do(state, "market")
    assert keys(events)[1:3] == ["duli_shuffle", "duli_card"]
    assert {move.target for move in events[1].moves} == {"duli:pile"}
    assert len({move.piece for move in events[1].moves}) == 16
    assert len(field(state, "pile")) == 15


def duli_travels(card: str, **options: object) -> Table:
    """Yellow's pass ends the auction; then Duli turns the one card that is left."""
    t = Table(2, **options).set(pile=[card]).color("blue", bids=[])
    t.color("red", at={}, coins=0)
    return t.color("yellow", stock=1, coins=0)


def test_r_86_no_tea_house_while_no_trader_is_in_a_province() -> None:
    state = duli_travels("4").auction("yellow", passed="red")
    assert "duli_tea_house" not in keys(do(state, "pass"))


def test_r_86_tea_house_in_the_farthest_province_with_a_free_slot() -> None:
    t = duli_travels("4").color("red", at={"kang": 1}, tea_houses=["kang"], coins=0)
    state = t.auction("yellow", passed="red")
    events = do(state, "pass")
    assert told(events, "duli_tea_house") == [{"province": "sichuan"}]
    assert field(state, "tea_houses")[2] == "blue"


def test_r_86_duli_has_two_tea_houses_only() -> None:
    t = duli_travels("4").color("red", at={"kang": 1}, coins=0)
    t.color("blue", bids=[], tea_houses=["yunnan", "sichuan"])
    state = t.auction("yellow", passed="red")
    assert "duli_tea_house" not in keys(do(state, "pass"))
    assert field(state, "tea_houses").count("blue") == 2


def test_r_87_beyond_reach_stays_in_stock() -> None:
    t = duli_travels("1").color("red", at={"puer": 1}, horse="sichuan", coins=0)
    state = t.auction("yellow", passed="red")
    events = do(state, "pass")
    # card 1: 1 1 2 2 1
    assert [(p["province"], p["count"]) for p in told(events, "duli_traders")] == [
        ("yunnan", 1),
        ("sichuan", 1),
    ]
    assert of(state, "blue")["stock"] == 5


@pytest.mark.parametrize(
    ("red", "yellow", "victim"),
    [
        ((1, 0), (1, 1), "red"),  # (traders in Sichuan, influence): the weaker
        ((1, 0), (2, 0), "yellow"),  # equal: the one with more traders
        ((2, 0), (2, 0), None),  # equal again: nobody
        ((0, 0), (1, 1), "yellow"),  # one candidate
        ((1, 2), (1, 2), None),  # not weaker than Duli
    ],
)
def test_r_88_whom_she_displaces(
    red: tuple[int, int], yellow: tuple[int, int], victim: str | None
) -> None:
    t = Table(2).set(pile=["9"])  # 1 3 2 1 0
    t.color("blue", bids=[], influence=2)
    t.color("red", at={"sichuan": red[0], "puer": 1}, influence=red[1], coins=0)
    t.color("yellow", at={"sichuan": yellow[0]}, influence=yellow[1], stock=1, coins=0)
    state = t.auction("yellow", passed="red")
    displaced = told(do(state, "pass"), "displaced")
    assert [p["other_color"] for p in displaced] == ([] if victim is None else [victim])


def test_r_89_guarded_colours_are_no_candidates() -> None:
    t = duli_travels("9", guards=True).color("blue", bids=[], influence=2)
    t.color("red", at={"sichuan": 1}, guard="sichuan", coins=0)
    t.color("yellow", at={"sichuan": 1}, influence=1, stock=1, coins=0)
    events = do(t.auction("yellow", passed="red"), "pass")
    assert [p["other_color"] for p in told(events, "displaced")] == ["yellow"]


def test_r_90_the_inspector_banishes_her_first() -> None:
    t = Table(2).color("blue", at={"kang": 1}, bids=[])
    t.color("red", at={"puer": 1}).color("yellow", at={"kang": 1})
    state = t.travel("red")
    assert told(do(state, "done"), "banished") == [{"color": "blue", "province": "kang"}]


def test_r_91_no_gifts_for_her_alone() -> None:
    t = Table(2).color("blue", at={"sichuan": 2, "kang": 3}, bids=[], influence=4)
    t.color("red", at={"puer": 1}).color("yellow", at={"sichuan": 1})
    state = t.travel("red")
    do(state, "done")
    assert of(state, "blue")["gifts"] == 2
    assert of(state, "yellow")["gifts"] == 1
    assert field(state, "gifts") == [0, 0, 2, 4, 3, 2]


def test_r_92_her_traders_go_home_in_2g() -> None:
    t = Table(2).color("blue", at={"puer": 1, "sichuan": 2}, bids=[])
    t.color("red", at={"puer": 1}).color("yellow", at={"puer": 1})
    state = t.travel("red")
    do(state, "done")
    assert of(state, "blue")["income"] == 0
    do(state, "convert 0", "convert 0")
    assert of(state, "blue")["stock"] == 7
    assert field(state, "round") == 2


def test_r_93_r_94_money_and_one_bank_space() -> None:
    state = GAME.start(2, {"start_order": "given"}, 1)
    assert [of(state, color)["coins"] for color in COLORS[:3]] == [9, 9, 0]
    assert allowed(state, "bank") == ["bank left"]
    assert refusal(state, "bank right") == "bank-closed [R-94]"
    assert [slot["closed"] for slot in view(state)["bank"]] == [False, True]


def test_r_95_order_with_duli() -> None:
    t = Table(2).color("blue", bids=[])
    t.color("red", at={"puer": 1}, coins=0).color("yellow", at={"yunnan": 2}, coins=0)
    state = t.travel("red")
    do(state, "done")
    assert field(state, "travel_order") == ["blue", "yellow", "red"]
    do(state, "convert 0", "convert 0")
    assert field(state, "auction_order") == ["red", "yellow", "blue"]


def test_r_96_her_bids_count_for_the_bank_and_are_not_paid() -> None:
    t = Table(2).bank(left="red").color("red", coins=0)
    t.color("blue", bids=["school 9", "horse 12"])
    state = t.color("yellow", stock=1, coins=0).auction("yellow")
    events = do(state, "pass")
    assert told(events, "bank_sum") == [{"sum": 21}]
    assert of(state, "red")["coins"] == 13
    assert "pay" not in keys(events)


def test_r_97_her_posts_help_nobody() -> None:
    t = Table(2).color("blue", bids=[]).color("red", at={"sichuan": 1})
    state = t.color("yellow", at={"puer": 1}).travel("red")
    assert told(do(state, "done"), "isolated")[0]["color"] == "red"


def test_only_the_order_of_the_pile_is_hidden() -> None:
    state = GAME.start(2, {}, 1)
    samples = {state.sample(0, Rng(seed)).to_dict()["rng"] for seed in range(1, 6)}
    assert len(samples) == 5


# --- two colours ----------------------------------------------------------------------------------
def test_r_99_what_is_separate() -> None:
    t = Table(2, edition=2013).order("yellow", "black", "blue", "red")
    t.color("red", at={"sichuan": 1}, coins=0, stock=2).color("blue", at={"yunnan": 1}, coins=90)
    state = t.travel("red")
    # blue's trader in Yunnan does not connect red's
    assert told(do(state, "done"), "isolated")[0]["color"] == "red"
    t.color("red", stock=2, coins=4)
    assert allowed(t.auction("red"), "bid") == []
    # both colours of a person may hold a bank space
    t.bank(left="blue").color("blue", at={}, coins=0)
    assert allowed(t.auction("red"), "bank") == ["bank right"]


def test_the_view_names_the_deciding_colour() -> None:
    state = GAME.start(2, {"edition": 2013, "start_order": "given"}, 1)
    do(state, "market", "market")
    assert (state.actors(), view(state)["color"]) == ([0], "blue")


# --- combinations the contract tests do not walk through ------------------------------------------
COMBINATIONS: list[dict[str, object]] = [
    {"edition": 2013, "advanced_debts": True},
    {"double_bidding": True, "guards": True},
]


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(o))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_legal_and_why_not_agree_with_several_options(
    seats: int, options: dict[str, object]
) -> None:
    case = Case(GAME, seats, GAME.resolve(seats, options))
    for count, (state, seat, _) in enumerate(walk(case, 21)):
        if count % 2 == 0:
            legal = state.legal(seat)
            assert legal == [a for a in range(len(GAME.catalog)) if state.why_not(seat, a) is None]


@pytest.mark.parametrize("edition", [2013, 2023])
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_keep_the_money(seats: int, edition: int) -> None:
    """Section 9, 13 and 14: an empty market after 2G, and no coin that no event tells of."""
    case = Case(GAME, seats, GAME.resolve(seats, {"edition": edition}))
    for seed in range(3):
        state = case.start(seed)
        rng = Rng(seed + 1)
        colors = [c["color"] for c in view(state)["colors"] if c["seat"] is not None]
        while not state.over:
            before = {color: of(state, color)["coins"] for color in colors}
            actions = state.legal(state.actors()[0])
            action = GAME.catalog[int(actions[rng.below(len(actions))])].notation
            round_ = field(state, "round")
            events = do(state, action)
            change = dict.fromkeys(colors, 0)
            for event in events:
                for move in event.moves:
                    if move.piece == "coin":
                        name = (move.target if move.source == "bank" else move.source)[6:]
                        change[name] += move.count if move.source == "bank" else -move.count
            for color in colors:
                assert of(state, color)["coins"] == before[color] + change[color]
            if field(state, "round") > round_ and action.startswith("convert"):
                assert all(at(state, color, "puer") == 0 for color in colors)
