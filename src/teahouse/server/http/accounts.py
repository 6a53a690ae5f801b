"""People over HTTP: guests, accounts, sessions, tokens, notes."""

from __future__ import annotations

from datetime import timedelta

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from teahouse.server.accounts import account_deletion, personal_data, registration, sessions
from teahouse.server.accounts.answers import PersonalData, SessionView
from teahouse.server.accounts.rights import role
from teahouse.server.http.common import Req
from teahouse.server.http.identity import RequestIdentity, cookie_name, is_secure
from teahouse.server.process.context import ServerContext
from teahouse.server.protocol.http_api import (
    DeleteAccount,
    Enter,
    LogIn,
    NewName,
    NewPassword,
    NewToken,
    NoteText,
    OwnAccount,
    Register,
    Token,
)
from teahouse.server.realtime.bus_messages import SessionsEnded
from teahouse.server.tables.answers import Refusal

DAY = 24 * 3_600_000
LASTS = int(timedelta(days=400).total_seconds())


@get("/api/me", sync_to_thread=False)
def me(identity: NamedDependency[RequestIdentity]) -> OwnAccount:
    """Who I am to the server."""
    if identity.known is None:
        return OwnAccount("stranger")
    person = identity.known.person
    return OwnAccount(role(identity.known), person.name, person.login)


@post("/api/me")
async def enter(
    request: Req,
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[Enter],
) -> Response[OwnAccount]:
    """Come as a guest. The cookie is the key to all seats taken with it."""
    identity.limit("enter")
    if identity.known is not None:
        raise Refusal("known-already")
    person, secret = await sessions.guest(server.accounts, data.name, _label(request))
    return _with_cookie(request, OwnAccount("guest", person.name), secret)


@put("/api/me/name")
async def rename(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[NewName],
) -> NewName:
    """What the others call me, at seats that I take from now on."""
    identity.limit("command")
    return NewName(await registration.rename(server.accounts, identity.known, data.name))


@post("/api/me/account", status_code=HTTP_204_NO_CONTENT)
async def register(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[Register],
) -> None:
    """Turn the guest that I am into an account."""
    identity.limit("login")
    await registration.register(server.accounts, identity.known, data.login, data.password)


@put("/api/me/password", status_code=HTTP_204_NO_CONTENT)
async def change_password(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[NewPassword],
) -> None:
    """A new password; all other sessions end."""
    identity.limit("login")
    await registration.change_password(server.accounts, identity.known, data.old, data.new)
    server.bus.publish(SessionsEnded(identity.caller.person))


@post("/api/session")
async def log_in(
    request: Req,
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[LogIn],
) -> Response[OwnAccount]:
    """Come with an account."""
    identity.limit("login")
    secret = await registration.log_in(server.accounts, data.login, data.password, _label(request))
    known = await sessions.person_by_secret(server.accounts, secret)
    if known is None:
        raise Refusal("wrong-login")  # the account was deleted in this moment
    return _with_cookie(
        request, OwnAccount(role(known), known.person.name, known.person.login), secret
    )


@delete("/api/session", status_code=HTTP_204_NO_CONTENT)
async def log_out(
    request: Req, server: NamedDependency[ServerContext], identity: NamedDependency[RequestIdentity]
) -> Response[None]:
    """End this session. A guest cannot come back afterwards."""
    await sessions.log_out(server.accounts, identity.known)
    server.bus.publish(SessionsEnded(identity.caller.person))
    return _without_cookie(request)


@get("/api/me/sessions")
async def see_sessions(
    server: NamedDependency[ServerContext], identity: NamedDependency[RequestIdentity]
) -> list[SessionView]:
    """My browsers and tokens."""
    return await sessions.see_sessions(server.accounts, identity.known)


@delete("/api/me/sessions", status_code=HTTP_204_NO_CONTENT)
async def log_out_everywhere(
    request: Req, server: NamedDependency[ServerContext], identity: NamedDependency[RequestIdentity]
) -> Response[None]:
    """End all my sessions and tokens."""
    await sessions.log_out_everywhere(server.accounts, identity.known)
    server.bus.publish(SessionsEnded(identity.caller.person))
    return _without_cookie(request)


@delete("/api/me/sessions/{session:str}", status_code=HTTP_204_NO_CONTENT)
async def revoke(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    session: FromPath[str],
) -> None:
    """End one of my sessions or tokens."""
    await sessions.revoke(server.accounts, identity.known, session)
    server.bus.publish(SessionsEnded(identity.caller.person))


@post("/api/me/tokens")
async def make_token(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[NewToken],
) -> Token:
    """A secret for a program that plays in my name. It is shown only this once."""
    identity.limit("login")
    expires = None if data.days is None else server.tables.clock.now() + data.days * DAY
    return Token(await sessions.make_token(server.accounts, identity.known, data.label, expires))


@get("/api/me/preferences")
async def preferences(
    server: NamedDependency[ServerContext], identity: NamedDependency[RequestIdentity]
) -> dict[str, object]:
    """What my browsers have kept here."""
    return await personal_data.preferences(server.accounts, identity.known)


@put("/api/me/preferences", status_code=HTTP_204_NO_CONTENT)
async def set_preferences(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[dict[str, object]],
) -> None:
    """Keep a small JSON object in place of the one before."""
    identity.limit("command")
    await personal_data.set_preferences(server.accounts, identity.known, data)


@get("/api/tables/{table:str}/notes")
async def note(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> NoteText:
    """My private notes about a table."""
    return NoteText(await personal_data.note(server.accounts, identity.known, table))


@put("/api/tables/{table:str}/notes")
async def set_note(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    data: JSONBody[NoteText],
) -> NoteText:
    """Keep my notes, as they are then kept."""
    identity.limit("command")
    return NoteText(await personal_data.set_note(server.accounts, identity.known, table, data.text))


@get("/api/me/export")
async def export(
    server: NamedDependency[ServerContext], identity: NamedDependency[RequestIdentity]
) -> PersonalData:
    """All that the server keeps about me."""
    identity.limit("replay")
    return await personal_data.export(server.accounts, identity.known)


@delete("/api/me", status_code=HTTP_204_NO_CONTENT)
async def delete_me(
    request: Req,
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[DeleteAccount],
) -> Response[None]:
    """Delete me: name, login, sessions, notes, chat; my seats become free."""
    identity.limit("login")
    await account_deletion.delete(server.accounts, identity.known, data.password)
    server.bus.publish(SessionsEnded(identity.caller.person))
    return _without_cookie(request)


def _label(request: Req) -> str:
    """How the person will recognise this browser in the list of sessions."""
    return request.headers.get("user-agent", "")


def _with_cookie(request: Req, content: OwnAccount, secret: str) -> Response[OwnAccount]:
    cookie = Cookie(
        key=cookie_name(request),
        value=secret,
        max_age=LASTS,
        secure=is_secure(request),
        httponly=True,
        samesite="lax",
        path="/",
    )
    return Response(content, cookies=[cookie])


def _without_cookie(request: Req) -> Response[None]:
    response: Response[None] = Response(None, status_code=HTTP_204_NO_CONTENT)
    response.delete_cookie(cookie_name(request), path="/")
    return response


HANDLERS = [
    me,
    enter,
    rename,
    register,
    change_password,
    log_in,
    log_out,
    see_sessions,
    log_out_everywhere,
    revoke,
    make_token,
    preferences,
    set_preferences,
    note,
    set_note,
    export,
    delete_me,
]
