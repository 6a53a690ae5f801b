"""Guests and sessions: who a request comes from, by the secret of a browser or an outside bot."""

from __future__ import annotations

import secrets

from teahouse.server.accounts.answers import SessionView, SignedInPerson
from teahouse.server.accounts.input_texts import clean_label
from teahouse.server.accounts.ports import BROWSER, TOKEN, Person, Session
from teahouse.server.accounts.rights import require
from teahouse.server.accounts.service import AccountService, hash_of
from teahouse.server.tables.answers import Refusal
from teahouse.server.tables.input_texts import clean_name

HOUR = 3_600_000
BROWSER_LASTS = 400 * 24 * HOUR  # from its last use on


async def guest(accounts: AccountService, name: str, label: str = "") -> tuple[Person, str]:
    """Create a guest, who needs only a name; also returns the secret of their browser."""
    now = accounts.clock.now()
    person = Person(f"p-{secrets.token_hex(10)}", clean_name(name), now)
    session, secret = new_session(person.id, BROWSER, label, now, now + BROWSER_LASTS)
    await accounts.store.add_guest(person, session, hash_of(secret))
    return person, secret


async def person_by_secret(accounts: AccountService, secret: str) -> SignedInPerson | None:
    """The person whose secret this is; None if it opens no session."""
    found = await accounts.store.session_by_secret(hash_of(secret))
    if found is None:
        return None
    person, session = found
    now = accounts.clock.now()
    if session.expires is not None and session.expires <= now:
        return None
    if now - session.last_used >= HOUR:  # a write for every request would be too many
        expires = now + BROWSER_LASTS if session.kind == BROWSER else session.expires
        await accounts.store.record_session_use(session.id, now, expires)
    return SignedInPerson(person, session.id, session.kind)


async def make_token(
    accounts: AccountService,
    signed_in: SignedInPerson | None,
    label: str,
    expires: int | None = None,
) -> str:
    """Create a token: the secret with which an outside bot acts as this person at tables."""
    signed_in = require(signed_in, "make_token")
    now = accounts.clock.now()
    if expires is not None and expires <= now:
        raise Refusal("expires-past")
    session, secret = new_session(signed_in.person.id, TOKEN, label, now, expires)
    if not await accounts.store.add_token_session(session, hash_of(secret), signed_in.session):
        raise Refusal("not-known")
    return secret


async def see_sessions(
    accounts: AccountService, signed_in: SignedInPerson | None
) -> list[SessionView]:
    """The person's browsers and tokens that still open something, the newest first."""
    return await sessions_of(accounts, require(signed_in, "see_sessions"))


async def revoke(accounts: AccountService, signed_in: SignedInPerson | None, session: str) -> None:
    """End one of the person's sessions. One that has ended already is no error."""
    signed_in = require(signed_in, "revoke")
    await accounts.store.end_session(signed_in.person.id, session)


async def log_out(accounts: AccountService, signed_in: SignedInPerson | None) -> None:
    """End the session that asks. A guest cannot come back afterwards."""
    signed_in = require(signed_in, "log_out")
    await accounts.store.end_session(signed_in.person.id, signed_in.session)


async def log_out_everywhere(accounts: AccountService, signed_in: SignedInPerson | None) -> None:
    """End all sessions of the person, tokens too."""
    signed_in = require(signed_in, "log_out_everywhere")
    await accounts.store.end_sessions(signed_in.person.id)


async def sessions_of(accounts: AccountService, signed_in: SignedInPerson) -> list[SessionView]:
    """The sessions that have not expired."""
    now = accounts.clock.now()
    return [
        SessionView(
            id=one.id,
            kind=one.kind,
            label=one.label,
            created=one.created,
            last_used=one.last_used,
            expires=one.expires,
            yours=one.id == signed_in.session,
        )
        for one in await accounts.store.sessions(signed_in.person.id)
        if one.expires is None or one.expires > now
    ]


def new_session(
    person: str, kind: str, label: str, now: int, expires: int | None
) -> tuple[Session, str]:
    """A session and its secret, which nobody but the one who gets it will know."""
    id_ = secrets.token_hex(8)
    session = Session(id_, person, kind, clean_label(label), now, now, expires)
    return session, secrets.token_urlsafe(32)
