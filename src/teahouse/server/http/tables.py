"""Tables over HTTP. Whatever goes over the socket can be done here too."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT

from teahouse.server.http.identity import RequestIdentity
from teahouse.server.process.context import ServerContext
from teahouse.server.protocol.commands import BIG, AnyCommand
from teahouse.server.protocol.http_api import (
    ForkTable,
    Link,
    Opened,
    OpenTable,
    SeatWish,
    WhyAnswer,
)
from teahouse.server.protocol.socket import Update
from teahouse.server.tables import chat as table_chat
from teahouse.server.tables import queries, score_history, seating, table_creation
from teahouse.server.tables.answers import (
    Answer,
    Done,
)
from teahouse.server.tables.table_creation import SeatRequest
from teahouse.server.tables.views import (
    ChatMessageView,
    LogEntryView,
    Preview,
    RoundScores,
    TableSummary,
    TableView,
)

LONGEST_WAIT = 25.0

Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="One of my seats.")]
MySeat = Annotated[int, QueryParameter(ge=0, le=7)]
Since = Annotated[int, QueryParameter(ge=0, le=BIG)]
Lifecycle = Annotated[
    str | None, QueryParameter(pattern="^(open|running|finished|abandoned)$", max_length=10)
]


@get("/api/tables")
async def list_tables(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    lifecycle: Lifecycle = None,
    mine: Annotated[bool, QueryParameter()] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> list[TableSummary]:
    """The newest tables: those that everybody may watch, or (``mine``) my own."""
    return await queries.list_tables(
        server.tables, identity.caller, lifecycle, mine=mine, limit=limit
    )


@get("/api/tables/waiting")
async def waiting_tables(
    server: NamedDependency[ServerContext], identity: NamedDependency[RequestIdentity]
) -> list[TableSummary]:
    """The running tables where I must decide, the longest waiting first."""
    return await queries.list_waiting_tables(server.tables, identity.caller)


@post("/api/tables")
async def open_table(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    data: JSONBody[OpenTable],
) -> Opened:
    """Open a table, by the rules as they were released or by house tables."""
    identity.limit("open")
    await server.require_free_table(identity.caller)
    return Opened(await server.open_table(identity.caller, data))


@get("/api/tables/{table:str}")
async def get_table(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: Seat = None,
) -> TableView:
    """The table now, as one of my seats or a spectator sees it."""
    return await queries.get_table_view(server.tables, identity.caller, table, seat)


@get("/api/tables/{table:str}/updates")
async def updates(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    since: Since,
    seat: Seat = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Update:
    """What is new from entry ``since`` on; waits so many seconds if there is nothing yet."""
    view = await queries.get_table_view(server.tables, identity.caller, table, seat)
    if since >= view.table.position and wait:
        await server.hub.wait_for_update(table, since, wait)
    identity.limit("command")
    entries, view = await queries.get_update(server.tables, identity.caller, table, since, seat)
    return Update(table=table, seat=seat, position=view.table.position, news=entries, sight=view)


@get("/api/tables/{table:str}/since-my-decision")
async def since_my_decision(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: MySeat,
) -> list[LogEntryView]:
    """What happened after my last decision."""
    identity.limit("replay")
    return await queries.get_log_entries_since_decision(server.tables, identity.caller, table, seat)


@get("/api/tables/{table:str}/positions/{position:int}")
async def get_position(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    position: FromPath[int],
    seat: Seat = None,
) -> TableView:
    """The table after its first ``position`` entries."""
    identity.limit("replay")
    return await queries.get_view_at_position(server.tables, identity.caller, table, position, seat)


@get("/api/tables/{table:str}/why-not")
async def why_not(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: MySeat,
    action: Annotated[int, QueryParameter(ge=0, le=BIG)],
) -> WhyAnswer:
    """Why my seat may not do this now."""
    identity.limit("command")
    return WhyAnswer(
        await queries.explain_why_not(server.tables, identity.caller, table, seat, action)
    )


@get("/api/tables/{table:str}/previews")
async def get_previews(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: MySeat,
) -> list[Preview]:
    """The costs and gains of everything that my seat may choose now."""
    identity.limit("command")
    return await queries.get_previews(server.tables, identity.caller, table, seat)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> str:
    """The record of an ended game: readable text that anybody can verify."""
    identity.limit("replay")
    return await queries.export_record(server.tables, identity.caller, table)


@get("/api/tables/{table:str}/scores")
async def scores(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> list[RoundScores]:
    """The points of an ended game round by round, each time as if it had ended there."""
    identity.limit("replay")
    return await score_history.get_score_history(server.tables, identity.caller, table)


@get("/api/tables/{table:str}/chat")
async def chat(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    since: Since = 0,
) -> list[ChatMessageView]:
    """Chat messages from number ``since`` on."""
    return await table_chat.list_chat_messages(server.tables, identity.caller, table, since)


@post("/api/tables/{table:str}/commands", status_code=HTTP_200_OK)
async def command(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    data: JSONBody[AnyCommand],
) -> Response[Answer]:
    """Carry out a command: done (200), or refused with the reason and the new entries (409)."""
    answer = await server.run_command(identity.caller, table, data)
    status = HTTP_200_OK if isinstance(answer, Done) else HTTP_409_CONFLICT
    return Response(answer, status_code=status)


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def renew_link(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: FromPath[int],
) -> Link:
    """A new secret for this seat; the old one no longer opens it."""
    identity.limit("command")
    return Link(seat, await seating.renew_link(server.tables, identity.caller, table, seat))


@post("/api/tables/{table:str}/rematch")
async def rematch(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> Opened:
    """The next table for the same company: one for all who ask."""
    identity.limit("open")
    return Opened(await table_creation.rematch(server.tables, identity.caller, table))


@post("/api/tables/{table:str}/fork")
async def fork(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
    data: JSONBody[ForkTable],
) -> Opened:
    """A new table that goes on from an earlier position of an ended game."""
    identity.limit("open")
    found = await table_creation.fork(
        server.tables, identity.caller, data.id, table, data.position, _seat_requests(data.seats)
    )
    return Opened(found)


def _seat_requests(seats: list[SeatWish]) -> list[SeatRequest]:
    return [SeatRequest(seat.kind, seat.strength) for seat in seats]


HANDLERS = [
    list_tables,
    waiting_tables,
    open_table,
    get_table,
    updates,
    since_my_decision,
    get_position,
    why_not,
    get_previews,
    record,
    scores,
    chat,
    command,
    renew_link,
    rematch,
    fork,
]
