"""Whole games to be read: the files ``tests/games/NAME/playthroughs/*.txt``.

A change of the rules then shows as a difference in plain text. The head of a file says what is
played, the folder which game; the rest follows from the head. The newest rules are played, unless
the head names another ``version``. To add a playthrough, write the head
and an empty line, and run this program (``make playthroughs``): it writes all files anew.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from teahouse.core.events import Event
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import show
from teahouse.core.rng import from_seed
from teahouse.registry import load

GAMES = Path(__file__).parents[1] / "games"
WIDTH = 110


@dataclass(frozen=True)
class Head:
    """What is played: lines of ``key: value`` between comments."""

    lines: list[str]
    version: int  # of the rules; 0: the newest
    players: int
    seed: str
    options: dict[str, object]


def files() -> list[Path]:
    return sorted(GAMES.glob("*/playthroughs/*.txt"))


def read_head(text: str) -> Head:
    """The lines up to the first empty one; a key that is not known is an error."""
    lines = text.split("\n\n")[0].splitlines()
    pairs = [line.split(": ", 1) for line in lines if not line.startswith("#")]
    given = {key: value.strip() for key, value in pairs}
    version = int(given.pop("version", "0"))
    players, seed = int(given.pop("players")), given.pop("seed")
    options: dict[str, object] = {}
    for key, value in given.items():
        kind, name = key.split()
        if kind != "option":
            raise ValueError(f"the head of a playthrough has no {key!r}")
        options[name] = value
    return Head(lines, version, players, seed, options)


def written(path: Path) -> str:
    """The file as it should be, made from its head."""
    head = read_head(path.read_text(encoding="utf-8"))
    game = load(path.parent.parent.name, head.version)
    return "\n".join([*head.lines, "", *_game(game, head)]) + "\n"


def _game(game: Game, head: Head) -> Iterator[str]:
    match = Match(game, head.players, head.options, head.seed)
    chosen = [f"{key}={show(value)}" for key, value in match.options.items()]
    yield from _wrapped(f"{game.name}, rules {game.version}: ", " ".join(chosen))
    yield from _events(match.opening)
    rng = from_seed(f"playthrough {head.seed}")
    heading, round_ = "", 1
    while not match.state.over:
        progress = match.state.progress()
        if progress.round != round_:
            round_ = progress.round
            yield f"scores: {_totals(match)}"
        if heading != (heading := f"=== Round {progress.round}, {progress.phase}"):
            yield ""
            yield heading
        actors = match.state.actors()
        seat = int(actors[rng.below(len(actors))])
        legal = [int(action) for action in match.state.legal(seat)]
        action = legal[rng.below(len(legal))]
        yield ""
        yield f"{len(match.decisions) + 1}. seat {seat}: {game.catalog[action].notation}"
        yield from _choices([game.catalog[number].notation for number in legal])
        yield from _events(match.decide(seat, action))
    yield ""
    yield "=== The end"
    yield from _scores(match)
    yield f"digest: {match.state.digest()}"


def _choices(notations: Iterable[str]) -> Iterator[str]:
    """All of them; those that differ in the last word alone stand together."""
    groups: dict[str, list[str]] = {}
    for notation in notations:
        first, _, last = notation.rpartition(" ")
        groups.setdefault(first, []).append(last)
    parts = [
        f"{first}: {' '.join(last)}" if first else ", ".join(last) for first, last in groups.items()
    ]
    yield from _wrapped("   of ", "; ".join(parts))


def _events(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        params = [f"{key}={value}" for key, value in event.params.items()]
        closes = ["(closes)"] if event.forbids_undo else []
        yield from _wrapped("   - ", " ".join([event.key, *params, *closes]))


def _wrapped(first: str, text: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=" " * 8,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _totals(match: Match) -> str:
    return ", ".join([str(int(sum(points))) for points in match.state.scores()])


def _scores(match: Match) -> Iterator[str]:
    ranking = match.state.ranking()
    for seat, points in enumerate(match.state.scores()):
        named = zip(match.game.categories, points, strict=True)
        parts = " ".join([f"{name}={int(value)}" for name, value in named])
        yield f"seat {seat}: {int(sum(points))} points, rank {int(ranking[seat])}: {parts}"


if __name__ == "__main__":
    for path in files():
        path.write_text(written(path), encoding="utf-8")
        print(path.relative_to(GAMES))
