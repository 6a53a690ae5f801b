"""Trace one decision through a server, from the bytes of a socket to the broadcast.

A program of its own, so that it runs the plain source: compiled code cannot be traced. Prints the
calls as JSON, in order. What is counted: every call of a function in ``teahouse``, in all threads,
but for the rules (``games`` and ``core``, which are compiled together). A coroutine that goes on
after it has waited is not called again.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from web import Json, Wire, guest, open_table, serving, settings

import teahouse
from teahouse.server.realtime import bus, hub

ROOT = Path(teahouse.__file__).parent
RULES = ("core", "games")
SEATS = 3


class Call(msgspec.Struct, frozen=True):
    """A function was called."""

    file: str  # below the package, as ``server/tables/service.py``
    function: str
    caller: str  # the file of the nearest function of the package that called it; empty: none


class Tracer:
    """Records calls while ``is_recording``."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.is_recording = False
        self._entered: set[FrameType] = set()

    def install(self) -> None:
        """To be done before the server opens: running threads are not traced."""
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    def uninstall(self) -> None:
        """Record nothing more."""
        sys.setprofile(None)
        threading.setprofile(None)

    def _profile(self, frame: FrameType, event: str, argument: Any) -> None:
        if event != "call" or not self.is_recording or frame in self._entered:
            return
        file = _file_of(frame)
        if not file:
            return
        self._entered.add(frame)
        caller, before = "", frame.f_back
        while before is not None and not caller:
            caller, before = _file_of(before), before.f_back
        if room_of(caller) != "rules":  # what the rules call in turn is their own business
            self.calls.append(Call(file=file, function=frame.f_code.co_name, caller=caller))


def _file_of(frame: FrameType) -> str:
    """The file below the package; empty if it is not in it."""
    path = Path(frame.f_code.co_filename)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""


def room_of(file: str) -> str:
    """The room of a file: ``tables`` of ``server/tables/service.py``, ``rules`` of the rules."""
    parts = file.split("/")
    if parts[0] in RULES:
        return "rules"
    return parts[1] if parts[0] == "server" else parts[0]


async def traced_decision(tracer: Tracer, store: str) -> None:
    """Record one decision at a table whose three seats are watched, up to the last update."""
    async with (
        serving(settings(store, bots=0)) as address,
        guest(address, "Ann") as ann,
        guest(address, "Ben") as ben,
        guest(address, "Clo") as clo,
    ):
        table = await open_table(ann, ["me", "open", "open"])
        await ben.command(table, "join", seat=1)
        await clo.command(table, "join", seat=2)
        await ann.command(table, "start")
        async with ann.socket() as one, ben.socket() as two, clo.socket() as three:
            wires = [one, two, three]
            updates = [await wire.watch(table, seat=i) for i, wire in enumerate(wires)]
            for wire in wires:
                await wire.until("here", here=list(range(SEATS)))  # the last that is sent unasked
            for number in range(2):  # the second is an ordinary one: everything is in memory
                await asyncio.sleep(0.3)  # until nothing else is under way
                tracer.is_recording = number == 1
                await _decide(table, wires, updates)
                tracer.is_recording = False


async def _decide(table: str, wires: list[Wire], updates: list[Json]) -> None:
    seat: int = updates[0]["sight"]["asked"][0]
    position = updates[seat]["position"]
    action = updates[seat]["sight"]["legal"][0]["action"]
    fields = {"seat": seat, "action": action, "answers": position}
    answer = await wires[seat].command(table, "decide", f"d{position}", **fields)
    assert answer == {"type": "done", "number": position}, answer
    for i, wire in enumerate(wires):
        received = [m for m in wire.received if m["type"] == "update" and m["position"] > position]
        updates[i] = received[0] if received else await wire.until("update", position=position + 1)


def main() -> None:
    bus.SWEEP = hub.CHECK = 3600.0  # only the decision shall be under way
    tracer = Tracer()
    tracer.install()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(traced_decision(tracer, f"{folder}/t.db"))
    tracer.uninstall()
    sys.stdout.buffer.write(msgspec.json.encode(tracer.calls))


if __name__ == "__main__":
    main()
