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
from teahouse.server.tables import chat as chat_lines
from teahouse.server.tables import queries, score_history, seating, table_creation
from teahouse.server.tables.answers import (
    Answer,
    ChatMessageView,
    Command,
    Done,
    LogEntryView,
    Preview,
    RoundScores,
    TableSummary,
    TableView,
)
from teahouse.server.tables.table_creation import SeatRequest

LONGEST_WAIT = 25.0

Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="One of my seats.")]
MySeat = Annotated[int, QueryParameter(ge=0, le=7)]
Since = Annotated[int, QueryParameter(ge=0, le=BIG)]
Lifecycle = Annotated[
    str | None, QueryParameter(pattern="^(open|running|finished|abandoned)$", max_length=10)
]


@get("/api/tables")
async def list_tables(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    lifecycle: Lifecycle = None,
    mine: Annotated[bool, QueryParameter()] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> list[TableSummary]:
    """The newest tables: those that everybody may watch, or (``mine``) my own."""
    return await queries.see_tables(house.desk, guest.caller, lifecycle, mine=mine, limit=limit)


@get("/api/tables/waiting")
async def waiting_tables(
    house: NamedDependency[ServerContext], guest: NamedDependency[RequestIdentity]
) -> list[TableSummary]:
    """The running tables where I must decide, the longest waiting first."""
    return await queries.tables_waiting_for(house.desk, guest.caller)


@post("/api/tables")
async def open_table(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    data: JSONBody[OpenTable],
) -> Opened:
    """Open a table."""
    guest.limit("open")
    await house.check_tables(guest.caller)
    table = await table_creation.open_table(
        house.desk,
        guest.caller,
        Command(data.id),
        data.game,
        data.options,
        _wishes(data.seats),
        watchable=data.watchable,
    )
    return Opened(table)


@get("/api/tables/{table:str}")
async def see_table(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: Seat = None,
) -> TableView:
    """The table now, through the eyes of one of my seats or a spectator's."""
    return await queries.see(house.desk, guest.caller, table, seat)


@get("/api/tables/{table:str}/updates")
async def updates(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    since: Since,
    seat: Seat = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Update:
    """What is new from entry ``since`` on; waits so many seconds if there is nothing yet."""
    sight = await queries.see(house.desk, guest.caller, table, seat)
    if since >= sight.table.position and wait:
        await house.hub.wait(table, since, wait)
    guest.limit("command")
    news, sight = await queries.update_since(house.desk, guest.caller, table, since, seat)
    return Update(table, seat, sight.table.position, news, sight)


@get("/api/tables/{table:str}/since-my-decision")
async def since_my_decision(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: MySeat,
) -> list[LogEntryView]:
    """What happened after my last decision."""
    guest.limit("replay")
    return await queries.news_since_my_decision(house.desk, guest.caller, table, seat)


@get("/api/tables/{table:str}/positions/{position:int}")
async def see_position(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    position: FromPath[int],
    seat: Seat = None,
) -> TableView:
    """The table after its first ``position`` entries."""
    guest.limit("replay")
    return await queries.see_position(house.desk, guest.caller, table, position, seat)


@get("/api/tables/{table:str}/why-not")
async def why_not(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: MySeat,
    action: Annotated[int, QueryParameter(ge=0, le=BIG)],
) -> WhyAnswer:
    """Why my seat may not do this now."""
    guest.limit("command")
    return WhyAnswer(await queries.why_not(house.desk, guest.caller, table, seat, action))


@get("/api/tables/{table:str}/previews")
async def see_previews(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: MySeat,
) -> list[Preview]:
    """The costs and gains of everything that my seat may choose now."""
    guest.limit("command")
    return await queries.see_previews(house.desk, guest.caller, table, seat)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> str:
    """The record of an ended game: readable text that anybody can verify."""
    guest.limit("replay")
    return await queries.export(house.desk, guest.caller, table)


@get("/api/tables/{table:str}/scores")
async def scores(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> list[RoundScores]:
    """The points of an ended game round by round, each time as if it had ended there."""
    guest.limit("replay")
    return await score_history.course(house.desk, guest.caller, table)


@get("/api/tables/{table:str}/chat")
async def chat(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    since: Since = 0,
) -> list[ChatMessageView]:
    """Lines of chat from number ``since`` on."""
    return await chat_lines.lines(house.desk, guest.caller, table, since)


@post("/api/tables/{table:str}/commands", status_code=HTTP_200_OK)
async def command(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    data: JSONBody[AnyCommand],
) -> Response[Answer]:
    """Carry out a command: done (200), or refused with the reason and the news (409)."""
    answer = await house.give(guest.caller, table, data)
    status = HTTP_200_OK if isinstance(answer, Done) else HTTP_409_CONFLICT
    return Response(answer, status_code=status)


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def renew_link(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    seat: FromPath[int],
) -> Link:
    """A new secret for this seat; the old one opens nothing any more."""
    guest.limit("command")
    return Link(seat, await seating.renew_link(house.desk, guest.caller, table, seat))


@post("/api/tables/{table:str}/rematch")
async def rematch(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> Opened:
    """The next table for the same company: one for all who ask."""
    guest.limit("open")
    return Opened(await table_creation.rematch(house.desk, guest.caller, table))


@post("/api/tables/{table:str}/fork")
async def fork(
    house: NamedDependency[ServerContext],
    guest: NamedDependency[RequestIdentity],
    table: FromPath[str],
    data: JSONBody[ForkTable],
) -> Opened:
    """A new table that goes on from an earlier position of an ended game."""
    guest.limit("open")
    found = await table_creation.fork(
        house.desk, guest.caller, Command(data.id), table, data.position, _wishes(data.seats)
    )
    return Opened(found)


def _wishes(seats: list[SeatWish]) -> list[SeatRequest]:
    return [SeatRequest(seat.kind, seat.strength) for seat in seats]


HANDLERS = [
    list_tables,
    waiting_tables,
    open_table,
    see_table,
    updates,
    since_my_decision,
    see_position,
    why_not,
    see_previews,
    record,
    scores,
    chat,
    command,
    renew_link,
    rematch,
    fork,
]
