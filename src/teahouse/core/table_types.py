"""What the tables of every game are made of, and the base of the structs that describe them.

A game's ``table_types.py`` says what its ``tables.toml`` may hold: which keys, of which type,
between which bounds. What a type cannot express (an id that names another entry, counts that must
agree) is said by ``Tables.problems``. ``core.table_file`` checks both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

MOST: Final = 1000  # no number of a box is larger, and loops over it stay short
Count = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Year = Annotated[int, Meta(ge=1900, le=2100)]
Text = Annotated[str, Meta(min_length=1)]

# --- drawings: every game is drawn on a canvas of 1000 x 1000, x to the east, y to the south ------
Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Point = tuple[Coordinate, Coordinate]
Outline = Annotated[tuple[Point, ...], Meta(min_length=3)]
Rectangle = tuple[Coordinate, Coordinate, Coordinate, Coordinate]  # left, top, width, height
Paint = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]

# Where it stands, like "colors[3].cards", and what is wrong there.
Problem = tuple[str, str]

MOST_IN_A_SET: Final = 62  # the rules keep sets of things as bits of a signed 64-bit number


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file, or a row of one. A key that it does not name is refused."""


class DrawingPoint(Row, frozen=True):
    """The point where something is drawn."""

    x: Coordinate
    y: Coordinate


class About(Row, frozen=True):
    """The game and the version of its tables: a change that alters stored games is a new one."""

    version: Positive
    players: Annotated[tuple[Positive, ...], Meta(min_length=1)]
    designer: Text
    publisher: Text
    year: Year


class Tables(Row, frozen=True):
    """All tables of a game."""

    def problems(self) -> Iterator[Problem]:
        """Yield whatever is wrong although every value has the right type."""
        yield from ()


# --- checks that several games need ---------------------------------------------------------------
def check_known(
    path: str, names: Iterable[object], known: Collection[object], kind: str
) -> Iterator[Problem]:
    """Every name in a list is one of the known ones."""
    for index, name in enumerate(names):
        if name not in known:
            yield f"{path}[{index}]", f"there is no {kind} {name!r}"


def check_no_repetition(path: str, names: Sequence[object], field: str = "") -> Iterator[Problem]:
    """No name stands in a list twice. ``field`` is the key that holds it, in a list of tables."""
    for index, name in enumerate(names):
        if name in names[:index]:
            yield f"{path}[{index}]{field and '.'}{field}", f"{name!r} is there twice"


def check_complete(
    path: str, names: Collection[object], known: Iterable[object]
) -> Iterator[Problem]:
    """None of the known names is missing."""
    for name in known:
        if name not in names:
            yield path, f"there is no entry for {name!r}"


def check_order(
    path: str, names: Sequence[object], known: Sequence[object], field: str = ""
) -> Iterator[Problem]:
    """The names are the known ones in their order, because the rules number them so."""
    yield from check_complete(path, names, known)
    yield from check_no_repetition(path, names, field)
    for index, (name, expected) in enumerate(zip(names, known, strict=False)):
        if name != expected:
            where = f"{path}[{index}]{field and '.'}{field}"
            yield where, f"{expected!r} must stand here, not {name!r}: the rules number them so"


def check_length(path: str, found: Collection[object], length: int, why: str) -> Iterator[Problem]:
    """There are as many entries as something else in the file asks for."""
    if len(found) != length:
        yield path, f"{length} entries are needed ({why}), not {len(found)}"


def check_players(
    path: str, by_players: Mapping[int, object], players: Sequence[int]
) -> Iterator[Problem]:
    """There is one entry for each number of players."""
    yield from check_complete(path, by_players, players)
    for number in by_players:
        if number not in players:
            yield f"{path}.{number}", f"the game is not for {number} players"


def check_players_rise(players: Sequence[int]) -> Iterator[Problem]:
    """The numbers of players rise by one: the rules count from the smallest."""
    for index in range(1, len(players)):
        if players[index] != players[index - 1] + 1:
            yield f"meta.players[{index}]", f"{players[index - 1] + 1} must stand here"


def check_numbered(path: str, ids: Iterable[str], prefix: int, kind: str) -> Iterator[Problem]:
    """The numbers in the ids, after ``prefix`` characters, run from 1 without a gap."""
    for number, name in enumerate(ids, 1):
        if int(name[prefix:]) != number:
            yield f"{path}.{name}", f"number {number} must stand here, or {kind} is missing"
            return
