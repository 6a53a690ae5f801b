"""The text form of a game: headers, an empty line, then one decision a line.

    Teahouse record 1
    Game: NAME
    ...
    Decisions: 212

    # Round 1, market
    2 use_merchant loader ; a comment of a person

Lines that begin with "#" are headings for readers. Everything else is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from teahouse.core.corrections import canonical
from teahouse.core.errors import BadRecord, TeahouseError
from teahouse.core.game import Game
from teahouse.core.options import Chosen, show
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load, versions

FIRST_LINE = "Teahouse record 1"
UNFINISHED = "unfinished"
MOST_BYTES = 4_000_000
_REQUIRED = ("Game", "Rules", "Players", "Seed-hash", "Decisions", "Result", "Digest")
_KNOWN = (*_REQUIRED, "Corrections", "Seed", "Ranks")


@dataclass
class Record:
    """A game as it is stored. ``seed`` is None while it must stay secret.

    >>> from teahouse.core.match import Match
    >>> from teahouse.registry import load
    >>> from teahouse.records.replay import record_of
    >>> record = record_of(Match(load("china"), 3, {}, seed=7), ["Mei", "Odile", "Jun"])
    >>> record.seats, record.result, record.decisions
    (3, None, [])
    >>> parse(dump(record)).players
    ['Mei', 'Odile', 'Jun']
    """

    game: Game
    players: list[str]
    options: Chosen
    seed: str | None
    seed_hash: str
    decisions: list[tuple[int, int]]  # seat, action
    result: list[int] | None  # points by seat; None: unfinished
    ranks: list[int] | None
    digest: str
    comments: dict[int, str] = field(default_factory=dict)  # by decision number from 0

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)


def dump(record: Record, headings: Mapping[int, str] | None = None) -> str:
    """The record as text; ``headings`` stand before the decisions of these numbers."""
    lines = [
        FIRST_LINE,
        f"Game: {record.game.name}",
        f"Rules: {record.game.version}",
        *([f"Corrections: {record.game.corrections}"] if record.game.corrections else []),
        f"Players: {' | '.join(record.players)}",
        *[f"Option {key}: {show(value)}" for key, value in record.options.items()],
    ]
    if record.seed is not None:
        lines.append(f"Seed: {record.seed}")
    lines.append(f"Seed-hash: {record.seed_hash}")
    lines.append(f"Decisions: {len(record.decisions)}")
    if record.result is None or record.ranks is None:
        lines.append(f"Result: {UNFINISHED}")
    else:
        lines.append(f"Result: {' '.join([str(n) for n in record.result])}")
        lines.append(f"Ranks: {' '.join([str(n) for n in record.ranks])}")
    lines.append(f"Digest: {record.digest}")
    lines.append("")
    for number, (seat, action) in enumerate(record.decisions):
        if headings is not None and number in headings:
            lines.append(f"# {headings[number]}")
        comment = record.comments.get(number)
        tail = f" ; {comment}" if comment else ""
        lines.append(f"{seat} {record.game.catalog[action].notation}{tail}")
    return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Read a record; ``BadRecord`` names the line that cannot be read.

    >>> parse("hello")
    Traceback (most recent call last):
        ...
    teahouse.core.errors.BadRecord: This is not a game record: ...
    """
    if len(text) > MOST_BYTES:
        raise BadRecord(f"The record is larger than {MOST_BYTES} characters.")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"This is not a game record: its first line must be {FIRST_LINE!r}.")
    blank = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    headers, options = _read_headers(lines[1:blank])
    game = _load_game(headers["Game"], headers["Rules"], headers.get("Corrections", ""))
    players = _read_players(headers["Players"])
    try:
        chosen = game.resolve(len(players), options)
    except TeahouseError as error:
        raise BadRecord(str(error)) from error
    decisions, comments = _read_decisions(game, len(players), lines, blank)
    announced = _read_number(headers["Decisions"], "Decisions")
    if len(decisions) != announced:
        raise BadRecord(
            f"The record is cut off: it announces {announced} decisions and has {len(decisions)}."
        )
    result, ranks = _read_result(headers, len(players))
    return Record(
        game=game,
        players=players,
        options=chosen,
        seed=headers.get("Seed"),
        seed_hash=headers["Seed-hash"],
        decisions=decisions,
        result=result,
        ranks=ranks,
        digest=headers["Digest"],
        comments=comments,
    )


def _load_game(name: str, version: str, corrections: str) -> Game:
    """The rules by which the record was played; corrections of their tables stand in the record."""
    known = {str(number): number for number in versions(name)}
    if version not in known:
        raise BadRecord(
            f"The record was played by rules version {version[:40]} of {name}; "
            f"there is {', '.join(known)}."
        )
    try:
        return load(RuleSet(name, known[version], canonical(corrections)))
    except TeahouseError as error:
        raise BadRecord(f"The corrections of the record cannot be used: {error}") from error


def _read_headers(lines: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or not value:
            raise BadRecord(f"Line {number} of the record is not a header: {line.strip()[:60]!r}.")
        target = headers
        if key.startswith("Option "):
            target, key = options, key.removeprefix("Option ").strip()
        elif key not in _KNOWN:
            raise BadRecord(f"Line {number} of the record has an unknown header {key[:40]!r}.")
        if key in target:
            raise BadRecord(f"Line {number} of the record gives {key!r} a second time.")
        target[key] = value
    missing = [key for key in _REQUIRED if key not in headers]
    if missing:
        raise BadRecord(f"The record has no header {missing[0]!r}.")
    return headers, options


def _read_players(text: str) -> list[str]:
    players = [name.strip() for name in text.split("|")]
    if not all(players):
        raise BadRecord("The record has a player without a name.")
    return players


def _read_decisions(
    game: Game, seats: int, lines: list[str], start: int
) -> tuple[list[tuple[int, int]], dict[int, str]]:
    decisions: list[tuple[int, int]] = []
    comments: dict[int, str] = {}
    for number, line in enumerate(lines[start:], start=start + 1):
        text, _, comment = line.partition(";")
        text = text.strip()
        if text.startswith("#") or not text:
            continue
        seat, _, notation = text.partition(" ")
        if not seat.isdecimal() or int(seat) >= seats:
            raise BadRecord(f"Line {number} of the record must begin with a seat: {text[:60]!r}.")
        try:
            action = game.catalog.parse(notation)
        except TeahouseError as error:
            raise BadRecord(f"Line {number} of the record: {error}") from error
        if comment.strip():
            comments[len(decisions)] = comment.strip()
        decisions.append((int(seat), action))
    return decisions, comments


def _read_result(headers: dict[str, str], seats: int) -> tuple[list[int] | None, list[int] | None]:
    if headers["Result"] == UNFINISHED:
        if "Ranks" in headers:
            raise BadRecord("An unfinished game has no ranks.")
        return None, None
    if "Ranks" not in headers:
        raise BadRecord("The record has a result but no header 'Ranks'.")
    result = [_read_number(word, "Result") for word in headers["Result"].split()]
    ranks = [_read_number(word, "Ranks") for word in headers["Ranks"].split()]
    if len(result) != seats or len(ranks) != seats:
        raise BadRecord(f"The record must have a result and a rank for each of {seats} seats.")
    return result, ranks


def _read_number(word: str, header: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise BadRecord(f"The header {header!r} has {word[:40]!r} where a number is due.") from None
