"""Reading a stored state: every field is asked for by name, and what is wrong is said clearly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from teahouse.core.errors import BadState


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

    def truth(self, name: str) -> bool:
        """True or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise BadState(f"The field {name!r} in {self.where} must be true or false.")
        return value

    def text(self, name: str) -> str:
        """A word."""
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

    def maps(self, name: str, length: int | None) -> list[Fields]:
        """A list of mappings."""
        return [
            Fields(v, f"{name} {i} of {self.where}") for i, v in enumerate(self._list(name, length))
        ]

    def mapping(self, name: str) -> Fields:
        """A mapping inside this one."""
        return Fields(self.raw(name), f"{name} of {self.where}")

    def done(self) -> None:
        """Nothing unknown may be left over."""
        rest = [k for k in self.data if k not in self.asked]
        if rest:
            raise BadState(f"{self.where} has unknown fields: {', '.join(sorted(rest))}.")

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
