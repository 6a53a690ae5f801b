"""Every example of the specification, EX-1 to EX-23, played with decisions.

Players: Alex 0, Barbara 1, Chris 2, Doris 3; side45 unless noted.
"""

from __future__ import annotations

import pytest
from china_table import EMPEROR, category, choices, counts, decide, hand, node, only, table

from teahouse.core.viewer import EVERYTHING
from teahouse.games.china.game import GAME
from teahouse.games.china.rules.payment import ways_for_post
from teahouse.games.china.rules.province_scoring import points_by_rank

ALEX, BARBARA, CHRIS, DORIS = range(4)
each_side = pytest.mark.parametrize("side", ["side34", "side45"])


def test_ex_1_first_palace_in_an_empty_province() -> None:
    state = table(hands={ALEX: "purple red red"})
    offered = choices(state)
    assert len(only(state, "palace")) == 47
    assert only(state, "exchange") == ["exchange red", "exchange purple"]
    assert only(state, "emissary") == []
    assert len(offered) == 49
    decide(state, "palace wei3")
    assert hand(state, ALEX) == ["red", "purple"]
    assert node(state) == "draw"
    decide(state, "draw_deck")
    assert state.actors() == [BARBARA]


def test_ex_2_second_piece_with_a_joker() -> None:
    state = table(hands={BARBARA: "red green green"}, palaces={ALEX: "wei3"}, turn=1, waiting=[1])
    decide(state, "palace wei4")
    assert choices(state) == ["pay single", "pay joker"]
    decide(state, "pay single")
    assert node(state) == "act2"
    spaces = ["wei1", "wei2", "wei5", "wei6", "wei7"]
    assert choices(state) == [*[f"palace {s}" for s in spaces], "emissary wei", "done"]
    decide(state, "emissary wei")
    assert hand(state, BARBARA) == []
    decide(state, "draw_deck", "draw_deck")
    assert state.actors() == [BARBARA]
    decide(state, "draw_deck")
    assert state.actors() == [CHRIS]


def test_ex_3_three_cards_of_one_colour() -> None:
    def chris() -> list[str]:
        return hand(state, CHRIS)

    before = {"palaces": {ALEX: "qi2", BARBARA: "chin4"}, "turn": 2, "waiting": [2]}
    state = table(hands={CHRIS: "yellow yellow yellow"}, **before)
    assert len(only(state, "palace")) == 45
    assert only(state, "emissary") == ["emissary chin", "emissary qi"]
    assert only(state, "exchange") == ["exchange yellow"]
    assert len(choices(state)) == 48
    decide(state, "palace qi3")
    expected = ["palace qi1", "palace qi4", "palace qi5", "emissary qi", "done"]
    assert choices(state) == expected
    decide(state, "emissary qi")
    assert chris() == ["yellow"]
    assert node(state) == "draw"
    state = table(hands={CHRIS: "yellow yellow yellow"}, **before)
    decide(state, "palace lu1")
    assert chris() == ["yellow"]
    assert node(state) == "draw"


def test_ex_4_emissaries_up_to_the_largest_number_of_palaces() -> None:
    state = table(
        hands={ALEX: "purple orange orange"},
        palaces={BARBARA: "chu1 chu2 chu3 chu4", CHRIS: "chu5"},
        emissaries={CHRIS: "chu", DORIS: "chu"},
    )
    decide(state, "emissary chu")
    assert choices(state) == ["pay single", "pay joker"]
    decide(state, "pay single", "emissary chu")
    assert hand(state, ALEX) == []
    view = state.view(EVERYTHING)
    chu = next(p for p in view["provinces"] if p["id"] == "chu")
    assert chu["cap"] == 4
    assert sum(chu["emissaries"]) == 4
    decide(state, "draw_deck", "draw_deck", "draw_deck")
    assert "emissary chu" not in choices(state)
    assert state.why_not(BARBARA, _number("emissary chu")).key == "emissaries-full"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("emissary chin", "emissary chin"),
        ("palace qi1", "palace qi3"),
        ("palace qi1", "emissary qi"),
        ("emissary qi", "palace qi1"),
    ],
)
def test_ex_5_two_pieces_of_any_kind(first: str, second: str) -> None:
    """Ch'in has no space left for the palaces of the example: they go to the other yellow one."""
    state = table(
        hands={ALEX: "yellow yellow red"},
        palaces={BARBARA: "chin1 chin2 qi2", DORIS: "chin3 chin4 qi4"},
        tokens=["chin"],
    )
    decide(state, first, second)
    assert hand(state, ALEX) == ["red"]
    envoys = [first, second].count("emissary chin")
    assert (state.room >> 3 & 1 == 0) == (envoys == 2)


def test_ex_6_three_red_and_two_yellow_palaces_in_zhao() -> None:
    palaces = {ALEX: "zhao1 zhao2 zhao3", BARBARA: "zhao4 zhao5"}
    hands = {ALEX: "orange red green"}
    full = {"tokens": ["zhao"]}
    state = table(hands=hands, palaces=palaces, emissaries={CHRIS: "zhao zhao"}, **full)
    assert only(state, "emissary") == ["emissary zhao"]
    state = table(hands=hands, palaces=palaces, emissaries={CHRIS: "zhao zhao zhao"}, **full)
    assert only(state, "emissary") == []


def test_ex_7_wei_is_full() -> None:
    state = table(
        hands={ALEX: "red green yellow"},
        palaces={ALEX: "wei1 wei2 wei3", BARBARA: "wei4 wei5", DORIS: "wei6"},
    )
    decide(state, "palace wei7")
    assert state.points == [7, 4, 0, 2]
    assert state.to_dict()["tokens"] == ["wei"]


def test_ex_8_qi_is_full_with_a_tie() -> None:
    state = table(
        hands={BARBARA: "yellow green red"},
        palaces={BARBARA: "qi1", CHRIS: "qi2 qi3", DORIS: "qi4"},
        turn=1,
        waiting=[1],
    )
    decide(state, "palace qi5")
    assert state.points == [0, 5, 5, 2]


def test_ex_9_alliances() -> None:
    state = table(
        palaces={
            DORIS: "wei1 chin1 chin2 chin3 chin4 shu1",
            CHRIS: "shu2 shu3 shu4",
            BARBARA: "wei2 wei3",
        },
        emissaries={
            DORIS: "wei chin chin shu",
            BARBARA: "wei chin",
            ALEX: "chin",
            CHRIS: "shu shu",
        },
        tokens=["chin", "shu"],
    )
    assert category(state, "alliances") == [0, 0, 0, 6]
    assert category(state, "roads") == [0, 0, 0, 5]  # EX-10 in the same position
    view = state.view(EVERYTHING)
    won = {a["number"]: a["winners"] for a in view["alliances"] if a["winners"]}
    assert won == {3: [DORIS]}
    assert view["alliances"][2]["value"] == 6


@each_side
def test_ex_10_a_branch_does_not_count(side: str) -> None:
    palaces = {DORIS: "chin1 chin2 chin3 chin4 shu1 shu2"}
    state = table(options={"board": side}, palaces=palaces, tokens=["chin"])
    assert category(state, "roads") == [0, 0, 0, 5]


def test_ex_11_fortification_and_palace_on_it() -> None:
    state = table(
        options={"fortifications": True},
        hands={ALEX: "yellow yellow yellow"},
        palaces={BARBARA: "qi1"},
    )
    decide(state, "fort qi2", "palace qi2")
    assert hand(state, ALEX) == ["yellow"]
    assert node(state) == "draw"
    decide(state, "draw_deck", "draw_deck")
    assert state.actors() == [BARBARA]


def test_ex_12_the_holder_of_the_influence_card_gets_the_emperors_points() -> None:
    state = table(
        2,
        hands={0: "purple red green"},
        palaces={0: "chu1 chu2 chu3 chu4", 1: "chu5", EMPEROR: "chu6 chu7"},
        influence=[-1, -1, -1, -1, 0],
        kept=[counts("purple"), counts("")],
    )
    decide(state, "palace chu8")
    assert state.points == [13, 2]


def test_ex_13_bonus_tiles_corrected() -> None:
    state = table(
        3,
        options={"bonus_tiles": True},
        tiles={"yellow": "", "orange": "", "green": ""},
        closed=[],
        won=[[1, 3, 2], [4, 3, 2], [1, 0, 2]],
        palaces=_one_palace_each_province(),
    )
    assert category(state, "tiles") == [12, 18, 6]


def _one_palace_each_province() -> dict[int, str]:
    """No tile may be left face down where all are collected."""
    return {0: "yan1 zhao1 wei1 chin1 shu1 han1 chu1 lu1 qi1"}


def test_ex_14_harbours() -> None:
    state = table(
        3,
        options={"board": "border"},
        palaces={0: "yan3 yan4 qi4 qi5", 1: "lu3 chu6", 2: "chu7"},
    )
    assert category(state, "harbours") == [7, 4, 2]
    assert points_by_rank([4, 2, 1]) == [7, 4, 2]


@pytest.mark.parametrize(
    ("seats", "cards", "pile"), [(5, 57, 38), (4, 52, 36), (3, 47, 34), (2, 47, 34)]
)
def test_ex_15_set_up(seats: int, cards: int, pile: int) -> None:
    state = GAME.start(seats, {}, 1)
    assert sum(state.in_play) == cards
    assert state.left == pile
    for seat in range(seats):
        assert state.supply[seat * 3 : seat * 3 + 3] == [20, 8, 0]
        assert state.hand_size(seat) == 3
    assert [sum(row) for row in state.scores()] == [0] * seats


def test_ex_16_score_cards_on_the_track() -> None:
    state = table(
        hands={ALEX: "red green yellow"},
        palaces={ALEX: "wei1 wei2 wei3", BARBARA: "wei4 wei5", DORIS: "wei6"},
        points=[48, 0, 0, 0],
    )
    decide(state, "palace wei7")
    view = state.view(EVERYTHING)
    alex = view["owners"][ALEX]
    assert alex["score"] == 55
    assert (alex["score_cards"], alex["marker"]) == (1, 5)


@each_side
def test_ex_17_two_chains_beat_the_longest_path(side: str) -> None:
    """On side45 the longest path has six palaces; on side34 one path has all eight."""
    palaces = {DORIS: "chin1 chin2 chin3 chin4 shu1 shu2 shu3 shu4"}
    state = table(options={"board": side}, palaces=palaces, tokens=["chin", "shu"])
    assert category(state, "roads")[DORIS] == 8


@each_side
def test_ex_18_a_star_is_no_chain(side: str) -> None:
    state = table(options={"board": side}, palaces={CHRIS: "chin2 chin3 chin4 shu1"})
    assert category(state, "roads")[CHRIS] == 0


def test_ex_19_fortification_in_a_province() -> None:
    state = table(
        options={"fortifications": True},
        hands={ALEX: "purple red green"},
        palaces={ALEX: "chu1 chu2 chu3", BARBARA: "chu4 chu5 chu6", CHRIS: "chu7"},
        forts="chu4",
    )
    decide(state, "palace chu8")
    assert state.points == [8, 8, 3, 0]


@each_side
def test_ex_20_fortification_in_a_chain(side: str) -> None:
    state = table(
        options={"fortifications": True, "board": side},
        palaces={DORIS: "chin1 chin2 chin3 chin4 shu1 shu2"},
        forts="chin3",
        tokens=["chin"],
    )
    assert category(state, "roads")[DORIS] == 8


def test_ex_21_influence() -> None:
    plays = [
        ("red red green", "palace wei1", 0),
        ("red green yellow", "palace wei2", 1),
        ("red green yellow", "palace wei3", 0),
        ("green yellow red", "palace han1", 1),
    ]
    built: dict[int, str] = {0: "", 1: ""}
    kept = [counts(""), counts("")]
    influence = [-1] * 5
    holders = []
    for turn, (cards, action, seat) in enumerate(plays):
        state = table(
            2,
            hands={seat: cards},
            palaces=built,
            kept=kept,
            influence=influence,
            turn=turn,
            waiting=[seat],
        )
        decide(state, action)
        if node(state) in ("pay", "act2"):
            decide(state, "pay single" if node(state) == "pay" else "done")
        if node(state) == "act2":
            decide(state, "done")
        assert node(state) == "draw"
        built[seat] += f" {action.split()[1]}"
        stored = state.to_dict()
        kept = stored["kept"]
        influence = stored["influence"]
        holders.append(list(influence))
    assert [row[0] for row in holders] == [0, 1, 0, 0]
    assert holders[3][1] == 1
    state = table(2, palaces=built, kept=kept, influence=influence, turn=4)
    decide(state, next(choice for choice in choices(state) if choice.startswith("exchange")))
    assert state.influence == influence


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("red yellow orange", ["both"]),
        ("red red yellow", ["both", "two:red"]),
        ("yellow yellow yellow", ["two:yellow"]),
        ("red green green", ["joker"]),
        ("green green green", []),
        ("purple orange green", []),
    ],
)
def test_ex_22_payments_of_a_post(cards: str, ways: list[str]) -> None:
    state = table(3, options={"board": "border"}, hands={0: cards})
    names = ["single", "joker", "both", "two:red", "two:green", "two:orange", "two:yellow"]
    found = ways_for_post(state, 0, 3)
    assert [names[i] for i in range(7) if found >> i & 1] == ways
    assert ("palace bp4" in choices(state)) == bool(ways)
    if ways:
        decide(state, "palace bp4")
        if len(ways) == 2:
            assert choices(state) == [f"pay {way}" for way in ways]
            decide(state, f"pay {ways[0]}")
        paid = 3 - len(hand(state, 0))
        assert paid == (3 if ways == ["joker"] else 2)


def test_ex_23_the_emperor_follows_into_the_province_just_opened() -> None:
    state = table(2, hands={0: "green red yellow", EMPEROR: "green green orange"})
    decide(state, "palace han2")
    if node(state) == "act2":
        decide(state, "done")
    decide(state, "draw_deck")
    assert node(state) == "emperor"
    spaces = [f"palace han{n}" for n in (1, 3, 4, 5)]
    assert choices(state) == [*spaces, "emissary han", "skip"]


def _number(notation: str) -> int:
    return GAME.catalog.parse(notation)
