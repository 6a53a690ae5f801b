"""``HouseTablesStore`` on either database."""

from __future__ import annotations

from typing import Final

import msgspec

from teahouse.core.rule_set import RuleSet
from teahouse.server.house_tables.ports import HouseTablesRow, SaveResult
from teahouse.server.storage.account_statements import PASSWORD_HASH
from teahouse.server.storage.database import Database, Query, SqlRow, Transaction, fetch_first

COLUMNS: Final = (
    "house_tables.id, house_tables.person, house_tables.game, house_tables.rules, "
    "house_tables.corrections, house_tables.as_printed, house_tables.revision, "
    "house_tables.changed, person.name"
)
SELECT: Final = f"SELECT {COLUMNS} FROM house_tables JOIN person ON person.id = person"
BY_ID: Final = f"{SELECT} WHERE house_tables.id = $1"
OF_PERSON: Final = f"{SELECT} WHERE person = $1 AND game = $2 AND rules = $3"
OF_GAME: Final = f"""
{SELECT} WHERE game = $1 AND rules = $2 AND (corrections <> '' OR as_printed <> '[]')
ORDER BY changed DESC, house_tables.id LIMIT $3
"""
REVISION: Final = "SELECT revision FROM house_tables WHERE person = $1 AND game = $2 AND rules = $3"
SAVE: Final = """
INSERT INTO house_tables (id, person, game, rules, corrections, as_printed, revision, changed)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (person, game, rules) DO UPDATE SET corrections = excluded.corrections,
  as_printed = excluded.as_printed, revision = excluded.revision, changed = excluded.changed
"""
DELETE: Final = "DELETE FROM house_tables WHERE person = $1 AND game = $2 AND rules = $3"


class SqlHouseTablesStore:
    """House tables beside their people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_id(self, id_: str) -> HouseTablesRow | None:
        row = await fetch_first(self._database, BY_ID, id_)
        return None if row is None else _row_of(row)

    async def of_person(self, person: str, rules: RuleSet) -> HouseTablesRow | None:
        row = await fetch_first(self._database, OF_PERSON, person, rules.name, rules.version)
        return None if row is None else _row_of(row)

    async def of_game(self, rules: RuleSet, limit: int) -> list[HouseTablesRow]:
        rows = await self._database.fetch(OF_GAME, rules.name, rules.version, limit)
        return [_row_of(row) for row in rows]

    async def save(self, row: HouseTablesRow, expected: int) -> SaveResult:
        return await self._database.run(lambda: _save(row, expected))

    async def delete(self, person: str, rules: RuleSet) -> None:
        await self._database.execute(DELETE, person, rules.name, rules.version)


def _save(row: HouseTablesRow, expected: int) -> Transaction[SaveResult]:
    # From here to the end of the transaction nobody else writes for this person.
    if not (yield Query(PASSWORD_HASH, (row.person,))):
        return "not-known"
    found = yield Query(REVISION, (row.person, row.game, row.rules))
    if (found[0][0] if found else 0) != expected:
        return "changed"
    yield Query(
        SAVE,
        (
            row.id,
            row.person,
            row.game,
            row.rules,
            row.corrections,
            msgspec.json.encode(row.as_printed).decode(),
            row.revision,
            row.changed,
        ),
    )
    return "done"


def _row_of(row: SqlRow) -> HouseTablesRow:
    return HouseTablesRow(
        id=row[0],
        person=row[1],
        game=row[2],
        rules=row[3],
        corrections=row[4],
        as_printed=msgspec.json.decode(row[5], type=list[str]),
        revision=row[6],
        changed=row[7],
        by=row[8],
    )
