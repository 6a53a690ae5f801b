"""The tables against what is known of the components (chapter 2)."""

from __future__ import annotations

from typing import cast

import pytest

from teahouse.core.bits import count_bits
from teahouse.core.errors import BadState
from teahouse.core.viewer import SPECTATOR
from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME
from teahouse.games.china.views import ChinaView
from teahouse.registry import load

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


SIDE = [5, 5, 7, 4, 4, 5, 8, 4, 5]  # spaces of the provinces on both sides
COMMON = (
    "yan5 zhao1 zhao3 zhao4 qi1 qi3 lu1 lu2 wei1 wei3 wei4 wei7 han1 chin2 chin4 shu1 shu2 "
    "chu1 chu5"
)


@pytest.mark.parametrize(
    ("board", "spaces", "junctions"),
    [
        (SIDE34, SIDE, f"{COMMON} wei6 han3 chu3 chu7"),
        (SIDE45, SIDE, f"{COMMON} yan1 han2 chu2 chu4 chu8"),
        (
            BORDER,
            [5, 6, 7, 5, 5, 6, 8, 5, 6],  # posts count in both their provinces
            "yan1 zhao1 zhao3 zhao4 qi1 lu1 lu2 wei1 wei7 han1 han2 chin2 chin4 shu1 shu2 "
            "chu2 chu4 chu5 bp1 bp2 bp3 bp4 bp5 bp6",
        ),
    ],
    ids=["side34", "side45", "border"],
)
def test_spaces_roads_and_junctions(board: d.Board, spaces: list[int], junctions: str) -> None:
    assert [count_bits(region) for region in board.region] == spaces
    assert count_bits(board.mask) == 47
    assert sum(count_bits(near) for near in board.near) == 2 * 59
    found = {d.SPACE_IDS[s] for s in d.bits(board.mask) if count_bits(board.near[s]) >= 3}
    assert found == set(junctions.split())


def test_the_sides_differ_in_eight_roads() -> None:
    one, other = [_roads(board) for board in (SIDE34, SIDE45)]
    assert SIDE34.mask == SIDE45.mask
    assert len(one & other) == 55
    assert len(one ^ other) == 8
    assert (SIDE34.ally, SIDE34.ally_with) == (SIDE45.ally, SIDE45.ally_with)


def test_the_roads_of_a_moved_space_lead_to_its_post() -> None:
    moved = {
        "yan5": "bp1",
        "qi3": "bp2",
        "wei4": "bp3",
        "wei3": "bp4",
        "chu8": "bp5",
        "chu1": "bp6",
    }
    side = [sorted(moved.get(end, end) for end in road) for road in _roads(SIDE45)]
    assert sorted(side) == sorted(sorted(road) for road in _roads(BORDER))


def _roads(board: d.Board) -> set[frozenset[str]]:
    return {
        frozenset({d.SPACE_IDS[a], d.SPACE_IDS[b]})
        for a in d.bits(board.mask)
        for b in d.bits(board.near[a])
    }


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
        f"{d.PROVINCE_IDS[a]} {d.PROVINCE_IDS[b]}"
        for a, b in zip(board.ally, board.ally_with, strict=True)
    ]
    assert pairs == [
        "zhao yan",
        "zhao wei",
        "wei chin",
        "chin shu",
        "shu chu",
        "chin chu",
        "chin han",
        "wei han",
        "han chu",
        "chu lu",
        "han lu",
        "wei lu",
        "lu qi",
        "zhao qi",
        "yan qi",
    ]
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
    assert harbours == ["yan3", "yan4", "chu6", "chu7", "lu3", "qi4", "qi5"]
    assert all(count_bits(BORDER.near[s]) < 3 for s in d.bits(BORDER.harbours))
    assert SIDE34.posts == SIDE45.posts == []


def test_the_catalog_serves_every_board() -> None:
    spaces = 47 + 6  # those of the map, and the posts
    assert len(GAME.catalog) == 2 * spaces + 9 + 9 + 5 + 8 + 1 + 5 + 1 + 5 + 1 + 1 + 20 + 1


@pytest.mark.parametrize(
    ("board", "seats", "spaces", "roads", "eleventh"),
    [
        ("side34", 3, 47, 57, ["han", "lu"]),
        ("side45", 4, 55, 68, ["wei", "chu"]),
        ("border", 3, 49, 58, ["han", "lu"]),
    ],
)
def test_the_boards_of_version_1_had_maps_of_their_own(
    board: str, seats: int, spaces: int, roads: int, eleventh: list[str]
) -> None:
    old = load("china", 1)
    view = cast("ChinaView", old.start(seats, {"board": board}, 1).view(SPECTATOR))
    assert len(view["spaces"]) == spaces
    assert sum(len(space["roads"]) for space in view["spaces"]) == 2 * roads
    assert view["alliances"][10]["provinces"] == eleventh
    assert len(old.catalog) == len(GAME.catalog) + 2 * 8


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
