"""The numbers of actions are fixed: they stand in the logs of all tables of that version.

Records name actions by their notation; tables in a store do not. The fingerprints of every version
stand in ``tests/games/NAME/expected.toml``; this file, run as a program, prints them. A released
version keeps its own for ever.
"""

from __future__ import annotations

import hashlib

import pytest
from walks import expected, label

from teahouse.core.game import Game
from teahouse.registry import game_names, load, versions

# A game from another distribution keeps its numbers with itself.
RULES = [
    load(name, version) for name in game_names() if expected(name) for version in versions(name)
]


def fingerprint(game: Game) -> str:
    """How many actions there are, and what each number means."""
    notations = "\n".join([entry.notation for entry in game.catalog.entries])
    return f"{len(game.catalog)} {hashlib.sha256(notations.encode()).hexdigest()[:16]}"


@pytest.mark.parametrize("game", RULES, ids=label)
def test_every_number_means_what_it_always_meant(game: Game) -> None:
    assert fingerprint(game) == expected(game.name)["catalog"][str(game.version)]


if __name__ == "__main__":
    for rules in RULES:
        print(f'{rules.name}\n[catalog]\n{rules.version} = "{fingerprint(rules)}"')
