"""What differs between the editions and variants, as named facts: no rule asks for a year.

The facts of an edition stand in ``tables.toml``; ``Rules`` adds what follows from the options and
from the number of persons.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from teahouse.core.options import Chosen
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import graph
from teahouse.games.yunnan.table_rows import EditionYear

SUMS: Final = 100  # the bank table is read up to here; more pays the same


def _bank_payment(column: int, total: int) -> i64:
    """The payment in a column of the bank table for a sum of bids (R-2)."""
    rows = [row for row in d.BANK_SECTIONS if row[0] <= total]
    return rows[-1][column]


# by column of the bank table, then by sum
PAYMENTS: Final[list[list[i64]]] = [
    [_bank_payment(column, total) for total in range(SUMS)]
    for column in range(len(d.BANK_SECTIONS[0]))
]


class Rules:
    """The rules of one table. Shared by all positions of a game."""

    __slots__ = (
        "asks",
        "back_to_puer",
        "bank_choice",
        "bank_passes",
        "bank_pay",
        "bank_spaces",
        "builds_at_once",
        "colors",
        "cut_off_post_pays",
        "debts",
        "double_bidding",
        "duli",
        "edition",
        "end_gifts",
        "end_vp",
        "everybody",
        "following",
        "goals",
        "guards",
        "horse_vp",
        "lowest_vp",
        "market_income_each",
        "owner",
        "posts_in_province",
        "round_cap",
        "starts",
        "stock_first",
        "tea_house_vp",
        "temple",
    )

    def __init__(self, seats: int, chosen: Chosen) -> None:
        year = cast(EditionYear, chosen["edition"])
        facts = d.TABLES.edition[year]
        self.edition: int = year
        # --- the edition, by row of the difference table
        self.stock_first: bool = facts.stock_first  # 3
        self.temple: bool = facts.temple  # 4
        self.bank_passes: bool = facts.bank_passes  # 5
        self.bank_choice: bool = facts.bank_choice
        # 6: by space
        self.bank_pay: list[list[i64]] = [PAYMENTS[column] for column in facts.bank_column]
        at_once: tuple[str, ...] = facts.build_at_once
        self.builds_at_once: list[bool] = [name in at_once for name in d.STRUCTURE_IDS]  # 7
        self.posts_in_province: i64 = facts.posts_in_province  # 8
        self.back_to_puer: bool = facts.back_to_puer  # 9
        self.goals: list[i64] = graph.GOALS if self.back_to_puer else graph.GOALS_OUT
        self.starts: list[i64] = graph.STARTS if self.back_to_puer else graph.STARTS_OUT
        self.market_income_each: bool = facts.market_income_each  # 10
        self.cut_off_post_pays: bool = facts.cut_off_post_pays
        # 11 and 12: by place
        self.tea_house_vp: list[i64] = [0, *facts.tea_house_vp]
        self.horse_vp: list[i64] = [0, *facts.horse_vp]
        # --- 13: two persons play two colours each, or with Duli
        two_colors = seats == 2 and facts.two.colors == 2
        self.duli: i64 = d.NOBODY  # her colour
        self.owner: list[i64] = list(range(seats))  # the seat of each colour
        if two_colors:
            self.owner = [0, 1, 0, 1]
        elif seats == 2:
            self.duli = 2
            self.owner = [0, 1, d.NOBODY]
        self.colors: i64 = len(self.owner)
        self.following: list[i64] = [*range(1, self.colors), 0]  # the turn after each turn of 1A
        self.everybody: i64 = d.BIT[self.colors] - 1  # bit set of the colours
        self.asks: list[i64] = [  # by colour: the bit of its seat
            0 if seat == d.NOBODY else d.BIT[seat] for seat in self.owner
        ]
        self.bank_spaces: i64 = d.BANK_SPACES if self.duli == d.NOBODY else d.DULI_BANK_SPACES
        # --- 14 to 16: variants, end of the game, negative scores
        self.debts: bool = bool(chosen["advanced_debts"])
        self.double_bidding: bool = bool(chosen["double_bidding"])
        self.guards: bool = bool(chosen["guards"])
        self.lowest_vp: i64 = facts.lowest_vp if self.debts else 0
        self.end_gifts: i64 = facts.two.end_gifts if seats == 2 else facts.end_gifts
        self.end_vp: i64 = facts.two.end_vp if seats == 2 else facts.end_vp
        if self.double_bidding or self.guards:
            self.end_vp = 0
        self.round_cap: i64 = cast(int, chosen["round_cap"])
