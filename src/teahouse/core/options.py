"""Options of a game: what may be chosen, for how many players, and what excludes what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from teahouse.core.errors import BadOptions

Value = bool | int | str
Chosen = dict[str, Value]


class Option:
    """One option. All values have the type of the default.

    ``players``: the player counts for which a value other than the default may be chosen.
    ``value_players``: narrower counts for single values (also for the default).
    ``per_seat``: the value names one of ``values`` for each seat, all different, with commas.
    """

    def __init__(
        self,
        key: str,
        values: Sequence[Value],
        default: Value,
        players: Sequence[int],
        value_players: Mapping[Value, Sequence[int]] | None = None,
        per_seat: bool = False,
    ) -> None:
        self.key = key
        self.values = tuple(values)
        self.default = default
        self.players = tuple(players)
        self.value_players: dict[Value, tuple[int, ...]] = {}
        for value, counts in (value_players or {}).items():
            self.value_players[value] = tuple(counts)
        self.per_seat = per_seat

    def default_for(self, seats: int) -> Value:
        """The value if none is given."""
        if self.per_seat:
            return ",".join([str(v) for v in self.values[:seats]])
        return self.default

    def is_allowed(self, value: Value, seats: int) -> bool:
        """Is this (valid) value allowed with this number of players?"""
        if value in self.value_players and seats not in self.value_players[value]:
            return False
        return value == self.default_for(seats) or seats in self.players

    def read(self, given: object, seats: int) -> Value:
        """Read a given value, perhaps text; ``BadOptions`` if the option has no such value."""
        if self.per_seat:
            return self._read_per_seat(given, seats)
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
        if isinstance(given, str):
            for value in self.values:
                if given.strip().lower() in _spellings(value):
                    return value
        raise BadOptions(
            f"The option {self.key} cannot be {given!r}: choose one of "
            f"{', '.join([show(v) for v in self.values])}."
        )

    def _read_per_seat(self, given: object, seats: int) -> Value:
        parts = [p.strip() for p in str(given).split(",")]
        wrong = [p for p in parts if p not in self.values]
        if wrong or len(parts) != seats or len(set(parts)) != seats:
            raise BadOptions(
                f"The option {self.key} needs {seats} different values of "
                f"{', '.join([show(v) for v in self.values])}, separated by commas, "
                f"and not {given!r}."
            )
        return ",".join(parts)


def show(value: Value) -> str:
    """The value as it is written on the command line and in records."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _spellings(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("true", "on", "yes", "1") if value else ("false", "off", "no", "0")
    return (str(value).lower(),)


class Exclusion:
    """Two values that exclude each other, and why."""

    def __init__(self, first: tuple[str, Value], second: tuple[str, Value], why: str) -> None:
        self.first = first
        self.second = second
        self.why = why

    def applies_to(self, chosen: Mapping[str, Value]) -> bool:
        """Are both values chosen?"""
        a, b = self.first, self.second
        return chosen.get(a[0]) == a[1] and chosen.get(b[0]) == b[1]


class OptionSet:
    """All options of a game.

    >>> options = OptionSet(
    ...     [Option("map", ("small", "large"), "small", (3, 4)), Option("bids", (1, 2), 1, (2, 3))],
    ...     seats=(2, 3, 4),
    ...     exclusions=[Exclusion(("map", "large"), ("bids", 2), "Two bids need the small map.")],
    ... )
    >>> options.resolve("tea", 3, {"map": "large"})
    {'map': 'large', 'bids': 1}
    >>> options.resolve("tea", 2, {"map": "large"})
    Traceback (most recent call last):
        ...
    teahouse.core.errors.BadOptions: The option map = large is not for 2 players.
    >>> len(list(options.every(3)))
    3
    """

    def __init__(
        self, options: Sequence[Option], seats: Sequence[int], exclusions: Sequence[Exclusion] = ()
    ) -> None:
        self.options = tuple(options)
        self.seats = tuple(seats)
        self.exclusions = tuple(exclusions)

    def check_seats(self, game: str, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if seats not in self.seats:
            counts = [str(n) for n in self.seats]
            words = " or ".join([", ".join(counts[:-1]), counts[-1]]) if counts[1:] else counts[0]
            raise BadOptions(f"{game} is for {words} players, not {seats}.")

    def resolve(self, game: str, seats: int, given: Mapping[str, object]) -> Chosen:
        """Check the given options and fill in the others."""
        self.check_seats(game, seats)
        known = [o.key for o in self.options]
        for key in given:
            if key not in known:
                raise BadOptions(
                    f"{game} has no option {key!r}; its options are {', '.join(known)}."
                )
        chosen: Chosen = {}
        for option in self.options:
            value = option.default_for(seats)
            if option.key in given:
                value = option.read(given[option.key], seats)
            if not option.is_allowed(value, seats):
                raise BadOptions(
                    f"The option {option.key} = {show(value)} is not for {seats} players."
                )
            chosen[option.key] = value
        for exclusion in self.exclusions:
            if exclusion.applies_to(chosen):
                raise BadOptions(exclusion.why)
        return chosen

    def every(self, seats: int) -> Iterator[Chosen]:
        """Every allowed combination (of per-seat options the default and one other order)."""
        choices: list[list[Value]] = []
        for option in self.options:
            values: list[Value] = list(option.values)
            if option.per_seat:
                names = [str(v) for v in option.values]
                values = [option.default_for(seats), ",".join(names[::-1][:seats])]
            choices.append([v for v in values if option.is_allowed(v, seats)])
        for values_now in product(*choices):
            chosen: Chosen = {}
            for option, value in zip(self.options, values_now, strict=True):
                chosen[option.key] = value
            if not any([e.applies_to(chosen) for e in self.exclusions]):
                yield chosen
