"""How the laboratory writes which rules were played."""

from __future__ import annotations

from teahouse.core.build import is_compiled
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


def column_names(here: RuleSet, there: RuleSet) -> tuple[str, str]:
    """Two rule sets of a game as heads of columns.

    >>> column_names(RuleSet("dschunke", 2), RuleSet("dschunke", 1))
    ('version 2', 'version 1')
    """
    if here.version != there.version:
        return f"version {here.version}", f"version {there.version}"
    if here.corrections and there.corrections:
        return "corrected A", "corrected B"
    names = ["corrected" if rules.corrections else "as released" for rules in (here, there)]
    return names[0], names[1]


def how_played(rules: RuleSet) -> str:
    """Only the newest rules can be compiled: all others are copies in plain Python."""
    newest = load(rules.name).rule_set
    return "compiled" if is_compiled() and load(rules).rule_set == newest else "plain Python"
