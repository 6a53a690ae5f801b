"""Foreign pages, foreign names, too much, too often: the gate and the limits."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from serves import served
from web import client, guest, open_table, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from teahouse.server.process.rate_limits import RateLimiter, rates
from teahouse.server.process.settings import Settings
from teahouse.server.tables.answers import Refusal

pytestmark = pytest.mark.anyio
DEFAULTS = Settings()
RATES = rates(
    requests=DEFAULTS.requests_per_minute,
    logins=DEFAULTS.logins_per_minute,
    messages=DEFAULTS.messages_per_minute,
)


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(Settings(store=str(tmp_path / "t.db"), bots=1)) as found:
        yield found


async def test_every_answer_has_the_headers(address: str) -> None:
    async with client(address) as stranger:
        for path in ("/", "/api/house", "/api/nothing", "/healthz/live"):
            headers = (await stranger.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://elsewhere.example"}, 403),
        ({"origin": "null"}, 403),
    ],
)
async def test_a_foreign_page_changes_nothing(
    address: str, headers: dict[str, str], status: int
) -> None:
    async with client(address) as browser:
        answer = await browser.http.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status
        assert ("set-cookie" in answer.headers) == (status == 201)


async def test_a_foreign_page_gets_no_socket(address: str) -> None:
    async with guest(address, "Ann") as ann:
        cookie = "; ".join([f"{k}={v}" for k, v in ann.http.cookies.items()])
        where = address.replace("http", "ws", 1) + "/api/socket"
        foreign = {"cookie": cookie, "origin": "https://elsewhere.example"}
        with pytest.raises(InvalidStatus) as refused:
            await connect(where, additional_headers=foreign)
        assert refused.value.response.status_code == 403
        own = {"cookie": cookie, "origin": address}
        async with connect(where, additional_headers=own) as line:
            assert b"welcome" in await line.recv(decode=False)


async def test_the_house_answers_to_its_own_names_only(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "t.db"), bots=1, public_url="https://tea.example")
    async with serving(settings) as address, client(address) as browser:
        assert (await browser.http.get("/api/house")).status_code == 403
        named = {"host": "tea.example"}
        answer = await browser.http.post("/api/me", json={"name": "Ann"}, headers=named)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-teahouse=")
        for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
            assert word in cookie
        assert "strict-transport-security" in answer.headers


async def test_a_name_that_points_here_is_no_name_of_ours(address: str) -> None:
    async with client(address) as browser:
        answer = await browser.http.get("/api/house", headers={"host": "elsewhere.example"})
        assert answer.status_code == 403
        assert "public_url" in answer.json()["text"]


async def test_too_big_a_body_is_refused(address: str) -> None:
    async with guest(address, "Ann") as ann:
        answer = await ann.http.post("/api/tables", content=b"[" + b"1," * 40_000 + b"1]")
        assert answer.status_code == 413


async def test_too_often(address: str) -> None:
    async with client(address) as browser:
        codes = list[int]()
        while len(codes) < 10 * RATES["login"].burst and 429 not in codes:
            wrong = {"login": "nobody", "password": "something long"}
            answer = await browser.http.post("/api/session", json=wrong)
            codes.append(answer.status_code)
        assert codes[-1] == 429
        assert int(answer.headers["retry-after"]) > 0
        assert set(codes[:-1]) == {401}
        assert len(codes) > RATES["login"].burst


async def test_metrics_need_their_token(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "t.db"), bots=1, metrics_token="figures")
    async with serving(settings) as address, guest(address, "Ann") as ann:
        await open_table(ann, ["me", "bot", "bot"])
        assert (await ann.http.get("/metrics")).status_code == 403
        token = {"authorization": "Bearer figures"}
        text = (await ann.http.get("/metrics", headers=token)).text
        assert 'route="/api/tables"' in text
        assert "teahouse_writes_total 1.0" in text
        assert (await ann.http.get("/healthz/ready")).text == "ready\n"


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    limits = RateLimiter(RATES, lambda: now[0])
    rate = RATES["say"]
    for _ in range(int(rate.burst)):
        limits.check("say", "ann")
    with pytest.raises(Refusal, match="too-fast"):
        limits.check("say", "ann")
    limits.check("say", "ben")
    now[0] += 1 / rate.per_second
    limits.check("say", "ann")
    assert limits.wait("say", "ann") > 0


async def test_a_house_that_closes_answers_those_who_wait(tmp_path: Path) -> None:
    async with client("http://127.0.0.1") as nobody:
        async with serving(Settings(store=str(tmp_path / "t.db"), bots=1)) as address:
            nobody.http.base_url = address
            async with guest(address, "Ann") as ann:
                table = await open_table(ann, ["me", "open", "open"])
            path = f"/api/tables/{table}/updates"
            waiting = asyncio.create_task(
                nobody.http.get(path, params={"since": "1", "wait": "25"})
            )
            await asyncio.sleep(2)  # longer than the outbox is swept: an old notice wakes nobody
        answer = await waiting
        assert answer.status_code == 503
        assert answer.json()["why"]["key"] == "closing"


async def test_a_server_that_stops_lets_those_who_wait_go_at_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with served(str(tmp_path / "t.db"), log, bots=0) as house:
        async with guest(house.address, "Ann") as ann:
            table = await open_table(ann, ["me", "open", "open"])
            path = f"/api/tables/{table}/updates"
            waiting = asyncio.create_task(ann.http.get(path, params={"since": "1", "wait": "25"}))
            await asyncio.sleep(0.5)
            assert house.process is not None
            house.process.terminate()
            answer = await waiting
            assert answer.status_code == 200
            assert answer.json()["news"] == []
        assert await house.process.wait() == -signal.SIGTERM
    levels = [json.loads(line)["level"] for line in log.read_text().splitlines() if line[0] == "{"]
    assert set(levels) <= {"info", "warning"}
