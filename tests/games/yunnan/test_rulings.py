"""The rulings R-n that a position can show: set-up and data, auction, resolution."""

from __future__ import annotations

import pytest
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

from teahouse.core.errors import BadOptions
from teahouse.core.match import Match

BOTH = pytest.mark.parametrize("edition", [2013, 2023])


# --- data and set-up ------------------------------------------------------------------------------
def test_r_1_four_ravines() -> None:
    ends = {ravine["id"]: ravine["ends"] for ravine in view(GAME.start(3, {}, 1))["ravines"]}
    assert ends == {
        "yunnan_kang": ["yunnan", "kang"],
        "yunnan_tibet": ["yunnan", "tibet"],
        "sichuan_qinghai": ["sichuan", "qinghai"],
        "kang_qinghai": ["kang", "qinghai"],
    }


@pytest.mark.parametrize(
    ("bids", "sum_", "left", "right", "each"),
    [
        ([], 0, 9, 6, 9),
        (["school 9"], 9, 10, 7, 10),
        (["school 15", "customs 15", "horse 15", "guild 15", "yard 9"], 69, 22, 13, 22),
        (
            ["school 15", "customs 15", "horse 15", "guild 15", "yard 15", "school 12"],
            87,
            26,
            15,
            26,
        ),
        (
            ["school 15", "customs 15", "horse 15", "guild 15", "yard 15", "school 12", "yard 9"],
            96,
            27,
            15,
            27,
        ),
    ],
)
def test_r_2_bank_table(bids: list[str], sum_: int, left: int, right: int, each: int) -> None:
    for edition, pays in ((2013, [left, right]), (2023, [each, each])):
        t = Table(3, edition=edition)
        extra = [b for b in bids if b in ("school 12", "yard 9")]
        t.color("yellow", bids=extra, coins=60)
        t.color("red", bids=[b for b in bids if b not in extra], coins=90, stock=0)
        state = t.color("blue", stock=3).auction("blue")
        assert view(state)["bid_sum"] == sum_
        assert [slot["pays"] for slot in view(state)["bank"]] == pays


def test_r_3_temple_spaces_are_small() -> None:
    temple = view(GAME.start(3, {}, 1))["buildings"][5]
    assert [(s["value"], s["small"]) for s in temple["spaces"]] == [
        (3, True),
        (5, True),
        (7, True),
        (9, True),
    ]
    assert len(view(GAME.start(3, {"edition": 2013}, 1))["buildings"]) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r_5_the_first_order_is_random(seats: int) -> None:
    orders = {tuple(field(GAME.start(seats, {}, seed), "auction_order")) for seed in range(40)}
    assert len(orders) > 4
    assert all(sorted(order) == sorted(COLORS[:seats]) for order in orders)


def test_r_6_two_colours_alternate() -> None:
    orders = set()
    for seed in range(20):
        state = GAME.start(2, {"edition": 2013}, seed)
        order = field(state, "auction_order")
        orders.add(tuple(order))
        seats = [COLORS.index(color) % 2 for color in order]
        assert seats in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert [of(state, color)["coins"] for color in order] == [9, 9, 12, 12]
    assert len(orders) == 2


def test_r_7_the_cap_of_rounds_ends_the_game() -> None:
    for round_, over in ((11, False), (12, True)):
        t = Table(3, guards=True, round_cap=12).set(round=round_)
        t.set(travel_order=["red", "yellow", "blue"])
        t.color("red", income=3, stock=3)
        state = t.convert("red")
        do(state, "convert 3")
        assert state.over == over


# --- auction --------------------------------------------------------------------------------------
def test_r_9_2013_takes_from_the_stock_first() -> None:
    t = Table(3, edition=2013).color("red", stock=1, at={"yunnan": 1, "sichuan": 1})
    state = t.auction("red")
    do(state, "market")
    assert of(state, "red")["stock"] == 0
    assert at(state, "red", "yunnan") == 1
    t.color("red", stock=0, at={"yunnan": 1, "sichuan": 1})
    state = t.auction("red")
    do(state, "market")
    assert allowed(state) == ["from yunnan", "from sichuan"]
    assert refusal(state, "from_stock") == "stock-empty [1A]"
    assert refusal(state, "from kang") == "no-trader-there [1A]"
    assert refusal(state, "pass") == "choose-source-first [1A]"


def test_r_9_2023_takes_from_anywhere() -> None:
    t = Table(3).color("red", stock=1, at={"yunnan": 1, "sichuan": 1, "puer": 1})
    state = t.auction("red")
    do(state, "bid guild 5")
    assert allowed(state) == ["from_stock", "from yunnan", "from sichuan"]
    assert view(state)["pending"] == "bid guild 5"
    do(state, "from sichuan")
    assert at(state, "red", "sichuan") == 0
    assert of(state, "red")["bids"] == ["guild 5"]


def test_r_10_round_1_has_only_the_stock() -> None:
    state = GAME.start(3, {"start_order": "given"}, 1)
    do(state, "market")
    assert asked(state) == ("turn", "yellow")


@BOTH
def test_r_11_small_spaces_only_above_all_bids(edition: int) -> None:
    t = Table(4, edition=edition)
    t.color("red", bids=["customs 5", "horse 7", "guild 9"], coins=60)
    state = t.color("blue", stock=3, coins=60).auction("blue")
    assert allowed(state, "bid school") == [f"bid school {n}" for n in (5, 7, 9, 12, 15)]
    assert allowed(state, "bid customs") == [f"bid customs {n}" for n in (7, 9, 12, 15)]
    assert allowed(state, "bid horse") == [f"bid horse {n}" for n in (9, 12, 15)]
    assert allowed(state, "bid guild") == [f"bid guild {n}" for n in (12, 15)]
    assert refusal(state, "bid horse 5") == "small-space [1A, R-11]"
    assert refusal(state, "bid customs 5") == "space-taken [1A]"


def test_r_12_a_seven_sends_a_five_home() -> None:
    t = Table(3).color("red", bids=["school 5"], stock=1, coins=9)
    state = t.color("blue", stock=3, coins=20).auction("blue")
    events = do(state, "bid school 7")
    assert told(events, "outbid") == [{"color": "red", "building": "school", "number": 5}]
    assert of(state, "red")["bids"] == []


def test_r_13_large_bids_stand_side_by_side() -> None:
    t = Table(3).color("red", bids=["school 15"], coins=15).color("yellow", stock=2, coins=12)
    state = t.color("blue", bids=["school 9"], stock=2, coins=9).auction("yellow")
    do(state, "bid school 12")
    standing = [of(state, color)["bids"] for color in ("red", "yellow", "blue")]
    assert standing == [["school 15"], ["school 12"], ["school 9"]]


@BOTH
def test_r_14_the_bank_frees_spaces(edition: int) -> None:
    t = Table(3, edition=edition)
    t.color("red", bids=["school 9"], stock=2, coins=9).color("yellow", stock=2, coins=12)
    state = t.auction("red")
    do(state, "bank left")
    assert at(state, "red", "puer") == (1 if edition == 2013 else 2)
    assert asked(state) == ("turn", "yellow")
    assert "bid school 5" in allowed(state)
    assert "bid school 9" in allowed(state)


@BOTH
def test_r_15_no_second_trader_not_even_instead_of_a_small_bid(edition: int) -> None:
    t = Table(3, edition=edition).color("red", bids=["school 5"], stock=2, coins=60)
    state = t.auction("red")
    assert allowed(state, "bid school") == []
    assert refusal(state, "bid school 9") == "own-trader-there [1A, R-15]"


def test_r_16_money_counts_standing_bids() -> None:
    t = Table(3).color("red", bids=["school 9"], stock=2, coins=16)
    state = t.auction("red")
    assert "bid guild 7" in allowed(state)
    assert "bid temple 7" in allowed(state)
    assert refusal(state, "bid guild 9") == "no-money [1A, R-16]"
    assert refusal(state, "bid temple 9") == "no-money [1A, R-16]"


@BOTH
def test_r_17_no_bid_at_the_end_of_a_track(edition: int) -> None:
    t = Table(3, edition=edition)
    t.color("red", stock=7, passes=6, horse="qinghai", influence=4, coins=60)
    state = t.auction("red")
    assert [a for a in allowed(state, "bid") if "temple" not in a] == [
        f"bid yard {n}" for n in (5, 7, 9, 12, 15)
    ]
    for building in ("school", "customs", "horse", "guild"):
        assert refusal(state, f"bid {building} 9") == f"full-{building} [1A, R-17]"


@BOTH
def test_r_18_the_yard_closes_with_the_supply(edition: int) -> None:
    t = Table(3, edition=edition)
    kept = {"trading_post": 2, "bridge": 2, "tea_house": 2}
    t.color("red", stock=3, kept=kept, coins=60)
    state = t.auction("red")
    assert refusal(state, "bid yard 15") == "full-yard [1A, R-18]"


@BOTH
def test_r_20_passing_sends_the_stock_to_the_market(edition: int) -> None:
    t = Table(3, edition=edition).color("red", bids=["school 9"], stock=2, coins=9)
    state = t.auction("red")
    do(state, "pass")
    assert (of(state, "red")["stock"], at(state, "red", "puer")) == (0, 2)
    assert of(state, "red")["bids"] == ["school 9"]


@BOTH
def test_r_21_r_22_an_outbid_colour_is_revived_in_its_old_place(edition: int) -> None:
    t = Table(4, edition=edition).color("blue", bids=["school 5"], at={"puer": 2}, coins=9)
    t.color("black", stock=1)
    state = t.color("red", stock=3, coins=9).auction("red", passed="yellow blue")
    events = do(state, "bid school 9")
    assert "revived" in keys(events)
    # blue comes before black, in the same lap; its market traders stay
    assert asked(state) == ("turn", "blue")
    assert (of(state, "blue")["stock"], at(state, "blue", "puer")) == (1, 2)
    do(state, "pass")
    assert at(state, "blue", "puer") == 3
    assert asked(state) == ("turn", "black")


@BOTH
def test_r_21_a_revived_colour_before_the_bidder_waits_for_the_next_lap(edition: int) -> None:
    t = Table(3, edition=edition).color("red", bids=["school 5"], at={"puer": 2}, coins=9)
    t.color("blue", stock=1, coins=0)
    state = t.color("yellow", stock=2, coins=9).auction("yellow", passed="red")
    do(state, "bid school 7")
    assert asked(state) == ("turn", "blue")
    do(state, "pass")
    assert asked(state) == ("turn", "red")
    do(state, "pass")  # it may pass again, and is then out until the next higher bid
    assert asked(state) == ("turn", "yellow")
    assert field(state, "passed") == ["red", "blue"]


def test_r_22_a_revived_colour_takes_the_returned_trader_first_in_2013() -> None:
    for edition, question in ((2013, "turn"), (2023, "source")):
        t = Table(3, edition=edition)
        t.color("yellow", bids=["school 5"], at={"yunnan": 1}, coins=9).color("blue", stock=1)
        state = t.color("red", stock=3, coins=9).auction("red", passed="yellow")
        do(state, "bid school 9", "market")
        assert field(state, "node") == question
        if edition == 2023:
            do(state, "from yunnan")
        assert at(state, "yellow", "yunnan") == (1 if edition == 2013 else 0)


@BOTH
def test_r_28_a_small_bid_of_a_colour_that_has_passed_may_stand(edition: int) -> None:
    t = Table(3, edition=edition).color("red", bids=["customs 5"], stock=1, coins=5)
    t.color("yellow", at={"puer": 1}, coins=0).color("blue", stock=1, coins=0)
    state = t.auction("red", passed="yellow")
    events = do(state, "pass", "pass")
    assert told(events, "pay") == [{"seat": 0, "color": "red", "coins": 5}]
    assert of(state, "red")["passes"] == 3


def test_r_23_2013_stays_in_the_auction_after_the_bank() -> None:
    t = Table(3, edition=2013).color("red", bids=["school 9"], stock=3, coins=9)
    state = t.auction("red", passed="yellow blue")
    do(state, "bank right")
    assert (of(state, "red")["stock"], at(state, "red", "puer")) == (2, 1)
    assert asked(state) == ("turn", "red")
    assert allowed(state) == ["pass", "market"]
    assert refusal(state, "bid guild 5") == "banked [1A, R-23]"
    assert refusal(state, "bank left") == "bank-again [1A, R-26]"


def test_r_24_2013_any_bank_space() -> None:
    assert allowed(Table(3, edition=2013).auction("red"), "bank") == ["bank left", "bank right"]
    t = Table(3, edition=2013).bank(left="yellow").color("yellow")
    state = t.auction("red")
    assert allowed(state, "bank") == ["bank right"]
    assert refusal(state, "bank left") == "bank-taken [1A]"


def test_r_25_2023_the_bank_passes_at_once() -> None:
    t = Table(3).color("red", stock=1, at={"puer": 2}).color("yellow", stock=2)
    state = t.auction("red")
    assert allowed(state, "bank") == ["bank left"]
    assert refusal(state, "bank right") == "bank-left-first [1A]"
    do(state, "bank left")
    assert field(state, "passed") == ["red"]
    assert field(state, "bank") == ["red", "none"]
    assert allowed(state, "bank") == ["bank right"]


def test_r_25_a_revived_colour_goes_to_the_bank() -> None:
    t = Table(3).color("blue", bids=["school 5", "guild 9"], at={"puer": 1}, coins=14)
    t.color("yellow", at={"puer": 1}, coins=0)
    state = t.color("red", stock=2, coins=9).auction("red", passed="yellow blue")
    events = do(state, "bid school 9", "bank left")
    assert told(events, "withdrawn") == [{"seat": 2, "color": "blue", "count": 1}]
    assert field(state, "passed") == ["yellow", "blue"]
    assert (of(state, "blue")["stock"], at(state, "blue", "puer")) == (0, 2)
    assert asked(state) == ("turn", "red")


def test_r_25_the_bank_takes_the_whole_stock_to_the_market() -> None:
    t = Table(3).color("red", bids=["school 9", "temple 5"], stock=3, coins=14)
    state = t.auction("red")
    do(state, "bank left")
    assert (of(state, "red")["stock"], at(state, "red", "puer")) == (0, 4)


@BOTH
def test_r_27_without_a_free_trader_the_pass_is_automatic(edition: int) -> None:
    t = Table(3, edition=edition).color("red", stock=1, coins=9)
    t.color("yellow", bids=["guild 9"], coins=9).color("blue", stock=1)
    state = t.auction("red")
    events = do(state, "market")
    assert told(events, "pass") == [{"seat": 1, "color": "yellow", "count": 0}]
    assert asked(state) == ("turn", "blue")


def test_r_29_the_auction_ends_when_all_have_passed() -> None:
    t = Table(3).color("red", at={"puer": 1}).color("yellow", at={"puer": 1})
    state = t.color("blue", stock=1, coins=0).auction("blue", passed="others")
    do(state, "pass")
    assert field(state, "phase") == "travel"


# --- resolution -----------------------------------------------------------------------------------
def test_r_30_the_sum_is_taken_before_anybody_leaves() -> None:
    t = Table(4, edition=2013).bank(left="red", right="yellow")
    t.color("red", at={"puer": 1}, coins=0).color("yellow", at={"puer": 1}, coins=0)
    t.color("blue", bids=["school 15", "guild 15"], coins=30)
    state = t.color("black", stock=1, coins=0).auction("black", passed="red yellow blue")
    do(state, "pass")
    # 9 + 30 / 5, and half of it and 2
    assert (of(state, "red")["coins"], of(state, "yellow")["coins"]) == (15, 9)


def test_r_31_all_bids_are_paid_first() -> None:
    t = Table(3).color("red", bids=["school 9", "customs 12", "temple 3"], coins=30)
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    state = t.color("red", bids=["school 9", "customs 12", "temple 3"], coins=30, stock=1)
    events = do(state.auction("red", passed="others"), "pass")
    order = keys(events)
    assert order.index("pay") < order.index("new_trader") < order.index("new_pass")
    assert told(events, "pay") == [{"seat": 0, "color": "red", "coins": 24}]


def test_r_32_yard_before_temple_and_r_36_any_ravine() -> None:
    t = Table(3).color("red", bids=["yard 9", "temple 3"], stock=1, coins=12, horse="kang")
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    state = t.auction("red", passed="others")
    do(state, "pass")
    assert asked(state) == ("take", "red")
    do(state, "take bridge", "build_bridge yunnan_kang")
    assert asked(state) == ("block", "red")
    assert len(allowed(state, "block")) == 4
    do(state, "block yunnan_kang")
    assert of(state, "red")["bridges"] == ["yunnan_kang"]
    assert field(state, "blocker") == "yunnan_kang"


def yard(edition: int, guards: bool = False, **red: object) -> Table:
    """Red is about to take a structure."""
    options: dict[str, object] = {"edition": edition}
    if guards:
        options["guards"] = True
    t = Table(3, **options)
    fields: dict[str, object] = {"bids": ["yard 9"], "stock": 1, "coins": 9, **red}
    t.color("red", **fields)
    t.color("yellow", at={"puer": 1}, coins=0).color("blue", at={"puer": 1}, coins=0)
    return t


@BOTH
def test_r_33_only_kinds_left_in_the_supply(edition: int) -> None:
    state = yard(edition, kept={"bridge": 2}).auction("red", passed="others")
    do(state, "pass")
    assert allowed(state) == ["take trading_post", "take tea_house"]
    assert refusal(state, "take bridge") == "none-in-supply [1C, R-33]"
    assert refusal(state, "take guard") == "no-guards [expert rules]"


def test_r_34_unbuilt_tea_houses_score_nothing() -> None:
    t = Table(3, edition=2013).color("red", kept={"tea_house": 2}, coins=0, stock=3)
    assert sum(t.auction("red").scores()[0]) == 0


def test_r_34_may_be_taken_when_all_slots_are_full() -> None:
    t = yard(2013, kept={"trading_post": 2, "bridge": 1})
    t.color("yellow", at={"puer": 1}, tea_houses=["yunnan", "sichuan"], coins=0)
    t.color("blue", at={"puer": 1}, tea_houses=["kang", "tibet"], coins=0)
    t.color(
        "red",
        kept={"trading_post": 2, "bridge": 1},
        tea_houses=["qinghai"],
        bids=["yard 9"],
        coins=9,
        stock=1,
    )
    state = t.auction("red", passed="others")
    do(state, "pass", "take tea_house")
    assert of(state, "red")["kept"] == [2, 1, 1]


def test_r_35_building_at_once_after_the_horse_bid() -> None:
    t = yard(2023, bids=["horse 5", "yard 9"], coins=14)
    state = t.auction("red", passed="others")
    do(state, "pass", "take tea_house")
    assert allowed(state) == ["keep", "build_tea_house yunnan", "build_tea_house sichuan"]
    do(state, "build_tea_house sichuan")
    assert field(state, "tea_houses")[2] == "red"
    assert of(state, "red")["stock"] == 2


def test_difference_7_what_is_built_at_once() -> None:
    for kind, action in (
        ("trading_post", "build_post yunnan"),
        ("bridge", "build_bridge yunnan_kang"),
    ):
        state = yard(2023, horse="kang").auction("red", passed="others")
        do(state, "pass", f"take {kind}")
        assert action in allowed(state)
        assert refusal(state, "build_tea_house yunnan") == "another-taken [1C, R-33]"
        state = yard(2013, horse="kang").auction("red", passed="others")
        do(state, "pass", f"take {kind}")
        # 2013: kept without a question
        assert asked(state)[0] == "travel"
    state = yard(2013).auction("red", passed="others")
    do(state, "pass", "take tea_house")
    assert allowed(state) == ["keep", "build_tea_house yunnan"]


def test_r_37_the_blocker_closes_the_ravine_for_everything() -> None:
    t = Table(3).order("blue", "yellow", "red").set(blocker="yunnan_kang")
    t.color(
        "red",
        at={"puer": 1, "yunnan": 1, "kang": 1},
        bridges=["yunnan_kang"],
        kept={"bridge": 1},
        passes=2,
        horse="kang",
    )
    t.color("yellow", at={"yunnan": 1}, kept={"bridge": 1}, horse="kang")
    state = t.travel("red")
    assert refusal(state, "move puer kang") == "too-few-passes [2A]"
    # nor does it join Kang to Yunnan
    events = do(state, "done")
    assert told(events, "isolated") == [{"color": "red", "province": "kang", "count": 1}]
    assert asked(state) == ("travel", "yellow")
    assert refusal(state, "build_bridge yunnan_kang") == "ravine-blocked [R-37]"


def test_r_38_the_new_trader_travels_the_bidder_does_not() -> None:
    t = Table(3).color("red", bids=["school 9"], coins=9, at={})
    t.color("yellow", at={"puer": 1}).color("blue", at={"puer": 1})
    t.order("yellow", "blue", "red").color("red", bids=["school 9"], coins=9, stock=1)
    state = t.auction("red", passed="others")
    do(state, "pass")
    assert asked(state) == ("travel", "red")
    assert field(state, "fresh")[0] == 2
    assert of(state, "red")["stock"] == 1


# --- the take-back rule of section 4 --------------------------------------------------------------
def test_taking_back_ends_where_another_seat_decides() -> None:
    match = Match(GAME, 3, {"start_order": "given"}, 1)
    match.decide(0, GAME.catalog.parse("market"))
    assert match.undoable(0) is None


def test_a_turned_card_of_duli_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, {"start_order": "given"}, 1)
    match.decide(0, GAME.catalog.parse("pass"))
    match.decide(1, GAME.catalog.parse("market"))
    # Duli has bid; yellow is asked again
    assert match.state.actors() == [1]
    assert match.undoable(1) is None


# --- options --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("edition", "option"),
    [(2023, "advanced_debts"), (2013, "double_bidding"), (2013, "guards")],
)
def test_variants_belong_to_their_edition(edition: int, option: str) -> None:
    with pytest.raises(BadOptions, match="edition"):
        GAME.resolve(3, {"edition": edition, option: True})


def test_every_combination_of_section_1_is_offered() -> None:
    for seats in (2, 3, 4, 5):
        found = {
            (o["edition"], o["advanced_debts"], o["double_bidding"], o["guards"])
            for o in GAME.options.every(seats)
        }
        assert found == {
            (2013, False, False, False),
            (2013, True, False, False),
            (2023, False, False, False),
            (2023, False, True, False),
            (2023, False, False, True),
            (2023, False, True, True),
        }


def test_r_98_given_order() -> None:
    assert field(GAME.start(5, {"start_order": "given"}, 3), "auction_order") == COLORS
    two = GAME.start(2, {"start_order": "given", "edition": 2013}, 3)
    assert field(two, "auction_order") == ["red", "yellow", "blue", "black"]
    duli = GAME.start(2, {"start_order": "given"}, 3)
    assert field(duli, "auction_order") == ["red", "yellow", "blue"]
