"""Which rules a command plays: the newest, or those of ``--rules``."""

from __future__ import annotations

import argparse

from teahouse.core.rule_set import RuleSet
from teahouse.registry import load

MOST_DIGITS = 9


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which rules are played."""
    parser.add_argument(
        "--rules", type=_version, default=0, metavar="VERSION", help="an older version of the rules"
    )


def rules_given(given: argparse.Namespace) -> RuleSet:
    """The rules that were asked for; ``UnknownGame``, ``UnknownVersion``."""
    return load(RuleSet(given.game, given.rules)).rule_set


def _version(text: str) -> int:
    if not text.isdecimal() or not 0 < len(text) <= MOST_DIGITS or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a version is a number from 1 on, not {text!r}")
    return int(text)
