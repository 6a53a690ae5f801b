"""What does not fit together in the tables is refused, although every value has its type."""

from __future__ import annotations

import pytest
from table_changes import changed, refusal_of, tables_data

from teahouse.core.table_file import BadTable, decode
from teahouse.games.china.table_types import ChinaTables


def _roads_without(*names: str) -> list[str]:
    return [road for road in tables_data("china")["map"]["roads"] if road not in names]


@pytest.mark.parametrize(
    ("place", "value", "refusal"),
    [
        ("meta.players", [2, 3, 5], "$.meta.players[2] is wrong: 4 must stand here."),
        ("numbers.removed.5", None, "$.numbers.removed is wrong: there is no entry for 5."),
        ("numbers.board.6", "side45", "$.numbers.board.6 is wrong: the game is not for 6 players."),
        ("numbers.removed.2", 10, "$.numbers.removed.2 is wrong: no card of some colour is left."),
        ("colors[1].id", "red", "$.colors[1].id is wrong: 'red' is there twice."),
        ("owners[4].color", "red", "$.owners[4].color is wrong: 'red' is there twice."),
        ("tiles.green", 5, "$.tiles is wrong: the provinces take 18 tiles, not 17."),
        ("tiles.green", None, "$.tiles is wrong: there is no entry for 'green'."),
        ("provinces.qi", None, "$.provinces is wrong: there is no entry for 'qi'."),
        (
            "special.cards",
            ["first", "two", "two"],
            "$.special.cards[2] is wrong: 'two' is there twice.",
        ),
        (
            "special.cards",
            ["first", "two"],
            "$.special.cards is wrong: there is no entry for 'swap'.",
        ),
        (
            "numbers.score_card",
            40,
            "$.track.cells is wrong: 40 entries are needed (numbers.score_card), not",
        ),
        ("board.border", None, "$.board is wrong: there is no entry for 'border'."),
        ("map.spaces[0].id", "yen1", "$.map.spaces[0] is wrong: there is no province 'yen'."),
        ("map.spaces[1].id", "yan3", "$.map.spaces[1] is wrong: yan2 must stand here."),
        (
            "board.side34.spaces",
            [{"id": "yan1", "x": 1, "y": 1}],
            "$.board.side34.spaces is wrong: 'zhao' has no space.",
        ),
        (
            "map.roads[0]",
            "chin1 wei9",
            "$.map.roads[0] is wrong: there is no space 'wei9' on the board side34.",
        ),
        (
            "board.side45.roads[0]",
            "chin1 bp1",
            "$.board.side45.roads[0] is wrong: there is no space 'bp1' on the board side45.",
        ),
        (
            "board.side34.roads[0]",
            "chin1 chin1",
            "$.board.side34.roads[0] is wrong: the road leads nowhere.",
        ),
        (
            "board.side34.roads[1]",
            "wei1 chin1",
            "$.board.side34.roads[1] is wrong: the board side34 has the road from wei1 to chin1 "
            "twice.",
        ),
        (
            "board.border.roads_of",
            ["side45", "side45"],
            "$.board.side45.roads[0] is wrong: the board border has the road from lu4 to chu4",
        ),
        ("map.roads", ["chin1 wei1"], "$.board.side34 is wrong: no road leads to 'yan1'."),
        (
            "map.roads",
            [*_roads_without("yan1 zhao2", "yan5 zhao4", "yan5 qi1")],
            "$.board.side34 is wrong: no roads lead from 'yan1' to 'zhao1'.",
        ),
        (
            "board.side34.roads",
            ["chin1 chin3", "chin1 chin4", "chin2 chin3", "chin1 wei2"],
            "$.board.side34 is wrong: 'chin' has 0 spaces for 2 bonus tiles.",
        ),
        (
            "board.border.harbours[1]",
            "yan9",
            "$.board.border.harbours[1] is wrong: there is no space 'yan9'.",
        ),
        (
            "board.border.harbours[1]",
            "wei3",
            "$.board.border.harbours[1] is wrong: there is no space 'wei3'.",
        ),
        (
            "board.border.harbours[1]",
            "yan3",
            "$.board.border.harbours[1] is wrong: 'yan3' is there twice.",
        ),
        (
            "board.border.harbours[4]",
            "chu5",
            "$.board.border.harbours[4] is wrong: 'chu5' is a junction.",
        ),
        (
            "board.border.harbours",
            None,
            "$.board.border is wrong: posts and harbours come together.",
        ),
        (
            "board.border.harbours",
            ["yan3", "yan4"],
            "$.board.border.harbours is wrong: 7 entries are needed (numbers.harbours), not 2.",
        ),
        (
            "numbers.posts",
            5,
            "$.board.border.posts is wrong: 5 entries are needed (numbers.posts), not 6.",
        ),
        (
            "board.border.posts[1].id",
            "bp1",
            "$.board.border.posts[1].id is wrong: 'bp1' is there twice.",
        ),
        (
            "board.border.posts[1].provinces",
            ["lu", "zhao"],
            "$.board.border.posts[1] is wrong: the two provinces have one colour.",
        ),
        (
            "board.border.posts[1].instead_of",
            "qi9",
            "$.board.border.posts[1].instead_of is wrong: there is no space 'qi9'.",
        ),
        (
            "board.border.posts[1].instead_of",
            "wei2",
            "$.board.border.posts[1].instead_of is wrong: the space is in neither province.",
        ),
        (
            "board.border.posts[0].instead_of",
            "qi3",
            "$.board.border.posts[0].instead_of is wrong: 'qi3' is there twice.",
        ),
        ("map.alliances[1].b", "yan", "$.map.alliances[1] is wrong: 'yan zhao' is there twice."),
        ("map.alliances[0].b", "lu", "$.map.alliances[0] is wrong: the two provinces have one"),
        ("map.alliances[2].id", 4, "$.map.alliances[2].id is wrong: 3 must stand here."),
        (
            "map.drawing.lu",
            None,
            "$.map.drawing is wrong: there is no entry for 'lu'.",
        ),
        (
            "board.side45.drawing",
            {},
            "$.board.side45.drawing is wrong: there is no entry for 'yan'.",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(place: str, value: object, refusal: str) -> None:
    assert refusal in refusal_of("china", place, value)


def test_a_province_has_no_more_spaces_than_the_rules_can_count() -> None:
    """Nine spaces in Wei and seven posts at its borders."""
    data = tables_data("china")
    spaces = [*data["map"]["spaces"], *[{"id": f"wei{n}", "x": n, "y": n} for n in (8, 9)]]
    others = ["han", "zhao", "chin", "lu", "qi", "yan", "chu"]
    posts = [
        {"id": f"bp{n}", "provinces": ["wei", other], "x": n, "y": n}
        for n, other in enumerate(others, start=1)
    ]
    new = ["wei8", "wei9", *[post["id"] for post in posts]]
    board = {
        "roads": [f"wei{n % 7 + 1} {name}" for n, name in enumerate(new)],
        "spaces": spaces,
        "posts": posts,
        "harbours": data["board"]["border"]["harbours"],
    }
    data = changed(changed(data, ("numbers", "posts"), 7), ("board", "border"), board)
    with pytest.raises(BadTable, match=r"\$.board.border is wrong: 'wei' has more than 15 spaces"):
        decode(ChinaTables, data)
