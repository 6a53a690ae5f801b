"""The tables against what is known of the components (chapter 2)."""

from __future__ import annotations

import pytest

from teahouse.core.errors import BadState
from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME

SIDE34, SIDE45, BORDER = d.BOARDS
each_board = pytest.mark.parametrize("board", d.BOARDS, ids=lambda b: b.name)


def test_the_deck() -> None:
    assert dict(zip(d.COLOR_IDS, d.COLOR_CARDS, strict=True)) == {
        "red": 13,
        "green": 12,
        "orange": 11,
        "yellow": 11,
        "purple": 10,
    }
    assert [sum(d.cards_in_play(n)) for n in (2, 3, 4, 5)] == [47, 47, 52, 57]


def test_the_colours_of_the_provinces() -> None:
    colors = {p: d.COLOR_IDS[c] for p, c in zip(d.PROVINCE_IDS, d.PROVINCE_COLOR, strict=True)}
    assert colors == {
        "yan": "green",
        "zhao": "orange",
        "wei": "red",
        "chin": "yellow",
        "shu": "red",
        "han": "green",
        "chu": "purple",
        "lu": "orange",
        "qi": "yellow",
    }


@pytest.mark.parametrize(
    ("board", "spaces", "roads", "junctions"),
    [
        (SIDE34, [5, 5, 6, 5, 5, 5, 8, 4, 4], 57, 21),
        (SIDE45, [6, 7, 7, 6, 6, 6, 8, 4, 5], 68, 25),
        (BORDER, [6, 7, 7, 6, 6, 6, 8, 4, 5], 58, 18),
    ],
    ids=["side34", "side45", "border"],
)
def test_spaces_roads_and_junctions(
    board: d.Board, spaces: list[int], roads: int, junctions: int
) -> None:
    assert [d.count(region) for region in board.region] == spaces
    assert sum(d.count(near) for near in board.near) == 2 * roads
    assert sum(d.count(near) >= 3 for near in board.near) == junctions
    assert d.count(board.mask) == {57: 47, 68: 55, 58: 49}[roads]


@each_board
def test_roads_hang_together_and_every_province_has_room_for_tiles(board: d.Board) -> None:
    reached = board.mask & -board.mask
    while True:
        more = reached
        for space in d.bits(reached):
            more |= board.near[space]
        if more == reached:
            break
        reached = more
    assert reached == board.mask
    assert min(len(spaces) for spaces in board.tile_spaces) >= 2


@each_board
def test_fifteen_alliances_of_different_colours(board: d.Board) -> None:
    pairs = [
        (d.PROVINCE_IDS[a], d.PROVINCE_IDS[b])
        for a, b in zip(board.ally, board.ally_with, strict=True)
    ]
    assert len({frozenset(pair) for pair in pairs}) == 15
    assert pairs[2] == ("wei", "chin")
    assert pairs[3] == ("chin", "shu")
    assert pairs[10] == (("wei", "chu") if board is SIDE45 else ("han", "lu"))
    for a, b in zip(board.ally, board.ally_with, strict=True):
        assert d.PROVINCE_COLOR[a] != d.PROVINCE_COLOR[b]


def test_posts_and_harbours() -> None:
    names = [[d.PROVINCE_IDS[p] for p in d.bits(BORDER.provinces[s])] for s in BORDER.posts]
    assert names == [
        ["yan", "qi"],
        ["lu", "qi"],
        ["zhao", "wei"],
        ["wei", "chin"],
        ["shu", "chu"],
        ["han", "chu"],
    ]
    harbours = [d.SPACE_IDS[s] for s in d.bits(BORDER.harbours)]
    assert harbours == ["yan3", "yan4", "chu4", "chu5", "lu2", "qi2", "qi3"]
    assert SIDE34.posts == SIDE45.posts == []


def test_the_catalog_serves_every_board() -> None:
    assert len(GAME.catalog) == 61 + 9 + 61 + 9 + 5 + 8 + 1 + 5 + 1 + 5 + 1 + 1 + 20 + 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"row": [7, 0, 0, 0, 0]}, "cards are not conserved"),
        ({"tokens": ["wei"]}, "a token is wrong"),
        ({"palaces": [["wei1"], ["wei1"], [], []]}, "two palaces on one space"),
        ({"palaces": [["bp1"], [], [], []]}, "beside the board"),
        ({"emissaries": [[1] + [0] * 8] + [[0] * 9] * 3}, "more emissaries than"),
        ({"known": [[3, 3, 3, 3, 3]] + [[0] * 5] * 3}, "more cards known than held"),
        ({"waiting": []}, "the wrong seat is asked"),
        ({"exhausted": 2}, "an empty pile"),
        ({"closed": ["wei"]}, "tiles face down without bonus tiles"),
        ({"node": "emperor"}, "a question of the Duel"),
        ({"node": "keep"}, "no card to keep"),
        ({"node": "act2"}, "a second piece before the first"),
        ({"node": "pay", "target": 0, "back": "draw"}, "a piece that nobody asked for"),
        ({"node": "pay", "target": 60}, "nothing to pay for"),
        ({"node": "space", "target": 0}, "without bonus tiles"),
        ({"back": "two"}, "a way back nobody needs"),
        ({"before": ["wei"]}, "a province was left"),
        ({"early": True}, "the Emperor moves too early"),
    ],
)
def test_impossible_states_are_refused(change: dict[str, object], message: str) -> None:
    stored = GAME.start(4, {}, 1).to_dict()
    with pytest.raises(BadState, match=message):
        GAME.from_dict({**stored, **change})
