"""The HTTP interface keeps to its own description, whatever is sent to it, and by whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as how
from sample import SAMPLE
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
)
from web import PATIENCE, in_thread, settings

from teahouse.server.http.app import openapi_document

schema = schemathesis.openapi.from_dict(openapi_document())
EVERYTHING = list(HealthCheck)


@dataclass
class RunningServer:
    """An open house, a guest in it, and a running table of his."""

    address: str
    guest: httpx.Client
    opened: list[str] = field(default_factory=list)

    def table(self) -> str:
        """A table where the guest must decide; he comes again if an example made him leave."""
        waiting = self.guest.get("/api/tables/waiting").json()
        if waiting:
            return str(waiting[0]["id"])
        self.guest.post("/api/me", json={"name": "Ann"})
        seats = [{"kind": "me"}] * 3
        body = {"id": f"running{len(self.opened)}", "game": SAMPLE, "seats": seats}
        self.opened.append(self.guest.post("/api/tables", json=body).json()["table"])
        start = {"do": "start", "id": "start"}
        answer = self.guest.post(f"/api/tables/{self.opened[-1]}/commands", json=start)
        assert answer.status_code == 200, answer.text
        return self.opened[-1]

    def house_tables(self) -> str:
        """The guest's house tables; they are kept again if an example deleted them."""
        path = f"/api/games/{SAMPLE}/house-tables"
        mine = [one for one in self.guest.get(path).json() if one["mine"]]
        if not mine:
            given = {"corrections": {}, "as_printed": [], "revision": 0}
            mine = [self.guest.put(f"{path}/mine", json=given).json()]
        return str(mine[0]["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    where = tmp_path_factory.mktemp("schema") / "t.db"
    with (
        in_thread(settings(str(where))) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as guest,
    ):
        yield RunningServer(address, guest)


def check(
    case: schemathesis.Case[Any], house: RunningServer, cookies: dict[str, str], table: str
) -> None:
    """Send it and compare the answer with the description; good examples name what is there."""
    good = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
    real = {"table": lambda: table, "game": lambda: SAMPLE, "house_tables": house.house_tables}
    for name in real.keys() & case.path_parameters.keys() if good else ():
        case.path_parameters[name] = real[name]()
    answer = case.call(base_url=house.address, cookies=cookies, timeout=PATIENCE)
    if answer.status_code == 413:
        return  # too big for the house, before it looks what it is
    case.validate_response(
        answer,
        excluded_checks=[
            allow_header_conformance,  # the framework answers OPTIONS by itself
            positive_data_acceptance,  # what is well said may be impossible: an unknown option
        ],
    )


@schema.parametrize()
@how(max_examples=20, derandomize=True, deadline=None, suppress_health_check=EVERYTHING)
def test_every_operation(case: schemathesis.Case[Any], house: RunningServer) -> None:
    table = house.table()
    check(case, house, dict(house.guest.cookies), table)


@schema.parametrize()
@how(max_examples=10, derandomize=True, deadline=None, suppress_health_check=EVERYTHING)
def test_every_operation_for_a_stranger(case: schemathesis.Case[Any], house: RunningServer) -> None:
    check(case, house, {}, house.table())
