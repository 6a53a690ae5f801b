"""What does not fit together in the tables is refused, although every value has its type."""

from __future__ import annotations

import pytest
from table_changes import refusal_of


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
        (
            "board.side34.spaces[0][0]",
            "yen1",
            "$.board.side34.spaces[0] is wrong: there is no province",
        ),
        (
            "board.side34.spaces[1][0]",
            "yan3",
            "$.board.side34.spaces[1] is wrong: yan2 must stand here.",
        ),
        (
            "board.side34.roads[0]",
            "chin1 wei9",
            "$.board.side34.roads[0] is wrong: there is no space 'wei9'",
        ),
        (
            "board.side34.roads[0]",
            "chin1 chin1",
            "$.board.side34.roads[0] is wrong: the road leads nowhere.",
        ),
        (
            "board.side34.roads[1]",
            "wei1 chin1",
            "$.board.side34.roads[1] is wrong: 'chin1 wei1' is there twice",
        ),
        (
            "board.side34.roads",
            ["chin1 wei1"],
            "$.board.side34.roads is wrong: no road leads to 'yan1'.",
        ),
        (
            "board.border.harbours[1]",
            "yan9",
            "$.board.border.harbours[1] is wrong: there is no space 'yan9'.",
        ),
        (
            "board.border.harbours[1]",
            "yan3",
            "$.board.border.harbours[1] is wrong: 'yan3' is there twice.",
        ),
        (
            "board.border.harbours",
            None,
            "$.board.border is wrong: posts and harbours come together.",
        ),
        (
            "board.border.posts[1][0]",
            "bp1",
            "$.board.border.posts[1] is wrong: 'bp1' is there twice.",
        ),
        (
            "board.border.posts[1][3]",
            "lu",
            "$.board.border.posts[1] is wrong: the two provinces are one.",
        ),
        (
            "board.side45.alliances[1][1]",
            "yan",
            "$.board.side45.alliances[1] is wrong: 'yan zhao' is there",
        ),
        (
            "board.side45.alliances[0][1]",
            "lu",
            "$.board.side45.alliances[0] is wrong: the two provinces have",
        ),
        (
            "board.side45.drawing.lu",
            None,
            "$.board.side45.drawing is wrong: there is no entry for 'lu'.",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(place: str, value: object, refusal: str) -> None:
    assert refusal in refusal_of("china", place, value)
