"""What does not fit together in the tables is refused, although every value has its type."""

from __future__ import annotations

import pytest
from table_changes import refusal_of


@pytest.mark.parametrize(
    ("place", "value", "refusal"),
    [
        ("meta.players", [3, 5], "$.meta.players[1] is wrong: 4 must stand here."),
        (
            "meta.rounds",
            9,
            "$.tracks[0].actions is wrong: 9 entries are needed (meta.rounds), not 10.",
        ),
        ("goods[1].id", "rice", "$.goods[1].id is wrong: 'rice' is there twice."),
        ("colors[3].letter", "b", "$.colors[3].letter is wrong: 'b' is there twice."),
        ("junks[0].good", "", "$.junks is wrong: there is no entry for 'vegetables'."),
        ("merchants[1].action", "load", "$.merchants[1].action is wrong: 'load' is there twice."),
        ("merchants[1].start", "purple", "$.merchants[1].start is wrong: 'purple' is there twice."),
        (
            "tracks[0].players",
            [3, 4, 5],
            "$.tracks[0].players[2] is wrong: there is no number of players 5.",
        ),
        (
            "tracks[0].players",
            [3],
            "$.tracks[1].players is wrong: a track is used where the one before",
        ),
        (
            "tracks[0].strips[0]",
            0,
            "$.tracks[0].strips[0] is wrong: strips are laid where the action is",
        ),
        (
            "market.M10",
            None,
            "$.market is wrong: 10 entries are needed (one for each round), not 9.",
        ),
        (
            "numbers.dealt_of_each_good.4",
            7,
            "$.numbers.dealt_of_each_good.4 is wrong: 4 hands of 8 differ.",
        ),
        ("goods[2].cards", 5, "$.goods[2].cards is wrong: 6 are dealt to 3 players."),
        ("special[1].face", "supply", "$.special[1].face is wrong: 'supply' is there twice."),
        (
            "special[3].effect",
            None,
            "$.special[3].effect is wrong: extra cards have one, the others have",
        ),
        (
            "special[0].effect",
            "cash",
            "$.special[0].effect is wrong: extra cards have one, the others have",
        ),
        (
            "special[14].yuan",
            None,
            "$.special[14].yuan is wrong: bonus cards are worth some, the others",
        ),
        (
            "special[3].junks",
            None,
            "$.special[3].junks is wrong: the face 'cash_purple' asks for ['purple'].",
        ),
        (
            "special[3].junks",
            ["grey"],
            "$.special[3].junks is wrong: the face 'cash_purple' asks for ['pu",
        ),
        (
            "special[0].copies",
            3,
            "$.stacks is wrong: the stacks hold 30 cards, the special cards are 29.",
        ),
        ("special[0].copies", 60, "$.special is wrong: there are more than 62 cards."),
        ("setup.fixed.3.grey", None, "$.setup.fixed.3 is wrong: there is no entry for 'grey'."),
        (
            "setup.fixed.3.grey",
            ["red", "red"],
            "$.setup.fixed.3.grey[1] is wrong: 'red' is there twice.",
        ),
        ("setup.fixed.3.grey", ["red"], "$.setup.fixed.3 is wrong: 'blue' has 3 strips, not 4."),
        (
            "setup.fixed.3.grey",
            ["blue", "yellow", "red"],
            "$.setup.fixed.3 is wrong: 3 colours are needed, not 4.",
        ),
        ("setup.fixed.4", None, "$.setup.fixed is wrong: there is no entry for 4."),
        ("numbers.cells", 2, "$.setup.fixed.3.brown is wrong: a level has 2 strips."),
        (
            "numbers.start_strips.4",
            None,
            "$.numbers.start_strips is wrong: there is no entry for 4.",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(place: str, value: object, refusal: str) -> None:
    assert refusal in refusal_of("dschunke", place, value)
