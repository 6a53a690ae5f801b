"""Processes on cores of their own, and what the system tells about them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

PATIENCE = 20


@cache
def cores() -> tuple[int, int]:
    """The core of the servers and the core of the load generators, as they were at first."""
    found = sorted(os.sched_getaffinity(0))
    if len(found) < 2:
        sys.exit("This benchmark needs two cores: one for the server, one for the clients.")
    return found[0], found[-1]


@contextmanager
def running(
    command: list[str], core: int, log: Path, environment: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A program on one core, with pipes for its input and output."""
    with log.open("a") as errors:
        process = subprocess.Popen(
            ["taskset", "-c", str(core), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, **(environment or {})},
            text=True,
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    found = [pid]
    for number in found:
        for children in Path(f"/proc/{number}/task").glob("*/children"):
            found += [int(child) for child in children.read_text().split()]
    return found


def processor_seconds(pid: int) -> float:
    """Processor time that a process and its family have used, to the nanosecond."""
    spent = 0
    for number in family(pid):
        for task in Path(f"/proc/{number}/task").glob("*/schedstat"):
            spent += int(task.read_text().split()[0])
    return spent / 1e9


def resident_kilobytes(pid: int) -> int:
    """Memory of the process itself."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("the server has gone")


def load_average() -> float:
    """How busy the whole machine was in the last minute."""
    return os.getloadavg()[0]
