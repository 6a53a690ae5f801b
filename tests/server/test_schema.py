"""The HTTP interface keeps to its own description, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as how
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
)
from web import in_thread, settings

from teahouse.server.http.app import described

schema = schemathesis.openapi.from_dict(described())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A guest in a house."""
    where = tmp_path_factory.mktemp("schema") / "t.db"
    with in_thread(settings(str(where))) as address, httpx.Client(base_url=address) as guest:
        guest.post("/api/me", json={"name": "Ann"})
        yield guest


@schema.parametrize()
@how(max_examples=25, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation(case: schemathesis.Case[Any], house: httpx.Client) -> None:
    answer = case.call(base_url=str(house.base_url), cookies=dict(house.cookies))
    if answer.status_code == 413:
        return  # too big for the house, before it looks what it is
    case.validate_response(
        answer,
        excluded_checks=[
            allow_header_conformance,  # the framework answers OPTIONS by itself
            positive_data_acceptance,  # what is well said may be impossible: an unknown option
        ],
    )
