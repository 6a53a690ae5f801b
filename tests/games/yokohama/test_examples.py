"""The worked examples of the specification, by their numbers."""

from __future__ import annotations

from collections import Counter

import pytest
from yokohama_table import GAME, Table

from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.state import YokohamaState


def started(seats: int, **options: object) -> YokohamaState:
    state = GAME.start(seats, options, 5)
    assert isinstance(state, YokohamaState)
    return state


def boards(state: YokohamaState) -> Counter[str]:
    return Counter(d.LOCATION_IDS[x] for x in state.boards)


COMMON = ["bank", "church", "customs", "recruitment", "lab_a", "port_a"]
GOODS = ["copper_mine", "silk_factory", "tea_plantation", "fishing_port"]


# --- set-up ---------------------------------------------------------------------------------------
def test_ex_1_setup_two_players() -> None:
    state = started(2)
    assert boards(state) == Counter(GOODS + COMMON)
    assert len(state.labs) == 6
    assert len(state.ports) == 6
    assert len(state.removed) == 16
    assert len(state.port_pile) == 10
    assert len(state.lab_pile) == 24
    assert state.church.count(d.NEUTRAL) == 2
    assert state.customs.count(d.NEUTRAL) == 2


def test_ex_2_setup_three_players() -> None:
    state = started(3)
    more = ["fishing_port", "chinatown", "port_b", "canal"]
    assert boards(state) == Counter(GOODS + COMMON + more)
    assert sum(x != d.FREE for x in state.tiles) == 13
    assert sum(x != d.FREE for x in state.tokens) == 13
    assert state.tiles[state.canal] == state.tokens[state.canal] == d.FREE
    assert len(state.removed) == 5
    assert len(state.port_pile) == 13
    assert d.NEUTRAL not in state.church


def test_ex_3_setup_four_players() -> None:
    state = started(4)
    assert boards(state) == Counter(GOODS * 2 + COMMON + ["chinatown", "lab_b", "port_b", "canal"])
    assert sum(x != d.FREE for x in state.tiles) == 17
    assert sum(x != d.FREE for x in state.tokens) == 17
    assert len(state.removed) == 0
    assert len(state.port_pile) == 16
    assert len(state.lab_pile) == 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ex_4_what_everybody_starts_with(seats: int) -> None:
    state = started(seats)
    for seat in range(seats):
        assert state.hands[seat * 3 : seat * 3 + 3] == [8, 2, 0]
        assert state.warehouse[seat * 3 : seat * 3 + 3] == [12, 6, 4]
        yen = 3 if seat == state.first else 4
        assert state.owned[seat * 6 : seat * 6 + 6] == [1, 1, 1, 1, 0, yen]
    for seat in range(seats):
        state.apply(seat, GAME.catalog.parse("keep_order 1"))
    assert [state.order_count(seat) for seat in range(seats)] == [1] * seats
    assert state.on_turn() == state.first


# --- placement and movement -----------------------------------------------------------------------
def town() -> Table:
    """Start on 8; 3 laboratory and 9 agency touch it, 4 silk factory touches both; 15 copper."""
    t = Table().moment("place")
    for pos, name in {8: "bank", 3: "lab_a", 9: "recruitment", 4: "silk_factory"}.items():
        t.location(pos, name)
    t.location(15, "copper_mine")
    t.owned(0, yen=2).president(0, 8)
    return t.president(1, 9).tech(2, "postal_system").president(2, 3).president(3, 3)


def test_ex_5_placement_tolls() -> None:
    t = town()
    blue = t.player(1)["owned"]["yen"]
    t.play("place 15")
    assert t.has(0, "yen") == 2
    t.play("place 9")
    assert t.has(0, "yen") == 1
    assert t.has(1, "yen") == blue + 1
    assert "place 3" not in t.legal()
    assert t.why("place 3").key == "toll-too-high"
    t.play("place 4")
    assert t.has(0, "yen") == 1
    assert t.node == "move"


def test_ex_6_movement_pays_the_president_on_the_way() -> None:
    t = town()
    blue = t.player(1)["owned"]["yen"]
    t.play("place 15", "place 9", "place 4")
    assert t.legal("move") == ["move 4"]
    assert t.why("move 3").key == "no-assistant-there"
    t.play("move 4")
    assert t.has(0, "yen") == 0
    assert t.has(1, "yen") == blue + 2
    assert t.state.presidents[0] == 4


def test_ex_7_level_five_gives_four_silk() -> None:
    t = Table().moment("move")
    silk = t.location(3, "silk_factory")
    t.assistants(0, silk, 3).shop(0, silk, 0)
    t.play("move 3")
    assert t.told("act")[0]["level"] == 5
    assert t.has(0, "silk") == 1 + 4


def test_ex_8_recovery() -> None:
    t = Table().moment("move")
    t.location(3, "silk_factory")
    t.assistants(0, 3, 3).shop(0, 3, 0)
    t.play("move 3", "skip_token")
    assert t.on(0, 3) == 0
    assert t.in_hand(0) == 8
    assert t.node == "extra"


# --- extra actions --------------------------------------------------------------------------------
def test_ex_9_agent() -> None:
    t = Table()
    mine = t.location(3, "copper_mine")
    t.assistants(0, mine, 2).house(0, mine).president(0, 10)
    t.filled(0, "uk-01", "uk-02").agent(0, "uk")
    t.play("agent 3")
    assert t.told("act")[0]["level"] == 3
    assert t.has(0, "copper") == 2
    assert t.on(0, mine) == 0
    assert t.in_hand(0) == 8
    assert t.state.agents[0] == 0
    assert t.state.spent[0] == 1
    assert t.node == "extra"
    assert t.legal("agent") == []


def test_ex_10_goal_claimed_by_two_others() -> None:
    t = Table().goal("A", "A4").claim(1, "A").claim(2, "A").owned(0, copper=5)
    t.play("goal A")
    assert t.points(0) == 6
    assert t.has(0, "copper") == 5
    assert t.in_hand(0) == 7
    assert t.why("goal A").key == "goal-claimed"


def test_ex_11_a_pair_of_flags_earns_an_agent() -> None:
    t = Table().filled(0, "uk-01").order(0, "uk-02").owned(0, tea=4)
    t.play("order 1")
    assert t.state.agents[0] == 1
    assert t.told("agent_gained") == [{"seat": 0, "nation": "uk"}]
    assert t.view()["agent_supply"]["uk"] == 2


# --- final scoring --------------------------------------------------------------------------------
def test_ex_12_church_bonus() -> None:
    t = Table()  # seat 1 blue, seat 0 violet, seat 2 yellow
    for space, seat in enumerate([2, 0, 1, 0, 1]):
        t.space("church", space, seat)
    assert t.bonus("church") == [3, 6, 0, 0]


def test_ex_13_customs_bonus() -> None:
    t = Table()
    for space, seat in enumerate([1, 0, 2, 1, 1]):
        t.space("customs", space, seat)
    assert t.bonus("customs") == [0, 8, 4, 0]


def test_ex_14_technology_bonus() -> None:
    t = Table()
    costs = {
        0: ["ball", "exposition"],  # 12
        1: ["tramway", "station", "telephone", "newspaper"],  # 20
        2: ["ball", "brickyard", "language_school"],  # 12
        3: ["printing", "patents", "university"],  # 10
    }
    for seat, techs in costs.items():
        for tech in techs:
            t.tech(seat, tech)
    costs_now = [seat["technology_cost"] for seat in t.view()["seats"]]
    assert costs_now == [12, 20, 12, 10]
    assert t.bonus("technology") == [5, 10, 0, 0]


def test_ex_15_flags() -> None:
    t = Table()
    t.filled(0, "uk-01", "uk-02", "uk-03", "us-11", "us-12", "fr-19", "fr-20", "de-26", "nl-33")
    assert t.bonus("flags")[0] == 12 + 4 + 0


def test_ex_16_remaining_items() -> None:
    t = Table().owned(0, yen=3, copper=2, silk=1, tea=1, fish=3, **{"import": 1})
    assert t.bonus("items")[0] == 4


# --- locations ------------------------------------------------------------------------------------
def test_ex_17_church_action() -> None:
    t = Table().moment("move")
    t.location(3, "church")
    t.assistants(0, 3, 2).owned(0, yen=2)
    t.play("move 3")
    assert t.legal("church") == [f"church {k}" for k in range(5)]  # faith 3 + 5 kinds
    t.play("church 2", "gift copper", "gift silk", "gift yen")
    assert t.points(0) == 5
    assert (t.has(0, "copper"), t.has(0, "silk"), t.has(0, "yen")) == (0, 0, 0)
    assert t.state.church[2] == 0
    assert t.in_hand(0) == 5
    t.play("shift_hand", "shift_to 9", "shift_from 3", "shift_to 9")
    assert t.on(0, 9) == 2
    assert t.node == "extra"


def test_ex_18_customs_action() -> None:
    t = Table().moment("move")
    t.location(3, "customs")
    t.assistants(0, 3, 1).owned(0, yen=0, **{"import": 3})
    t.play("move 3")
    assert t.legal("customs") == ["customs 0", "customs 1"]
    assert t.why("customs 2").key == "level-too-low"
    t.play("customs 1")
    assert (t.has(0, "import"), t.has(0, "yen"), t.points(0)) == (2, 2, 4)
    assert t.state.customs[1] == 0


def test_ex_19_laboratory() -> None:
    t = Table().moment("move")
    t.location(3, "lab_a")
    t.lab(2, "tramway").assistants(0, 3, 3).shop(0, 3, 0).owned(0, yen=5)
    t.play("move 3")
    assert [x for x in t.legal("tech") if x.startswith("tech 2")] == ["tech 2 0"]
    t.play("tech 2 0")
    assert t.has(0, "yen") == 3
    assert [tech["id"] for tech in t.view()["seats"][0]["techs"]] == ["tramway"]


def test_ex_20_port() -> None:
    t = Table().moment("move")
    t.location(3, "port_a")
    t.assistants(0, 3, 2).owned(0, yen=2)
    cards = [card["id"] for card in t.play("move 3").view()["ports"][0]["cards"]]
    assert t.legal("port") == ["port 0", "port 1", "port 2", "port 3"]
    assert t.why("port 4").key == "level-too-low"
    assert t.view()["ports"][0]["levels"] == [2, 2, 3, 3, 4, 4]
    t.play("port 0")
    assert t.view()["ports"][0]["cards"][0] is None
    t.play("second 2 yen")
    assert t.has(0, "yen") == 0
    assert [order["id"] for order in t.view()["seats"][0]["orders"][1:]] == [cards[0], cards[2]]
    after = [card["id"] for card in t.view()["ports"][0]["cards"]]
    assert after[:4] == [cards[1], cards[3], cards[4], cards[5]]
    assert t.view()["port_pile"] == 14


@pytest.mark.parametrize(
    ("location", "kind", "gains"),
    [
        ("copper_mine", "copper", [0, 0, 1, 2, 3]),
        ("silk_factory", "silk", [0, 1, 2, 3, 4]),
        ("tea_plantation", "tea", [1, 2, 3, 4, 5]),
        ("fishing_port", "fish", [1, 2, 3, 4, 5]),
        ("bank", "yen", [1, 2, 3, 4, 5]),
    ],
)
def test_ex_21_production_table(location: str, kind: str, gains: list[int]) -> None:
    for level in range(2, 6):  # a president comes with an assistant
        t = Table().moment("move")
        t.location(3, location)
        before = t.player(0)["owned"][kind]
        t.assistants(0, 3, level - 1).play("move 3")
        assert t.has(0, kind) - before == gains[level - 1]
    t = Table()
    t.location(3, location)
    t.filled(0, "uk-01", "uk-02").agent(0, "uk").assistants(0, 3, 1)
    before = t.player(0)["owned"][kind]
    assert t.play("agent 3").has(0, kind) - before == gains[0]


def test_ex_22_agency_fees() -> None:
    t = Table().moment("move")
    t.location(3, "recruitment")
    t.assistants(0, 3, 4).owned(0, yen=22)
    t.play("move 3", "hire house", "hire house", "hire house", "hire house")
    assert t.has(0, "yen") == 0
    assert t.in_hand(0, "house") == 4
    assert t.node == "token"
    t = Table().moment("move")
    t.location(3, "recruitment")
    t.assistants(0, 3, 4).owned(0, yen=3)
    t.play("move 3", "hire assistant")
    assert t.has(0, "yen") == 3
    t.play("hire shop")
    assert t.has(0, "yen") == 1
    assert t.legal() == ["hire assistant", "leave_action"]
    assert t.why("hire house").params == {"kind": "yen", "count": 4}


def test_ex_23_chinatown() -> None:
    t = Table().moment("move")
    t.location(3, "chinatown")
    t.assistants(0, 3, 4).owned(0, yen=10)
    t.play("move 3", "trade buy_copper", "trade buy_silk", "trade buy_tea", "trade buy_fish")
    assert t.has(0, "yen") == 4
    t.play("trade buy_import")
    assert (t.has(0, "yen"), t.has(0, "import")) == (0, 1)
    assert [t.has(0, good) for good in d.GOOD_IDS] == [2, 2, 2, 2]
    assert t.node == "token"
    t = Table().moment("move")
    t.location(3, "chinatown")
    t.assistants(0, 3, 3).owned(0, yen=0)
    t.play("move 3", "trade sell_copper", "trade sell_silk", "trade sell_tea", "trade sell_fish")
    assert t.has(0, "yen") == 6
    assert "trade sell_import" not in d.EXCHANGE_IDS


@pytest.mark.parametrize(("flags", "points"), [(5, 12), (4, 8), (3, 4), (2, 2), (1, 0)])
def test_ex_24_flag_table(flags: int, points: int) -> None:
    t = Table().filled(0, *["uk-01", "us-11", "fr-19", "de-26", "nl-33"][:flags])
    assert t.bonus("flags")[0] == points


@pytest.mark.parametrize(("seats", "limit"), [(2, 5), (3, 5), (4, 6)])
@pytest.mark.parametrize("board", ["church", "customs"])
def test_ex_25_end_thresholds(seats: int, limit: int, board: str) -> None:
    t = Table(seats).moment("move")
    t.location(3, board)
    t.assistants(0, 3, 2).owned(0, **{"import": 4})
    free = [k for k in range(1, 8) if t.data[board][k] == d.FREE]
    for space in free[: limit - 1 - (2 if seats == 2 else 0)]:
        t.space(board, space, 1)
    t.play("move 3", f"{board} 0", *(["gift copper"] if board == "church" else []))
    assert t.state.last_round == 2
    assert t.told("last_round") == [{"trigger": board, "round": 2}]


def test_ex_25_one_assistant_fewer_goes_on() -> None:
    t = Table().moment("move")
    t.location(3, "customs")
    t.assistants(0, 3, 2).owned(0, **{"import": 4})
    for space in range(1, 5):
        t.space("customs", space, 1)
    t.play("move 3", "customs 0")
    assert t.state.last_round == 0


def test_ex_26_fourth_technology() -> None:
    t = Table().moment("move")
    t.location(3, "lab_a")
    for tech in ("ball", "exposition", "printing"):
        t.tech(0, tech)
    t.lab(0, "university").assistants(0, 3, 4).owned(0, yen=2, **{"import": 1})
    t.play("move 3")
    assert [x for x in t.legal("tech") if x.startswith("tech 0")] == ["tech 0 0", "tech 0 1"]
    assert t.play("tech 0 1").has(0, "import") == 0
