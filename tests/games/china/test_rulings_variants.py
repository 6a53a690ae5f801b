"""Rulings on bonus tiles, the Duel and border disputes (R-46 to R-79, R-83 to R-86)."""

from __future__ import annotations

import pytest
from china_table import (
    EMPEROR,
    category,
    choices,
    counts,
    decide,
    hand,
    keys,
    node,
    only,
    refused,
    rules,
    table,
)

from teahouse.core.bits import count_bits
from teahouse.core.errors import BadOptions
from teahouse.core.viewer import SPECTATOR, seat_viewer
from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME
from teahouse.games.china.state import ChinaState

TILES = {"bonus_tiles": True}
BORDER = {"board": "border"}
LYING = {
    "yellow": "yan2 yan3 zhao2 zhao5 wei2 wei5",
    "orange": "chin1 chin3 shu3 shu4 han3 han5",
    "green": "chu3 chu6 lu3 lu4 qi2 qi4",
}


# --- bonus tiles ----------------------------------------------------------------------------------
def test_r_46_collected_tiles_are_public() -> None:
    state = table(options=TILES, tiles=LYING, palaces={1: "wei2"})
    assert state.view(SPECTATOR)["owners"][1]["tiles"] == {"yellow": 1, "orange": 0, "green": 0}


def test_r_47_and_r_48_tiles_lie_on_ordinary_spaces_off_junctions() -> None:
    for seats, board in ((3, "side34"), (4, "side45"), (4, "border")):
        places = set()
        for seed in range(30):
            state = GAME.start(seats, {"board": board, **TILES}, seed)
            lying = [space for mask in state.tiles for space in d.bits(mask)]
            assert len(set(lying)) == 18
            for space in lying:
                assert state.board.province[space] >= 0
                assert count_bits(state.board.near[space]) < 3
            for p in range(9):
                here = [s for s in lying if state.board.province[s] == p]
                assert len(here) == 2
            places.add(tuple(sorted(lying)))
        assert len(places) > 1


def test_r_49_tiles_are_turned_up_before_the_space_is_chosen() -> None:
    state = table(options=TILES, tiles=LYING, hands={0: "red green yellow"}, palaces={1: "qi1"})
    assert refused(state, "palace wei2") == "open-first"
    assert "palace qi3" in choices(state)
    before = state.view(SPECTATOR)
    assert [s["tile_color"] for s in before["spaces"] if s["id"] == "wei2"] == [None]
    events = decide(state, "open wei")
    assert keys(events).count("tile_shown") == 2
    assert any(event.forbids_undo for event in events)
    assert choices(state) == [f"palace wei{n}" for n in range(1, 8)]
    assert refused(state, "palace qi3") == "space-first"
    shown = state.view(SPECTATOR)
    assert [s["tile_color"] for s in shown["spaces"] if s["id"] == "wei2"] == ["yellow"]
    decide(state, "palace wei2")
    assert state.won[0:3] == [1, 0, 0]
    assert "wei5" in [d.SPACE_IDS[s] for s in d.bits(state.tiles[0])]


def test_r_49_open_is_paid_for_before_the_tiles_are_seen() -> None:
    state = table(options=TILES, tiles=LYING, hands={0: "red green green"})
    decide(state, "open wei")
    assert choices(state) == ["pay single", "pay joker"]
    assert state.closed >> 2 & 1
    decide(state, "pay joker")
    assert not state.closed >> 2 & 1
    assert hand(state, 0) == ["red"]


def test_r_50_a_fortification_on_a_tile_turns_nothing_up() -> None:
    state = table(
        options={**TILES, "fortifications": True},
        tiles=LYING,
        hands={0: "red red red", 1: "red red red"},
    )
    decide(state, "fort wei2")
    assert state.closed >> 2 & 1
    decide(state, "draw_deck", "open wei", "palace wei2")
    assert state.won[3:6] == [1, 0, 0]
    assert node(state) == "act2"  # the fortification had opened the province


def test_r_51_the_most_yellow_tiles_win_not_the_fewest() -> None:
    state = table(
        3,
        options=TILES,
        tiles={"yellow": "", "orange": "", "green": ""},
        closed=[],
        won=[[1, 3, 2], [4, 3, 2], [1, 0, 2]],
        palaces={0: "yan1 zhao1 wei1 chin1 shu1 han1 chu1 lu1 qi1"},
    )
    assert category(state, "tiles") == [6 + 6, 6 + 6 + 6, 6]


def test_r_52_ties_and_colours_without_tiles() -> None:
    state = table(options=TILES, tiles=LYING, palaces={0: "wei2 chin1", 1: "yan2"})
    assert category(state, "tiles") == [12, 6, 0, 0]


def test_r_53_the_emperor_takes_tiles_and_is_compared() -> None:
    lying = {
        "yellow": "yan1 yan2 zhao2 zhao5 wei2 wei5",
        "orange": "chin1 chin3 shu3 shu4 han2 han4",
        "green": "chu2 chu4 lu3 lu4 qi2 qi4",
    }
    state = table(2, options=TILES, tiles=lying, palaces={EMPEROR: "wei2 wei5", 0: "yan1 han2"})
    assert state.won == [1, 1, 0, 0, 0, 0, 2, 0, 0]
    assert category(state, "tiles") == [6, 0]


def test_r_85_tiles_of_others_are_hidden_with_the_switch() -> None:
    game = rules(tiles_public=False)
    state = table(options=TILES, tiles=LYING, palaces={1: "wei2"}, game=game)
    assert state.view(seat_viewer(1))["owners"][1]["tiles"] == {
        "yellow": 1,
        "orange": 0,
        "green": 0,
    }
    other = state.view(seat_viewer(0))["owners"][1]
    assert other["tiles"] is None
    assert other["tile_count"] == 1
    state = table(
        options=TILES, tiles=LYING, palaces={1: "wei1"}, hands={0: "red green yellow"}, game=game
    )
    events = decide(state, "palace wei2")
    told = next(event for event in events if event.key == "tile")
    assert "color" in told.seen_by(seat_viewer(0))["params"]
    assert "color" not in told.seen_by(seat_viewer(1))["params"]


# --- the Duel -------------------------------------------------------------------------------------
def _to_emperor(cards: str = "green green orange", **fields: object) -> ChinaState:
    """Seat 0 exchanges a card; then the Emperor is asked for."""
    hands = {0: "red yellow purple", EMPEROR: cards}
    state = table(2, hands=hands, **fields)
    decide(state, "exchange red", "draw_deck")
    return state


def test_r_54_pieces_of_the_emperor() -> None:
    state = GAME.start(2, {"fortifications": True}, 1)
    assert state.supply[6:] == [20, 8, 0]
    state = _to_emperor(palaces={0: "han1"}, options={"fortifications": True})
    assert refused(state, "fort han2") == "emperor-no-fort"


def test_r_55_one_of_the_cards_played_is_kept() -> None:
    state = table(2, hands={0: "red green green"}, palaces={1: "wei1"})
    decide(state, "palace wei2", "pay single", "palace wei3")
    assert choices(state) == ["keep red", "keep green"]
    decide(state, "keep green")
    assert state.kept_cards == counts("green") + counts("")
    assert state.discard == counts("red green")
    assert state.influence == [-1, 0, -1, -1, -1]


def test_r_55_one_colour_is_kept_without_a_question() -> None:
    state = table(2, hands={0: "red red green"}, palaces={1: "wei1"})
    decide(state, "palace wei2", "palace wei3")
    assert node(state) == "draw"
    assert state.kept_cards[:5] == counts("red")
    assert state.discard == counts("red")


def test_r_56_a_tie_takes_the_influence_card_over() -> None:
    state = table(
        2,
        hands={0: "red green yellow"},
        palaces={1: "wei1"},
        kept=[counts(""), counts("red")],
        influence=[1, -1, -1, -1, -1],
    )
    decide(state, "palace wei2", "done")
    assert state.influence[0] == 0


def test_r_57_a_province_is_scored_with_the_influence_as_it_was() -> None:
    state = table(
        2,
        hands={0: "red green yellow"},
        palaces={1: "wei1 wei2 wei3 wei7", EMPEROR: "wei4 wei5"},
        kept=[counts(""), counts("red")],
        influence=[1, -1, -1, -1, -1],
    )
    decide(state, "palace wei6")
    assert state.points == [2, 7 + 4]
    decide(state, "done")
    assert state.influence[0] == 0


def test_r_58_kept_cards_never_return_to_the_pile() -> None:
    state = table(2, hands={0: "red green yellow"}, palaces={1: "wei1"}, pile="purple")
    decide(state, "palace wei2", "done", "draw_deck")
    assert state.exhausted == 1
    assert state.kept_cards[:5] == counts("red")


def test_r_59_the_emperor_may_skip() -> None:
    state = _to_emperor(palaces={0: "han1"})
    assert "skip" in choices(state)
    cards = hand(state, EMPEROR)
    decide(state, "skip")
    assert hand(state, EMPEROR) == cards
    assert state.actors() == [1]
    state = _to_emperor(palaces={0: "han1"}, game=rules(may_skip=False))
    assert refused(state, "skip") == "emperor-must"


def test_r_60_empty_provinces_only_if_he_cannot_do_otherwise() -> None:
    state = _to_emperor(palaces={0: "wei1"}, cards="green yellow orange")
    offered = {choice.split()[1].rstrip("12345678") for choice in only(state, "palace")}
    assert offered == {"han", "yan", "chin", "qi", "zhao", "lu"}
    state = _to_emperor(palaces={0: "han1"}, cards="green yellow orange")
    assert refused(state, "palace yan1") == "emperor-occupied"
    assert len(only(state, "palace", "emissary")) == 5


def test_r_61_no_placement_at_all() -> None:
    full = "lu1 lu2 lu3 lu4"
    state = table(
        2,
        hands={0: "red yellow purple", EMPEROR: "purple green orange"},
        palaces={
            0: f"{full} zhao1 zhao2 zhao3 zhao4 zhao5 han1 han2 yan1 yan2 yan3",
            1: "han3 han4 yan4 yan5 chu1 chu2 chu3 chu4 chu5",
            EMPEROR: "han5 chu6 chu7 chu8",
        },
        emissaries={
            0: "lu lu lu lu zhao zhao zhao",
            1: "zhao zhao han han chu chu chu chu",
            EMPEROR: "yan yan yan chu",
        },
        tokens=["yan", "zhao", "han", "chu", "lu"],
    )
    events = decide(state, "exchange red", "draw_deck")
    assert "emperor_passes" in keys(events)
    assert hand(state, EMPEROR) == ["green", "orange", "purple"]
    assert state.actors() == [1]
    decide(state, only(state, "exchange")[0], "draw_deck")
    assert state.why_not(0, GAME.catalog.parse("special_first")).key == "emperor-stuck"


@pytest.mark.parametrize(("left", "over"), [("chu", True), ("", False)])
def test_r_25_the_emperors_supply_counts_too(left: str, over: bool) -> None:
    """Every space is taken with the last palace; an emissary of the Emperor may still fit."""
    spaces = [space["id"] for space in GAME.start(2, {}, 1).view(SPECTATOR)["spaces"]]
    spaces.remove("chu8")
    tokens = ["yan", "zhao", "wei", "chin", "shu", "han", "lu", "qi"]
    palaces = {0: " ".join(spaces[:19]), 1: " ".join(spaces[19:39]), EMPEROR: " ".join(spaces[39:])}
    state = table(
        2,
        hands={0: "purple red green"},
        palaces=palaces,
        emissaries={
            0: "yan yan yan yan yan zhao zhao zhao",
            1: "shu shu shu shu han han han han",
            EMPEROR: f"zhao zhao han lu lu qi qi {left}",
        },
        tokens=tokens,
    )
    decide(state, "palace chu8")
    assert state.over == over


def test_r_62_after_an_exchange_the_emperor_moves_too() -> None:
    assert node(_to_emperor(palaces={0: "han1"})) == "emperor"


def test_r_62_the_emperor_moves_in_every_turn() -> None:
    state = table(2, palaces={1: "wei1"})
    for seat in (0, 1, 0):
        exchange = next(c for c in choices(state) if c.startswith("exchange"))
        decide(state, exchange, "draw_deck")
        assert (node(state), state.actors()) == ("emperor", [seat])
        decide(state, "skip")


def test_the_emperors_emissaries_count_for_alliances_and_score_for_nobody() -> None:
    """5.2: he leads in Wei with two, so that nobody else does; tied with him, the seat scores."""
    palaces = {0: "wei1 wei2 wei3 chin1 chin2"}
    state = table(2, palaces=palaces, emissaries={0: "wei chin", EMPEROR: "wei wei chin"})
    assert category(state, "alliances") == [0, 0]
    state = table(2, palaces=palaces, emissaries={0: "wei chin", EMPEROR: "wei chin"})
    assert category(state, "alliances") == [4, 0]


def test_r_63_the_emperor_draws_from_the_pile_only() -> None:
    state = _to_emperor(palaces={0: "han1"})
    row, left = state.row[:], state.left
    decide(state, "palace han2")
    assert state.row == row
    assert state.left == left - 1
    assert len(hand(state, EMPEROR)) == 3


def test_r_64_first() -> None:
    state = table(
        2, hands={0: "green green yellow", EMPEROR: "green green orange"}, palaces={1: "wei1"}
    )
    assert "special_first" in choices(state)
    decide(state, "special_first")
    assert node(state) == "emperor"
    decide(state, "palace wei2")  # the pair of green cards as joker
    assert node(state) == "act"
    assert len(hand(state, EMPEROR)) == 3
    assert refused(state, "special_first") == "special-used"
    decide(state, "exchange green", "draw_deck")
    assert state.actors() == [1]  # no second move of the Emperor


def test_r_64_only_before_anything_else() -> None:
    state = table(2, hands={0: "green green yellow"}, palaces={1: "wei1"}, row="red red red orange")
    decide(state, "special_swap green red")
    assert refused(state, "special_first") == "first-only-first"


def test_r_65_two_different_provinces() -> None:
    state = table(2, hands={0: "green red yellow"}, palaces={1: "wei1"})
    decide(state, "palace han1")  # han was empty: no second piece there
    assert choices(state) == ["done", "special_two"]
    decide(state, "special_two")
    assert refused(state, "palace han2") == "other-province"
    assert "done" not in choices(state)
    decide(state, "palace wei2", "keep red")
    assert not state.has_special(0, d.TWO)
    assert sum(state.kept_cards) == 1
    assert node(state) == "draw"


def test_r_65_a_province_that_was_empty_stays_closed_to_the_second_piece() -> None:
    """The question is asked for the special card only."""
    state = table(2, hands={0: "green green green"}, palaces={1: "wei1"})
    decide(state, "palace han1")
    assert choices(state) == ["done", "special_two"]
    assert refused(state, "palace han2") == "was-empty"
    decide(state, "special_two")
    assert not [c for c in choices(state) if c.endswith(("han", "han2"))]
    assert "palace yan1" in choices(state)


def test_r_65_not_without_a_placement_elsewhere() -> None:
    state = table(2, hands={0: "red red purple"}, palaces={1: "chu1"})
    decide(state, "palace chu2", "pay joker")
    assert "palace chu3" in choices(state)
    assert refused(state, "special_two") == "no-other-province"
    assert "special_two" not in choices(state)


def test_r_65_two_with_a_piece_in_an_occupied_province() -> None:
    state = table(2, hands={0: "red red green"}, palaces={1: "wei1"})
    decide(state, "palace wei2")
    assert "palace wei3" in choices(state)
    decide(state, "special_two", "palace shu1")
    assert node(state) == "draw"


def test_r_66_swap_with_any_of_the_four_open_cards() -> None:
    state = table(2, hands={0: "green green yellow"}, row="red red orange purple")
    swaps = only(state, "special_swap")
    expected = [
        f"special_swap {a} {b}" for a in ("green", "yellow") for b in ("red", "orange", "purple")
    ]
    assert swaps == expected
    decide(state, "special_swap green purple")
    assert hand(state, 0) == ["green", "yellow", "purple"]
    assert state.row == counts("red red orange green")
    assert node(state) == "act"
    decide(state, "palace chu1")
    assert "special_swap" not in " ".join(choices(state))


def test_r_67_several_special_cards_in_a_turn() -> None:
    state = table(
        2,
        hands={0: "green red yellow", EMPEROR: "red green orange"},
        palaces={1: "wei1"},
        row="orange orange orange purple",
    )
    decide(state, "special_first", "palace wei2", "special_swap yellow purple", "palace han1")
    decide(state, "special_two", "palace chu1")
    assert state.special == 0b111 << 3


def test_r_68_points_of_the_emperor_are_lost_without_a_holder() -> None:
    state = table(
        2, hands={0: "red green yellow"}, palaces={1: "wei1 wei2 wei3 wei7", EMPEROR: "wei4 wei5"}
    )
    events = decide(state, "palace wei6")
    assert state.points == [2, 7]
    assert "emperor_points_lost" in keys(events)


def test_r_69_the_emperors_palaces_rank_and_double() -> None:
    state = table(
        2,
        options={"fortifications": True},
        hands={0: "red green yellow"},
        palaces={1: "wei1 wei2 wei3 wei7", EMPEROR: "wei4 wei5"},
        forts="wei4",
        kept=[counts("red"), counts("")],
        influence=[0, -1, -1, -1, -1],
    )
    assert state.room >> 2 & 1
    decide(state, "palace wei6")
    assert state.points == [2 + 2 * 4, 7]


def test_r_70_the_lighter_variant_keeps_nothing() -> None:
    light = {"duel_influence": False}
    state = table(
        2,
        options=light,
        hands={0: "red green green"},
        palaces={1: "wei1 wei2 wei3 wei7", EMPEROR: "wei4"},
    )
    decide(state, "palace wei5", "pay single", "palace wei6")
    assert state.points == [4, 7]
    assert node(state) == "draw"
    assert state.discard == counts("red green green")
    assert state.influence == [-1] * 5
    assert state.has_special(0, d.TWO)


def test_r_71_the_emperor_moves_in_the_last_turn_too() -> None:
    state = table(
        2,
        hands={1: "red yellow purple", EMPEROR: "green green orange"},
        palaces={0: "han1"},
        pile="purple",
        turn=1,
        waiting=[1],
    )
    stored = state.to_dict()
    stored.update(exhausted=1, fresh=counts("purple"), old=stored["hands"][:2])
    state = GAME.from_dict(stored)
    decide(state, "exchange red", "draw_deck")
    assert node(state) == "emperor"
    decide(state, "palace han2")
    assert state.over
    assert len(hand(state, EMPEROR)) == 2


def test_r_86_the_emperors_move_is_a_turn_of_its_own() -> None:
    state = table(2, hands={0: "green green yellow", EMPEROR: "green green orange"})
    decide(state, "special_first", "palace han1")
    assert node(state) == "act"
    decide(state, "palace han2")
    assert node(state) == "act2"
    assert "palace han3" in choices(state)


# --- border disputes ------------------------------------------------------------------------------
def test_r_72_a_joker_replaces_one_card_of_a_post() -> None:
    hands = {0: "red green green"}
    state = table(3, options=BORDER, hands=hands)
    decide(state, "palace bp4")
    assert hand(state, 0) == []
    state = table(3, options=BORDER, hands={0: "yellow green green"})
    decide(state, "palace bp4")
    assert hand(state, 0) == []
    assert counts("yellow green green") == [int(n) for n in state.discard]
    state = table(3, options=BORDER, hands=hands, game=rules(post_joker=False))
    assert refused(state, "palace bp4") == "cannot-pay-post"


def test_r_73_the_other_piece_shares_a_province_with_the_post() -> None:
    state = table(3, options=BORDER, hands={0: "red yellow red"}, palaces={1: "wei1 chin1 shu1"})
    decide(state, "palace bp4", "pay both")
    assert "palace wei2" in choices(state)
    assert refused(state, "palace shu2") == "one-province"


def test_r_74_one_piece_in_each_province_that_was_empty() -> None:
    state = table(3, options=BORDER, hands={0: "red yellow red"}, palaces={1: "wei1"})
    decide(state, "palace bp4", "pay both")
    assert "palace wei2" in choices(state)
    assert not [c for c in choices(state) if c.startswith("palace chin")]
    state = table(3, options=BORDER, hands={0: "red yellow yellow"}, palaces={1: "wei1"})
    decide(state, "palace bp4", "pay both")
    assert choices(state) == ["done"]
    assert refused(state, "palace chin1") == "was-empty"
    state = table(3, options=BORDER, hands={0: "red yellow yellow"}, palaces={1: "wei1"})
    decide(state, "palace wei2", "pay single")
    assert "palace bp4" in choices(state)
    state = table(3, options=BORDER, hands={0: "red yellow yellow"}, palaces={1: "chin1"})
    decide(state, "palace wei2", "pay single")
    assert state.actors() == [0]
    assert node(state) == "draw"


def test_r_75_one_post_completes_two_provinces() -> None:
    state = table(
        3,
        options=BORDER,
        hands={0: "yellow orange red"},
        palaces={0: "lu1", 1: "lu2 lu3 lu4 qi1 qi2 qi4 qi5", 2: "bp1"},
    )
    events = decide(state, "palace bp2")
    full = [event.params["province"] for event in events if event.key == "province_full"]
    assert full == ["lu", "qi"]
    assert state.points == [3 + 4, 5 + 6, 4]


def test_r_76_a_post_counts_for_both_caps() -> None:
    state = table(3, options=BORDER, hands={0: "red yellow orange"}, palaces={1: "bp4"})
    assert only(state, "emissary") == ["emissary wei", "emissary chin"]


def test_r_77_harbours_count_in_their_provinces_too() -> None:
    state = table(3, options=BORDER, palaces={0: "qi4 qi5", 1: "lu3", 2: "qi1"})
    assert category(state, "harbours") == [3, 2, 0]
    assert category(state, "palaces") == [3, 1, 2]


def test_r_78_posts_in_chains() -> None:
    state = table(3, options=BORDER, palaces={0: "chin2 bp4 wei2 wei1"})
    assert category(state, "roads")[0] == 4


def test_r_79_neither_two_players_nor_fortifications() -> None:
    with pytest.raises(BadOptions):
        GAME.start(2, BORDER, 1)
    with pytest.raises(BadOptions, match="fortifications"):
        GAME.start(3, {**BORDER, "fortifications": True}, 1)


def test_a_post_turns_up_the_tiles_of_both_its_provinces() -> None:
    state = table(3, options={**BORDER, **TILES}, hands={0: "red yellow orange"})
    events = decide(state, "palace bp4")
    assert keys(events).count("tile_shown") == 4
    assert any(event.forbids_undo for event in events)
    assert state.closed == d.ALL_PROVINCES & ~(1 << 2) & ~(1 << 3)


# --- general --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "board"), [(2, "side34"), (3, "side34"), (4, "side45"), (5, "side45")]
)
def test_r_83_the_board_by_the_number_of_players(seats: int, board: str) -> None:
    assert GAME.start(seats, {}, 1).board.name == board


def test_r_84_combinations() -> None:
    found = {n: len(list(GAME.options.every(n))) for n in (2, 3, 4, 5)}
    # boards x fortifications, tiles, influence (Duel), first player; border without fortifications
    assert found == {
        2: 2 * 2 * 2 * 2 * 2,
        3: (2 * 2 + 1) * 4,
        4: (3 * 2 + 1) * 4,
        5: (2 * 2 + 1) * 4,
    }
    with pytest.raises(BadOptions):
        GAME.start(3, {"board": "side45"}, 1)
    with pytest.raises(BadOptions):
        GAME.start(5, {"board": "side34"}, 1)
    with pytest.raises(BadOptions):
        GAME.start(3, {"duel_influence": False}, 1)
