"""Accounts are for those who want to come back from another browser: a login and a password.

An account is the same person as the guest before, so seats and games stay.
"""

from __future__ import annotations

from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.accounts.input_texts import check_password, login_key
from teahouse.server.accounts.ports import BROWSER, Account
from teahouse.server.accounts.rights import require
from teahouse.server.accounts.service import AccountService, hash_of
from teahouse.server.accounts.sessions import BROWSER_LASTS, new_session
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.input_texts import clean_name


async def register(
    office: AccountService, known: SignedInPerson | None, login: str, password: str
) -> None:
    """Turn a guest into an account. The very same once more changes nothing and is no mistake."""
    known = require(known, "register")
    key = login_key(login)
    check_password(password)
    account = Account(known.person.id, login, await office.passwords.hash(password))
    done = await office.store.register_account(account, key)
    if done == "taken":
        raise Refusal("login-taken")
    if done == "not-a-guest":
        await _must_be(office, known.person.id, login, password)


async def _must_be(office: AccountService, person: str, login: str, password: str) -> None:
    """The person has this login and this password already, or it is refused."""
    account = await office.store.account_by_person(person)
    if account is None:
        raise Refusal("not-known")  # he has left in this moment
    fits = await office.passwords.fits(account.password_hash, password)
    if account.login != login or not fits:
        raise Refusal("already-account")


async def log_in(office: AccountService, login: str, password: str, label: str = "") -> str:
    """The secret of a new session. Whether the login or the password is wrong stays open."""
    key = _key(login)
    while True:
        account = await office.store.account_by_login(key)
        before = None if account is None else account.password_hash
        if not await office.passwords.fits(before, password) or account is None:
            raise Refusal("wrong-login")
        now = office.clock.now()
        session, secret = new_session(account.person, BROWSER, label, now, now + BROWSER_LASTS)
        if await office.store.add_browser_session(session, hash_of(secret), account.password_hash):
            break
        # The hash was replaced in this moment: look again whether the password still fits.
    if office.passwords.outdated(account.password_hash):
        anew = await office.passwords.hash(password)
        await office.store.replace_password_hash(account.person, account.password_hash, anew)
    return secret


def _key(login: str) -> str:
    """What to look for; something that cannot be a login is looked for too, and takes as long."""
    try:
        return login_key(login)
    except Refusal:
        return ""


async def change_password(
    office: AccountService, known: SignedInPerson | None, old: str, new: str
) -> None:
    """A new password; all other sessions end, tokens too."""
    known = require(known, "change_password")
    check_password(new)
    person = known.person.id
    after = await office.passwords.hash(new)
    while True:
        before = await checked(office, await office.store.account_by_person(person), old)
        if await office.store.set_password(person, before, after, known.session):
            return
        # The hash was replaced in this moment: look again.


async def checked(office: AccountService, account: Account | None, password: str) -> str:
    """The hash that this password fits; ``Refusal`` if it is not the account's."""
    current = None if account is None else account.password_hash
    if not await office.passwords.fits(current, password) or current is None:
        raise Refusal("wrong-password")
    return current


async def rename(office: AccountService, known: SignedInPerson | None, name: str) -> str:
    """The name for every seat and line from now on, as it is kept."""
    known = require(known, "rename")
    cleaned = clean_name(name)
    if not await office.store.set_name(known.person.id, cleaned):
        raise Refusal("not-known")
    return cleaned
