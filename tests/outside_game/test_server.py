"""A game from another distribution on the server: people and bots play it to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from outside import Installed, served
from websockets.sync.client import ClientConnection, connect

from teahouse.text.words import LANGUAGES

Json = dict[str, Any]
PATIENCE = 60.0
STRENGTHS = {"complete": "novice", "bare": "random"}


@contextmanager
def guest(address: str, name: str) -> Iterator[httpx.Client]:
    """Somebody who plays over HTTP."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as somebody:
        somebody.post("/api/me", json={"name": name}).raise_for_status()
        yield somebody


def command(somebody: httpx.Client, table: str, do: str, id_: str, **fields: object) -> None:
    body = {"do": do, "id": id_, **fields}
    somebody.post(f"/api/tables/{table}/commands", json=body).raise_for_status()


def open_table(owner: httpx.Client, bot: str) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "strength": bot}]
    body = {"id": "open", "game": "lanterns", "seats": seats, "options": {"ties": "stays"}}
    answer = owner.post("/api/tables", json=body)
    answer.raise_for_status()
    table: str = answer.json()["table"]
    return table


def watch(address: str, somebody: httpx.Client) -> ClientConnection:
    cookies = "; ".join([f"{key}={value}" for key, value in somebody.cookies.items()])
    url = address.replace("http", "ws", 1) + "/api/socket"
    return connect(url, additional_headers={"cookie": cookies}, compression=None)


def decide_over_http(somebody: httpx.Client, table: str) -> None:
    """The first choice of seat 0, if it is asked."""
    sight = somebody.get(f"/api/tables/{table}", params={"seat": 0}).json()
    if sight["legal"]:
        position = sight["table"]["position"]
        action = sight["legal"][0]["action"]
        command(somebody, table, "decide", f"h{position}", answers=position, seat=0, action=action)


def play(ann: httpx.Client, socket: ClientConnection, table: str) -> list[Json]:
    """Ann decides over HTTP, Ben over the socket; every update that Ben got."""
    updates: list[Json] = []
    socket.send(json.dumps({"type": "watch", "table": table, "seat": 1, "since": 0}))
    while not updates or updates[-1]["sight"]["table"]["lifecycle"] == "running":
        message = json.loads(socket.recv(PATIENCE))
        if message["type"] != "update":
            continue
        updates.append(message)
        position, legal = message["position"], message["sight"]["legal"]
        seat = {"table": table, "seat": 1}
        socket.send(json.dumps({"type": "ack", "position": position, **seat}))
        if legal:
            choice = {"do": "decide", "id": f"w{position}", "answers": position}
            choice |= {"seat": 1, "action": legal[-1]["action"]}
            socket.send(json.dumps({"type": "command", "table": table, "command": choice}))
        decide_over_http(ann, table)
    return updates


@pytest.mark.parametrize("which", ["complete", "bare"])
def test_people_and_bots_play_to_the_end(
    which: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    installed: Installed = request.getfixturevalue(which)
    with (
        served(installed, tmp_path / "t.db") as address,
        guest(address, "Ann") as ann,
        guest(address, "Ben") as ben,
    ):
        table = open_table(ann, STRENGTHS[which])
        command(ben, table, "join", "join", seat=1)
        command(ann, table, "start", "start")
        with watch(address, ben) as socket:
            updates = play(ann, socket, table)
        last = updates[-1]["sight"]
        assert last["table"]["lifecycle"] == "finished"
        hands = [[seat["hand"] for seat in one["sight"]["view"]["seats"]] for one in updates[:-1]]
        assert all(hand[0] is None and hand[2] is None and hand[1] for hand in hands)
        record = ann.get(f"/api/tables/{table}/record").text
    (tmp_path / "game.tea").write_text(record, encoding="utf-8")
    assert "lanterns, 15 decisions, finished" in installed.teahouse(
        "verify", "game.tea", cwd=tmp_path
    )
    assert "all go on as they are" in installed.teahouse(
        "check-upgrade", "--store", "t.db", cwd=tmp_path
    )


def test_what_the_server_says_of_the_game(complete: Installed, tmp_path: Path) -> None:
    with served(complete, tmp_path / "t.db") as address, guest(address, "Ann") as ann:
        games = {game["name"]: game for game in ann.get("/api/house").json()["games"]}
        assert games["lanterns"]["seats"] == [2, 3, 4]
        assert len(ann.get("/api/games/lanterns/catalog").json()) == 24
        assert ann.get("/api/games/lanterns/data").json()["fair"]["rounds"] == 5
        assert ann.get("/api/games/lanterns/lessons").json() == []
        for language in LANGUAGES:
            text = ann.get(f"/api/games/lanterns/texts/{language}").text
            assert "lanterns-event-won = " in text
            assert "lanterns-about = " in text


def test_without_an_evaluator_only_random_sits_down(bare: Installed, tmp_path: Path) -> None:
    with served(bare, tmp_path / "t.db") as address, guest(address, "Ann") as ann:
        body = {
            "id": "open",
            "game": "lanterns",
            "seats": [{"kind": "me"}, {"kind": "bot", "strength": "novice"}],
            "options": {},
        }
        refused = ann.post("/api/tables", json=body)
        assert 400 <= refused.status_code < 500
        assert "cannot play lanterns" in refused.text
        body["seats"] = [{"kind": "me"}, {"kind": "bot"}]
        assert ann.post("/api/tables", json=body).status_code == 201
        assert ann.get("/api/games/lanterns/texts/fr").status_code == 200


@pytest.mark.parametrize("which", ["complete", "bare"])
def test_a_game_that_declares_no_components_has_house_tables_too(
    which: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    installed: Installed = request.getfixturevalue(which)
    path = "/api/games/lanterns/house-tables"
    with served(installed, tmp_path / "t.db") as address, guest(address, "Ann") as ann:
        kinds = ann.get("/api/games/lanterns/components").json()["kinds"]
        assert [kind["id"] for kind in kinds] == ["meta", "coins", "fair"]
        given = {"corrections": {"coins.copies": 4}, "as_printed": [], "revision": 0}
        kept = ann.put(f"{path}/mine", json=given).json()
        assert (kept["values"], kept["total"]) == ({"coins.copies": 4}, 2)
        for wrong in (0, "four"):
            sent = {"corrections": {"coins.copies": wrong}}
            assert ann.post(f"{path}/check", json=sent).status_code == 400
        assert "coins.copies" in ann.get(f"/api/house-tables/{kept['id']}/file").text
        seats = [{"kind": "bot"}] * 2
        wanted = {"id": "open", "game": "lanterns", "seats": seats, "house_tables": kept["id"]}
        table = ann.post("/api/tables", json=wanted).json()["table"]
        (correction,) = ann.get(f"/api/tables/{table}/corrections").json()
        assert (correction["was"], correction["becomes"]) == (3, 4)
        command(ann, table, "start", "start")
