"""Who is who: players stand in the vector as they sit around the table, from the one who looks."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from teahouse.learning.layout import FeatureError, Key, Part, joined_name


class PlayerOrder:
    """The players by their keys in a view (seats or colours), and the seat of each (or nobody's).

    For every looking seat: its own first, then the next ones in the order of the seats; what
    belongs to no seat comes last.
    """

    def __init__(self, seats: int, keys: Sequence[Key], seat_of: Sequence[int | None]) -> None:
        self.keys = list(keys)
        self.size = len(self.keys)
        self.places: list[dict[Key, int]] = []
        for me in range(seats):
            far = [seats if seat is None else (seat - me) % seats for seat in seat_of]
            order = sorted(range(self.size), key=lambda k: (far[k], k))
            self.places.append({self.keys[k]: place for place, k in enumerate(order)})
        self.titles = [f"+{place}" for place in range(self.size)]

    def place(self, key: object, me: int) -> int:
        """Where somebody stands for the seat that looks."""
        place = self.places[me].get(key) if isinstance(key, (str, int)) else None
        if place is None:
            raise FeatureError(f"{key!r} is no player here.")
        return place


def players_by_seat(seats: int, others: int = 0) -> PlayerOrder:
    """Players known by their seats, then ``others`` figures that belong to nobody."""
    keys = list(range(seats + others))
    return PlayerOrder(seats, keys, [k if k < seats else None for k in keys])


class OnePlayer(Part):
    """One player, or nobody: a one in their place."""

    def __init__(self, people: PlayerOrder) -> None:
        self.people = people
        self.size = people.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            out[at + self.people.place(value, me)] = 1

    def names(self) -> list[str]:
        return self.people.titles

    def which_are_binary(self) -> list[bool]:
        return [True] * self.size


class SetOfPlayers(OnePlayer):
    """A list of players in no order."""

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is not None:
            assert isinstance(value, list)
            for one in value:
                out[at + self.people.place(one, me)] = 1


class InOrder(Part):
    """A list of players in an order that matters: for each their place in it, from 1."""

    def __init__(self, people: PlayerOrder) -> None:
        self.people = people
        self.size = people.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        assert isinstance(value, list)
        for number, one in enumerate(value):
            out[at + self.people.place(one, me)] = number + 1

    def names(self) -> list[str]:
        return self.people.titles


class EachPlayer(Part):
    """Something of each player: a list in the order of the keys, or a mapping from them."""

    def __init__(self, people: PlayerOrder, part: Part) -> None:
        self.people = people
        self.part = part
        self.size = people.size * part.size

    def write(self, value: object, out: array[float], at: int, me: int) -> None:
        if value is None:
            return
        step = self.part.size
        places = self.people.places[me]
        if isinstance(value, Mapping):
            for key, one in value.items():
                self.part.write(one, out, at + self.people.place(key, me) * step, me)
            return
        assert isinstance(value, list)
        for key, one in zip(self.people.keys, value, strict=True):
            self.part.write(one, out, at + places[key] * step, me)

    def names(self) -> list[str]:
        return [
            joined_name(title, name) for title in self.people.titles for name in self.part.names()
        ]

    def which_are_binary(self) -> list[bool]:
        return self.part.which_are_binary() * self.people.size
