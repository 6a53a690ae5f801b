"""House tables: what owners of a game have corrected or found as printed, and their file.

The file is small readable TOML, to be kept or sent to others:

    format = 1
    game = "lanterns"
    version = 1
    by = "Mei"
    as_printed = ["coins:red"]
    corrections = [
      # coins:blue
      { path = "coins.blue.count", was = 3, is = 4 },
    ]
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from teahouse.components.catalog import components_of, fields_of, kinds_of, with_version
from teahouse.components.check import checked_corrections, same
from teahouse.core.corrections import MOST_CORRECTIONS, BadCorrection, value_at, written
from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet
from teahouse.core.table_file import MOST_SHOWN, BadTable, decode_text, shortened
from teahouse.core.table_types import Problem, Row, Tables
from teahouse.registry.rule_sets import tables_of

FORMAT: Final = 1
MOST_BYTES: Final = 100_000
MOST_POINTS: Final = 200  # on a line: reading long dotted keys takes quadratic time
SOURCE: Final = "The file of corrections"

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class BadHouseFile(TeahouseError):
    """The file of house tables cannot be used."""


class HouseTables(Struct, frozen=True):
    """Corrections of the tables of a game, and components that were found as printed."""

    game: str
    version: int
    by: str
    corrections: dict[str, Any]  # by the paths of fields
    as_printed: tuple[str, ...] = ()  # keys of components

    @property
    def rules(self) -> RuleSet:
        """The rules with these corrections."""
        return RuleSet(self.game, self.version, written(self.corrections))


class CorrectionRow(Row, frozen=True, kw_only=True, rename={"becomes": "is"}):
    """One correction in the file."""

    path: str
    was: Any
    becomes: Any


class HouseFile(Tables, frozen=True, kw_only=True):
    """The whole file."""

    format: Literal[1]
    game: Name
    version: Annotated[int, Meta(ge=1, le=10_000)]
    by: Name
    corrections: Annotated[tuple[CorrectionRow, ...], Meta(max_length=MOST_CORRECTIONS)] = ()
    as_printed: Annotated[tuple[str, ...], Meta(max_length=MOST_CORRECTIONS)] = ()

    def problems(self) -> Iterator[Problem]:
        """Yield what cannot be shown to people, and what is said twice."""
        if not self.by.isprintable():
            yield "by", "it has characters that cannot be shown"
        paths = [row.path for row in self.corrections]
        known: set[str] = set()
        for index, path in enumerate(paths):
            if path in known:
                yield f"corrections[{index}].path", "the value is corrected twice"
            known.add(path)


def read_house_tables(file: bytes, rules: RuleSet) -> HouseTables:
    """The house tables in a file for this game and version; ``BadHouseFile`` says what is wrong.

    Whether the game can be played by them is found out by ``components.trial``.
    """
    try:
        found = _decoded(file)
    except BadTable as error:
        raise BadHouseFile(str(error)) from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, deep lists
        raise BadHouseFile(f"{SOURCE} cannot be read.") from error
    released = with_version(rules)._replace(corrections="")
    if found.game != rules.name:
        raise BadHouseFile(f"{SOURCE} is one of {found.game!r}, not of {rules.name}.")
    if found.version != released.version:
        raise BadHouseFile(
            f"{SOURCE} corrects version {found.version} of the rules of {rules.name}, "
            f"not version {released.version}."
        )
    components = components_of(released)
    for key in found.as_printed:
        if key not in components:
            raise BadHouseFile(f"{rules.name} has no component {key[:80]!r}.")
    try:
        corrections = checked_corrections(
            released, {row.path: row.becomes for row in found.corrections}
        )
    except BadCorrection as error:
        raise BadHouseFile(str(error)) from error
    _check_was(found, released)
    return HouseTables(
        found.game, found.version, found.by, corrections, tuple(dict.fromkeys(found.as_printed))
    )


def write_house_tables(house: HouseTables, name_of: Callable[[str], str] = str) -> str:
    """The file; ``name_of`` words a component by its key, for the comments."""
    released = RuleSet(house.game, house.version)
    tables, fields = tables_of(released), fields_of(released)
    lines = [
        f"format = {FORMAT}",
        f"game = {as_toml(house.game)}",
        f"version = {house.version}",
        f"by = {as_toml(house.by)}",
        "as_printed = [",
        *[f"  {as_toml(key)},  # {name_of(key)}" for key in house.as_printed],
        "]",
        "corrections = [",
    ]
    for path, value in house.corrections.items():
        if path in fields:  # a release may show a value elsewhere, or no longer
            lines.append(f"  # {name_of(fields[path][0].key)}")
        lines.append(_correction_line(path, value_at(tables, path), value))
    return "\n".join([*lines, "]", ""])


def house_tables_template(
    rules: RuleSet,
    by: str = "your name",
    name_of: Callable[[str], str] = str,
    about: str = "",
) -> str:
    """A file to fill in: one line for every reconstructed value, with ``is`` as we believe.

    ``about`` says at its top what to do with it.
    """
    lines = [
        *[f"# {line}" for line in about.splitlines()],
        f"format = {FORMAT}",
        f"game = {as_toml(rules.name)}",
        f"version = {with_version(rules).version}",
        f"by = {as_toml(by)}",
        "as_printed = [",
    ]
    components = [
        one for kind in kinds_of(rules) for one in kind.components if one.is_reconstructed()
    ]
    lines += [f"  # {as_toml(one.key)},  # {name_of(one.key)}" for one in components]
    lines += ["]", "corrections = ["]
    for component in components:
        lines.append(f"  # {name_of(component.key)}")
        for field in component.fields:
            if field.tag == "A":
                lines.append(_correction_line(field.path, field.value, field.value))
    return "\n".join([*lines, "]", ""])


def as_toml(value: Any) -> str:
    """A plain value on one line.

    >>> as_toml({"import": 1, "flags": ["us", "uk"]})
    '{ import = 1, flags = ["us", "uk"] }'
    """
    if isinstance(value, dict):
        inner = ", ".join([f"{_key(key)} = {as_toml(one)}" for key, one in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([as_toml(one) for one in value])}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    is_bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if is_bare else as_toml(key)


def _correction_line(path: str, was: Any, becomes: Any) -> str:
    return f"  {{ path = {as_toml(path)}, was = {as_toml(was)}, is = {as_toml(becomes)} }},"


def _decoded(file: bytes) -> HouseFile:
    if len(file) > MOST_BYTES:
        raise BadHouseFile(f"{SOURCE} is too large: more than {MOST_BYTES // 1000} kB.")
    try:
        text = file.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadHouseFile(f"{SOURCE} is not a text in UTF-8.") from error
    if any([line.count(".") > MOST_POINTS for line in text.split("\n")]):
        raise BadHouseFile(f"{SOURCE} has a line with more than {MOST_POINTS} points.")
    return decode_text(HouseFile, text, SOURCE)


def _check_was(found: HouseFile, released: RuleSet) -> None:
    """The file must speak of the values that we have."""
    tables = tables_of(released)
    for row in found.corrections:
        believed = value_at(tables, row.path)
        if not same(row.was, believed):
            path = shortened(row.path, MOST_SHOWN)
            was, is_ = _shown(row.was), _shown(believed)
            if was == is_:
                raise BadHouseFile(
                    f"{SOURCE} was made for another {path} than that of version {found.version}."
                )
            raise BadHouseFile(
                f"{SOURCE} says that {path} was {was}, but in version {found.version} it is {is_}."
            )


def _shown(value: Any) -> str:
    """A value for a message: short, on one line, whatever stands in the file."""
    try:
        text = as_toml(value)
    except (TypeError, ValueError):  # a date; a number of thousands of digits
        return "another kind of value"
    return "".join(
        [
            sign if sign.isprintable() else sign.encode("unicode_escape").decode()
            for sign in shortened(text, MOST_SHOWN)
        ]
    )
