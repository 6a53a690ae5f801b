"""``python -m teahouse.server.bot_workers``: a process in which bots think.

It reads work from its standard input and writes replies to its standard output until the input
ends. It needs neither the web nor a store.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from io import FileIO
from typing import BinaryIO, Final

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.registry import load
from teahouse.server.bot_workers.messages import (
    LENGTH,
    BotWork,
    ChosenAction,
    Failed,
    Ready,
    Reply,
    decode_work,
    encode,
    length_of,
)

NICE: Final = 5  # people's clicks go before bots' thoughts


def main() -> None:
    """Think until the server is gone."""
    os.nice(NICE)
    # Ctrl-C in a terminal reaches every process; the server alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, replies = sys.stdin.buffer, _own_output()
    _write(replies, Ready())
    while (work := _read(source)) is not None:
        # A bot that never comes back would not see that the server has gone: the system's alarm
        # ends the process then, whatever it is doing.
        signal.setitimer(signal.ITIMER_REAL, work.limit / 1000)
        reply = think(work)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _write(replies, reply)


def think(work: BotWork) -> Reply:
    """The bot's decision, or why there is none."""
    try:
        rules = work.rule_set
        observation = Observation(load(rules).from_dict(work.state), work.seat)
        bot = registry.make(work.strength, work.seed, rules, _millis)
        return ChosenAction(int(bot.choose(observation)))
    except Exception as error:  # a bot may fail in any way; the server must learn of it
        return Failed(f"{type(error).__name__}: {error}")


def _millis() -> float:
    """The clock of bots that think by time."""
    return time.perf_counter() * 1000


def _own_output() -> FileIO:
    """The pipe to the server, out of reach of a stray ``print``: that goes to the log."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)  # nothing is left over when the pipe breaks
    os.dup2(2, 1)
    return replies


def _read(source: BinaryIO) -> BotWork | None:
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = length_of(head)
    body = source.read(length)
    return decode_work(body) if len(body) == length else None


def _write(replies: FileIO, reply: Reply) -> None:
    try:
        replies.write(encode(reply))
    except BrokenPipeError:
        sys.exit()  # the server has gone


if __name__ == "__main__":
    main()
