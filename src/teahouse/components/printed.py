"""What is printed on the components of a game, as the program knows it: results for any reader."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

# Where a value comes from: rulebook, another public source, reconstructed; "" if nothing says it.
Tag = Literal["R", "P", "A", ""]

# How a value stands on the component, and how a form asks for it.
Form = Literal[
    "number",  # a whole number
    "counts",  # things with their numbers, like {"tea": 3, "fish": 1}; `choices` names the things
    "numbers",  # numbers in a fixed order
    "word",  # one of `choices`
    "words",  # some of `choices`
    "yes_no",
    "text",  # written by hand
    "roads",  # a list of roads, each with its two ends: "chin1 wei1"
    "list",  # a list whose entries have several parts
    "table",  # a table of several values with names
]


class PrintedField(Struct, frozen=True):
    """One thing that is printed on a component, and that can be corrected."""

    id: str  # within the kind: the texts are found by it
    path: str  # as in `core.corrections`
    value: Any  # a number, a word, a list, or a whole small table
    tag: Tag  # of the least certain value in it
    note: str  # what the data file says about it
    line: int  # in the data file; 0 where the value has no line of its own
    form: Form
    choices: tuple[int | str, ...] = ()  # words that may stand there, things that may be counted
    thing: str = ""  # kind of things in the texts of the game that words them; may be empty


class PrintedComponent(Struct, frozen=True):
    """A card, a tile, a space, a row of a table that is printed on a board."""

    id: str  # within its kind
    kind: str
    key: str  # among all components of the game: "orders:uk-01"
    fields: tuple[PrintedField, ...]

    def is_reconstructed(self) -> bool:
        """Is anything on it our reconstruction?"""
        return any([field.tag == "A" for field in self.fields])


class PrintedKind(Struct, frozen=True):
    """Components that look alike, in the order of the box."""

    id: str
    thing: str  # kind of things in the texts of the game that words a component; may be empty
    components: tuple[PrintedComponent, ...]
