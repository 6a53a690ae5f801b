"""House tables that cannot be: one clear sentence, nothing changed, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import uvloop
from account_services import account_service
from account_services import guest as known_guest
from corrected import RULES, playable
from keeping_house import FIRST, SECOND, THIRD, found, house_of, keep
from sample import OTHER, SAMPLE
from structlog.testing import capture_logs
from web import Client, guest, serving, settings

from teahouse.components.catalog import fields_of
from teahouse.components.house_tables import HouseTables, write_house_tables
from teahouse.components.trial import Unplayable
from teahouse.core.rule_set import RuleSet
from teahouse.server.house_tables import editing, trials
from teahouse.server.house_tables.trials import TrialRunner
from teahouse.server.http.house_tables import MOST_BODY
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables.answers import Refusal

pytestmark = pytest.mark.anyio

ALL = f"/api/games/{SAMPLE}/house-tables"
PATH = FIRST[0]
DEEP: Any = []
for _ in range(40):
    DEEP = [DEEP]

GOOD = write_house_tables(HouseTables(SAMPLE, RULES.version, "Mei", dict([FIRST])))
FILES = {
    "empty": "",
    "not TOML": "this is not TOML",
    "an unknown key": GOOD + "more = 1\n",
    "no game": GOOD.replace("game =", "# game ="),
    "no author": GOOD.replace("by =", "# by ="),
    "a missing value": GOOD.replace(f", is = {FIRST[1]}", ""),
    "another game": GOOD.replace(f'"{SAMPLE}"', f'"{OTHER}"'),
    "another version": GOOD.replace(f"version = {RULES.version}", "version = 77"),
    "another form": GOOD.replace("format = 1", "format = 2"),
    "a value that we do not have": GOOD.replace("was = ", "was = 1"),
    "a wrong type": GOOD.replace(f"is = {FIRST[1]}", 'is = "many"'),
    "an impossible number": GOOD.replace(f"is = {FIRST[1]}", "is = -5"),
    "a huge number": GOOD.replace(f"is = {FIRST[1]}", f"is = {'9' * 5000}"),
    "an unknown path": GOOD.replace(PATH, "nothing.at.all"),
    "an unknown component": GOOD.replace("as_printed = [", 'as_printed = ["cards:none",'),
    "not Unicode": GOOD + "# \\ud800",
    "nothing but brackets": "x = " + "[" * 20_000,
    "many points": ".".join("a" * 50_000),
    "many points behind a separator": ("a." * 150 + '"\u2028".') * 200 + "a = 1",
    "too large": GOOD + "#" * 100_000,
}
CORRECTIONS: dict[str, dict[str, Any]] = {
    "a wrong type": {PATH: "many"},
    "a list for a number": {PATH: [1]},
    "a table for a number": {PATH: {"a": 1}},
    "yes for a number": {PATH: True},
    "half a number": {PATH: 1.5},
    "nothing": {PATH: None},
    "an impossible number": {PATH: -5},
    "a large number": {PATH: 10_000},
    "a huge number": {PATH: 10**30},
    "an unknown path": {"nothing.at.all": 1},
    "an empty path": {"": 1},
    "a long path": {"a." * 20_000: 1},
    "no Unicode": {"\ud800": 1},
    "what is not printed": {"meta.version": 1},
    "a section as a whole": {PATH.split(".")[0]: {}},
    "a text of another kind": {PATH: "\x00\ud800"},
    "lists in each other": {PATH: DEEP},
    "a long list": {PATH: [0] * 5000},
    "too many": {f"{PATH}.{number}": 1 for number in range(2001)},
}


@pytest.fixture
async def mei(tmp_path: Path) -> AsyncIterator[Client]:
    """Somebody who keeps one correction; whatever a test does, it stays, and nothing breaks."""
    with capture_logs() as said:
        async with (
            serving(settings(str(tmp_path / "t.db"), bots=0)) as address,
            guest(address, "Mei") as client,
        ):
            kept = await client.send("PUT", f"{ALL}/mine", body(dict([FIRST])), 200)
            yield client
            assert await client.get(f"/api/house-tables/{kept['id']}") == kept
    assert [line for line in said if line["log_level"] in ("error", "critical")] == []


def body(corrections: dict[str, Any], revision: int = 0) -> dict[str, Any]:
    return {"corrections": corrections, "as_printed": [], "revision": revision}


def check_sentence(problem: Any) -> None:
    text = problem["text"]
    assert text.endswith("."), text
    assert "\n" not in text
    assert "Traceback" not in text
    assert len(text) < 700


async def test_files_that_cannot_be(mei: Client) -> None:
    for name, file in FILES.items():
        sent = json.dumps({"file": file}).replace("\\\\ud800", "\\ud800")
        answer = await mei.http.post(
            f"{ALL}/file", content=sent, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, (name, answer.text)
        check_sentence(answer.json())


async def test_corrections_that_cannot_be(mei: Client) -> None:
    (mine,) = await mei.get(ALL)
    head = {"content-type": "application/json"}
    for name, corrections in CORRECTIONS.items():
        for method, path in (("POST", f"{ALL}/check"), ("PUT", f"{ALL}/mine")):
            given = body(corrections, mine["revision"])
            sent = {"corrections": corrections} if path.endswith("check") else given
            answer = await mei.http.request(method, path, content=json.dumps(sent), headers=head)
            assert answer.status_code == 400, (name, path, answer.text)
            check_sentence(answer.json())


async def test_part_of_a_printed_list_is_missing(mei: Client) -> None:
    """Each table of a game has the fields that it must have; the rules find out."""
    whole = [
        (path, field.value)
        for path, (_, field) in fields_of(RULES).items()
        if field.form in ("counts", "table", "numbers") and field.value
    ]
    refused = 0
    for path, value in whole[:3]:
        less = dict(list(value.items())[1:]) if isinstance(value, dict) else value[1:]
        answer = await mei.http.post(f"{ALL}/check", json={"corrections": {path: less}})
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 400:
            refused += 1
            check_sentence(answer.json())
    assert refused or not whole


async def test_marks_of_components_that_are_not_there(mei: Client) -> None:
    (mine,) = await mei.get(ALL)
    for keys in (["cards:none"], ["\x00"], [""], ["x" * 300], ["a"] * 2001):
        sent = {**body(dict([FIRST]), mine["revision"]), "as_printed": keys}
        check_sentence(await mei.send("PUT", f"{ALL}/mine", sent, 400))


async def test_bodies_that_are_none(mei: Client) -> None:
    for method, path, sent, status in (
        ("PUT", f"{ALL}/mine", {"corrections": {}}, 400),
        ("PUT", f"{ALL}/mine", {**body({}), "person": "p-ben"}, 400),
        ("PUT", f"{ALL}/mine", {**body({}), "revision": -1}, 400),
        ("PUT", f"{ALL}/mine", {**body({}), "as_printed": "all"}, 400),
        ("POST", f"{ALL}/check", {"corrections": []}, 400),
        ("POST", f"{ALL}/check", None, 400),
        ("POST", f"{ALL}/file", {"file": 7}, 400),
        ("POST", f"{ALL}/file", {"file": "#" * MOST_BODY}, 413),
        ("PUT", "/api/games/chess/house-tables/mine", body({}), 404),
        ("GET", "/api/house-tables/nothing", None, 404),
        ("GET", "/api/house-tables/nothing/file", None, 404),
    ):
        check_sentence(await mei.send(method, path, sent, status))


async def test_a_file_may_be_larger_than_other_requests(tmp_path: Path) -> None:
    chosen = settings(str(tmp_path / "t.db"), bots=0)
    async with serving(chosen) as address, guest(address, "Mei") as mei:
        file = GOOD + "# é\n" * 19_000
        assert len(file.encode()) > chosen.max_body
        await mei.send("POST", f"{ALL}/file", {"file": file}, 200)


async def test_people_are_told_when_they_try_too_often(tmp_path: Path) -> None:
    chosen = settings(str(tmp_path / "t.db"), bots=0, messages_per_minute=600)
    async with serving(chosen) as address, guest(address, "Mei") as mei:
        kept = await mei.send("PUT", f"{ALL}/mine", body({}), 200)
        for number in range(40):
            sent = {"corrections": {PATH: -1 - number}}
            answer = await mei.http.post(f"{ALL}/check", json=sent)
            if answer.status_code == 429:
                break
        assert number > 5
        assert answer.json()["why"]["key"] == "too-fast"
        assert int(answer.headers["retry-after"]) <= 7
        check_sentence(answer.json())
        # What needs no trial goes on.
        await mei.send("PUT", f"{ALL}/mine", body({}, kept["revision"]), 200)
        async with guest(address, "Ben") as ben:
            await ben.send("POST", f"{ALL}/check", {"corrections": dict([FIRST])}, 200)


# --- trials ---------------------------------------------------------------------------------------
HANGS = (sys.executable, "-S", "-c", "import time; time.sleep(600)")
DIES = (sys.executable, "-S", "-c", "import os; os.abort()")
SLOW = (sys.executable, "-S", "-c", "import time; time.sleep(0.3)")


@pytest.fixture
async def kept_by(tmp_path: Path) -> AsyncIterator[OpenStore]:
    opened = await open_store(str(tmp_path / "t.db"))
    yield opened
    await opened.close()


@pytest.mark.parametrize(
    ("program", "why"), [(HANGS, "more than 1 seconds"), (DIES, "cannot be tried out")]
)
async def test_a_trial_that_hangs_or_dies(
    kept_by: OpenStore, program: tuple[str, ...], why: str
) -> None:
    at = account_service(kept_by)
    mei = await known_guest(at)
    before = await keep(house_of(kept_by, at), mei, FIRST)
    house = house_of(kept_by, at, program=program, seconds=1)
    with pytest.raises(Refusal, match="bad-house-tables") as refused:
        await keep(house, mei, SECOND, revision=before.revision)
    assert why in str(refused.value.why.params["text"])
    row = await kept_by.house_tables.of_person(mei.person.id, RULES)
    assert row is not None
    assert row.values() == dict([FIRST])
    # The next one has its turn.
    working = house_of(kept_by, at)
    assert (await keep(working, mei, SECOND, revision=before.revision)).values == dict([SECOND])


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_program_that_ends_before_it_has_read_anything(run: Callable[..., None]) -> None:
    """Both event loops have errors of their own for a pipe that nobody reads."""
    runner = TrialRunner(lambda person: None, program=("/bin/false",))
    missing = TrialRunner(lambda person: None, program=("/no/such/program",))

    async def try_often() -> None:
        for number in range(40):
            rules = RuleSet(SAMPLE, RULES.version, "x" * (100_000 + number))
            with pytest.raises(Unplayable):
                await runner.require_playable(rules, "p-mei")
        with pytest.raises(Refusal, match="trials-busy"):
            await missing.require_playable(rules, "p-mei")

    run(try_often())


async def test_one_trial_at_a_time(kept_by: OpenStore) -> None:
    at = account_service(kept_by)
    mei = await known_guest(at)
    house = house_of(kept_by, at, program=SLOW)
    begin = time.monotonic()
    await asyncio.gather(
        *[editing.check(house, mei, SAMPLE, dict([one])) for one in (FIRST, SECOND, THIRD)]
    )
    assert time.monotonic() - begin > 0.9
    assert house.trials.count == 3


async def test_the_same_corrections_are_tried_out_once(kept_by: OpenStore) -> None:
    """A page checks, and then saves."""
    at = account_service(kept_by)
    mei, ben = await known_guest(at), await known_guest(at, "Ben")
    house = house_of(kept_by, at)
    await asyncio.gather(*[editing.check(house, mei, SAMPLE, playable()) for _ in range(3)])
    kept = await keep(house, mei, *playable().items())
    await keep(house, mei, *playable().items(), marked=[], revision=kept.revision)
    await keep(house, ben, *playable().items())
    assert house.trials.count == 1


async def test_a_long_queue_is_refused(kept_by: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_WAITING", 2)
    at = account_service(kept_by)
    mei = await known_guest(at)
    house = house_of(kept_by, at, program=SLOW)
    results = await asyncio.gather(
        *[editing.check(house, mei, SAMPLE, dict([one])) for one in (FIRST, SECOND, THIRD)],
        return_exceptions=True,
    )
    (late,) = [one for one in results if isinstance(one, Refusal)]
    assert late.why.key == "trials-busy"
    await editing.check(house, mei, SAMPLE, dict([THIRD]))


async def test_whoever_stops_waiting_ends_the_process(kept_by: OpenStore) -> None:
    """A server that stops does not wait for trials."""
    at = account_service(kept_by)
    mei = await known_guest(at)
    house = house_of(kept_by, at, program=HANGS)
    task = asyncio.create_task(editing.save(house, mei, SAMPLE, found(FIRST)))
    while house.trials.count == 0:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await kept_by.house_tables.of_person(mei.person.id, RULES) is None


async def test_somebody_who_leaves_while_their_trial_runs_keeps_nothing(
    kept_by: OpenStore,
) -> None:
    at = account_service(kept_by)
    mei = await known_guest(at)
    house = house_of(kept_by, at, program=SLOW)
    task = asyncio.create_task(editing.save(house, mei, SAMPLE, found(FIRST)))
    while house.trials.count == 0:
        await asyncio.sleep(0.01)
    assert await kept_by.accounts.erase_person(mei.person.id, "", 5)
    with pytest.raises(Refusal, match="not-known"):
        await task
