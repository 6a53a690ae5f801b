"""Every value of a game has one tag, read from the comments of its data file."""

from __future__ import annotations

import tomllib

import pytest
from printed_values import GAMES, declared, text_of, values_of_the_game

from teahouse.components.declaration import matches
from teahouse.components.tags import ValueTag, tags_of

TEXT = """\
# The head of the file [A] belongs to nothing.

[numbers]                      # [R] of the rulebook
hand = 3
row = 4                        # [A] a guess
by_players = { 2 = 1, 3 = 2 }  # [P] a review

# --- [P] a ruler is no remark ---
# Two names: `cost` and `flags` [A]; effects [R].
[cards]
ball = { cost = 5, flags = ["us", "fr"], gain = 2 }
tram = { cost = 5, flags = ["fr"], gain = 1 }  # `cost` [P]
list = [
  1, 2,  # [R]
  # [P] above
  3,
  [4, 5],
]

# [R] Above the first entry: for all.
[[rows]]
id = "a"
size = 1
[[rows]]
id = "b"  # [A] the entry
size = 2
kind = 3  # [P]
[rows.draw]
x = 1
[[rows]]
id = "c"
size = 3
[other]
"""


def tag(path: str) -> str:
    return tags_of(TEXT)[path].tag


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("numbers.hand", "R"),
        ("numbers.row", "A"),
        ("numbers.by_players.3", "P"),
        ("cards.ball.cost", "A"),
        ("cards.ball.flags.1", "A"),
        ("cards.ball.gain", "R"),
        ("cards.tram.cost", "P"),
        ("cards.tram.flags.0", "A"),
        ("cards.tram.gain", "R"),
        ("cards.list.0", "R"),
        ("cards.list.1", "R"),
        ("cards.list.2", "P"),
        ("cards.list.3.1", "R"),
        ("rows.a.size", "R"),
        ("rows.b.size", "A"),
        ("rows.b.kind", "P"),
        ("rows.b.draw.x", "A"),
        ("rows.c.size", "R"),
        ("other", ""),
    ],
)
def test_the_nearest_comment_counts(path: str, expected: str) -> None:
    assert tag(path) == expected


def test_a_note_is_what_the_comment_says() -> None:
    assert tags_of(TEXT)["numbers.row"] == ValueTag("A", "a guess", 5)
    assert tags_of(TEXT)["cards.ball.gain"].note.startswith("Two names")


def test_two_tags_for_one_value_are_told() -> None:
    found = tags_of("[a]  # cards [R], their number [A]\nb = 1\n")
    assert found["a.b"].is_ambiguous
    assert found["a.b"].tag == "A"  # the less certain


def test_a_sign_in_a_text_begins_no_comment() -> None:
    found = tags_of('[a]  # [R]\nb = "# [A]"\nc = """\n# [A]"""\nd = 1\n')
    assert [one.tag for one in found.values()] == ["R", "R", "R"]


# --- the games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_exactly_one_tag(game: str) -> None:
    found = values_of_the_game(game)
    assert len(found) > 100
    doubtful = {path: one for path, one in found.items() if one.is_ambiguous or not one.tag}
    assert doubtful == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_out_is_there(game: str) -> None:
    paths = list(tags_of(text_of(game)))
    for pattern in (*declared(game).drawing, *declared(game).internal):
        assert any([matches(path, pattern) for path in paths]), pattern


@pytest.mark.parametrize("game", GAMES)
def test_all_values_are_found(game: str) -> None:
    def leaves(data: object) -> int:
        parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
        return sum([leaves(part) for part in parts]) or 1

    assert len(tags_of(text_of(game))) == leaves(tomllib.loads(text_of(game)))
