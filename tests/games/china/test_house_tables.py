"""Corrections of the map that nobody can play on are refused before they are stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from account_services import account_service, guest
from keeping_house import house_of

from teahouse.components.catalog import fields_of
from teahouse.components.trial import PROGRAM
from teahouse.core.rule_set import RuleSet
from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.house_tables import editing
from teahouse.server.house_tables.service import HouseTablesService
from teahouse.server.storage.open_store import open_store
from teahouse.server.tables.answers import Refusal

pytestmark = pytest.mark.anyio

GAME = "china"
ROADS: list[str] = fields_of(RuleSet(GAME))["map.roads"][1].value


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def mei(tmp_path: Path) -> AsyncIterator[tuple[HouseTablesService, SignedInPerson]]:
    store = await open_store(str(tmp_path / "t.db"))
    at = account_service(store)
    yield house_of(store, at, program=PROGRAM), await guest(at)
    await store.close()


@pytest.mark.parametrize(
    ("roads", "why"),
    [
        ([one for one in ROADS if "chin1" not in one.split()], "chin1"),
        ([*ROADS, "chin1 chin9"], "chin9"),
        ([*ROADS, "chin1"], f"roads.{len(ROADS)} "),
        ([], ""),
    ],
    ids=["not connected", "a space that is not there", "a road with one end", "no roads"],
)
async def test_a_map_that_cannot_be(
    mei: tuple[HouseTablesService, SignedInPerson], roads: list[str], why: str
) -> None:
    house, who = mei
    with pytest.raises(Refusal, match="bad-house-tables") as refused:
        await editing.check(house, who, GAME, {"map.roads": roads})
    params: dict[str, Any] = refused.value.why.params
    assert why in params["text"]
    assert "Error" not in params["text"]
    assert params["text"].endswith(".")


async def test_one_road_less_is_a_map_too(
    mei: tuple[HouseTablesService, SignedInPerson],
) -> None:
    house, who = mei
    checked = await editing.check(house, who, GAME, {"map.roads": ROADS[1:]})
    assert checked.corrections == {"map.roads": ROADS[1:]}
