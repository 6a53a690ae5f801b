"""Measure the browser's client: what it loads, how soon it can be used, what an update costs.

Run by ``make bench-client``, with tests/support on the path. The lobby and a late table of Yokohama
are opened on a throttled phone (1.6 Mbit/s, 150 ms there and back, a processor four times slower);
then the same table gets more decisions on the machine as it is, and the browser tells how much time
it spent on them. ``--write`` puts the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.machine import load_average
from bench.page import write
from chromium import PHONE, Person, chromium, person
from playwright.sync_api import Browser, CDPSession, WebSocket
from web import in_thread, settings

MBIT: Final = 1_000_000 / 8
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6 * MBIT,
    "uploadThroughput": 0.75 * MBIT,
}
SLOWER: Final = 4
LATE: Final = 900  # entries
SPENT: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")

# When something first stands on the page and the next task has its turn.
WATCH: Final = """(selector) => {
  const look = () => {
    if (window.usable !== undefined || !document.querySelector(selector)) return;
    window.usable = null;
    setTimeout(() => { window.usable = performance.now(); });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""


@dataclass
class Load:
    """A page that was opened with an empty cache."""

    name: str
    seconds: float
    script: int  # bytes as they came over the line
    all: int


def opened(browser: Browser, house: str, name: str, address: str, until: str) -> Load:
    """Open a page on a slow phone."""
    bytes_of: dict[str, str] = {}
    script = everything = 0

    def answered(event: dict[str, Any]) -> None:
        bytes_of[event["requestId"]] = event["type"]

    def loaded(event: dict[str, Any]) -> None:
        nonlocal script, everything
        everything += int(event["encodedDataLength"])
        if bytes_of.get(event["requestId"]) == "Script":
            script += int(event["encodedDataLength"])

    with person(browser, house, "", PHONE, has_touch=True, is_mobile=True) as somebody:
        page = somebody.page
        page.add_init_script(f"({WATCH})({until!r})")
        line = somebody.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        line.on("Network.responseReceived", answered)
        line.on("Network.loadingFinished", loaded)
        page.goto(address)
        page.wait_for_function("() => typeof window.usable === 'number'")
        usable = float(page.evaluate("window.usable"))
        page.wait_for_load_state("networkidle")
    return Load(name, usable / 1000, script, everything)


@dataclass
class Table:
    """A game of four that goes on by decisions of chance, beside the page."""

    mei: Person
    id: str
    luck: random.Random

    def play(self, until: int) -> None:
        """Decide for my seat until the log has so many entries."""
        request = self.mei.page.request
        where = f"/api/tables/{self.id}"
        since = 0
        while since < until:
            query = f"since={since}&seat=0&wait=5"
            update = request.get(f"{where}/updates?{query}").json()
            since, sight = update["position"], update["sight"]
            if sight["table"]["lifecycle"] != "running":
                raise SystemExit("The game ended too early: take another number of entries.")
            if sight["legal"]:
                action = self.luck.choice(sight["legal"])["action"]
                decide = {"do": "decide", "seat": 0, "action": action}
                command = {**decide, "id": f"m{since}", "answers": since}
                request.post(f"{where}/commands", data=command)


@contextmanager
def late_table(browser: Browser, house: str) -> Iterator[Table]:
    """Somebody with a table of Yokohama on which much has happened."""
    with person(browser, house, "Mei") as mei:
        page = mei.page
        page.goto("/#/account")
        page.get_by_role("textbox", name="Name").first.fill(mei.name)
        page.get_by_role("button", name="Come in").click()
        page.locator(".account section").nth(2).wait_for()
        wishes = [{"kind": "me"}, *[{"kind": "bot", "strength": "random"}] * 3]
        body = {"id": "late", "game": "yokohama", "seats": wishes}
        table = page.request.post("/api/tables", data=body).json()["table"]
        start = {"do": "start", "id": "start", "answers": 0}
        page.request.post(f"/api/tables/{table}/commands", data=start)
        found = Table(mei, table, random.Random(5))
        found.play(LATE)
        yield found


def spent(line: CDPSession) -> dict[str, float]:
    """Seconds of the processor that the page has used so far, by what for."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in metrics if one["name"] in SPENT}


def updates(table: Table, decisions: int) -> tuple[int, dict[str, float]]:
    """How many updates told these decisions, and the milliseconds that one of them took."""
    page = table.mei.page
    told = 0

    def on_frame(frame: str | bytes) -> None:
        nonlocal told
        told += '"type":"update"' in str(frame)[:60].replace(" ", "")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", on_frame)

    page.on("websocket", listen)
    page.goto(f"/#/table/{table.id}")
    page.reload()  # with a socket that is listened to
    page.locator(".place").first.wait_for()
    page.wait_for_load_state("networkidle")
    line = table.mei.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})  # others' work does not count
    told = 0
    before = spent(line)
    table.play(LATE + decisions)
    page.wait_for_timeout(1_000)
    after = spent(line)
    return told, {name: (after[name] - before[name]) * 1000 / told for name in SPENT}


def measured(rounds: int, decisions: int) -> str:
    """All of it as a table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(settings(str(Path(folder) / "client.db"), log_level="warning")) as house,
        chromium() as browser,
        late_table(browser, house) as table,
    ):
        loads = [
            [
                opened(browser, house, "lobby", "/", ".game-card"),
                opened(browser, house, "late table", f"/#/table/{table.id}", ".place"),
            ]
            for _ in range(rounds)
        ]
        count, one = updates(table, decisions)
    lines = [
        "| first load on a slow phone | usable after (median) | all runs | script | all bytes |",
        "|---|---|---|---|---|",
    ]
    for same in zip(*loads, strict=True):
        times = [load.seconds for load in same]
        every = ", ".join([f"{seconds:.2f}" for seconds in times])
        lines.append(
            f"| {same[0].name} | {statistics.median(times):.2f} s | {every} "
            f"| {same[0].script / 1000:.0f} kB | {same[0].all / 1000:.0f} kB |"
        )
    lines += [
        "",
        f"| one update of a late board of Yokohama, four seats (mean of {count}, which told "
        f"{decisions} decisions) | ms |",
        "|---|---|",
        f"| script | {one['ScriptDuration']:.1f} |",
        f"| style and layout | {one['RecalcStyleDuration'] + one['LayoutDuration']:.1f} |",
        f"| everything on the main thread | {one['TaskDuration']:.1f} |",
    ]
    lines += ["", f"Load average at the end: {load_average():.1f}."]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--write", action="store_true", help="put it into docs/performance.md")
    chosen = parser.parse_args()
    text = measured(chosen.rounds, chosen.decisions)
    print(text)
    if chosen.write:
        how = f"--rounds {chosen.rounds} --decisions {chosen.decisions} --write"
        write("client", text, f"make bench-client ARGS='{how}'")


if __name__ == "__main__":
    main()
