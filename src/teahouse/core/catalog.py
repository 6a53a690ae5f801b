"""The catalog of a game: every action it can ever offer, numbered from 0.

One table gives the number (bots, learning), the notation (records, logs, terminal) and the places
(what the board highlights and what a click means).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from teahouse.core.errors import IllegalAction


class Family:
    """Actions of one kind: a name, the names of its arguments, its members, and their places.

    ``places`` are patterns in which ``{good}`` stands for the argument of that name. The names of
    arguments are also the kinds of things that the texts know: ``good``, ``junk``, ``number``.
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str] = (),
        members: Iterable[tuple[str, ...]] = ((),),
        places: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.names = tuple(names)
        self.members = list(members)
        self.places = tuple(places)


class ActionSpec:
    """One action of the catalog."""

    __slots__ = ("args", "family", "notation", "number", "params", "places")

    def __init__(self, number: int, family: Family, args: tuple[str, ...]) -> None:
        self.number = number
        self.family = family.name
        self.args = args
        self.notation = " ".join((family.name, *args))
        self.params: dict[str, str] = {}
        for name, arg in zip(family.names, args, strict=True):
            self.params[name] = arg
        self.places = tuple([pattern.format(**self.params) for pattern in family.places])

    def __repr__(self) -> str:
        return f"<{self.number}: {self.notation}>"


class Catalog:
    """All actions of a game, in a fixed order.

    >>> goods = Family("sell", ("good",), [("tea",), ("rice",)], places=["stall:{good}"])
    >>> catalog = Catalog([Family("pass"), goods])
    >>> len(catalog), catalog.parse("sell rice")
    (3, 2)
    >>> catalog[2].notation, catalog[2].params, catalog[2].places
    ('sell rice', {'good': 'rice'}, ('stall:rice',))
    >>> catalog.base("sell"), catalog.size("sell")
    (1, 2)
    """

    def __init__(self, families: Sequence[Family]) -> None:
        self.entries: list[ActionSpec] = []
        self._base: dict[str, int] = {}
        self._size: dict[str, int] = {}
        self._by_notation: dict[str, int] = {}
        for family in families:
            if family.name in self._base:
                raise ValueError(f"two families are called {family.name}")
            self._base[family.name] = len(self.entries)
            self._size[family.name] = len(family.members)
            for args in family.members:
                entry = ActionSpec(len(self.entries), family, args)
                if entry.notation in self._by_notation:
                    raise ValueError(f"two actions are written {entry.notation!r}")
                self._by_notation[entry.notation] = entry.number
                self.entries.append(entry)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, number: int) -> ActionSpec:
        if not 0 <= number < len(self.entries):
            raise IllegalAction(
                f"There is no action number {number}: the catalog has 0 to {len(self.entries) - 1}."
            )
        return self.entries[number]

    def base(self, family: str) -> i64:
        """The number of the first action of a family."""
        return self._base[family]

    def size(self, family: str) -> i64:
        """How many actions a family has."""
        return self._size[family]

    def parse(self, notation: str) -> int:
        """The number of the action with this notation; ``IllegalAction`` if there is none.

        >>> Catalog([Family("pass")]).parse("dance")
        Traceback (most recent call last):
            ...
        teahouse.core.errors.IllegalAction: No action is written 'dance'.
        """
        number = self._by_notation.get(" ".join(notation.split()))
        if number is None:
            raise IllegalAction(f"No action is written {notation!r}.")
        return number
