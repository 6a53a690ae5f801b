"""Write the recorded games: one for every case of the contract tests, one for every way to end.

``python tests/records/write.py GAME`` with ``tests/support`` on the path; only after a new rules
version, since the records guard the old one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from walks import Case, all_cases, cases, changes

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games import load
from teahouse.records import files
from teahouse.records.replay import record_of

TRIES = 3000


def played(case: Case, seed: int) -> Match:
    """A whole game at random."""
    match = Match(case.game, case.seats, case.options, seed)
    rng = Rng(seed)
    while not match.state.over:
        seat = int(match.state.first_actor())
        legal = match.state.legal(seat)
        match.decide(seat, int(legal[rng.below(len(legal))]))
    return match


def save(folder: Path, title: str, match: Match) -> None:
    players = [f"Random {k + 1}" for k in range(match.seats)]
    files.save(folder / f"{title}.tea", record_of(match, players))


def ends(match: Match) -> set[str]:
    """The ways to end that this game has met."""
    triggers = match.state.progress().triggers
    return {t.key for t in triggers if t.limit and t.value >= t.limit}


def main(name: str) -> None:
    folder = Path(__file__).parent / name
    folder.mkdir(exist_ok=True)
    met: set[str] = set()
    wanted: set[str] = set()
    for seed, case in enumerate([c for c in cases() if c.game.name == name], start=1):
        match = played(case, seed)
        met |= ends(match) if len(ends(match)) == 1 else set()
        wanted |= {t.key for t in match.state.progress().triggers}
        title = str(case).removeprefix(f"{name}-").replace(",", "+")
        save(folder, f"{case.seats}-most-changes" if changes(case) > 2 else title, match)
    variants = all_cases(load(name))
    for seed in range(TRIES):
        if wanted <= met:
            return
        match = played(variants[seed * 31 % len(variants)], seed)
        if len(ends(match)) == 1 and not ends(match) <= met:
            met |= ends(match)
            save(folder, f"end-{'-'.join(ends(match))}", match)
    print(f"no random game of {name} ended by {', '.join(sorted(wanted - met))} alone")


if __name__ == "__main__":
    main(sys.argv[1])
