"""What does not fit together in the tables is refused, although every value has its type."""

from __future__ import annotations

import pytest
from table_changes import refusal_of


@pytest.mark.parametrize(
    ("place", "value", "refusal"),
    [
        ("meta.players", [2, 4, 5], "$.meta.players[1] is wrong: 3 must stand here."),
        (
            "numbers.coins",
            [9, 9],
            "$.numbers.coins is wrong: 5 entries are needed (one for each player), not 2.",
        ),
        ("numbers.stock", 8, "$.numbers.stock is wrong: a colour has 7 traders."),
        (
            "tracks.passes.values",
            [2, 3, 5, 6],
            "$.tracks.passes.values is wrong: there is no entry for 4.",
        ),
        (
            "tracks.passes.vp",
            [0, 1],
            "$.tracks.passes.vp is wrong: 5 entries are needed (one for each step), not",
        ),
        ("edition.2013", None, "$.edition is wrong: there is no entry for 2013."),
        (
            "edition.2023.build_at_once",
            ["bridge", "bridge"],
            "$.edition.2023.build_at_once[1] is wrong: 'bridge'",
        ),
        ("colors[1].id", "red", "$.colors[1].id is wrong: 'red' is there twice."),
        ("colors[1].dye.2013", None, "$.colors[1].dye is wrong: there is no entry for 2013."),
        ("places[2].id", "kang", "$.places is wrong: there is no entry for 'sichuan'."),
        ("places[2].draw.posts", None, "$.places[2].draw.posts is wrong: it is missing."),
        (
            "places[0].draw.stable",
            [1, 1],
            "$.places[0].draw.stable is wrong: nothing of this kind stands here.",
        ),
        (
            "places[1].draw.gift",
            [1, 1],
            "$.places[1].draw.gift is wrong: nothing of this kind stands here.",
        ),
        ("places[1].gifts", 1, "$.places[1].draw.gift is wrong: it is missing."),
        (
            "roads[1].ends",
            ["sichuan", "yunnan"],
            "$.roads[1].ends[0] is wrong: 'yunnan' must stand here, not",
        ),
        (
            "roads[1].ends",
            ["yunnan", "kang"],
            "$.roads[1].ends is wrong: there is no entry for 'sichuan'.",
        ),
        (
            "ravines[0].id",
            "kang_qinghai",
            "$.ravines[3].id is wrong: 'kang_qinghai' is there twice.",
        ),
        (
            "ravines[0].ends",
            ["yunnan", "tibet"],
            "$.ravines[0].ends is wrong: there is no entry for 'kang'.",
        ),
        ("buildings[0].id", "yard", "$.buildings is wrong: there is no entry for 'school'."),
        (
            "buildings[0].draw.blocker",
            [1, 1],
            "$.buildings[0].draw.blocker is wrong: the temple has one, no",
        ),
        (
            "buildings[5].draw.blocker",
            None,
            "$.buildings[5].draw.blocker is wrong: the temple has one, no other",
        ),
        ("spaces.progress", [5, 7, 9, 15, 12], "$.spaces.progress is wrong: the values must rise."),
        (
            "spaces.draw.temple_x",
            [258],
            "$.spaces.draw.temple_x is wrong: 4 entries are needed (spaces.temple), not",
        ),
        (
            "numbers.first_bid.value",
            8,
            "$.numbers.first_bid.value is wrong: 'school' has no space of 8.",
        ),
        (
            "bank.spaces",
            ["right", "left"],
            "$.bank.spaces[0] is wrong: 'left' must stand here, not 'right'",
        ),
        ("bank.sections[0][0]", 1, "$.bank.sections[0] is wrong: the first section starts at 0."),
        ("bank.sections[2][0]", 5, "$.bank.sections[2] is wrong: the sums of the bids must rise."),
        ("duli.posts", ["puer"], "$.duli.posts is wrong: there are no trading posts in 'puer'."),
        (
            "duli.cards[3].bids",
            "SSHGC",
            "$.duli.cards[3].bids is wrong: 'SSHGC' names a building twice.",
        ),
        (
            "duli.cards[3].traders",
            [0, 2, 2, 2, 2],
            "$.duli.cards[3].traders is wrong: 7 traders are needed, not 8.",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(place: str, value: object, refusal: str) -> None:
    assert refusal in refusal_of("yunnan", place, value)
