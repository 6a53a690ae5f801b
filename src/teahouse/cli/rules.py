"""Which rules a command plays: the newest, or those of ``--rules``."""

from __future__ import annotations

import argparse

from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load

MOST_DIGITS = 9


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which rules are played."""
    parser.add_argument(
        "--rules", type=version, default=0, metavar="VERSION", help="an older version of the rules"
    )


def rules_given(given: argparse.Namespace) -> RuleSet:
    """The rules that were asked for; ``UnknownGame``, ``UnknownVersion``."""
    return load(RuleSet(given.game, given.rules)).rule_set


def rules_against(given: argparse.Namespace) -> RuleSet:
    """The rules of ``--against``, with which the others are compared."""
    text = given.against
    if not text.isdecimal():
        raise TeahouseError(f"--against is a version of the rules, not {text!r}.")
    return load(RuleSet(given.game, int(text))).rule_set


def rules_as_typed(given: argparse.Namespace, rules: RuleSet) -> str:
    """The arguments that say which rules these are, also when there are newer ones."""
    return f" --rules {rules.version}"


def version(text: str) -> int:
    """The number of a version of the rules."""
    if not text.isdecimal() or not 0 < len(text) <= MOST_DIGITS or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a version is a number from 1 on, not {text!r}")
    return int(text)
