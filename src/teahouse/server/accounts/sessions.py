"""Who somebody is: guests, the secrets that browsers and outside bots bring, and their end."""

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


async def guest(office: AccountService, name: str, label: str = "") -> tuple[Person, str]:
    """A new person who needs only a name, and the secret of his browser."""
    now = office.clock.now()
    person = Person(f"p-{secrets.token_hex(10)}", clean_name(name), now)
    session, secret = new_session(person.id, BROWSER, label, now, now + BROWSER_LASTS)
    await office.store.add_guest(person, session, hash_of(secret))
    return person, secret


async def who(office: AccountService, secret: str) -> SignedInPerson | None:
    """Whose secret this is; None if it opens nothing (any more)."""
    found = await office.store.session_by_secret(hash_of(secret))
    if found is None:
        return None
    person, session = found
    now = office.clock.now()
    if session.expires is not None and session.expires <= now:
        return None
    if now - session.last_used >= HOUR:  # a write for every look would be too many
        expires = now + BROWSER_LASTS if session.kind == BROWSER else session.expires
        await office.store.record_session_use(session.id, now, expires)
    return SignedInPerson(person, session.id, session.kind)


async def make_token(
    office: AccountService, known: SignedInPerson | None, label: str, expires: int | None = None
) -> str:
    """A secret for an outside bot, which acts as this person at the tables."""
    known = require(known, "make_token")
    now = office.clock.now()
    if expires is not None and expires <= now:
        raise Refusal("expires-past")
    session, secret = new_session(known.person.id, TOKEN, label, now, expires)
    if not await office.store.add_token_session(session, hash_of(secret), known.session):
        raise Refusal("not-known")
    return secret


async def see_sessions(office: AccountService, known: SignedInPerson | None) -> list[SessionView]:
    """The person's browsers and tokens that still open something, the newest first."""
    return await sessions_of(office, require(known, "see_sessions"))


async def revoke(office: AccountService, known: SignedInPerson | None, session: str) -> None:
    """End one of the person's sessions. One that is not there any more is as good as ended."""
    known = require(known, "revoke")
    await office.store.end_session(known.person.id, session)


async def log_out(office: AccountService, known: SignedInPerson | None) -> None:
    """End the session that asks. A guest cannot come back afterwards."""
    known = require(known, "log_out")
    await office.store.end_session(known.person.id, known.session)


async def log_out_everywhere(office: AccountService, known: SignedInPerson | None) -> None:
    """End all sessions of the person, tokens too."""
    known = require(known, "log_out_everywhere")
    await office.store.end_sessions(known.person.id)


async def sessions_of(office: AccountService, known: SignedInPerson) -> list[SessionView]:
    """The sessions of a person who may see them."""
    now = office.clock.now()
    return [
        SessionView(
            id=one.id,
            kind=one.kind,
            label=one.label,
            created=one.created,
            last_used=one.last_used,
            expires=one.expires,
            yours=one.id == known.session,
        )
        for one in await office.store.sessions(known.person.id)
        if one.expires is None or one.expires > now
    ]


def new_session(
    person: str, kind: str, label: str, now: int, expires: int | None
) -> tuple[Session, str]:
    """A session and its secret, which nobody but the one who gets it will know."""
    id_ = secrets.token_hex(8)
    session = Session(id_, person, kind, clean_label(label), now, now, expires)
    return session, secrets.token_urlsafe(32)
