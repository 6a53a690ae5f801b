"""What all functions of house tables share: their store, a clock, trials; and what they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from teahouse import registry
from teahouse.components.catalog import kinds_of, with_version
from teahouse.components.house_tables import BadHouseFile
from teahouse.components.progress import compared_count
from teahouse.components.trial import Unplayable
from teahouse.core.corrections import BadCorrection
from teahouse.core.rule_set import RuleSet
from teahouse.server.house_tables.ports import HouseTablesRow, HouseTablesStore
from teahouse.server.house_tables.trials import TrialRunner
from teahouse.server.protocol.house_tables import HouseTablesSummary, HouseTablesView
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.ports import Clock


@dataclass(frozen=True, slots=True)
class HouseTablesService:
    """House tables of all people, one a process."""

    store: HouseTablesStore
    clock: Clock
    trials: TrialRunner


def newest_rules(game: str) -> RuleSet:
    """The rules that can be corrected now; ``Refusal`` if there is no such game."""
    if game not in registry.game_names():
        raise Refusal("no-such-game", params={"game": game[:40]})
    return with_version(RuleSet(game))


@contextmanager
def refused_in_one_sentence() -> Iterator[None]:
    """What is wrong with corrections or with a file becomes a refusal."""
    try:
        yield
    except (BadCorrection, BadHouseFile, Unplayable) as error:
        sentence = " ".join(str(error).split())
        raise Refusal("bad-house-tables", params={"text": sentence}) from error


async def load_row(house: HouseTablesService, id_: str) -> HouseTablesRow:
    """House tables of a game and version that this server knows; ``Refusal`` without them."""
    row = await house.store.by_id(id_)
    if row is None or row.game not in registry.game_names():
        raise Refusal("no-such-house-tables")
    if row.rules not in registry.versions(row.game):
        raise Refusal("no-such-house-tables")
    return row


async def view_of(row: HouseTablesRow, person: str) -> HouseTablesView:
    """House tables as a whole, for this person."""
    summary = await asyncio.to_thread(summary_of, row, person)
    return HouseTablesView(
        **msgspec.structs.asdict(summary), values=row.values(), printed=row.as_printed
    )


def summary_of(row: HouseTablesRow, person: str) -> HouseTablesSummary:
    """The figures of house tables. Call it in a thread: a game's components may have to be read."""
    values = row.values()
    compared = compared_count(kinds_of(row.released), values, row.as_printed)
    return HouseTablesSummary(
        id=row.id,
        game=row.game,
        rules=row.rules,
        by=row.by,
        mine=row.person == person,
        revision=row.revision,
        changed=row.changed,
        corrections=len(values),
        as_printed=len(row.as_printed),
        done=compared.done,
        total=compared.total,
    )
