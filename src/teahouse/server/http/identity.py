"""Who asks: a session's cookie for people, a bearer token for programs, or nobody known."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.server.accounts import sessions
from teahouse.server.accounts.answers import SignedInPerson, caller_of
from teahouse.server.http.common import Connection, address_of, server_of
from teahouse.server.process.rate_limits import RateLimiter
from teahouse.server.tables.answers import Caller

BY_ADDRESS = ("request", "enter", "login", "socket")


@dataclass(frozen=True, slots=True)
class RequestIdentity:
    """The one who sent a request."""

    caller: Caller
    known: SignedInPerson | None
    address: str
    limits: RateLimiter

    def limit(self, kind: str) -> None:
        """Count this; ``Refusal`` if it was too often."""
        person = "" if kind in BY_ADDRESS else self.caller.person
        self.limits.check(kind, person or self.address)


def secret_of(connection: Connection) -> str:
    """The secret that the client shows, or nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(cookie_name(connection), "")


def cookie_name(connection: Connection) -> str:
    """Over https the browser keeps the cookie to this very host."""
    return "__Host-teahouse" if is_secure(connection) else "teahouse"


def is_secure(connection: Connection) -> bool:
    """Did the client come over https?"""
    public: str = server_of(connection).settings.public_url
    return connection.url.scheme in ("https", "wss") or public.startswith("https:")


async def identify(connection: Connection) -> RequestIdentity:
    """Find out who it is. A wrong or old secret makes a stranger, not an error."""
    server = server_of(connection)
    secret = secret_of(connection)
    known = await sessions.person_by_secret(server.accounts, secret) if secret else None
    return RequestIdentity(
        caller=caller_of(known),
        known=known,
        address=address_of(connection),
        limits=server.limits,
    )
