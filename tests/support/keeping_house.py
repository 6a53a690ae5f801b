"""House tables for tests: a service whose trials take no time, and what people keep in it."""

from __future__ import annotations

import sys
from typing import Any

from account_services import account_service
from corrected import playable, reconstructed
from sample import SAMPLE

from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.accounts.service import AccountService
from teahouse.server.house_tables import editing
from teahouse.server.house_tables.service import HouseTablesService
from teahouse.server.house_tables.trials import TrialRunner
from teahouse.server.protocol.house_tables import HouseTablesView, SaveHouseTables
from teahouse.server.storage.open_store import OpenStore

PASSES = (sys.executable, "-S", "-c", "")  # a trial that passes everything
FIRST, SECOND, THIRD = playable().items()
MARKED = [one.key for one in reconstructed()[:2]]


def house_of(store: OpenStore, at: AccountService, **trials: Any) -> HouseTablesService:
    """House tables beside these accounts."""
    runner = TrialRunner(lambda person: None, **{"program": PASSES, **trials})
    return HouseTablesService(store.house_tables, at.clock, runner)


def services(store: OpenStore) -> tuple[AccountService, HouseTablesService]:
    at = account_service(store)
    return at, house_of(store, at)


def found(
    *corrections: tuple[str, Any], marked: list[str] | None = None, revision: int = 0
) -> SaveHouseTables:
    """What a client sends."""
    return SaveHouseTables(dict(corrections), marked or [], revision)


async def keep(
    house: HouseTablesService,
    who: SignedInPerson,
    *corrections: tuple[str, Any],
    marked: list[str] | None = None,
    revision: int = 0,
) -> HouseTablesView:
    given = found(*corrections, marked=marked, revision=revision)
    return await editing.save(house, who, SAMPLE, given)
