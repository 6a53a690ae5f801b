"""Write the recorded games: one for every case of the contract tests.

``python tests/records/write.py GAME`` with ``tests/support`` on the path; only after a new rules
version, since the records guard the old one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from walks import cases, changes

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.records import files
from teahouse.records.replay import record_of


def main(name: str) -> None:
    folder = Path(__file__).parent / name
    folder.mkdir(exist_ok=True)
    for seed, case in enumerate([c for c in cases() if c.game.name == name], start=1):
        match = Match(case.game, case.seats, case.options, seed)
        rng = Rng(seed)
        while not match.state.over:
            seat = int(match.state.first_actor())
            legal = match.state.legal(seat)
            match.decide(seat, int(legal[rng.below(len(legal))]))
        players = [f"Random {k + 1}" for k in range(case.seats)]
        title = str(case).removeprefix(f"{name}-").replace(",", "+")
        if changes(case) > 2:
            title = f"{case.seats}-most-changes"
        files.save(folder / f"{title}.tea", record_of(match, players))


if __name__ == "__main__":
    main(sys.argv[1])
