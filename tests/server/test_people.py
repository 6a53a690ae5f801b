"""Guests, secrets and accounts, on both stores."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from typing import Literal

import pytest
import table_reading
from account_services import (
    FAST,
    PASSWORD,
    account,
    account_service,
    caller,
    everything,
    guest,
    known,
    token,
)
from argon2 import PasswordHasher
from msgspec.json import encode
from sample import SAMPLE
from tables import FakeClock, Ids, number, run_command

from teahouse.server.accounts import account_deletion, personal_data, registration, sessions
from teahouse.server.accounts.passwords import PasswordService
from teahouse.server.protocol import commands
from teahouse.server.storage.open_store import OpenStore
from teahouse.server.tables import table_creation
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.table_creation import ME, SeatRequest

pytestmark = pytest.mark.anyio

DAY = 24 * sessions.HOUR


async def test_a_guest_needs_only_a_name(store: OpenStore) -> None:
    at = account_service(store)
    person, secret = await sessions.guest(at, "  Mei\n Lin ", "Firefox")
    assert (person.name, person.login) == ("Mei Lin", "")
    mine = await known(at, secret)
    assert (mine.person, mine.kind) == (person, "browser")
    assert (caller(mine).person, caller(mine).name) == (person.id, "Mei Lin")
    other, _ = await sessions.guest(at, "Mei Lin")
    assert other.id != person.id
    for name in ("", " \n", "x" * 41):
        with pytest.raises(Refusal, match="bad-name"):
            await sessions.guest(at, name)


async def test_a_secret_opens_its_own_session_and_nothing_else_does(store: OpenStore) -> None:
    at = account_service(store)
    _, secret = await sessions.guest(at, "Mei")
    mine = await known(at, secret)
    assert len(secret) >= 43  # 256 bits
    hashed = hashlib.sha256(secret.encode()).hexdigest()
    for wrong in ("", secret[:-1], secret + "x", hashed, mine.session, mine.person.id, "\ud800"):
        assert await sessions.person_by_secret(at, wrong) is None


async def test_a_use_is_written_down_once_an_hour(store: OpenStore) -> None:
    clock = FakeClock()
    at = account_service(store, clock)
    _, secret = await sessions.guest(at, "Mei")
    mine = await known(at, secret)
    (first,) = await store.accounts.sessions(mine.person.id)
    for _ in range(5):
        clock.time += sessions.HOUR // 6
        await known(at, secret)
        assert await store.accounts.sessions(mine.person.id) == [first]
    clock.time += sessions.HOUR // 6
    await known(at, secret)
    (later,) = await store.accounts.sessions(mine.person.id)
    assert later.last_used >= first.last_used + sessions.HOUR
    assert later.expires == later.last_used + sessions.BROWSER_LASTS
    # Somebody who was slower does not put the clock back.
    await store.accounts.record_session_use(later.id, later.last_used - 1, 7)
    assert await store.accounts.sessions(mine.person.id) == [later]


async def test_a_browser_lasts_400_days_from_its_last_use_on(store: OpenStore) -> None:
    clock = FakeClock()
    at = account_service(store, clock)
    _, secret = await sessions.guest(at, "Mei")
    for _ in range(3):
        clock.time += 399 * DAY
        mine = await known(at, secret)
    clock.time += 401 * DAY
    assert await sessions.person_by_secret(at, secret) is None
    assert await sessions.see_sessions(at, mine) == []


async def test_a_token_ends_when_it_was_said_to_and_else_never(store: OpenStore) -> None:
    clock = FakeClock()
    at = account_service(store, clock)
    mine = await account(at)
    ends = clock.time + 10 * DAY
    short = await sessions.make_token(at, mine, "short", ends)
    for_ever = await sessions.make_token(at, mine, "for ever")
    clock.time += 9 * DAY
    await known(at, short)
    clock.time += 2 * DAY
    assert await sessions.person_by_secret(at, short) is None
    clock.time += 4000 * DAY
    bot = await known(at, for_ever)
    assert (bot.kind, bot.person.id) == ("token", mine.person.id)
    with pytest.raises(Refusal, match="expires-past"):
        await sessions.make_token(at, mine, "too late", clock.time)
    # Whoever comes back with a new browser leaves the ended sessions behind.
    await registration.log_in(at, "mei", PASSWORD)
    kept = await store.accounts.sessions(mine.person.id)
    assert sorted(one.kind for one in kept) == ["browser", "token"]


async def test_labels_are_cleaned_and_cut(store: OpenStore) -> None:
    at = account_service(store)
    label = "  Mozilla\x00\n/5.0 " + "x" * 200
    _, secret = await sessions.guest(at, "Mei", label)
    (seen,) = await sessions.see_sessions(at, await known(at, secret))
    assert seen.label == ("Mozilla /5.0 " + "x" * 200)[:80]


async def test_an_account_is_the_same_person_and_keeps_the_seats(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    mine = await guest(at)
    wishes = [SeatRequest(ME), SeatRequest(), SeatRequest()]
    table = await table_creation.open_table(
        at.tables, caller(mine), ids.next().id, SAMPLE, {}, wishes
    )
    await registration.register(at, mine, "Mei.Lin", PASSWORD)
    secret = await registration.log_in(at, "mei.LIN", PASSWORD)
    again = await known(at, secret)
    assert again.person.id == mine.person.id
    assert again.person.login == "Mei.Lin"
    assert (await table_reading.summary(at.tables, caller(again), table)).seats[0].yours
    assert await store.accounts.person(mine.person.id) == again.person


@pytest.mark.parametrize(
    "login",
    ["", "ab", "x" * 33, "me i", "-mei", ".mei", "méi", "mei\n", "mei/x", "\u039cei", "\u017fam"],
)
async def test_a_login_has_a_plain_form(store: OpenStore, login: str) -> None:
    at = account_service(store)
    mine = await guest(at)
    with pytest.raises(Refusal, match="login-form"):
        await registration.register(at, mine, login, PASSWORD)
    with pytest.raises(Refusal, match="wrong-login"):
        await registration.log_in(at, login, PASSWORD)


async def test_a_password_is_long_enough_and_has_no_other_rule(store: OpenStore) -> None:
    at = account_service(store)
    mine = await guest(at)
    with pytest.raises(Refusal, match="password-short"):
        await registration.register(at, mine, "mei", "123456789")
    with pytest.raises(Refusal, match="password-long"):
        await registration.register(at, mine, "mei", "x" * 201)
    assert await store.accounts.account_by_person(mine.person.id) is None
    for i, password in enumerate(("          ", "\u8336" * 200, "a\x00b\ud800cdefghi", "é" * 10)):
        await registration.register(at, await guest(at), f"mei{i}", password)
        await registration.log_in(at, f"mei{i}", password)
        for wrong in (password + "x", password[:-1], password * 100, ""):
            with pytest.raises(Refusal, match="wrong-login"):
                await registration.log_in(at, f"mei{i}", wrong)
    await registration.log_in(at, "mei3", "e\u0301" * 10)  # the same letters from another keyboard


async def test_registering_the_very_same_again_is_no_mistake(store: OpenStore) -> None:
    at = account_service(store)
    mine = await guest(at)
    await asyncio.gather(*[registration.register(at, mine, "mei", PASSWORD) for _ in range(3)])
    await registration.register(at, mine, "mei", PASSWORD)
    for login, password in (("mei", "another one"), ("mei2", PASSWORD)):
        with pytest.raises(Refusal, match="already-account"):
            await registration.register(at, mine, login, password)
    await account(at, "ling")
    with pytest.raises(Refusal, match="already-account"):
        await registration.register(at, mine, "ling", PASSWORD)
    await registration.log_in(at, "mei", PASSWORD)


async def test_of_many_who_want_one_login_one_gets_it(store: OpenStore) -> None:
    at, other = account_service(store), account_service(store)
    people = [await guest(at, f"Guest {i}") for i in range(6)]
    logins = ["mei", "Mei", "MEI"] * 2
    answers = await asyncio.gather(
        *[
            registration.register((at, other)[i % 2], people[i], login, PASSWORD + str(i))
            for i, login in enumerate(logins)
        ],
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert [refusal.why.key for refusal in refused] == ["login-taken"] * 5
    (winner,) = [i for i, answer in enumerate(answers) if answer is None]
    back = await known(at, await registration.log_in(at, "meI", PASSWORD + str(winner)))
    assert back.person.id == people[winner].person.id


class Counting(PasswordHasher):
    """Counts how often a password is compared, and how many are at work at once."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.compared = self.now = self.most = 0
        self.lock = threading.Lock()
        self.meet = threading.Event()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        with self.lock:
            self.compared += 1
            self.now += 1
            self.most = max(self.most, self.now)
        self.meet.wait(0.02)  # long enough for others to come in, if they could
        try:
            return super().verify(hash, password)
        finally:
            with self.lock:
                self.now -= 1


async def test_an_unknown_login_costs_as_much_as_a_wrong_password(store: OpenStore) -> None:
    hasher = Counting()
    at = account_service(store, hasher=hasher)
    await account(at)
    for login in ("mei", "nobody", "", "no such login at all"):
        hasher.compared = 0
        with pytest.raises(Refusal, match="wrong-login"):
            await registration.log_in(at, login, "a wrong password")
        assert hasher.compared == 1


async def test_only_a_few_passwords_are_compared_at_once(store: OpenStore) -> None:
    hasher = Counting()
    at = account_service(store, hasher=hasher)
    await account(at)
    await asyncio.gather(*[registration.log_in(at, "mei", PASSWORD) for _ in range(8)])
    assert hasher.compared == 9
    assert hasher.most <= 2


async def test_a_hash_is_made_anew_when_the_parameters_change(store: OpenStore) -> None:
    before = account_service(store)
    mine = await account(before)
    old = await store.accounts.account_by_person(mine.person.id)
    harder = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    after = account_service(store, hasher=harder)
    for login, password in (("mei", "not this one"), ("nobody", PASSWORD)):
        with pytest.raises(Refusal, match="wrong-login"):
            await registration.log_in(after, login, password)
    assert await store.accounts.account_by_person(mine.person.id) == old
    both = await asyncio.gather(*[registration.log_in(after, "mei", PASSWORD) for _ in range(4)])
    assert len(set(both)) == 4
    new = await store.accounts.account_by_person(mine.person.id)
    assert old is not None
    assert new is not None
    assert "t=1" in old.password_hash
    assert "t=2" in new.password_hash
    await registration.log_in(after, "mei", PASSWORD)
    assert await store.accounts.account_by_person(mine.person.id) == new
    assert len(await sessions.see_sessions(after, mine)) == 7


def test_the_house_itself_uses_strong_parameters() -> None:
    passwords = PasswordService()
    weak = FAST.hash(PASSWORD)
    assert passwords.outdated(weak)
    assert not passwords.outdated(PasswordHasher().hash(PASSWORD))


async def test_a_new_password_ends_all_other_sessions(store: OpenStore) -> None:
    at = account_service(store)
    mine = await account(at)
    secrets = [await registration.log_in(at, "mei", PASSWORD) for _ in range(2)]
    secrets.append(await sessions.make_token(at, mine, "bot"))
    with pytest.raises(Refusal, match="wrong-password"):
        await registration.change_password(at, mine, "not this one", "a new password")
    with pytest.raises(Refusal, match="password-short"):
        await registration.change_password(at, mine, PASSWORD, "short")
    assert all([await sessions.person_by_secret(at, secret) for secret in secrets])
    await registration.change_password(at, mine, PASSWORD, "a new password")
    assert not any([await sessions.person_by_secret(at, secret) for secret in secrets])
    assert [one.id for one in await sessions.see_sessions(at, mine)] == [mine.session]
    with pytest.raises(Refusal, match="wrong-login"):
        await registration.log_in(at, "mei", PASSWORD)
    await registration.log_in(at, "mei", "a new password")
    with pytest.raises(Refusal, match="no-account"):
        await registration.change_password(at, await guest(at), "", "a new password")


async def test_nobody_slips_in_with_the_old_password_while_it_changes(store: OpenStore) -> None:
    at, other = account_service(store), account_service(store)
    for attempt in range(5):
        mine = await account(at, f"mei{attempt}")
        results = await asyncio.gather(
            *[registration.log_in(other, f"mei{attempt}", PASSWORD) for _ in range(4)],
            registration.change_password(at, mine, PASSWORD, "a new password"),
            *[sessions.make_token(other, mine, "bot") for _ in range(2)],
            return_exceptions=True,
        )
        kinds = {type(result) for result in results}
        assert kinds <= {str, Refusal, type(None)}, results
        # Whatever was first: the old password opened nothing that still opens now.
        seen = await sessions.see_sessions(at, mine)
        browsers = [one for one in seen if one.kind == "browser"]
        assert [one.id for one in browsers] == [mine.session]


async def test_of_two_who_change_the_password_at_once_one_does(store: OpenStore) -> None:
    at = account_service(store)
    mine = await account(at)
    answers = await asyncio.gather(
        *[registration.change_password(at, mine, PASSWORD, f"new password {i}") for i in range(4)],
        return_exceptions=True,
    )
    assert [a for a in answers if a is not None and not isinstance(a, Refusal)] == []
    (winner,) = [i for i, answer in enumerate(answers) if answer is None]
    await registration.log_in(at, "mei", f"new password {winner}")


async def test_sessions_are_seen_and_revoked(store: OpenStore) -> None:
    at = account_service(store)
    mine, eve = await account(at), await account(at, "eve", "Eve")
    bot_secret = await sessions.make_token(at, mine, "my bot")
    seen = await sessions.see_sessions(at, mine)
    assert [(one.kind, one.label, one.yours) for one in seen] == [
        ("token", "my bot", False),
        ("browser", "another browser", True),
        ("browser", "a browser", False),
    ]
    assert bot_secret not in encode(seen).decode()
    await sessions.revoke(at, eve, seen[0].id)  # not hers
    bot = await known(at, bot_secret)
    for _ in range(2):  # twice is once
        await sessions.revoke(at, mine, bot.session)
    assert await sessions.person_by_secret(at, bot_secret) is None
    await sessions.log_out(at, mine)
    await sessions.log_out(at, mine)
    assert [one.label for one in await sessions.see_sessions(at, mine)] == ["a browser"]
    with pytest.raises(Refusal, match="not-known"):  # the session that asks has ended
        await sessions.make_token(at, mine, "late")
    back = await known(at, await registration.log_in(at, "mei", PASSWORD))
    await sessions.log_out_everywhere(at, back)
    assert await sessions.see_sessions(at, back) == []
    assert len(await sessions.see_sessions(at, eve)) == 2


async def test_no_token_survives_logging_out_everywhere(store: OpenStore) -> None:
    at, other = account_service(store), account_service(store)
    for _ in range(5):
        mine = await guest(at)
        await asyncio.gather(
            *[sessions.make_token(other, mine, f"bot {i}") for i in range(4)],
            sessions.log_out_everywhere(at, mine),
            *[sessions.make_token(at, mine, f"late {i}") for i in range(4)],
            return_exceptions=True,
        )
        assert await store.accounts.sessions(mine.person.id) == []


async def test_a_token_plays_as_its_person(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    mine = await guest(at)
    bot = await token(at, mine)
    wishes = [SeatRequest(), SeatRequest(), SeatRequest()]
    table = await table_creation.open_table(
        at.tables, caller(bot), ids.next().id, SAMPLE, {}, wishes
    )
    number(await run_command(at.tables, caller(bot), table, commands.Join, ids.next(), seat=1))
    seen = await table_reading.summary(at.tables, caller(mine), table)
    assert (seen.yours, seen.seats[1].yours, seen.seats[1].name) == (True, True, "Mei")


async def test_a_new_name_is_for_later_seats(store: OpenStore) -> None:
    at, ids = account_service(store), Ids()
    _, secret = await sessions.guest(at, "Mei")
    mine = await known(at, secret)
    wishes = [SeatRequest(ME), SeatRequest(), SeatRequest()]
    first = await table_creation.open_table(
        at.tables, caller(mine), ids.next().id, SAMPLE, {}, wishes
    )
    assert await registration.rename(at, mine, "  Mei   Lin ") == "Mei Lin"
    mine = await known(at, secret)
    second = await table_creation.open_table(
        at.tables, caller(mine), ids.next().id, SAMPLE, {}, wishes
    )
    seats = [
        (await table_reading.summary(at.tables, caller(mine), t)).seats[0] for t in (first, second)
    ]
    assert [(seat.name, seat.yours) for seat in seats] == [("Mei", True), ("Mei Lin", True)]
    with pytest.raises(Refusal, match="bad-name"):
        await registration.rename(at, mine, "")


async def test_no_secret_and_no_password_is_ever_stored(store: OpenStore, where: str) -> None:
    at = account_service(store)
    person, secret = await sessions.guest(at, "Mei", "a browser")
    mine = await known(at, secret)
    await registration.register(at, mine, "mei", PASSWORD)
    hidden = [secret, PASSWORD, await registration.log_in(at, "mei", PASSWORD, "second")]
    mine = await known(at, hidden[-1])
    hidden.append(await sessions.make_token(at, mine, "bot"))
    await registration.change_password(at, mine, PASSWORD, "a whole new password")
    hidden += ["a whole new password", await registration.log_in(at, "mei", "a whole new password")]
    with pytest.raises(Refusal):
        await registration.log_in(at, "mei", "a wrong guess that was typed")
    hidden.append("a wrong guess that was typed")
    stored = await everything(where)
    assert person.id in stored  # the search looks where it should
    assert hashlib.sha256(hidden[-2].encode()).hexdigest() in stored
    for one in hidden:
        assert one not in stored
    exported = encode(await personal_data.export(at, mine)).decode()
    for one in (*hidden, "argon2", hashlib.sha256(hidden[-2].encode()).hexdigest()):
        assert one not in exported


async def test_what_one_office_has_changed_another_knows_at_once(store: OpenStore) -> None:
    one, two = account_service(store), account_service(store)
    _, secret = await sessions.guest(one, "Mei")
    mine = await known(two, secret)
    await account_deletion.delete(two, mine)
    assert await sessions.person_by_secret(one, secret) is None
