"""Find out whether a game can be played by corrected tables, without danger for the caller.

Tables decide how long loops and how large lists are. So they are tried in a process of their own
with limits of time and memory; only what passed may be loaded elsewhere.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Final

from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet

PROGRAM: Final = (sys.executable, "-P", "-m", "teahouse.components.trial_games")
SECONDS: Final = 60
MEGABYTES: Final = 1000
OUT_OF_MEMORY: Final = "needs too much memory"


class Unplayable(TeahouseError):
    """A game cannot be played by these tables; the sentence says which rule they break."""


def try_out(rules: RuleSet, seconds: int = SECONDS, megabytes: int = MEGABYTES) -> None:
    """Play some games by these rules in another process; ``Unplayable`` if they cannot be played.

    Takes some seconds. The table is decoded and checked, then games with all numbers of players
    and all values of options are started and played at random to their end.
    """
    try:
        done = subprocess.run(
            PROGRAM,
            input=trial_input(rules, seconds, megabytes),
            env=trial_environment(),
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise too_slow(rules, seconds) from error
    require_passed(rules, done.returncode, done.stdout)


def trial_input(rules: RuleSet, seconds: int, megabytes: int, nice: int = 0) -> bytes:
    """What ``PROGRAM`` reads; ``nice`` leaves the processor to others."""
    limits = {"seconds": seconds, "megabytes": megabytes, "nice": nice}
    return json.dumps({"rules": rules, **limits}).encode()


def trial_environment() -> dict[str, str]:
    """Without the settings of a server: some are secret."""
    return {key: value for key, value in os.environ.items() if not key.startswith("TEAHOUSE_")}


def require_passed(rules: RuleSet, exit_code: int, output: bytes) -> None:
    """``Unplayable`` unless the program has ended well; it writes what is wrong, or dies."""
    if exit_code == 0:
        return
    sentence = output.decode(errors="replace").strip()
    raise Unplayable(
        sentence or f"{rules.name} cannot be tried out with these tables: it {OUT_OF_MEMORY}."
    )


def too_slow(rules: RuleSet, seconds: int) -> Unplayable:
    """Some tables make a game that goes on for ever."""
    return Unplayable(
        f"{rules.name} cannot be tried out with these tables: it takes more than {seconds} seconds."
    )
