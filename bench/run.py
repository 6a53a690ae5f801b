"""``make bench``: our engines and their peers, interleaved in one run on one core.

Machines differ and are noisy, so the ratios count: every subject is measured once in each round,
and the medians over the rounds are compared. ``--write`` puts the tables into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from importlib.util import find_spec

from bench.page import ROOT, write

PEERS = ROOT / ".bench"
NAMES = {
    "catanatron": "Catanatron",
    "hearts": "OpenSpiel hearts",
    "gin_rummy": "OpenSpiel gin rummy",
    "pettingzoo": "PettingZoo connect four",
}
THINKERS = {
    "search": "**search**, with its evaluator",
    "quick": "OpenSpiel IS-MCTS, our playouts",
    "ismcts": "OpenSpiel IS-MCTS",
    "mcts": "OpenSpiel MCTS",
}


def peer_python() -> str:
    """The environment of the peers, made when it is first needed."""
    python = PEERS / "bin" / "python"
    lock = (ROOT / "requirements" / "bench.txt").read_bytes()
    ready = PEERS / ".ready"
    if not ready.exists() or ready.read_bytes() != lock:
        print("Installing Catanatron, OpenSpiel, PettingZoo into .bench ...", file=sys.stderr)
        venv.create(PEERS, with_pip=True, clear=True)
        wanted = ["--require-hashes", "-r", str(ROOT / "requirements" / "bench.txt")]
        subprocess.run([python, "-m", "pip", "install", "-q", *wanted], check=True)
        ready.write_bytes(lock)
    return str(python)


def measure(command: list[str], plain: bool = False) -> dict[str, float]:
    """Run one subject in a process of its own, on one core."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    if hasattr(os, "sched_setaffinity"):
        core = str(max(os.sched_getaffinity(0)))
        command = ["taskset", "-c", core, *command]
    run = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, check=True, text=True, cwd=ROOT
    )
    result: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return result


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", default="", help="only these games, with commas")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    from teahouse.registry import game_names

    chosen = [g for g in game_names() if not given.games or g in given.games.split(",")]
    python, peers = sys.executable, peer_python()
    subjects: dict[str, list[dict[str, float]]] = {}
    for number in range(given.rounds):
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr)
        for peer in NAMES:
            run = [peers, str(ROOT / "bench/peers.py"), peer, str(given.seconds)]
            subjects.setdefault(peer, []).append(measure(run))
        for game in chosen:
            run = [python, str(ROOT / "bench/engine.py"), game, "4", str(given.seconds)]
            for plain in (False, True):
                key = f"{game} {'plain' if plain else 'compiled'}"
                subjects.setdefault(key, []).append(measure(run, plain))
            if find_spec("pyspiel") is not None:
                run = [python, "-m", "bench.search", game, "4", str(given.seconds)]
                subjects.setdefault(f"{game} search", []).append(measure(run))
    text = report(subjects, chosen)
    print(text)
    if given.write:
        command = f"make bench ARGS='--rounds {given.rounds} --seconds {given.seconds:g} --write'"
        write("bench", text, command)


def median(runs: list[dict[str, float]], key: str) -> float:
    return statistics.median([run[key] for run in runs])


def report(subjects: dict[str, list[dict[str, float]]], games: list[str]) -> str:
    """Two tables: speed with ratios, and the time of single calls."""
    catan = median(subjects["catanatron"], "actions/s")
    hearts = median(subjects["hearts"], "actions/s")
    lines = [
        "| random playouts, 4 seats, one core | actions/s | playouts/s | ns/action "
        "| x Catanatron | x hearts |",
        "|---|---|---|---|---|---|",
    ]
    rows = [(title, subjects[peer], "actions/s") for peer, title in NAMES.items()]
    for game in games:
        compiled = subjects[f"{game} compiled"]
        assert all(run["compiled"] for run in compiled), "the package is not compiled"
        assert not any(run["compiled"] for run in subjects[f"{game} plain"])
        rows.append((f"**{game}** compiled", compiled, "actions/s"))
        rows.append((f"{game} compiled, loop in plain Python", compiled, "driven/s"))
        rows.append((f"{game} plain Python", subjects[f"{game} plain"], "actions/s"))
    for title, runs, key in rows:
        rate = median(runs, key)
        whole = f"{median(runs, 'playouts/s'):,.0f}" if key == "actions/s" else ""
        lines.append(
            f"| {title} | {rate:,.0f} | {whole} | {1e9 / rate:,.0f} "
            f"| {rate / catan:.1f} | {rate / hearts:.1f} |"
        )
    lines += ["", "| ns per call, called from Python | copy | legal | view | sample |"]
    lines.append("|---|---|---|---|---|")
    for game in games:
        for how in ("compiled", "plain"):
            runs = subjects[f"{game} {how}"]
            cells = [f"{median(runs, k):,.0f}" for k in ("copy", "legal", "view", "sample")]
            lines.append(f"| {game} {how} | {' | '.join(cells)} |")
    thinking = [game for game in games if f"{game} search" in subjects]
    if thinking:
        lines += ["", f"| iterations/s of tree search, 4 seats | {' | '.join(thinking)} |"]
        lines.append("|---" * (len(thinking) + 1) + "|")
    for key, title in THINKERS.items() if thinking else ():
        rates = [median(subjects[f"{game} search"], key) for game in thinking]
        lines.append(f"| {title} | {' | '.join([f'{rate:,.0f}' for rate in rates])} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
