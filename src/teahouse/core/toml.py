"""Read a TOML file of a package."""

from __future__ import annotations

import tomllib
from importlib import resources


def read_text(package: str, name: str) -> str:
    """The text of the file ``name`` of a package."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


def read(package: str, name: str) -> dict[str, object]:
    """What the file ``name`` of a package holds, as plain data."""
    return tomllib.loads(read_text(package, name))
