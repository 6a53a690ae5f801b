"""Which tables of a game are reconstructed: read from the tags [A] of its data file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources

HEADER = re.compile(r"\[+([\w.]+)\]+")
DRAWING = re.compile(r"\bdraw|drawing|canvas|outline|layout|^Tags|x \d+", re.IGNORECASE)


@dataclass(frozen=True)
class Note:
    """What a section of the data file says about itself."""

    section: str
    text: str


def notes(game: str) -> list[Note]:
    """Every remark with the tag [A] that is about the game and not about its drawing."""
    path = resources.files("teahouse.games").joinpath(game, f"{game}.toml")
    found: list[Note] = []
    section = ""
    above: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.strip()
        if line.startswith("#"):
            above.append(line.lstrip("# "))
            continue
        header = HEADER.match(line)
        if header:
            section = header[1]
        if above:
            _add(found, section, " ".join(above))
            above = []
        code, _, remark = line.partition("#")
        if remark:
            _add(found, section, f"{code.strip()}: {remark.strip()}" if code else remark.strip())
    return found


def _add(found: list[Note], section: str, text: str) -> None:
    if "[A]" in text and section and not DRAWING.search(f"{section} {text}"):
        found.append(Note(section, text))
