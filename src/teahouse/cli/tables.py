"""``teahouse tables``: what is printed on the components of a game, and corrections by owners."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from teahouse.cli.rules import add_version, house_tables_in, version_given
from teahouse.components.catalog import fields_of, kinds_of, numbered_components
from teahouse.components.house_tables import HouseTables, house_tables_template
from teahouse.components.printed import PrintedComponent, PrintedField, PrintedKind
from teahouse.components.progress import compared_count
from teahouse.components.trial import try_out
from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet
from teahouse.records.files import write_text
from teahouse.registry import load
from teahouse.text.component_words import ABOUT, ComponentWords

NOT_PLAYABLE = 1


class UnknownKind(TeahouseError):
    """The game has no such kind of components."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``tables``."""
    parser.add_argument("game", help="a game of `teahouse games`")
    add_version(parser)
    parser.add_argument(
        "--reconstructed", action="store_true", help="only values that we reconstructed"
    )
    parser.add_argument("--kind", default=None, help="only components of one kind, like orders")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--json", action="store_true", help="for programs")
    instead.add_argument(
        "--template", type=Path, default=None, metavar="FILE", help="write a file to fill in"
    )
    instead.add_argument(
        "--check", type=Path, default=None, metavar="FILE", help="read corrections, try them out"
    )


def tables_command(given: argparse.Namespace) -> int:
    """List, write a template, or check a file."""
    rules = version_given(given)
    words = NamedComponents(rules, ComponentWords(given.lang, load(rules)))
    if given.check is not None:
        return check(given.check, words)
    if given.template is not None:
        return write_template(given.template, words)
    kinds = chosen_kinds(rules, given.kind)
    if given.reconstructed:
        kinds = [only_reconstructed(kind) for kind in kinds]
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(kinds)).decode())
        return 0
    show_kinds(kinds, words)
    return 0


@dataclass(frozen=True)
class NamedComponents:
    """The components of a game, and what they are called in one language."""

    rules: RuleSet
    words: ComponentWords

    def name(self, key: str) -> str:
        """A component by its key."""
        component, kind, number = numbered_components(self.rules)[key]
        return self.words.component(kind.id, kind.thing, component.id, number)


def chosen_kinds(rules: RuleSet, wanted: str | None) -> list[PrintedKind]:
    """All kinds, or the one that is asked for."""
    kinds = kinds_of(rules)
    if wanted is not None and wanted not in [kind.id for kind in kinds]:
        known = ", ".join([kind.id for kind in kinds])
        raise UnknownKind(f"{rules.name} has no components {wanted!r}; it has {known}.")
    return [kind for kind in kinds if wanted in (None, kind.id)]


def only_reconstructed(kind: PrintedKind) -> PrintedKind:
    """The kind without what the rulebook or another source tells."""
    components = [
        msgspec.structs.replace(
            one, fields=tuple([field for field in one.fields if field.tag == "A"])
        )
        for one in kind.components
        if one.is_reconstructed()
    ]
    return PrintedKind(kind.id, kind.thing, tuple(components))


def show_kinds(kinds: Sequence[PrintedKind], words: NamedComponents) -> None:
    """Every kind with its values."""
    console = Console(soft_wrap=True)
    say = words.words.words.say
    shown = [kind for kind in kinds if any([one.fields for one in kind.components])]
    if not shown:
        console.print(escape(say("cli-tables-none")))
        return
    for kind in shown:
        console.print(f"[bold]{escape(words.words.kind(kind.id))}[/bold] ({kind.id})")
        for what in ABOUT:
            text = words.words.about(kind.id, what)
            if text:
                console.print(escape(say(f"cli-tables-{what}", {"text": text})), soft_wrap=False)
        console.print(_value_table(kind, words))
    console.print(escape(say("cli-tables-tags")))


def _value_table(kind: PrintedKind, words: NamedComponents) -> Table:
    say = words.words.words.say
    table = Table(box=box.SIMPLE, pad_edge=False)
    for head in ("component", "field", "value", "from"):
        table.add_column(escape(say(f"cli-tables-{head}")), overflow="fold")
    for component in kind.components:
        for index, field in enumerate(component.fields):
            table.add_row(
                escape(words.name(component.key)) if index == 0 else "",
                escape(words.words.field(field.id)),
                escape(words.words.value(field.value, field.thing)),
                field.tag,
            )
    return table


def write_template(path: Path, words: NamedComponents) -> int:
    """A file in which an owner of the game writes what their box shows."""
    rules = words.rules
    if not path.parent.is_dir():
        raise TeahouseError(f"{path} cannot be written: there is no folder {path.parent}.")
    if path.exists():
        raise TeahouseError(f"{path} is there already: choose another name.")
    say = words.words.words.say
    write_text(
        path,
        house_tables_template(
            rules,
            say("house-file-name"),
            words.name,
            say("house-file-help", {"game": words.words.title()}),
        ),
    )
    count = compared_count(kinds_of(rules), [], []).total
    command = f"teahouse tables {rules.name} --check {path}"
    params: dict[str, str | int] = {"file": str(path), "count": count, "command": command}
    print(words.words.words.say("cli-tables-written", params))
    return 0


def check(path: Path, words: NamedComponents) -> int:
    """What a file changes, and whether the game can be played by it."""
    try:
        house = house_tables_in(path, words.rules)
        _show_difference(house, words)
        try_out(house.rules)
    except TeahouseError as error:
        print(f"teahouse: {error}", file=sys.stderr)
        return NOT_PLAYABLE
    print(words.words.words.say("cli-tables-playable"))
    return 0


def _show_difference(house: HouseTables, words: NamedComponents) -> None:
    say = words.words.words.say
    fields = fields_of(words.rules)
    if house.corrections:
        table = Table(box=box.SIMPLE, pad_edge=False)
        for head in ("component", "field", "believed", "printed"):
            table.add_column(escape(say(f"cli-tables-{head}")), overflow="fold")
        for path, value in house.corrections.items():
            table.add_row(*_difference_row(*fields[path], value, words))
        Console(soft_wrap=True).print(table)
    count = compared_count(kinds_of(words.rules), house.corrections, house.as_printed)
    params: dict[str, str | int] = {
        "game": words.words.title(),
        "done": count.done,
        "total": count.total,
        "as_printed": count.as_printed,
        "corrected": count.corrected,
    }
    print(say("cli-tables-progress", params))


def _difference_row(
    component: PrintedComponent, field: PrintedField, value: object, words: NamedComponents
) -> list[str]:
    return [
        escape(words.name(component.key)),
        escape(words.words.field(field.id)),
        escape(words.words.value(field.value, field.thing)),
        escape(words.words.value(value, field.thing)),
    ]
