"""How the laboratory writes which rules were played."""

from __future__ import annotations

from teahouse.core.build import compiled
from teahouse.core.corrections import read
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load


def rules_name(rules: RuleSet) -> str:
    """``rules version 2``, ``rules version 2 with 3 corrections``.

    >>> rules_name(RuleSet("dschunke", 1, '{"meta.year":2003}'))
    'rules version 1 with 1 correction'
    """
    name = f"rules version {rules.version or load(rules.name).version}"
    number = len(read(rules.corrections))
    return f"{name} with {number} correction{'s' if number > 1 else ''}" if number else name


def how_played(rules: RuleSet) -> str:
    """Only the newest rules can be compiled: all others are copies in plain Python."""
    newest = load(rules.name).rule_set
    return "compiled" if compiled() and load(rules).rule_set == newest else "plain Python"
