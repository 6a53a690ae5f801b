"""Reading a stored state: every field is asked for by name, and what is wrong is said clearly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from teahouse.core.errors import BadState

# Sets of one: a table, because compiled code shifts the constant 1 in 32 bits.
_BITS: Final[list[i64]] = [1 << n for n in range(63)]


class Fields:
    """A mapping that must hold exactly the fields that are asked for."""

    def __init__(self, data: object, where: str = "the state") -> None:
        if not isinstance(data, Mapping):
            raise BadState(f"{where} must be a mapping of fields, not {type(data).__name__}.")
        self.data: dict[str, object] = {}
        for key, value in data.items():
            self.data[str(key)] = value
        self.where = where
        self.asked: set[str] = set()

    def raw(self, name: str) -> object:
        """A field as it stands."""
        self.asked.add(name)
        if name not in self.data:
            raise BadState(f"The field {name!r} is missing in {self.where}.")
        return self.data[name]

    def integer(self, name: str, low: int, high: int) -> i64:
        """A whole number within bounds."""
        return self._integer(self.raw(name), name, low, high)

    def boolean(self, name: str) -> bool:
        """A field that is true or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise BadState(f"The field {name!r} in {self.where} must be true or false.")
        return value

    def text(self, name: str) -> str:
        """A field that is any text."""
        value = self.raw(name)
        if not isinstance(value, str):
            raise BadState(f"The field {name!r} in {self.where} must be text.")
        return value

    def word(self, name: str, words: Sequence[str]) -> i64:
        """One of the given words, as its index."""
        value = self.text(name)
        if value not in words:
            raise BadState(
                f"The field {name!r} in {self.where} must be one of {', '.join(words)}, "
                f"not {value!r}."
            )
        return words.index(value)

    def integers(self, name: str, length: int | None, low: int, high: int) -> list[i64]:
        """A list of whole numbers within bounds; ``length`` None allows any length."""
        value = self._list(name, length)
        return [self._integer(v, name, low, high) for v in value]

    def words(self, name: str, length: int | None, words: Sequence[str]) -> list[i64]:
        """A list of known words, as their indexes."""
        result: list[i64] = []
        for v in self._list(name, length):
            if not isinstance(v, str) or v not in words:
                raise BadState(f"{v!r} in the field {name!r} of {self.where} is not known.")
            result.append(words.index(v))
        return result

    def word_or_none(self, name: str, none: str, words: Sequence[str]) -> i64:
        """One of the given words, as its index; -1 for the word that says nothing."""
        return self.word(name, [none, *words]) - 1

    def words_or_none(
        self, name: str, length: int | None, none: str, words: Sequence[str]
    ) -> list[i64]:
        """A list of known words, as their indexes; -1 for the word that says nothing."""
        return [index - 1 for index in self.words(name, length, [none, *words])]

    def word_set(self, name: str, words: Sequence[str]) -> i64:
        """A list of known words, as a bit set."""
        return _bit_set(self.words(name, None, words))

    def number_set(self, name: str, low: int, high: int) -> i64:
        """A list of whole numbers within bounds, as a bit set."""
        return _bit_set(self.integers(name, None, low, high))

    def word_sets(self, name: str, length: int | None, words: Sequence[str]) -> list[i64]:
        """A list of lists of known words, each as a bit set."""
        inner = self._list_fields(name, length)
        return [inner.word_set(key, words) for key in inner.data]

    def row_lists(
        self, name: str, length: int | None, width: int, low: int, high: int
    ) -> list[list[i64]]:
        """A table of whole numbers within bounds, row by row."""
        inner = self._list_fields(name, length)
        return [inner.integers(key, width, low, high) for key in inner.data]

    def rows(self, name: str, length: int | None, width: int, low: int, high: int) -> list[i64]:
        """A table of whole numbers within bounds, all rows in one list."""
        return [n for row in self.row_lists(name, length, width, low, high) for n in row]

    def counts(self, name: str, words: Sequence[str], low: int, high: int) -> list[i64]:
        """A mapping from each of the words to a number within bounds, in the order of the words."""
        inner = self.record(name)
        numbers = [inner.integer(word, low, high) for word in words]
        inner.done()
        return numbers

    def entries(self, name: str) -> list[object]:
        """A list of whatever the caller checks."""
        return self._list(name, None)

    def records(self, name: str, length: int | None) -> list[Fields]:
        """A list of records."""
        return [
            Fields(v, f"{name} {i} of {self.where}") for i, v in enumerate(self._list(name, length))
        ]

    def record(self, name: str) -> Fields:
        """A record inside this one."""
        return Fields(self.raw(name), f"{name} of {self.where}")

    def done(self) -> None:
        """Nothing unknown may be left over."""
        rest = [k for k in self.data if k not in self.asked]
        if rest:
            raise BadState(f"{self.where} has unknown fields: {', '.join(sorted(rest))}.")

    def _list_fields(self, name: str, length: int | None) -> Fields:
        """A list as fields that are named by their place, for errors in lists of lists."""
        entries = self._list(name, length)
        return Fields({str(i): entry for i, entry in enumerate(entries)}, f"{name} of {self.where}")

    def _list(self, name: str, length: int | None) -> list[object]:
        value = self.raw(name)
        if not isinstance(value, (list, tuple)):
            raise BadState(f"The field {name!r} in {self.where} must be a list.")
        if length is not None and len(value) != length:
            raise BadState(
                f"The field {name!r} in {self.where} must have {length} entries, not {len(value)}."
            )
        return list(value)

    def _integer(self, value: object, name: str, low: int, high: int) -> i64:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadState(
                f"The field {name!r} in {self.where} must be a whole number from {low} to {high}, "
                f"not {value!r}."
            )
        return value


def _bit_set(numbers: list[i64]) -> i64:
    mask: i64 = 0
    for n in numbers:
        mask |= _BITS[n]
    return mask
