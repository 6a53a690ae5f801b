"""What house tables need from outside: a store. One row a person, game and version of its rules."""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from teahouse.core.corrections import read
from teahouse.core.rule_set import RuleSet


class HouseTablesRow(msgspec.Struct, frozen=True):
    """House tables as they are stored. ``corrections`` is text of ``core.corrections``."""

    id: str
    person: str
    game: str
    rules: int
    corrections: str
    as_printed: list[str]  # keys of components
    revision: int  # raised whenever they are stored
    changed: int  # milliseconds since 1970
    by: str = ""  # the person's name now; not stored with them

    @property
    def released(self) -> RuleSet:
        """The rules that are corrected."""
        return RuleSet(self.game, self.rules)

    def values(self) -> dict[str, Any]:
        """The corrected values by their paths."""
        return read(self.corrections)


SaveResult = Literal["done", "changed", "not-known"]


class HouseTablesStore(Protocol):
    """House tables of all people. An answer of a writing method means that it is durable."""

    async def by_id(self, id_: str) -> HouseTablesRow | None:
        """The house tables with this id."""

    async def of_person(self, person: str, rules: RuleSet) -> HouseTablesRow | None:
        """What a person has of a game at this version."""

    async def of_game(self, rules: RuleSet, limit: int) -> list[HouseTablesRow]:
        """Those of a game at this version that are not empty, last changed first."""

    async def save(self, row: HouseTablesRow, expected: int) -> SaveResult:
        """Store them in place of the revision ``expected`` (0: of nothing).

        "changed": another revision is stored. "not-known": the person has left.
        """

    async def delete(self, person: str, rules: RuleSet) -> None:
        """Delete what a person has of a game at this version, if there is anything."""
