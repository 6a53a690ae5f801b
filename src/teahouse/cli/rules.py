"""Which rules a command plays: the newest, those of ``--rules``, corrected by ``--tables``."""

from __future__ import annotations

import argparse
from pathlib import Path

from teahouse.components.house_tables import (
    MOST_BYTES,
    BadHouseFile,
    HouseTables,
    read_house_tables,
)
from teahouse.components.trial import try_out
from teahouse.core.errors import BadOptions
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load

MOST_DIGITS = 9


def add_version(parser: argparse.ArgumentParser) -> None:
    """The argument that says which version of the rules is meant."""
    parser.add_argument(
        "--rules", type=version, default=0, metavar="VERSION", help="an older version of the rules"
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which rules are played."""
    add_version(parser)
    parser.add_argument(
        "--tables", type=Path, default=None, metavar="FILE", help="corrections of `teahouse tables`"
    )


def version_given(given: argparse.Namespace) -> RuleSet:
    """The rules as they were released; ``UnknownGame``, ``UnknownVersion``."""
    return load(RuleSet(given.game, given.rules)).rule_set


def rules_given(given: argparse.Namespace) -> RuleSet:
    """The rules that were asked for. Corrected tables are tried out first.

    ``UnknownGame``, ``UnknownVersion``, ``BadHouseFile``, ``Unplayable``.
    """
    rules = version_given(given)
    if given.tables is None:
        return rules
    house = house_tables_in(given.tables, rules)
    try_out(house.rules)
    return house.rules


def house_tables_in(path: Path, rules: RuleSet) -> HouseTables:
    """The house tables in a file; not tried out yet."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadHouseFile(f"{path} cannot be read: {error.strerror}.") from error
    return read_house_tables(content, rules)


def rules_against(given: argparse.Namespace, rules: RuleSet) -> RuleSet:
    """The rules of ``--against``: another version, or corrections of these rules' version."""
    text = given.against
    if text.isdecimal():
        return load(RuleSet(rules.name, int(text))).rule_set
    path = Path(text)
    if not path.exists():
        raise BadOptions(
            "--against is a version of the rules or a file of corrections; "
            f"there is no file {text}."
        )
    house = house_tables_in(path, rules._replace(corrections=""))
    try_out(house.rules)
    return house.rules


def rules_as_typed(given: argparse.Namespace, rules: RuleSet) -> str:
    """The arguments that say which rules these are, also when there are newer ones."""
    tables = f" --tables {given.tables}" if given.tables is not None else ""
    return f" --rules {rules.version}{tables}"


def version(text: str) -> int:
    """The number of a version of the rules."""
    if not text.isdecimal() or not 0 < len(text) <= MOST_DIGITS or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a version is a number from 1 on, not {text!r}")
    return int(text)
