"""How far the owners of a game have come with comparing its components.

What counts is a component with at least one reconstructed value: its owner compares a card as a
whole. It is done when somebody marked it as printed, or corrected anything on it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from teahouse.components.printed import PrintedComponent, PrintedKind


class ComparedCount(Struct, frozen=True):
    """So many reconstructed components of ``total`` are as printed, so many are corrected."""

    as_printed: int
    corrected: int
    total: int

    @property
    def done(self) -> int:
        """Components that need not be looked at again."""
        return self.as_printed + self.corrected


def compared_count(
    kinds: Iterable[PrintedKind], corrected_paths: Iterable[str], as_printed: Collection[str]
) -> ComparedCount:
    """For one kind of components or for all; ``as_printed`` are keys of components.

    >>> from teahouse.components.printed import PrintedField
    >>> value = PrintedField("value", "cards.a.value", 5, "A", "", 1, "number")
    >>> card = PrintedComponent("a", "cards", "cards:a", (value,))
    >>> compared_count([PrintedKind("cards", "", (card,))], ["cards.a.value"], [])
    ComparedCount(as_printed=0, corrected=1, total=1)
    """
    reconstructed = [one for kind in kinds for one in kind.components if one.is_reconstructed()]
    changed = changed_fields(corrected_paths)
    corrected = {one.key for one in reconstructed if is_corrected(one, changed)}
    marks = set(as_printed) - corrected
    marked = [one for one in reconstructed if one.key in marks]
    return ComparedCount(len(marked), len(corrected), len(reconstructed))


def changed_fields(corrected_paths: Iterable[str]) -> set[str]:
    """The paths of all that changes with a correction: of the value, and of what it stands in.

    >>> sorted(changed_fields(["map.roads.3"]))
    ['map', 'map.roads', 'map.roads.3']
    """
    steps = [path.split(".") for path in corrected_paths]
    return {".".join(one[:length]) for one in steps for length in range(1, len(one) + 1)}


def is_corrected(component: PrintedComponent, changed: Collection[str]) -> bool:
    """Is any field of the component among those that ``changed_fields`` gives?"""
    return any([field.path in changed for field in component.fields])
