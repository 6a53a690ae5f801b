"""The outside game in places of its own: complete, and with nothing but its rules."""

from __future__ import annotations

import pytest
from outside import Installed, install, remove_optional_parts


@pytest.fixture(scope="session")
def complete(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The game as it is."""
    return install(tmp_path_factory.mktemp("complete"))


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The same rules, and nothing that a pack may leave out."""
    return install(tmp_path_factory.mktemp("bare"), remove_optional_parts)
