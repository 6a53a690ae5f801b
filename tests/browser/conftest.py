"""A house with the built client on a real port, and a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest
from chromium import PATIENCE, chromium
from playwright.sync_api import Browser, expect
from web import in_thread, settings


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each person gets an empty context of it."""
    expect.set_options(timeout=PATIENCE)
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that serves the built client."""
    client = files("teahouse") / "web" / "index.html"
    assert client.is_file(), "The client is not built: in web/, npm install && npm run build."
    where = tmp_path_factory.mktemp("house") / "teahouse.db"
    with in_thread(settings(str(where), log_level="warning")) as address:
        yield address
