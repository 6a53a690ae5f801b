"""A backup brings people back, and those who have left stay away."""

from __future__ import annotations

from pathlib import Path

import pg
import pytest
import table_reading
from account_services import PASSWORD, account, account_service, caller, guest, known, rows
from sample import SAMPLE
from tables import Ids, number, run_command

from teahouse.server.accounts import account_deletion, personal_data, registration, sessions
from teahouse.server.maintenance.backup import backup, restore
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import OpenStore, open_store
from teahouse.server.tables import table_creation
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio

WISHES = [SeatRequest(ME), SeatRequest(), SeatRequest()]


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_a_backup_brings_people_back(
    store: OpenStore, where: str, into: str, tmp_path: Path, postgres: str
) -> None:
    at, ids = account_service(store), Ids()
    ben = await account(at, "ben", "Ben")
    token = await sessions.make_token(at, ben, "bot")
    gone, leaver = await guest(at, "Zenobia"), await guest(at, "Yolanda")
    tables = []
    for who in (gone, leaver, ben):
        table = await table_creation.open_table(
            at.tables, caller(who), ids.next().id, SAMPLE, {}, WISHES
        )
        for seat, other in enumerate([p for p in (gone, leaver, ben) if p is not who], start=1):
            number(
                await run_command(
                    at.tables, caller(other), table, commands.Join, ids.next(), seat=seat
                )
            )
        await run_command(
            at.tables,
            caller(who),
            table,
            commands.SendChat,
            ids.next(),
            text=f"I am {who.person.name}",
        )
        tables.append(table)
    await personal_data.set_note(at, ben, tables[2], "a note")
    await account_deletion.delete(at, gone)
    assert await store.accounts.erase_person(leaver.person.id, "", 5)  # and a crash before the rest
    file = tmp_path / "backup.gz"
    await backup(where, file)

    target = str(tmp_path / "new.db") if into == "sqlite" else await pg.new_schema(postgres)
    await restore(file, target)
    copy = await open_store(target)
    here = account_service(copy)
    assert "Zenobia" not in await rows(target)
    assert await account_deletion.finish_deletions(here) == 1
    assert "Yolanda" not in await rows(target)
    back = await known(here, await registration.log_in(here, "ben", PASSWORD))
    assert (await known(here, token)).person == back.person == ben.person
    assert await personal_data.note(here, back, tables[2]) == "a note"
    seen = [await table_reading.summary(here.tables, caller(back), table) for table in tables]
    assert [table.lifecycle for table in seen] == ["abandoned", "abandoned", "open"]
    assert [seat.name for seat in seen[2].seats] == ["Ben", "", ""]
    await copy.close()
