"""What HTTP takes and gives of house tables: what people found printed on their components."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from teahouse.components.printed import PrintedField
from teahouse.core.corrections import MOST_CORRECTIONS
from teahouse.server.protocol.commands import Number
from teahouse.server.protocol.http_api import Body

# By the path of a value: what is printed there.
GivenCorrections = Annotated[dict[str, Any], Meta(max_length=MOST_CORRECTIONS)]
ComponentKeys = Annotated[
    list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_CORRECTIONS)
]


class CheckCorrections(Body, frozen=True):
    """Corrections to be tried out; nothing is stored."""

    corrections: GivenCorrections


class SaveHouseTables(Body, frozen=True):
    """All of my house tables of a game, in place of what is stored.

    ``revision`` is the one that I have seen last; 0 if I have seen none.
    """

    corrections: GivenCorrections
    as_printed: ComponentKeys
    revision: Number


class ImportHouseTables(Body, frozen=True):
    """The text of a file of house tables, to replace mine."""

    file: str


class PrintedComponentView(msgspec.Struct, frozen=True):
    """A card, a tile, a space, a row of a printed table."""

    id: str  # within its kind
    kind: str
    key: str  # among all components of the game
    is_reconstructed: bool  # is any value on it our reconstruction?
    fields: list[PrintedField]


class PrintedKindView(msgspec.Struct, frozen=True):
    """Components that look alike, in the order of the box."""

    id: str
    thing: str  # kind of things in the texts of the game that words a component; may be empty
    components: list[PrintedComponentView]


class ComponentsView(msgspec.Struct, frozen=True):
    """All components of a game with what we believe is printed on them."""

    game: str
    rules: int  # the version of the rules: the newest
    kinds: list[PrintedKindView]


class HouseTablesSummary(msgspec.Struct, frozen=True):
    """What one person corrected of a game, or found as printed, in figures."""

    id: str
    game: str
    rules: int  # the version of the rules that they correct
    by: str
    mine: bool
    revision: int  # raised whenever they are stored
    changed: int  # milliseconds since 1970
    corrections: int
    as_printed: int
    done: int  # of the components with a reconstructed value: those that were compared
    total: int


class HouseTablesView(HouseTablesSummary, frozen=True):
    """House tables as a whole."""

    values: dict[str, Any]  # by the path of a field
    printed: list[str]  # keys of components that are as printed


class CheckedCorrections(msgspec.Struct, frozen=True):
    """The game can be played by these corrections: whole fields, and only what differs."""

    corrections: dict[str, Any]


class CorrectionView(msgspec.Struct, frozen=True):
    """What is corrected at a table; no component where the value is printed on none."""

    path: str
    was: Any
    becomes: Any
    kind: str = ""  # of the component
    component: str = ""  # its key
    component_thing: str = ""  # kind of things in the texts of the game that words the component
    number: int = 0  # of the component within its kind, from 1
    field: str = ""
    thing: str = ""  # kind of things in the texts of the game that words the value; may be empty
