"""Write the recorded games: one for every case of the contract tests, one for every way to end.

``python tests/records/write.py GAME`` with ``tests/support`` on the path; only after a new rules
version. Its records stand beside those of the versions before it, which stay as they are.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from walks import Case, cases, changes

from teahouse.core.game import State
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.records import files
from teahouse.records.replay import record_of
from teahouse.registry import load

TRIES = 200
LONGEST = 20_000


def stubborn_players(game_tests: Path) -> dict[str, dict[str, list[str]]]:
    """Ways to end that random players do not find: what they do whenever they can, and never."""
    path = game_tests / "stubborn_players.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def choose(state: State, case: Case, rng: Rng, eager: list[str], never: list[str]) -> int:
    """At random, but for stubborn wishes."""
    legal = state.legal(state.first_actor())
    notations = [f"{case.game.catalog[int(a)].notation} " for a in legal]
    for wish in eager:
        found = [a for a, text in zip(legal, notations, strict=True) if text.startswith(f"{wish} ")]
        if found:
            return int(found[rng.below(len(found))])
    words = [text.split()[0] for text in notations]
    kept = [a for a, word in zip(legal, words, strict=True) if word not in never] or legal
    return int(kept[rng.below(len(kept))])


def played(case: Case, seed: int, eager: list[str], never: list[str]) -> list[tuple[int, int]]:
    """The decisions of a whole game; empty if it does not end."""
    state, rng = case.start(seed), Rng(seed)
    decisions: list[tuple[int, int]] = []
    while not state.over:
        if len(decisions) > LONGEST:
            return []
        seat = int(state.first_actor())
        decisions.append((seat, choose(state, case, rng, eager, never)))
        state.apply(*decisions[-1])
    return decisions


def save(folder: Path, title: str, case: Case, seed: int, decisions: list[tuple[int, int]]) -> None:
    match = Match(case.game, case.seats, case.options, seed)
    for seat, action in decisions:
        match.decide(seat, action)
    players = [f"Random {k + 1}" for k in range(match.seats)]
    files.save(folder / f"{title}.tea", record_of(match, players))


def ends(case: Case, seed: int, decisions: list[tuple[int, int]]) -> set[str]:
    """The ways to end that this game has met."""
    state = case.start(seed)
    for seat, action in decisions:
        state.apply(seat, action)
    return {t.key for t in state.progress().triggers if t.limit and t.value >= t.limit}


def main(name: str) -> None:
    game_tests = Path(__file__).parents[1] / "games" / name
    folder = game_tests / "records"
    folder.mkdir(exist_ok=True)
    version = f"v{load(name).version}-" if load(name).version > 1 else ""
    for seed, case in enumerate([c for c in cases() if c.game.name == name], start=1):
        title = str(case).removeprefix(f"{name}-").replace(",", "+")
        title = f"{case.seats}-most-changes" if changes(case) > 2 else title
        save(folder, version + title, case, seed, played(case, seed, [], []))
    game = load(name)
    case = Case(game, game.options.seats[-1], game.resolve_defaults(game.options.seats[-1]))
    for end, wishes in stubborn_players(game_tests).items():
        eager, never = wishes["eager"], wishes["never"]
        for seed in range(1, TRIES):
            decisions = played(case, seed, eager, never)
            if decisions and ends(case, seed, decisions) - {"last_round"} == {end}:
                save(folder, f"{version}end-{end}", case, seed, decisions)
                break
        else:
            print(f"no game of {name} ended by {end} alone")


if __name__ == "__main__":
    main(sys.argv[1])
