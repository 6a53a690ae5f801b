"""What people found printed on their components is kept: one set a person, game and version."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pg
import pytest
from account_services import account_service, caller, execute, guest, rows, token
from corrected import RULES, component_of, playable, reconstructed
from keeping_house import FIRST, MARKED, SECOND, THIRD, found, house_of, keep, services
from msgspec.json import encode
from sample import OTHER, SAMPLE
from tables import NOBODY

from teahouse.components.catalog import components_of, kinds_of
from teahouse.components.house_tables import read_house_tables
from teahouse.core.corrections import written
from teahouse.server.accounts import account_deletion, personal_data, registration
from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.house_tables import editing, queries
from teahouse.server.house_tables.ports import HouseTablesRow
from teahouse.server.house_tables.service import HouseTablesService
from teahouse.server.maintenance.backup import backup, restore
from teahouse.server.protocol.house_tables import HouseTablesView, ImportHouseTables
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables.answers import Refusal

pytestmark = pytest.mark.anyio


async def test_what_is_kept_is_there_for_everybody(store: OpenStore) -> None:
    at, house = services(store)
    mei, ben = await guest(at), await guest(at, "Ben")
    kept = await keep(house, mei, SECOND, FIRST, marked=MARKED)
    assert (kept.game, kept.rules, kept.by, kept.mine) == (SAMPLE, RULES.version, "Mei", True)
    assert kept.values == dict([FIRST, SECOND])
    assert (kept.corrections, kept.as_printed, kept.printed) == (2, 2, MARKED)
    again = await queries.get_house_tables(house, caller(mei), kept.id)
    assert again == kept
    foreign = await queries.get_house_tables(house, caller(ben), kept.id)
    assert (foreign.mine, foreign.by, foreign.values) == (False, "Mei", kept.values)
    for who, mine in ((caller(mei), True), (caller(ben), False), (NOBODY, False)):
        (summary,) = await queries.list_house_tables(house, who, SAMPLE)
        assert (summary.id, summary.mine, summary.corrections) == (kept.id, mine, 2)
    assert await queries.list_house_tables(house, caller(mei), OTHER) == []


async def test_progress_counts_reconstructed_components(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    total = len([one for one in components_of(RULES).values() if one.is_reconstructed()])
    kept = await keep(house, mei, FIRST, marked=MARKED)
    corrected = component_of(FIRST[0]).is_reconstructed()
    assert (kept.done, kept.total) == (2 + corrected, total)


async def test_a_corrected_component_is_no_longer_as_printed(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    corrected = component_of(FIRST[0]).key
    kept = await keep(house, mei, marked=[MARKED[1], corrected, MARKED[0], MARKED[0]])
    assert set(kept.printed) == {*MARKED, corrected}
    assert len(kept.printed) == 3
    kept = await keep(house, mei, FIRST, marked=kept.printed, revision=kept.revision)
    assert kept.printed == MARKED  # in the order of the box


async def test_only_what_differs_is_kept_and_as_whole_fields(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    kind = next(k for k in kinds_of(RULES) if k.components)
    same = kind.components[0].fields[0]
    kept = await keep(house, mei, FIRST, (same.path, same.value))
    assert kept.values == dict([FIRST])
    row = await store.house_tables.of_person(mei.person.id, RULES)
    assert row is not None
    assert row.corrections == written(dict([FIRST]))


async def test_every_save_raises_the_revision(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    first = await keep(house, mei, FIRST)
    second = await keep(house, mei, FIRST, SECOND, revision=first.revision)
    assert second.revision == first.revision + 1
    assert second.id == first.id
    assert second.changed > first.changed
    for stale in (first.revision, 0, second.revision + 1):
        with pytest.raises(Refusal, match="house-tables-changed"):
            await keep(house, mei, THIRD, revision=stale)
    assert await queries.get_house_tables(house, caller(mei), first.id) == second


async def test_of_two_tabs_one_is_told_to_look_again(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    seen = 0
    for _ in range(5):
        results = await asyncio.gather(
            *[keep(house, mei, one, revision=seen) for one in (FIRST, SECOND, THIRD)],
            return_exceptions=True,
        )
        (done,) = [one for one in results if not isinstance(one, BaseException)]
        refused = [one for one in results if isinstance(one, Refusal)]
        assert [one.why.key for one in refused] == ["house-tables-changed"] * 2
        assert await queries.get_house_tables(house, caller(mei), done.id) == done
        seen = done.revision


async def test_the_store_itself_lets_only_one_of_two_processes_write(
    store: OpenStore, where: str
) -> None:
    """Both have seen the same revision, and the check before the trial helps neither."""
    other = await open_store(where)
    at, house = services(store)
    mei = await guest(at)
    kept = await keep(house, mei, FIRST)
    row = await store.house_tables.of_person(mei.person.id, RULES)
    assert row is not None
    for revision in range(kept.revision, kept.revision + 10):
        results = await asyncio.gather(
            store.house_tables.save(_raised(row, revision, SECOND), revision),
            other.house_tables.save(_raised(row, revision, THIRD), revision),
        )
        assert sorted(results) == ["changed", "done"]
    await other.close()


async def test_deleted_ones_are_gone_and_a_stale_tab_does_not_bring_them_back(
    store: OpenStore,
) -> None:
    at, house = services(store)
    mei, ben = await guest(at), await guest(at, "Ben")
    kept, others = await keep(house, mei, FIRST), await keep(house, ben, SECOND)
    await editing.delete(house, mei, SAMPLE)
    await editing.delete(house, mei, SAMPLE)
    with pytest.raises(Refusal, match="no-such-house-tables"):
        await queries.get_house_tables(house, caller(mei), kept.id)
    listed = await queries.list_house_tables(house, caller(mei), SAMPLE)
    assert [one.id for one in listed] == [others.id]
    with pytest.raises(Refusal, match="house-tables-changed"):
        await keep(house, mei, FIRST, revision=kept.revision)
    await keep(house, mei, SECOND)
    with pytest.raises(Refusal, match="house-tables-changed"):
        await keep(house, mei, FIRST, revision=kept.revision)


async def test_the_list_begins_with_the_last_changed_and_hides_empty_ones(
    store: OpenStore,
) -> None:
    at, house = services(store)
    people = [await guest(at, name) for name in ("Ann", "Ben", "Clo", "Dan")]
    ann, ben, clo, dan = people
    first = await keep(house, ann, FIRST)
    await keep(house, ben, marked=MARKED)
    await keep(house, clo)
    await keep(house, ann, FIRST, SECOND, revision=first.revision)
    seen = await queries.list_house_tables(house, caller(dan), SAMPLE)
    assert [one.by for one in seen] == ["Ann", "Ben"]
    seen = await queries.list_house_tables(house, caller(clo), SAMPLE)
    assert [(one.by, one.mine) for one in seen] == [("Ann", False), ("Clo", True), ("Ben", False)]


async def test_mine_are_listed_however_many_changed_theirs_later(
    store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "MOST_LISTED", 2)
    at, house = services(store)
    for name in ("Ann", "Ben", "Clo"):
        await keep(house, await guest(at, name), FIRST)
    mei = await guest(at)
    await keep(house, mei, SECOND)
    assert len(await queries.list_house_tables(house, NOBODY, SAMPLE)) == 2
    ann = (await queries.list_house_tables(house, NOBODY, SAMPLE))[1]
    assert ann.by == "Clo"
    old = await guest(at, "Old")
    await keep(house, old, FIRST)
    for who in ("Dan", "Eve"):
        await keep(house, await guest(at, who), FIRST)
    assert [one.by for one in await queries.list_house_tables(house, caller(old), SAMPLE)] == [
        "Eve",
        "Dan",
        "Old",
    ]


async def test_a_new_name_shows_at_once(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    kept = await keep(house, mei, FIRST)
    await registration.rename(at, mei, "Mei Lin")
    assert (await queries.get_house_tables(house, NOBODY, kept.id)).by == "Mei Lin"
    _, file = await queries.get_file(house, kept.id, "en")
    assert read_house_tables(file.encode(), RULES).by == "Mei Lin"


@pytest.mark.parametrize("language", ["en", "fr", "de", "tlh"])
async def test_a_file_goes_out_and_comes_in_elsewhere(store: OpenStore, language: str) -> None:
    at, house = services(store)
    mei, ben = await guest(at), await guest(at, "Ben")
    kept = await keep(house, mei, *playable().items(), marked=MARKED)
    name, file = await queries.get_file(house, kept.id, language)
    assert name == f"{SAMPLE}-house-tables.toml"
    old = await keep(house, ben, (FIRST[0], FIRST[1] + 1), marked=[reconstructed()[3].key])
    mine = await editing.import_file(house, ben, SAMPLE, ImportHouseTables(file))
    assert (mine.by, mine.id, mine.revision) == ("Ben", old.id, old.revision + 1)
    assert (mine.values, mine.printed) == (kept.values, kept.printed)
    assert await queries.get_house_tables(house, NOBODY, kept.id) == _of_others(kept)


async def test_an_import_replaces_what_another_tab_saves_meanwhile(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    kept = await keep(house, mei, FIRST)
    _, file = await queries.get_file(house, kept.id, "en")
    results = await asyncio.gather(
        *[editing.import_file(house, mei, SAMPLE, ImportHouseTables(file)) for _ in range(4)]
    )
    assert {one.values == kept.values for one in results} == {True}
    assert len({one.revision for one in results}) == 4


async def test_they_leave_with_their_person(store: OpenStore, where: str) -> None:
    at, house = services(store)
    mei, ben = await guest(at, "Zenobia"), await guest(at, "Ben")
    kept, others = await keep(house, mei, FIRST), await keep(house, ben, SECOND)
    await account_deletion.delete(at, mei)
    with pytest.raises(Refusal, match="no-such-house-tables"):
        await queries.get_house_tables(house, NOBODY, kept.id)
    with pytest.raises(Refusal, match="not-known"):
        await keep(house, mei, FIRST)
    with pytest.raises(Refusal, match="not-known"):
        await editing.import_file(house, mei, SAMPLE, ImportHouseTables(await _file(house, ben)))
    text = await rows(where)
    assert kept.id not in text
    assert "Zenobia" not in text
    assert others.id in text


async def test_the_export_holds_mine_and_nothing_of_others(store: OpenStore) -> None:
    at, house = services(store)
    mei, ben = await guest(at), await guest(at, "Ben")
    kept, others = await keep(house, mei, FIRST, marked=MARKED), await keep(house, ben, SECOND)
    export = await personal_data.export(at, mei)
    (mine,) = export.house_tables
    assert (mine.id, mine.game, mine.rules) == (kept.id, SAMPLE, RULES.version)
    assert (mine.corrections, mine.as_printed) == (kept.values, MARKED)
    sent = encode(export).decode()
    assert json.loads(sent)["house_tables"][0]["corrections"] == dict([FIRST])
    assert others.id not in sent


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_a_backup_brings_them_back(
    store: OpenStore, where: str, into: str, tmp_path: Path, postgres: str
) -> None:
    at, house = services(store)
    mei = await guest(at)
    kept = await keep(house, mei, FIRST, marked=MARKED)
    file = tmp_path / "backup.gz"
    assert (await backup(where, file))["house_tables"] == 1
    target = str(tmp_path / "new.db") if into == "sqlite" else await pg.new_schema(postgres)
    await restore(file, target)
    copy = await open_store(target)
    there = house_of(copy, account_service(copy))
    assert await queries.get_house_tables(there, caller(mei), kept.id) == kept
    after = await keep(there, mei, FIRST, SECOND, revision=kept.revision)
    assert after.revision == kept.revision + 1
    await copy.close()


async def test_those_of_other_versions_and_games_stay_as_they_are(
    store: OpenStore, where: str
) -> None:
    """After an upgrade of the program, or without a game that was installed once."""
    at, house = services(store)
    mei, ben = await guest(at), await guest(at, "Ben")
    kept = await keep(house, mei, FIRST)
    lost = await keep(house, ben, SECOND)
    await execute(where, f"UPDATE house_tables SET rules = 999 WHERE id = '{kept.id}'")
    await execute(where, f"UPDATE house_tables SET game = 'gone' WHERE id = '{lost.id}'")
    for gone in (kept, lost):
        with pytest.raises(Refusal, match="no-such-house-tables"):
            await queries.get_house_tables(house, caller(mei), gone.id)
        with pytest.raises(Refusal, match="no-such-house-tables"):
            await queries.get_file(house, gone.id, "en")
    assert await queries.list_house_tables(house, caller(mei), SAMPLE) == []
    assert (await keep(house, mei, SECOND)).id != kept.id
    assert [one.rules for one in (await personal_data.export(at, mei)).house_tables] == [
        RULES.version,
        999,
    ]


async def test_who_may_keep_some(store: OpenStore, where: str) -> None:
    at, house = services(store)
    mei = await guest(at)
    kept = await keep(house, mei, FIRST)
    before = await rows(where)
    file = ImportHouseTables(await _file(house, mei))
    for who, key in ((None, "not-known"), (await token(at, mei), "not-for-tokens")):
        before = await rows(where)
        for write in (
            editing.save(house, who, SAMPLE, found(SECOND, revision=kept.revision)),
            editing.import_file(house, who, SAMPLE, file),
            editing.check(house, who, SAMPLE, dict([SECOND])),
            editing.delete(house, who, SAMPLE),
        ):
            with pytest.raises(Refusal, match=key):
                await write
        assert await rows(where) == before


async def test_a_name_never_sent_is_no_game(store: OpenStore) -> None:
    at, house = services(store)
    mei = await guest(at)
    for name in ("chess", "../..", "", "x" * 500):
        for ask in (
            queries.get_components(name),
            queries.list_house_tables(house, caller(mei), name),
            editing.check(house, mei, name, {}),
            editing.delete(house, mei, name),
        ):
            with pytest.raises(Refusal, match="no-such-game"):
                await ask


async def test_all_components_are_told_as_we_believe(store: OpenStore) -> None:
    view = await queries.get_components(SAMPLE)
    assert (view.game, view.rules) == (SAMPLE, RULES.version)
    assert [kind.id for kind in view.kinds] == [kind.id for kind in kinds_of(RULES)]
    told = {one.key: one for kind in view.kinds for one in kind.components}
    assert list(told) == list(components_of(RULES))
    for key, one in components_of(RULES).items():
        assert told[key].is_reconstructed == one.is_reconstructed()
        assert told[key].fields == list(one.fields)
    assert await queries.get_components(SAMPLE) is view  # made once


def _raised(row: HouseTablesRow, revision: int, correction: tuple[str, int]) -> HouseTablesRow:
    """The next revision, with another correction."""
    return msgspec.structs.replace(
        row, revision=revision + 1, corrections=written(dict([correction]))
    )


def _of_others(view: HouseTablesView) -> HouseTablesView:
    """The same as somebody else sees it."""
    return msgspec.structs.replace(view, mine=False)


async def _file(house: HouseTablesService, who: SignedInPerson) -> str:
    (mine,) = [
        one for one in await queries.list_house_tables(house, caller(who), SAMPLE) if one.mine
    ]
    return (await queries.get_file(house, mine.id, "en"))[1]
