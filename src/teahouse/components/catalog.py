"""All components of a game with what is printed on them, in the order of the box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from teahouse.components.declaration import (
    ComponentsDeclaration,
    FieldDeclaration,
    KindDeclaration,
    declaration_of,
    found_by,
    matches,
    steps_of,
)
from teahouse.components.printed import Form, PrintedComponent, PrintedField, PrintedKind
from teahouse.components.tags import ValueTag, least_certain, tags_of
from teahouse.core.corrections import value_at
from teahouse.core.pack import BrokenPack
from teahouse.core.rule_set import RuleSet
from teahouse.core.table_file import TABLES_FILE
from teahouse.registry import pack_of
from teahouse.registry.rule_sets import tables_of

KEPT: Final = 32  # rule sets
SECTION: Final = FieldDeclaration("", "value")


def kinds_of(rules: RuleSet) -> tuple[PrintedKind, ...]:
    """The components of a game; none if it has no tables.

    Values are those of the rule set. Tags and notes are those of the newest data file.
    """
    return _kinds_of(with_version(rules))


def with_version(rules: RuleSet) -> RuleSet:
    """The rule set with the number of its version, if that is 0 for the newest."""
    return rules._replace(version=rules.version or pack_of(rules.name).game().version)


@lru_cache(KEPT)
def _kinds_of(rules: RuleSet) -> tuple[PrintedKind, ...]:
    pack = pack_of(rules.name)
    tables = tables_of(rules)
    declared = declaration_of(pack) or _declared_by_sections(tables)
    path = resources.files(pack.package).joinpath(TABLES_FILE)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    builder = _Builder(declared, tables, tags_of(text))
    return tuple([builder.kind(kind) for kind in declared.kinds])


def components_of(rules: RuleSet) -> dict[str, PrintedComponent]:
    """All components of a game by their keys."""
    return {one.key: one for kind in kinds_of(rules) for one in kind.components}


class NumberedComponent(NamedTuple):
    """A component, its kind, and its number within the kind from 1."""

    component: PrintedComponent
    kind: PrintedKind
    number: int


def numbered_components(rules: RuleSet) -> dict[str, NumberedComponent]:
    """All components of a game by their keys, with what their names are made of."""
    return {
        one.key: NumberedComponent(one, kind, number)
        for kind in kinds_of(rules)
        for number, one in enumerate(kind.components, start=1)
    }


def fields_of(rules: RuleSet) -> dict[str, tuple[PrintedComponent, PrintedField]]:
    """All fields of a game by their paths, each with the component on which it stands."""
    return {
        field.path: (component, field)
        for component in components_of(rules).values()
        for field in component.fields
    }


class _Builder:
    def __init__(
        self, declared: ComponentsDeclaration, tables: Any, tags: Mapping[str, ValueTag]
    ) -> None:
        self.declared = declared
        self.tables = tables
        left_out = [*declared.drawing, *declared.internal]
        self.tags: dict[str, list[ValueTag]] = {}  # of all values to which a path leads
        for path, tag in tags.items():
            if not any([matches(path, pattern) for pattern in left_out]):
                steps = path.split(".")
                for length in range(1, len(steps) + 1):
                    self.tags.setdefault(".".join(steps[:length]), []).append(tag)

    def kind(self, kind: KindDeclaration) -> PrintedKind:
        components = [
            self.component(kind, path, name or path)
            for pattern in kind.patterns()
            for path, name in found_by(self.tables, pattern)
        ]
        return PrintedKind(kind.id, kind.thing, tuple(components))

    def component(self, kind: KindDeclaration, path: str, name: str) -> PrintedComponent:
        entry = value_at(self.tables, path)
        declared = kind.fields or self.all_fields(path, entry)
        fields = [self.field(path, one) for one in declared if _is_there(entry, one.at)]
        name = entry[kind.named_by] if kind.named_by else name
        return PrintedComponent(name, kind.id, f"{kind.id}:{name}", tuple(fields))

    def all_fields(self, path: str, entry: Any) -> tuple[FieldDeclaration, ...]:
        """Every key of an entry that is a value of the game; the entry itself if it has none."""
        if not isinstance(entry, dict):
            return (SECTION,)
        left_out = [*self.declared.drawing, *self.declared.internal]
        return tuple(
            [
                FieldDeclaration(key)
                for key in entry
                if not any([matches(f"{path}.{key}", pattern) for pattern in left_out])
            ]
        )

    def field(self, entry: str, declared: FieldDeclaration) -> PrintedField:
        path = ".".join([part for part in (entry, declared.at) if part])
        value = value_at(self.tables, path)
        tags = self.tags.get(path, [])
        tag = least_certain(tags)
        notes = dict.fromkeys([one.note for one in tags if one.note and one.tag == tag])
        return PrintedField(
            id=declared.id or declared.at.rpartition(".")[2] or SECTION.id,
            path=path,
            value=value,
            tag=tag,
            note="; ".join(notes),
            line=min([one.line for one in tags if one.line], default=0),
            form=declared.form or form_of(value),
            choices=self.choices(declared.of),
            thing=declared.thing,
        )

    def choices(self, name: str) -> tuple[int | str, ...]:
        if name and name not in self.declared.words:
            raise BrokenPack(f"The declaration of components has no words {name!r}.")
        return self.declared.words[name] if name else ()


def form_of(value: Any) -> Form:
    """How a value is shown if nobody says it."""
    if isinstance(value, bool):
        return "yes_no"
    if isinstance(value, int):
        return "number"
    if isinstance(value, dict):
        return "counts" if _all(value.values(), int) else "table"
    if isinstance(value, list):
        return "numbers" if _all(value, int) else "words" if _all(value, str) else "list"
    return "text"


def _all(values: Any, kind: type) -> bool:
    return all([isinstance(one, kind) and not isinstance(one, bool) for one in values])


def _is_there(entry: Any, at: str) -> bool:
    """Entries may lack what others of their kind have."""
    for step in at.split(".") if at else []:
        if step not in steps_of(entry):
            return False
        entry = value_at(entry, step)
    return True


def _declared_by_sections(tables: Mapping[str, Any]) -> ComponentsDeclaration:
    """For a game that says nothing: each section of its tables is a kind of components."""
    kinds = []
    for section, data in tables.items():
        parts: list[Any] = [value_at(data, step) for step in steps_of(data)]
        has_entries = bool(parts) and all([isinstance(part, dict) for part in parts])
        kinds.append(KindDeclaration(section, f"{section}.*" if has_entries else section))
    return ComponentsDeclaration(tuple(kinds), internal=("meta.version",))
