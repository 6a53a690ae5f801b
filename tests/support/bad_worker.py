"""Processes that take work as a bot's process does, and then misbehave.

The first argument says how; the second, where given, is a file that counts the pieces of work: the
first FAULTS of all processes together go wrong, later ones are done well.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from teahouse.server.bot_workers import __main__ as real
from teahouse.server.bot_workers.messages import BotWork, ChosenAction, Failed, Ready, Reply, encode

good = real.think


def main(how: str, counter: str, faults: str) -> None:
    def think(work: BotWork) -> Reply:
        with Path(counter).open("a") as file:
            file.write("x")
        if Path(counter).stat().st_size > int(faults):
            return good(work)
        return misbehave(how)

    real.think = think
    real.main()


def misbehave(how: str) -> Reply:
    if how == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    elif how == "hang":
        time.sleep(3600)
    elif how == "garbage":
        os.write(OUT, b"\x00\x00\x00\x05hello")
        time.sleep(3600)
    elif how == "huge":
        os.write(OUT, b"\xff\xff\xff\xff")
        time.sleep(3600)
    elif how == "ready":
        os.write(OUT, encode(Ready()))
        time.sleep(3600)
    elif how == "illegal":
        return ChosenAction(999_999)
    return Failed("on purpose")


OUT = os.dup(1)
if __name__ == "__main__":
    main(*sys.argv[1:])
