"""Tables are decoded into typed structs, or refused with their file, line, path and field."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Annotated, Literal

import pytest
from msgspec import Meta, field

from teahouse.core.table_file import BadTable, decode, decode_text
from teahouse.core.table_types import Count, Positive, Problem, Row, Tables, check_known

CardId = Annotated[str, Meta(pattern="^C[0-9]$")]


class Price(Row, frozen=True):
    coins: Count
    good: Literal["tea", "silk"] = "tea"


class Card(Row, frozen=True):
    copies: Positive
    price: Price


class Shop(Tables, frozen=True):
    cards: dict[CardId, Card]
    rows: tuple[Card, ...]
    opened: tuple[str, ...]
    hands: dict[int, Count]
    signs: dict[Literal["red", "blue"], Literal["old", "new"]] = field(default_factory=dict)

    def problems(self) -> Iterator[Problem]:
        yield from check_known("opened", self.opened, self.cards, "card")


class OpenShop(Row, frozen=True):
    id: str | int
    rows: tuple[Count, ...]


class Street(Tables, frozen=True):
    shops: tuple[OpenShop, ...]


TEXT = """\
opened = ["C1"]
hands = { 2 = 5, 3 = 4 }
[cards.C1]
copies = 2
price = { coins = 3 }
[cards.C2]
copies = 1
price = { coins = 0, good = "silk" }
[[rows]]
copies = 1
price = { coins = 1 }
"""


def test_tables_become_a_struct() -> None:
    shop = decode_text(Shop, TEXT, "shop.toml")
    assert shop.cards["C2"] == Card(copies=1, price=Price(coins=0, good="silk"))
    assert shop.hands == {2: 5, 3: 4}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "copies = 2",
            'copies = "2"',
            "line 4: $.cards.C1.copies is wrong: expected a whole number, got a text.",
        ),
        (
            "copies = 2",
            "copies = true",
            "line 4: $.cards.C1.copies is wrong: expected a whole number, got true or false.",
        ),
        (
            "copies = 2",
            "copies = 0",
            "line 4: $.cards.C1.copies is wrong: expected a whole number >= 1.",
        ),
        ("copies = 2", "copied = 2", "line 4: $.cards.C1.copied is not a field of this table."),
        ("copies = 2\n", "", "line 3: $.cards.C1.copies is missing."),
        (
            '"silk"',
            '"salt"',
            "$.cards.C2.price.good is wrong: 'salt' is not one of those that may stand here "
            "(silk, tea).",
        ),
        (
            "cards.C2",
            "cards.D2",
            "line 6: $.cards.D2 is not a key of this table: expected a text ma",
        ),
        (
            "3 = 4",
            "three = 4",
            "line 2: $.hands.three is not a key of this table: expected a whole number",
        ),
        (
            "coins = 1",
            "coins = -1",
            "line 11: $.rows[0].price.coins is wrong: expected a whole number >= 0",
        ),
        ('["C1"]', '["C1", "C3"]', "line 1: $.opened[1] is wrong: there is no card 'C3'."),
        ("[[rows]]", "[rows]", "line 9: $.rows is wrong: expected a list, got a table."),
        ("opened", "open", "line 1: $.open is not a field of this table."),
        (
            'opened = ["C1"]',
            'opened = ["C1"]\nsigns = { red = "old", green = "new" }',
            "line 2: $.signs.green is not a key of this table: 'green' is not one of those that "
            "may stand here (blue, red).",
        ),
        ("copies = 2", "copies = ", "is not a TOML file: Invalid value (at line 4, column 10)."),
    ],
)
def test_the_refusal_names_file_line_path_and_field(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadTable) as refused:
        decode_text(Shop, TEXT.replace(old, new, 1), "shop.toml")
    assert str(refused.value).startswith("shop.toml")
    assert sentence in str(refused.value)


def test_plain_data_from_elsewhere_is_refused_with_its_path() -> None:
    with pytest.raises(
        BadTable, match=r"^the table: \$\.rows\[0\]\.copies is missing\.$"
    ) as refused:
        decode(Shop, {"rows": [{"price": {"coins": 1}}]})
    assert (refused.value.path, refused.value.line) == ("$.rows[0].copies", 0)
    with pytest.raises(BadTable, match=r"\$ is wrong: expected a table, got a list"):
        decode(Shop, [])  # what somebody entered need not be a table


LONG = "x" * 5000


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["C1"]', f'["{LONG}"]'),  # a name that is looked up
        ('"silk"', f'"{LONG}"'),
        ("copies = 2", f"{LONG} = 2"),
        ("[cards.C1]", f"[cards.{LONG}]"),
    ],
)
def test_a_refusal_stays_short(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(BadTable) as refused:
        decode_text(Shop, TEXT.replace(old, new, 1), "shop.toml")
    assert len(str(refused.value)) < 300


def test_changed_tables_are_refused_by_the_paths_of_corrections() -> None:
    data = {"shops": [{"id": "old", "rows": [1]}, {"id": 7, "rows": [1, -2]}]}
    with pytest.raises(BadTable, match=r"^the table: shops\.7\.rows\.1 is wrong: ") as refused:
        decode(Street, data, by_ids=True)
    assert refused.value.path == "shops.7.rows.1"
    with pytest.raises(BadTable, match=r"^the table: \$\.shops\[1\]\.rows\[1\] is wrong: "):
        decode(Street, data)


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refusal = BadTable("It is wrong.", "$.rows", 3)
    again = pickle.loads(pickle.dumps(refusal))
    assert (str(again), again.path, again.line) == ("It is wrong.", "$.rows", 3)
