"""Which tables of a game are reconstructed: read from the tags [A] of its data file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources

from teahouse.core.rule_set import RuleSet
from teahouse.registry import pack_of

HEADER = re.compile(r"\[+([\w.]+)\]+")
DRAWING = re.compile(r"\bdraw|drawing|canvas|outline|layout", re.IGNORECASE)
CLAUSE = re.compile(r"[;,.]\s")
RULER = re.compile(r"-{3,}")


@dataclass(frozen=True)
class ReconstructedNote:
    """What a section of the data file says about what is reconstructed in it."""

    section: str
    text: str


def notes(game: str | RuleSet) -> list[ReconstructedNote]:
    """One note for every section with the tag [A] that is about the game, not about its drawing.

    None for a game without a data file.
    """
    path = resources.files(pack_of(game).package).joinpath("tables.toml")
    if not path.is_file():
        return []
    found: dict[str, list[str]] = {}
    entries: dict[str, int] = {}
    section = ""
    above: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.strip()
        if line.startswith("#"):
            above.append(RULER.sub("", line.lstrip("# ")).strip())
            continue
        header = HEADER.match(line)
        if header:
            section = header[1]
        code, _, remark = line.partition("#")
        for text in (" ".join(above), remark.strip()):
            if not section or DRAWING.search(f"{section} {code}") or not _is_reconstructed(text):
                continue
            if text == "[A]":
                entries[section] = entries.get(section, 0) + 1
            else:
                named = "" if text != remark.strip() or header else f"{code.strip()}: "
                found.setdefault(section, []).append(named + text)
        above = []
    for section, count in entries.items():
        found.setdefault(section, []).append(f"{count} entries [A]")
    return [ReconstructedNote(section, "; ".join(texts)) for section, texts in found.items()]


def _is_reconstructed(text: str) -> bool:
    """Does a clause of the text tag something as reconstructed that is more than drawing?"""
    clauses = [clause for clause in CLAUSE.split(text) if "[A]" in clause]
    return any([not DRAWING.search(clause) for clause in clauses])
