"""Registration and log-in: an account lets a person come back from another browser.

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
    accounts: AccountService, signed_in: SignedInPerson | None, login: str, password: str
) -> None:
    """Turn a guest into an account. Repeating it with the same login and password does nothing."""
    signed_in = require(signed_in, "register")
    key = login_key(login)
    check_password(password)
    account = Account(signed_in.person.id, login, await accounts.passwords.hash(password))
    done = await accounts.store.register_account(account, key)
    if done == "taken":
        raise Refusal("login-taken")
    if done == "not-a-guest":
        await _require_same_account(accounts, signed_in.person.id, login, password)


async def _require_same_account(
    accounts: AccountService, person: str, login: str, password: str
) -> None:
    """The person has this login and this password already, or it is refused."""
    account = await accounts.store.account_by_person(person)
    if account is None:
        raise Refusal("not-known")  # they deleted themselves in this moment
    fits = await accounts.passwords.fits(account.password_hash, password)
    if account.login != login or not fits:
        raise Refusal("already-account")


async def log_in(accounts: AccountService, login: str, password: str, label: str = "") -> str:
    """The secret of a new session. Whether the login or the password is wrong stays open."""
    key = _key(login)
    while True:
        account = await accounts.store.account_by_login(key)
        before = None if account is None else account.password_hash
        if not await accounts.passwords.fits(before, password) or account is None:
            raise Refusal("wrong-login")
        now = accounts.clock.now()
        session, secret = new_session(account.person, BROWSER, label, now, now + BROWSER_LASTS)
        if await accounts.store.add_browser_session(
            session, hash_of(secret), account.password_hash
        ):
            break
        # The hash was replaced in this moment: check the password again.
    if accounts.passwords.outdated(account.password_hash):
        new_hash = await accounts.passwords.hash(password)
        await accounts.store.replace_password_hash(account.person, account.password_hash, new_hash)
    return secret


def _key(login: str) -> str:
    """The key to look up; an impossible login is looked up too, so that it takes as long."""
    try:
        return login_key(login)
    except Refusal:
        return ""


async def change_password(
    accounts: AccountService, signed_in: SignedInPerson | None, old: str, new: str
) -> None:
    """Change the password; all other sessions end, tokens too."""
    signed_in = require(signed_in, "change_password")
    check_password(new)
    person = signed_in.person.id
    after = await accounts.passwords.hash(new)
    while True:
        before = await checked(accounts, await accounts.store.account_by_person(person), old)
        if await accounts.store.set_password(person, before, after, signed_in.session):
            return
        # The hash was replaced in this moment: check again.


async def checked(accounts: AccountService, account: Account | None, password: str) -> str:
    """The hash that this password fits; ``Refusal`` if it is not the account's."""
    current = None if account is None else account.password_hash
    if not await accounts.passwords.fits(current, password) or current is None:
        raise Refusal("wrong-password")
    return current


async def rename(accounts: AccountService, signed_in: SignedInPerson | None, name: str) -> str:
    """Change the name for seats and messages from now on; returns it as it is stored."""
    signed_in = require(signed_in, "rename")
    cleaned = clean_name(name)
    if not await accounts.store.set_name(signed_in.person.id, cleaned):
        raise Refusal("not-known")
    return cleaned
