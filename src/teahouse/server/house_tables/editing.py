"""Keep house tables: check and try out what a person found, then store it under their name.

Two tabs of one person may write at once. A client names the revision that it has seen, and the
store takes nothing in place of another one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from teahouse.components.catalog import components_of
from teahouse.components.check import checked_corrections
from teahouse.components.house_tables import BadHouseFile, read_house_tables
from teahouse.components.progress import changed_fields, is_corrected
from teahouse.core.corrections import written
from teahouse.core.rule_set import RuleSet
from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.accounts.ports import Person
from teahouse.server.accounts.rights import require
from teahouse.server.house_tables.ports import HouseTablesRow, SaveResult
from teahouse.server.house_tables.service import (
    HouseTablesService,
    newest_rules,
    refused_in_one_sentence,
    view_of,
)
from teahouse.server.protocol.house_tables import (
    CheckedCorrections,
    HouseTablesView,
    ImportHouseTables,
    SaveHouseTables,
)
from teahouse.server.tables.answers import Refusal

MOST_AT_FIRST: Final = 1_000_000_000
MOST_TRIES: Final = 5  # to replace what other tabs save in the same moment


class Findings(NamedTuple):
    """What a person found: corrections that differ from the released tables, and marks."""

    corrections: dict[str, Any]
    as_printed: list[str]

    def by(self, rules: RuleSet) -> RuleSet:
        """The rules with these corrections."""
        return rules._replace(corrections=written(self.corrections))


async def check(
    house: HouseTablesService,
    signed_in: SignedInPerson | None,
    game: str,
    corrections: Mapping[str, Any],
) -> CheckedCorrections:
    """Can the game be played by these corrections? Nothing is stored."""
    person = require(signed_in, "house_tables").person
    rules = newest_rules(game)
    with refused_in_one_sentence():
        found = await asyncio.to_thread(findings, rules, corrections, [])
        await house.trials.require_playable(found.by(rules), person.id)
    return CheckedCorrections(found.corrections)


async def save(
    house: HouseTablesService,
    signed_in: SignedInPerson | None,
    game: str,
    given: SaveHouseTables,
) -> HouseTablesView:
    """Store them in place of the revision that the client has seen."""
    person = require(signed_in, "house_tables").person
    rules = newest_rules(game)
    with refused_in_one_sentence():
        found = await asyncio.to_thread(findings, rules, given.corrections, given.as_printed)
    before = await house.store.of_person(person.id, rules)
    if given.revision != _revision(before):
        raise Refusal("house-tables-changed")
    await _try_out(house, before, found.by(rules), person)
    row = _row_after(house, before, person, rules, found)
    return await _saved(row, await house.store.save(row, given.revision))


async def import_file(
    house: HouseTablesService,
    signed_in: SignedInPerson | None,
    game: str,
    given: ImportHouseTables,
) -> HouseTablesView:
    """Replace what the person has by what a file says, whoever wrote it."""
    person = require(signed_in, "house_tables").person
    rules = newest_rules(game)
    with refused_in_one_sentence():
        found = await asyncio.to_thread(findings_in_file, rules, given.file)
    for _ in range(MOST_TRIES):
        before = await house.store.of_person(person.id, rules)
        await _try_out(house, before, found.by(rules), person)
        row = _row_after(house, before, person, rules, found)
        result = await house.store.save(row, _revision(before))
        if result != "changed":
            return await _saved(row, result)
        # Another tab has saved in this moment: replace that.
    raise Refusal("house-tables-changed")


async def delete(house: HouseTablesService, signed_in: SignedInPerson | None, game: str) -> None:
    """Delete what the person has. Tables that were opened by it go on as they are."""
    person = require(signed_in, "house_tables").person
    await house.store.delete(person.id, newest_rules(game))


def findings(
    rules: RuleSet, corrections: Mapping[str, Any], as_printed: Collection[str]
) -> Findings:
    """Checked, in the order of the box; a component that is corrected is not as printed."""
    components = components_of(rules)
    for key in as_printed:
        if key not in components:
            raise BadHouseFile(f"{rules.name} has no component {key[:80]!r}.")
    found = checked_corrections(rules, corrections)
    changed, marks = changed_fields(found), set(as_printed)
    return Findings(
        found,
        [key for key, one in components.items() if key in marks and not is_corrected(one, changed)],
    )


def findings_in_file(rules: RuleSet, file: str) -> Findings:
    """What a file of house tables says."""
    house = read_house_tables(file.encode("utf-8", "surrogatepass"), rules)
    return findings(rules, house.corrections, house.as_printed)


def _revision(row: HouseTablesRow | None) -> int:
    return 0 if row is None else row.revision


async def _try_out(
    house: HouseTablesService, before: HouseTablesRow | None, rules: RuleSet, person: Person
) -> None:
    """What is stored was tried out then; marks change no rule."""
    if before is None or rules.corrections != before.corrections:
        with refused_in_one_sentence():
            await house.trials.require_playable(rules, person.id)


def _row_after(
    house: HouseTablesService,
    before: HouseTablesRow | None,
    person: Person,
    rules: RuleSet,
    found: Findings,
) -> HouseTablesRow:
    text, now = found.by(rules).corrections, house.clock.now()
    if before is not None:
        return msgspec.structs.replace(
            before,
            corrections=text,
            as_printed=found.as_printed,
            revision=before.revision + 1,
            changed=now,
            by=person.name,
        )
    return HouseTablesRow(
        id=secrets.token_hex(10),
        person=person.id,
        game=rules.name,
        rules=rules.version,
        corrections=text,
        as_printed=found.as_printed,
        # At random: a tab that still shows deleted ones must not fit those that are begun anew.
        revision=1 + secrets.randbelow(MOST_AT_FIRST),
        changed=now,
        by=person.name,
    )


async def _saved(row: HouseTablesRow, result: SaveResult) -> HouseTablesView:
    """The answer of somebody who has saved."""
    if result == "not-known":
        raise Refusal("not-known")
    if result == "changed":
        raise Refusal("house-tables-changed")
    return await view_of(row, row.person)
