"""Components in words: what stands in the tables of a report."""

from __future__ import annotations

from teahouse.text.words import Words


def component_name(words: Words, kind: str, name: str) -> str:
    """A component by the kind of its texts; only the first word of its name has a text."""
    first, _, rest = name.partition(" ")
    worded = words.thing(kind, first) if kind else first
    return f"{worded} {rest}" if rest else worded
