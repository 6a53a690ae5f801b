"""``make bench-load``: how many tables one server holds while people really play.

Tables of four, a socket for each seat, one decision a table every PACE seconds. The server has one
core, the clients the other. A number of tables is held if of a hundred decisions ninety-nine have
reached the last of the four seats within LIMIT milliseconds. Measured side by side with the server
of boardgame.io. ``--write`` puts the tables into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.load_report import report
from bench.machine import cores, load_average
from bench.page import write
from bench.subjects import Driver, Ended, Subject, driven, install_peer

SUBJECTS = [
    Subject("sqlite", "Teahouse, Dschunke, SQLite", "sqlite", "dschunke", 600),
    Subject("postgres", "Teahouse, Dschunke, PostgreSQL", "postgres", "dschunke", 600),
    Subject("yokohama", "Teahouse, Yokohama, SQLite", "sqlite", "yokohama", 3000),
    Subject("peer", "boardgame.io, PostgreSQL", "postgres", "merchants", 3000, True),
    Subject("file", "boardgame.io, FlatFile (not synced)", "file", "merchants", 3000, True),
    Subject("memory", "boardgame.io, memory (not kept)", "memory", "merchants", 3000, True),
]
WARM_UP = 2.0  # seconds before every measurement
KEPT, SOCKETS = 200, 500  # over how many the memory of one is measured
NEAR = 1.1  # the search ends when the bounds are so near to each other
EARLY, SPAN = 40, 160  # moves before the early ones, and moves that are compared


@dataclass(frozen=True)
class Plan:
    """How it is measured."""

    pace: float
    seconds: float
    limit: float
    first: int
    most: int
    log: Path


def part(sorted_waits: list[float], share: float) -> float:
    """A percentile; without any sample nothing is known to be fast."""
    if not sorted_waits:
        return float("inf")
    return sorted_waits[min(len(sorted_waits) - 1, int(len(sorted_waits) * share))]


def measure(driver: Driver, tables: int, plan: Plan) -> dict[str, float]:
    """One number of tables."""
    driver.order("tables", tables=tables)
    driver.order("measure", tables=tables, seconds=WARM_UP)
    own, database = driver.spent()
    told = driver.order("measure", tables=tables, seconds=plan.seconds)
    own_after, database_after = driver.spent()
    if told["refused"] or told["over"]:
        raise RuntimeError(f"{told['refused']} commands refused, {told['over']} games over")
    moves = told["moves"]
    found = {
        "tables": tables,
        "moves/s": moves / plan.seconds,
        "share": (own_after - own) / plan.seconds,
        "cpu": (own_after - own) / max(1, moves) * 1000,
        "database": (database_after - database) / max(1, moves) * 1000,
        "generator": told["generator"],
        "bytes": told["update_bytes"],
        "load": load_average(),
    }
    for kind in ("answers", "updates"):
        waits = sorted(told[kind])
        for share in (50, 95, 99):
            found[f"{kind}{share}"] = part(waits, share / 100)
    shown = [f"{key} {found[key]:.4g}" for key in ("moves/s", "updates50", "updates99", "cpu")]
    print(f"  {tables} tables: {', '.join(shown)}, load {found['load']:.1f}", file=sys.stderr)
    return found


def search(subject: Subject, plan: Plan) -> dict[str, float]:
    """The most tables that are held: twice as many until it fails, then halving the gap.

    A number has failed when it failed twice (a machine hiccups), or when a peer's server ended.
    """
    best: dict[str, float] = {}
    low, high, tables = 0, 0, plan.first
    with ExitStack() as stack:
        driver = stack.enter_context(driven(subject, plan.pace, plan.log))
        while True:
            try:
                found = measure(driver, tables, plan)
                if found["updates99"] >= plan.limit:
                    found = measure(driver, tables, plan)
            except Ended as ended:
                if not subject.is_peer:
                    raise
                print(f"  {tables} tables: {ended}", file=sys.stderr)
                found = {"updates99": float("inf")}
                stack.close()
                driver = stack.enter_context(driven(subject, plan.pace, plan.log))
            if found["updates99"] < plan.limit:
                low, best = tables, found
            else:
                high = tables
            if tables == plan.most == low or (high and high <= max(low * NEAR, plan.first / 8)):
                if not best:
                    raise RuntimeError(f"{subject.name} does not hold {tables}: see --first")
                return best
            tables = min(2 * low, plan.most) if not high else (low + high) // 2


def memory(subject: Subject, plan: Plan) -> dict[str, float]:
    """Kilobytes of the server for a table that is kept, and for a socket that looks on."""
    with driven(subject, plan.pace, plan.log) as driver:
        driver.order("tables", tables=10)
        driver.order("measure", tables=10, seconds=WARM_UP)
        driver.order("pause")
        before = driver.memory()
        driver.order("keep", tables=KEPT)
        kept = driver.memory()
        driver.order("sockets", sockets=SOCKETS)
        watched = driver.memory()
    return {"kB/table": (kept - before) / KEPT, "kB/socket": (watched - kept) / SOCKETS}


def long_game(subject: Subject, plan: Plan) -> dict[str, float]:
    """Processor time of a move late in a game over that of a move early in it, 4 tables at once."""
    with driven(subject, 0.0, plan.log) as driver:
        driver.order("tables", tables=4)
        costs = []
        for moves in (EARLY, subject.late - EARLY - SPAN):
            driver.order("moves", moves=moves)
            before = sum(driver.spent())
            told = driver.order("moves", moves=SPAN)
            costs.append((sum(driver.spent()) - before) / told["moves"])
    return {"late/early": costs[1] / costs[0]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two decisions")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of a measurement")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds for 99 of 100")
    parser.add_argument("--first", type=int, default=100, help="tables to begin with")
    parser.add_argument("--most", type=int, default=2000, help="tables to end with")
    parser.add_argument(
        "--only", default="", help="some of the subjects, by their keys, with commas"
    )
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    wanted = given.only.split(",") if given.only else [subject.key for subject in SUBJECTS]
    chosen = [subject for subject in SUBJECTS if subject.key in wanted]
    if any([subject.is_peer for subject in chosen]):
        install_peer()
    os.sched_setaffinity(0, {cores()[0]})  # PostgreSQL is started from here
    with tempfile.TemporaryDirectory(prefix="teahouse-load-") as folder:
        log = Path(folder) / "log"
        plan = Plan(given.pace, given.seconds, given.limit, given.first, given.most, log)
        found = []
        for subject in chosen:
            print(subject.name, file=sys.stderr)
            figures = memory(subject, plan) | long_game(subject, plan) | search(subject, plan)
            found.append((subject, figures))
            print(json.dumps(figures), file=sys.stderr)  # a run that is broken off loses less
    text = report(found, given.pace, given.limit)
    print(text)
    if given.write:
        write("load", text, f"make bench-load ARGS='{' '.join(sys.argv[1:])}'")


if __name__ == "__main__":
    main()
