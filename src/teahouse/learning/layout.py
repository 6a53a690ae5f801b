"""How plain data becomes numbers: small parts, put together like the view that they read.

Every part has a fixed size and knows the names of its numbers. What a viewer may not know is None
in their view and only zeros here; where that would say "none of it" as well, ``Maybe`` says which.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Collection, Mapping, Sequence

from teahouse.core.errors import TeahouseError

Key = str | int
LEAST, MOST = -1000.0, 10000.0  # no number of a view lies beyond; counts and points are smaller


class FeatureError(TeahouseError):
    """A view holds something that the layout has no place for."""


class Part(ABC):
    """A stretch of the vector. ``me`` is the seat that looks: everybody sits relative to it."""

    size: int

    @abstractmethod
    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        """Put the value into ``out[at : at + size]``, which holds zeros."""

    @abstractmethod
    def names(self) -> list[str]:
        """The name of each number."""

    def which_are_binary(self) -> list[bool]:
        """For each number: can it only be 0 or 1?"""
        return [False] * self.size


class Number(Part):
    """A number, or true and false as 1 and 0."""

    size = 1

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            assert isinstance(value, int)
            out[at] = value

    def names(self) -> list[str]:
        return [""]


class Flag(Number):
    """True or false."""

    def which_are_binary(self) -> list[bool]:
        return [True]


class Size(Part):
    """How many there are: the length of a list, of lists in it together."""

    size = 1

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        assert isinstance(value, list)
        out[at] = sum([len(v) if isinstance(v, list) else 1 for v in value])

    def names(self) -> list[str]:
        return ["number"]


class OneOf(Part):
    """One of the words: a one in its place; nothing but zeros for None."""

    def __init__(self, words: Sequence[Key]) -> None:
        self.words = list(words)
        self.places = {word: k for k, word in enumerate(self.words)}
        self.size = len(self.places)
        if self.size != len(self.words):
            raise FeatureError("A word stands twice in a list of words.")

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            out[at + self.place(value)] = 1

    def place(self, value: object) -> int:
        """Where a word stands."""
        place = self.places.get(value) if isinstance(value, (str, int)) else None
        if place is None:
            raise FeatureError(f"{value!r} is none of {', '.join(map(str, self.words))}.")
        return place

    def names(self) -> list[str]:
        return [str(word) for word in self.words]

    def which_are_binary(self) -> list[bool]:
        return [True] * self.size


class Bag(OneOf):
    """A list of words in no order: how often each is there."""

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            assert isinstance(value, list)
            for word in value:
                out[at + self.place(word)] += 1

    def which_are_binary(self) -> list[bool]:
        return [False] * self.size


class CountsPart(OneOf):
    """A mapping of words to numbers; what is missing is 0."""

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            assert isinstance(value, Mapping)
            for word, number in value.items():
                out[at + self.place(word)] = number

    def which_are_binary(self) -> list[bool]:
        return [False] * self.size


class FieldsPart(Part):
    """A mapping of words to things; a word may be missing."""

    def __init__(self, words: Sequence[Key], part: Part) -> None:
        self.words = OneOf(words)
        self.part = part
        self.size = self.words.size * part.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        assert isinstance(value, Mapping)
        for word, one in value.items():
            self.part.write(one, out, at + self.words.place(word) * self.part.size, me)

    def names(self) -> list[str]:
        return [joined_name(w, name) for w in self.words.names() for name in self.part.names()]

    def which_are_binary(self) -> list[bool]:
        return self.part.which_are_binary() * self.words.size


class Maybe(Part):
    """A value that may be unknown or absent: whether it is there, and the value."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = 1 + part.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(value, out, at + 1, me)

    def names(self) -> list[str]:
        return ["known", *self.part.names()]

    def which_are_binary(self) -> list[bool]:
        return [True, *self.part.which_are_binary()]


class Each(Part):
    """A list of the same things, in order; the rest of ``most`` places stays zero."""

    def __init__(self, most: int, part: Part) -> None:
        self.most = most
        self.part = part
        self.size = most * part.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is None:
            return
        assert isinstance(value, list)
        if len(value) > self.most:
            raise FeatureError(f"There are {len(value)} of what can be {self.most} at most.")
        for one in value:
            if one is not None:
                self.part.write(one, out, at, me)
            at += self.part.size

    def names(self) -> list[str]:
        return [joined_name(str(k), name) for k in range(self.most) for name in self.part.names()]

    def which_are_binary(self) -> list[bool]:
        return self.part.which_are_binary() * self.most


class Sum(Part):
    """A list of the same things in no order, added up."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = part.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        assert isinstance(value, list)
        for one in value:
            single = blank(self.size)
            self.part.write(one, single, 0, me)
            for k, number in enumerate(single):
                out[at + k] += number

    def names(self) -> list[str]:
        return self.part.names()


class RecordPart(Part):
    """A mapping with known fields. Fields whose part is None say nothing new and are left out.

    An optional field may be missing; then its numbers are those of None.
    """

    def __init__(self, parts: Mapping[str, Part | None], optional: Collection[str] = ()) -> None:
        self.fields = len(parts)
        self.optional = tuple(optional)
        self.parts: list[tuple[str, Part, int]] = []
        self.size = 0
        for key, part in parts.items():
            if part is not None:
                self.parts.append((key, part, self.size))
                self.size += part.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is None:
            return
        assert isinstance(value, Mapping)
        missing = sum([key not in value for key in self.optional])
        # A new field must be thought of; one that is missing without being optional is an error.
        if len(value) + missing != self.fields:
            raise FeatureError(f"A record has {len(value)} fields instead of {self.fields}.")
        for key, part, offset in self.parts:
            found = value.get(key) if key in self.optional else value[key]
            part.write(found, out, at + offset, me)

    def names(self) -> list[str]:
        return [joined_name(key, name) for key, part, _ in self.parts for name in part.names()]

    def which_are_binary(self) -> list[bool]:
        return [one for _, part, _ in self.parts for one in part.which_are_binary()]


def blank(size: int) -> array[float]:
    """``size`` zeros, as 32 bit floats."""
    return array("f", bytes(4 * size))


def joined_name(first: str, second: str) -> str:
    """The name of a number inside something."""
    return f"{first}.{second}" if second else first
