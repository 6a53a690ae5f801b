"""Find out whether a game can be played by corrected tables, without danger for the caller.

Tables decide how long loops and how large lists are. So they are tried in a process of their own
with limits of time and memory; only what passed may be loaded elsewhere.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final

from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet

SECONDS: Final = 60
MEGABYTES: Final = 1000
OUT_OF_MEMORY: Final = "needs too much memory"


class Unplayable(TeahouseError):
    """A game cannot be played by these tables; the sentence says which rule they break."""


def try_out(rules: RuleSet, seconds: int = SECONDS, megabytes: int = MEGABYTES) -> None:
    """Play some games by these rules in another process; ``Unplayable`` if they cannot be played.

    Takes some seconds: call it in a thread. The table is decoded and checked, then games with all
    numbers of players and all values of options are started and played at random to their end.
    """
    program = [sys.executable, "-m", "teahouse.components.trial_games"]
    order = json.dumps({"rules": rules, "seconds": seconds, "megabytes": megabytes})
    try:
        done = subprocess.run(
            program, input=order.encode(), capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise Unplayable(
            f"{rules.name} cannot be tried out with these tables: it takes more than {seconds} "
            "seconds."
        ) from error
    if done.returncode == 0:
        return
    sentence = done.stdout.decode(errors="replace").strip()
    raise Unplayable(
        sentence or f"{rules.name} cannot be tried out with these tables: it {OUT_OF_MEMORY}."
    )
