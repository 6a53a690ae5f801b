"""Whatever is thrown at the house, on the socket or over HTTP: it refuses, and plays on."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from corrected import playable
from hypothesis import HealthCheck, given
from hypothesis import settings as how
from hypothesis import strategies as st
from sample import SAMPLE
from structlog.testing import capture_logs
from web import PATIENCE, in_thread, settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
KNOWN = ("update", "chat", "here", "answer", "why_not", "pong", "problem", "gone")
KEPT = ("game_table", "seat", "log_entry", "chat_line", "house_tables")
DEEP = 20_000
ODD: list[object] = [
    *(None, True, -1, 0, 7, 8, 2**31 - 1, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308, -0.0),
    *("", "x", "x" * 5000, "\x00", "\ud800", "\U0001f375", "../..", "' OR 1=1 --", [], [[]], {}),
]


@dataclass
class RunningServer:
    """An open house with a running table, its file, and what it says of itself."""

    address: str
    file: Path
    guest: httpx.Client
    table: str
    said: list[Any]
    pings: int = 0

    def line(self) -> ClientConnection:
        cookie = f"teahouse={self.guest.cookies['teahouse']}"
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        return connect(address, additional_headers={"cookie": cookie}, compression=None)

    def kept(self) -> tuple[int, str]:
        """The number of entries, and a digest of all that must not change without being told."""
        with closing(sqlite3.connect(self.file)) as file:
            rows = [file.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in KEPT]
        return len(rows[2]), hashlib.sha256(repr(rows).encode()).hexdigest()

    def throw(self, line: ClientConnection, messages: list[str | bytes]) -> list[Json]:
        """Send all of it, then ask whether the house is still there; what came back."""
        for message in messages:
            line.send(message)
        self.pings += 1
        line.send(json.dumps({"type": "ping", "ref": f"still there {self.pings}"}))
        heard: list[Json] = []
        while True:
            reply = json.loads(line.recv(PATIENCE))
            assert reply["type"] in (*KNOWN, "welcome")
            if reply == {"type": "pong", "ref": f"still there {self.pings}"}:
                return heard
            heard.append(reply)

    def check(self, before: tuple[int, str], heard: list[Json]) -> None:
        """Nothing changed but what was answered as done, and nothing went wrong inside."""
        answers = [one["answer"]["type"] for one in heard if one["type"] == "answer"]
        now = self.kept()
        assert now == before or "done" in answers
        assert now[0] - before[0] <= answers.count("done")
        assert [line for line in self.said if line["log_level"] in ("error", "critical")] == []


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    file = tmp_path_factory.mktemp("fuzz") / "t.db"
    with (
        capture_logs() as said,
        in_thread(settings(str(file))) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as guest,
    ):
        guest.post("/api/me", json={"name": "Ann"})
        body = {"id": "t", "game": SAMPLE, "seats": [{"kind": "me"}] * 3}
        table = guest.post("/api/tables", json=body).json()["table"]
        start = {"do": "start", "id": "start"}
        assert guest.post(f"/api/tables/{table}/commands", json=start).status_code == 200
        yield RunningServer(address, file, guest, table, said)


def valid(table: str) -> list[Json]:
    """One good message of every kind."""
    seat = {"seat": 0}
    commands: list[Json] = [
        {"do": "decide", **seat, "action": 3},
        {"do": "undo", **seat, "of": 3},
        {"do": "ask_undo", **seat, "of": 3},
        {"do": "grant", "request": 3},
        {"do": "refuse", "request": 3},
        {"do": "start"},
        {"do": "join", **seat},
        {"do": "claim", **seat, "secret": "x"},
        {"do": "take_back", **seat},
        {"do": "fill_seat", **seat, "strength": "random"},
        {"do": "clear_seat", **seat},
    ]
    at = {"table": table}
    return [
        {"type": "watch", **at, "seat": 0, "since": 0, "chat": 0},
        {"type": "unwatch", **at, "seat": 0},
        {"type": "ack", **at, "seat": 0, "position": 2},
        {"type": "why_not", **at, "ref": "r", "seat": 0, "action": 5},
        {"type": "ping", "ref": "p"},
        *[{"type": "command", **at, "command": {"id": "c", "answers": 0, **c}} for c in commands],
    ]


def mutated(message: Json, chance: random.Random) -> str | bytes:
    """Something that is nearly the message."""
    changed: Json = json.loads(json.dumps(message))
    part = chance.choice([changed, changed.get("command", changed)])
    key = chance.choice(sorted(part))
    match chance.randrange(9):
        case 0:
            del part[key]
        case 1:
            part[f"{key}s"] = part[key]
        case 2 | 3 | 4:
            part[key] = chance.choice(ODD)
        case 5:
            part[key] = [part[key]]
        case 6:
            text = json.dumps(changed)
            return text[: chance.randrange(len(text))]
        case 7:
            raw = bytearray(json.dumps(changed).encode())
            raw[chance.randrange(len(raw))] = chance.randrange(256)
            return bytes(raw)
        case _:
            return chance.randbytes(chance.randrange(200))
    return json.dumps(changed)


@pytest.mark.parametrize("seed", range(4))
def test_mutated_messages(house: RunningServer, seed: int) -> None:
    chance = random.Random(seed)
    before = house.kept()
    with house.line() as line:
        heard = []
        for _ in range(10):
            good = valid(chance.choice([house.table, house.table, "nothing", "x" * 64]))
            heard += house.throw(line, [mutated(chance.choice(good), chance) for _ in range(25)])
    house.check(before, heard)
    assert len([one for one in heard if one["type"] == "problem"]) > 50


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@given(st.lists(st.binary(max_size=60) | anything.map(json.dumps), min_size=1, max_size=8))
@how(
    max_examples=40,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_anything_at_all(house: RunningServer, messages: list[str | bytes]) -> None:
    before = house.kept()
    with house.line() as line:
        heard = house.throw(line, messages)
    house.check(before, heard)
    assert [one["type"] for one in heard].count("problem") == len(messages)


def test_deep_and_huge(house: RunningServer) -> None:
    before = house.kept()
    deep = [
        "[" * DEEP,
        "[" * DEEP + "]" * DEEP,
        '{"type":' * 5000,
        '{"a":' * 8000 + "1" + "}" * 8000,
    ]
    huge = ['{"type":"ping","ref":' + "9" * 30_000 + "}", json.dumps({"type": "x" * 60_000})]
    with house.line() as line:
        heard = house.throw(line, [*deep, *huge])
        assert [one["type"] for one in heard].count("problem") == len(deep) + len(huge)
    assert _code_for(house, "x" * 70_000) == 1009
    house.check(before, heard)


def _code_for(house: RunningServer, message: str) -> int:
    """What the house says when it hangs up. Where the rest of the message is still on its way,
    the network may cut the line before that arrives: then it is sent once more.
    """
    while True:
        with house.line() as line, pytest.raises(ConnectionClosed) as closed:
            house.throw(line, [message])
        if closed.value.rcvd is not None:
            return int(closed.value.rcvd.code)


def test_a_flood_of_messages(house: RunningServer) -> None:
    """A client that sends much and reads late gets every answer, once and in order."""
    before = house.kept()
    click = {"do": "decide", "seat": 0, "action": 10**6, "answers": 0}
    many = [
        json.dumps({"type": "command", "table": house.table, "command": {"id": f"f{i}", **click}})
        for i in range(600)
    ]
    with house.line() as line:
        heard = house.throw(line, [*many])
    house.check(before, heard)
    assert [one["id"] for one in heard if one["type"] == "answer"] == [f"f{i}" for i in range(600)]


def test_a_flood_meets_the_limits(tmp_path: Path) -> None:
    chosen = settings(str(tmp_path / "t.db"), messages_per_minute=60)
    with (
        capture_logs() as said,
        in_thread(chosen) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as guest,
    ):
        guest.post("/api/me", json={"name": "Ann"})
        found = RunningServer(address, tmp_path / "t.db", guest, "", said)
        before = found.kept()
        with found.line() as line:
            heard = found.throw(line, [])
            for number in range(200):
                line.send(json.dumps({"type": "ping", "ref": str(number)}))
            replies = [json.loads(line.recv(PATIENCE)) for _ in range(200)]
        keys = [one["why"]["key"] for one in replies if one["type"] == "problem"]
        assert set(keys) == {"too-fast"}
        assert len(keys) > 100
        found.check(before, heard)


@pytest.mark.parametrize("body", [b'{"l\x85gin": 1}', b"\xff", b'{"a":' * 9000, b"[" * DEEP])
def test_bodies_that_are_no_json_at_all(house: RunningServer, body: bytes) -> None:
    at = f"/api/tables/{house.table}"
    for method, path in (("PUT", "/api/me/preferences"), ("POST", f"{at}/commands")):
        head = {"content-type": "application/json"}
        answer = house.guest.request(method, path, content=body, headers=head)
        assert answer.status_code == 400
        assert answer.json()["why"]["key"] == "bad-request"


@pytest.mark.parametrize("seed", range(2))
def test_bodies_over_http(house: RunningServer, seed: int) -> None:
    chance = random.Random(seed)
    before = house.kept()
    at, mine = f"/api/tables/{house.table}", f"/api/games/{SAMPLE}/house-tables"
    bodies: list[tuple[str, str, Json]] = [
        *[("POST", f"{at}/commands", m["command"]) for m in valid(house.table) if "command" in m],
        ("POST", "/api/tables", {"id": "t", "game": SAMPLE, "seats": [{"kind": "me"}] * 3}),
        ("POST", f"{at}/fork", {"id": "f", "position": 3, "seats": [{"kind": "me"}] * 3}),
        ("POST", "/api/session", {"login": "nobody", "password": "nothing at all"}),
        ("PUT", "/api/me/preferences", {"a": 1}),
        ("PUT", f"{at}/notes", {"text": "a note"}),
        ("PUT", f"{mine}/mine", {"corrections": playable(), "as_printed": [], "revision": 0}),
        ("POST", f"{mine}/check", {"corrections": playable()}),
        ("POST", f"{mine}/file", {"file": "format = 1"}),
    ]
    statuses = []
    for _ in range(150):
        method, path, body = chance.choice(bodies)
        head = {"content-type": chance.choice(["application/json", "text/plain", ""])}
        answer = house.guest.request(method, path, content=mutated(body, chance), headers=head)
        statuses.append(answer.status_code)
        assert answer.status_code < 500, (path, body, answer.text)
        if answer.status_code >= 400 and answer.status_code != 409:
            assert answer.json()["text"].endswith(".")
    assert len([status for status in statuses if status == 400]) > 50
    now = house.kept()
    assert now == before or {200, 201} & set(statuses)
    assert now[0] - before[0] <= 3 * statuses.count(200) + 3 * statuses.count(201)
    house.check(now, [])


def test_the_house_still_plays(house: RunningServer) -> None:
    sight = house.guest.get(f"/api/tables/{house.table}").json()
    seat = sight["asked"][0]
    mine = house.guest.get(f"/api/tables/{house.table}", params={"seat": seat}).json()
    position = mine["table"]["position"]
    action = mine["legal"][0]["action"]
    command = {"do": "decide", "id": "on", "seat": seat, "action": action, "answers": position}
    answer = house.guest.post(f"/api/tables/{house.table}/commands", json=command)
    assert answer.json() == {"type": "done", "number": position}
