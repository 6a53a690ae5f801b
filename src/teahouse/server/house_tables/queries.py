"""Look at components and house tables, and find out by which corrections a table is played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from teahouse import registry
from teahouse.components.catalog import fields_of, kinds_of, numbered_components
from teahouse.components.check import printed_field
from teahouse.components.house_tables import HouseTables, write_house_tables
from teahouse.components.printed import PrintedComponent, PrintedField
from teahouse.core.corrections import read, value_at
from teahouse.core.rule_set import RuleSet
from teahouse.server.house_tables.ports import HouseTablesRow
from teahouse.server.house_tables.service import (
    HouseTablesService,
    load_row,
    newest_rules,
    summary_of,
    view_of,
)
from teahouse.server.protocol.house_tables import (
    ComponentsView,
    CorrectionView,
    HouseTablesSummary,
    HouseTablesView,
    PrintedComponentView,
    PrintedKindView,
)
from teahouse.server.protocol.http_api import OpenTable
from teahouse.server.tables import queries as table_queries
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Caller, Refusal
from teahouse.server.tables.service import TableService
from teahouse.text.component_words import ComponentWords
from teahouse.text.words import LANGUAGES

MOST_LISTED: Final = 100
MOST_RULE_SETS: Final = 32  # whose components and corrections are kept in memory


async def get_components(game: str) -> ComponentsView:
    """All components of a game by its newest rules."""
    return await asyncio.to_thread(_components, newest_rules(game))


async def list_house_tables(
    house: HouseTablesService, caller: Caller, game: str
) -> list[HouseTablesSummary]:
    """Those of the newest rules, last changed first. Empty ones are left out, but the caller's."""
    rules = newest_rules(game)
    rows = await house.store.of_game(rules, MOST_LISTED)
    own = await house.store.of_person(caller.person, rules) if caller.person else None
    if own is not None:
        rows = sorted([own, *[row for row in rows if row.id != own.id]], key=_last_changed_first)
    return await asyncio.to_thread(lambda: [summary_of(row, caller.person) for row in rows])


async def get_house_tables(house: HouseTablesService, caller: Caller, id_: str) -> HouseTablesView:
    """House tables as a whole."""
    return await view_of(await load_row(house, id_), caller.person)


async def get_file(house: HouseTablesService, id_: str, language: str) -> tuple[str, str]:
    """The name of the file and its text. Comments name components in this language."""
    row = await load_row(house, id_)
    text = await asyncio.to_thread(_file, row, language if language in LANGUAGES else "en")
    return f"{row.game}-house-tables.toml", text


async def corrections_to_open(
    house: HouseTablesService, tables: TableService, caller: Caller, wanted: OpenTable
) -> str:
    """The corrections of a new table: text of ``core.corrections``; empty for the released ones.

    If the request is repeated, the table is there already. It keeps its corrections, whatever has
    become of the house tables since.
    """
    if not wanted.house_tables:
        return ""
    before = await table_creation.table_opened_by(tables, caller, wanted.id)
    if before is not None:
        return before.corrections
    row = await load_row(house, wanted.house_tables)
    if row.game != wanted.game:
        raise Refusal("no-such-house-tables")
    newest = newest_rules(row.game).version
    if row.rules != newest:
        raise Refusal("house-tables-outdated", params={"rules": row.rules, "newest": newest})
    return row.corrections


async def get_table_corrections(
    tables: TableService, caller: Caller, table_id: str
) -> list[CorrectionView]:
    """What is corrected at a table, for everybody who may look at it."""
    rules = await table_queries.get_rule_set(tables, caller, table_id)
    return await asyncio.to_thread(_corrections, rules)


def _last_changed_first(row: HouseTablesRow) -> tuple[int, str]:
    return -row.changed, row.id


@lru_cache(MOST_RULE_SETS)
def _components(rules: RuleSet) -> ComponentsView:
    kinds = [
        PrintedKindView(kind.id, kind.thing, [_component(one) for one in kind.components])
        for kind in kinds_of(rules)
    ]
    return ComponentsView(rules.name, rules.version, kinds)


def _component(one: PrintedComponent) -> PrintedComponentView:
    return PrintedComponentView(one.id, one.kind, one.key, one.is_reconstructed(), [*one.fields])


def _file(row: HouseTablesRow, language: str) -> str:
    house = HouseTables(row.game, row.rules, row.by, row.values(), tuple(row.as_printed))
    return write_house_tables(house, _component_names(row.released, language))


def _component_names(rules: RuleSet, language: str) -> Callable[[str], str]:
    words = ComponentWords(language, registry.load(rules))
    components = numbered_components(rules)

    def name_of(key: str) -> str:
        if key not in components:
            return key
        one, kind, number = components[key]
        return words.component(kind.id, kind.thing, one.id, number)

    return name_of


@lru_cache(MOST_RULE_SETS)
def _corrections(rules: RuleSet) -> list[CorrectionView]:
    released = rules._replace(corrections="")
    fields, tables = fields_of(released), registry.tables_of(released)
    found = []
    for path, becomes in read(rules.corrections).items():
        view = CorrectionView(path, was=value_at(tables, path), becomes=becomes)
        place = printed_field(path, fields)
        if place:
            view = _with_component(view, released, *fields[place])
        found.append(view)
    return found


def _with_component(
    view: CorrectionView, rules: RuleSet, component: PrintedComponent, field: PrintedField
) -> CorrectionView:
    _, kind, number = numbered_components(rules)[component.key]
    return msgspec.structs.replace(
        view,
        kind=kind.id,
        component=component.key,
        component_thing=kind.thing,
        number=number,
        field=field.id,
        thing=field.thing,
    )
