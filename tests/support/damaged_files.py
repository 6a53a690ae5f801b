"""Files of house tables, good ones and damaged ones: the same seed gives the same files."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from teahouse.components.catalog import components_of, fields_of, with_version
from teahouse.components.house_tables import (
    HouseTables,
    as_toml,
    house_tables_template,
    write_house_tables,
)
from teahouse.components.printed import PrintedField
from teahouse.core.rule_set import RuleSet

CHANGED = 6  # values in a good file
STRANGE_TEXTS = (
    *(
        "",
        " ",
        "\u200b",
        "\ufeff",
        "\x00",
        "\x1b[31m",
        "\x7f",
        "\u202e",
        "a\nb",
        "a\tb",
        "a\u2028b",
    ),
    *("你好", "🏮" * 30, "é" * 61, "x" * 300, "'", '"""', "\\", "{}", "%s", "$.path", "None"),
)
STRANGE_VALUES = (
    *("true", "1.5", "-0.0", "inf", "-inf", "nan", "1e400", "2026-11-19", "07:30:00", "0b101"),
    *("-1", "-9999", "10000", "9999", "99999999", "9223372036854775808", "1" * 5000, "1_0", "01"),
    *('""', '"tea"', "'\t'", "[]", "{}", "[[]]", "[{}]", "{ a = 1 }", '["tea", 1]', "[1, 2, 3]"),
    *("[" * 40 + "]" * 40, "[" * 9000 + "]" * 9000, "{ a = " * 30 + "1" + " }" * 30),
    *("0x" + "f" * 5000, "-0x" + "f" * 5000, "[0x" + "f" * 5000 + "]", "{ 0 = 1979-05-27 }"),
    *("{ " + "a." * 150 + "a = 1 }", "", "=", "tea", '"' + "x" * 2000 + '"'),
)
STRANGE_PATHS = (
    *("", ".", "..", "a", "meta", "meta.version", "meta.version.x", "0", "-1", "*", "__class__"),
    *("x" * 2000, "a." * 150, "a." * 400, "é.ü", "\u202e", "../../etc/passwd", "a\nb", "\x00"),
)
STRANGE_JSON = (
    *("null", "true", "NaN", "Infinity", "1e999", "-1", "1.5", "0", "[]", "{}", '""', '"\\u202e"'),
    *("[" * 12 + "]" * 12, "[" * 9000 + "]" * 9000, "1" * 5000, '{"a":{"b":[1,"2"]}}', "[1,2,3]"),
)
HEAD = re.compile(r"^(format|game|version|by) = .*$", re.MULTILINE)
ROW = re.compile(r"^  \{ path = .*\},$", re.MULTILINE)
NUMBER = re.compile(r"(?<![\w.\"])\d+")


@dataclass(frozen=True)
class Damaged:
    """A file, and what was done to a good one of these rules."""

    rules: RuleSet
    how: str
    content: bytes


@dataclass(frozen=True)
class Source:
    """A good file, and by what chance it is damaged."""

    rules: RuleSet
    others: list[RuleSet]
    text: str
    chance: random.Random

    def replace(self, pattern: re.Pattern[str], by: Callable[[str], str]) -> str:
        """The text with one of the places changed that the pattern finds."""
        found = self.chance.choice(list(pattern.finditer(self.text)))
        return self.text[: found.start()] + by(found[0]) + self.text[found.end() :]

    def row(self, is_: str, path: str = "", was: str = "") -> str:
        """The text with one correction replaced: other values, as they stand in the file."""
        field = self.field()
        path, was = path or as_toml(field.path), was or as_toml(field.value)
        return self.replace(ROW, lambda _: f"  {{ path = {path}, was = {was}, is = {is_} }},")

    def field(self) -> PrintedField:
        """One of the fields of the game."""
        return self.chance.choice(fields_in(self.rules))


@cache
def fields_in(rules: RuleSet) -> list[PrintedField]:
    """All that is printed on the components of a game."""
    return [field for _, field in fields_of(rules).values()]


def good_house_tables(rules: RuleSet, chance: random.Random) -> HouseTables:
    """Some numbers are larger by one, some components are as printed."""
    fields = [field for field in fields_in(rules) if type(field.value) is int]
    chosen = chance.sample(fields, min(CHANGED, len(fields)))
    keys = chance.sample(sorted(components_of(rules)), 2)
    corrections = {field.path: field.value + 1 for field in chosen}
    version = with_version(rules).version
    return HouseTables(rules.name, version, "Mei", dict(sorted(corrections.items())), tuple(keys))


def damaged_files(games: list[RuleSet], seed: int, count: int) -> Iterator[Damaged]:
    """So many files of these games, with every kind of damage in turn."""
    chance = random.Random(seed)
    kinds = list(DAMAGES.items())
    for number in range(count):
        rules = games[number // len(kinds) % len(games)]
        how, damage = kinds[number % len(kinds)]
        is_small = number % 3 != 0
        house = good_house_tables(rules, chance)
        text = write_house_tables(house) if is_small else house_tables_template(rules, "Mei")
        source = Source(rules, [one for one in games if one != rules], text, chance)
        made = damage(source)
        content = made if isinstance(made, bytes) else made.encode("utf-8", "surrogatepass")
        yield Damaged(rules, how, content)


# --- kinds of damage ------------------------------------------------------------------------------
def flipped_bits(source: Source) -> bytes:
    content = bytearray(source.text.encode())
    for _ in range(source.chance.randint(1, 4)):
        content[source.chance.randrange(len(content))] ^= 1 << source.chance.randrange(8)
    return bytes(content)


def other_bytes(source: Source) -> bytes:
    content = bytearray(source.text.encode())
    start = source.chance.randrange(len(content))
    content[start : start + source.chance.randint(1, 30)] = source.chance.randbytes(8)
    return bytes(content)


def cut(source: Source) -> bytes:
    content = source.text.encode()
    return content[: source.chance.randrange(len(content))]


def without_beginning(source: Source) -> bytes:
    content = source.text.encode()
    return content[source.chance.randrange(1, len(content)) :]


def dropped_line(source: Source) -> str:
    lines = source.text.splitlines(keepends=True)
    del lines[source.chance.randrange(len(lines))]
    return "".join(lines)


def doubled_line(source: Source) -> str:
    lines = source.text.splitlines(keepends=True)
    at = source.chance.randrange(len(lines))
    return "".join([*lines[:at], lines[at], *lines[at:]])


def swapped_lines(source: Source) -> str:
    lines = source.text.splitlines(keepends=True)
    one, other = source.chance.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def doubled_file(source: Source) -> str:
    return source.text + source.text


def missing_head(source: Source) -> str:
    return source.replace(HEAD, lambda _: "")


def strange_head(source: Source) -> str:
    value = source.chance.choice([*STRANGE_VALUES, *map(as_toml, STRANGE_TEXTS)])
    return source.replace(HEAD, lambda line: f"{line.partition('=')[0]}= {value}")


def strange_author(source: Source) -> str:
    by = as_toml(source.chance.choice(STRANGE_TEXTS))
    return source.text.replace('by = "Mei"', f"by = {by}")


def unknown_key(source: Source) -> str:
    return source.replace(HEAD, lambda line: f"{line}\nmore = 1")


def other_game(source: Source) -> str:
    other = source.chance.choice(source.others)
    return source.text.replace(as_toml(source.rules.name), as_toml(other.name), 1)


def rows_of_another_game(source: Source) -> str:
    other = source.chance.choice(fields_in(source.chance.choice(source.others)))
    return source.row(as_toml(other.value), as_toml(other.path), as_toml(other.value))


def other_version(source: Source) -> str:
    number = source.chance.choice([0, -1, 2, 99, 10_001, 10**30])
    return re.sub(r"(?m)^version = \d+$", f"version = {number}", source.text)


def strange_value(source: Source) -> str:
    return source.row(source.chance.choice(STRANGE_VALUES))


def strange_word(source: Source) -> str:
    return source.row(as_toml(source.chance.choice(STRANGE_TEXTS)))


def strange_path(source: Source) -> str:
    return source.row("1", as_toml(source.chance.choice(STRANGE_PATHS)), "1")


def path_to_nothing(source: Source) -> str:
    field = source.field()
    path = field.path + source.chance.choice([".nothing", ".0", ".-1", "x", "."])
    return source.row(as_toml(field.value), as_toml(path), as_toml(field.value))


def path_to_the_middle(source: Source) -> str:
    field = source.field()
    path = ".".join(field.path.split(".")[:-1]) or "meta"
    return source.row(as_toml(field.value), as_toml(path), as_toml(field.value))


def path_into_a_value(source: Source) -> str:
    """Often a good one: a part of a field may be corrected alone."""
    field = source.chance.choice(
        [one for one in fields_in(source.rules) if one.value and isinstance(one.value, dict | list)]
    )
    is_list = isinstance(field.value, list)
    key = source.chance.choice([*range(len(field.value))] if is_list else [*field.value])
    value = as_toml(field.value[key])
    return source.row(value.replace("1", "2"), as_toml(f"{field.path}.{key}"), value)


def wrong_was(source: Source) -> str:
    return source.row(
        "2", was=source.chance.choice([*STRANGE_VALUES, *map(as_toml, STRANGE_TEXTS)])
    )


def missing_field(source: Source) -> str:
    part = source.chance.choice(["path", "was", "is"])
    return source.replace(ROW, lambda row: row.replace(f"{part} = ", "other = ", 1))


def twice(source: Source) -> str:
    return source.replace(ROW, lambda row: f"{row}\n{row}")


def whole_and_part(source: Source) -> str:
    """The same value once alone, and once within its field."""
    field = source.chance.choice(
        [one for one in fields_in(source.rules) if one.value and isinstance(one.value, dict)]
        or [one for one in fields_in(source.rules) if one.value and isinstance(one.value, list)]
    )
    step = 0 if isinstance(field.value, list) else next(iter(field.value))
    value, part = as_toml(field.value), as_toml(field.value[step])
    rows = [
        f'  {{ path = "{field.path}", was = {value}, is = {value} }},',
        f'  {{ path = "{field.path}.{step}", was = {part}, is = 7 }},',
    ]
    source.chance.shuffle(rows)
    return source.text.replace("corrections = [", "\n".join(["corrections = [", *rows]))


def other_number(source: Source) -> str:
    number = str(source.chance.choice([0, -1, 7, 99, 1000, 9999, 10_000, 10**18]))
    return source.replace(NUMBER, lambda _: number)


def swapped_values(source: Source) -> str:
    """The value of one field on another."""
    return source.row(as_toml(source.field().value))


def emptied_value(source: Source) -> str:
    """Empty lists, and maps without roads."""
    field = source.chance.choice(
        [one for one in fields_in(source.rules) if isinstance(one.value, dict | list)]
    )
    empty = "{}" if isinstance(field.value, dict) else "[]"
    return source.row(empty, as_toml(field.path), as_toml(field.value))


def fewer_or_more(source: Source) -> str:
    """A list without its first part, or with its last one twice; a map that falls apart."""
    lists = [one for one in fields_in(source.rules) if isinstance(one.value, list) and one.value]
    field = source.chance.choice(lists)
    value: list[Any] = field.value
    changed = source.chance.choice([value[1:], value[:-1], [*value, value[-1]], value[::-1]])
    return source.row(as_toml(changed), as_toml(field.path), as_toml(value))


def unknown_component(source: Source) -> str:
    key = as_toml(source.chance.choice([*STRANGE_TEXTS, *STRANGE_PATHS]))
    return source.text.replace("as_printed = [", f"as_printed = [\n  {key},", 1)


def many_rows(source: Source) -> str:
    """More than a file may be long, or nearly."""
    row = "  { path = 'a', was = 1, is = 2 },\n"
    rows = row * source.chance.choice([300, 4000])
    return source.text.replace("corrections = [", f"corrections = [\n{rows}", 1)


def long_comment(source: Source) -> str:
    return source.text + "# " + "tea" * source.chance.choice([10, 50_000])


DAMAGES: dict[str, Callable[[Source], str | bytes]] = {
    one.__name__: one
    for one in (
        *(flipped_bits, other_bytes, cut, without_beginning, dropped_line, doubled_line),
        *(swapped_lines, doubled_file, missing_head, strange_head, strange_author, unknown_key),
        *(other_game, rows_of_another_game, other_version, strange_value, strange_word),
        *(strange_path, path_to_nothing, path_to_the_middle, path_into_a_value, wrong_was),
        *(missing_field, twice, whole_and_part, other_number, swapped_values, emptied_value),
        *(fewer_or_more, unknown_component, many_rows, long_comment),
    )
}


def other_json(source: Source) -> str:
    value = source.chance.choice(STRANGE_JSON)
    return source.replace(NUMBER, lambda _: value)


# Those that work on the text of corrections, too, which is JSON.
OF_CORRECTIONS: tuple[Callable[[Source], str | bytes], ...] = (
    *(flipped_bits, other_bytes, cut, without_beginning, other_number, other_json),
)
