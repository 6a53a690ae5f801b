"""Options: what is refused, and in which words."""

from __future__ import annotations

import pytest

from teahouse.core.errors import BadOptions
from teahouse.core.options import Exclusion, Option, OptionSet

OPTIONS = OptionSet(
    [
        Option("edition", [2013, 2023], 2023, [2, 3]),
        Option("debts", [False, True], False, [3]),
        Option("board", ["auto", "large"], "auto", [2, 3], {"large": [3]}),
        Option("colors", ["red", "blue", "green"], "red", [2, 3], per_seat=True),
    ],
    seats=[2, 3],
    exclusions=[Exclusion(("edition", 2023), ("debts", True), "Debts are for the 2013 edition.")],
)


def test_defaults() -> None:
    assert OPTIONS.resolve("toy", 3, {}) == {
        "edition": 2023,
        "debts": False,
        "board": "auto",
        "colors": "red,blue,green",
    }


def test_text_is_understood() -> None:
    chosen = OPTIONS.resolve(
        "toy", 3, {"edition": "2013", "debts": "on", "board": "LARGE", "colors": "green, red,blue"}
    )
    assert chosen == {
        "edition": 2013,
        "debts": True,
        "board": "large",
        "colors": "green,red,blue",
    }


@pytest.mark.parametrize(
    ("seats", "given", "message"),
    [
        (4, {}, "toy is for 2 or 3 players, not 4."),
        (3, {"colour": 1}, "toy has no option 'colour'; its options are edition, debts"),
        (3, {"edition": 2020}, "edition cannot be 2020: choose one of 2013, 2023."),
        (3, {"debts": 1}, "debts cannot be 1: choose one of false, true."),
        (2, {"edition": 2013, "debts": True}, "debts = true is not for 2 players."),
        (2, {"board": "large"}, "board = large is not for 2 players."),
        (3, {"debts": True}, "Debts are for the 2013 edition."),
        (3, {"colors": "red,blue"}, "colors needs 3 different values of red, blue, green"),
        (3, {"colors": "red,blue,red"}, "colors needs 3 different values"),
        (3, {"colors": "red,blue,pink"}, "colors needs 3 different values"),
    ],
)
def test_clear_refusals(seats: int, given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions, match=message.replace("(", r"\(")):
        OPTIONS.resolve("toy", seats, given)


def test_every_combination_is_allowed_and_none_is_missing() -> None:
    two = list(OPTIONS.every(2))
    three = list(OPTIONS.every(3))
    assert len(two) == 2 * 1 * 1 * 2
    assert len(three) == (2 + 1) * 2 * 2
    for seats, sets in ((2, two), (3, three)):
        for chosen in sets:
            assert OPTIONS.resolve("toy", seats, chosen) == chosen
