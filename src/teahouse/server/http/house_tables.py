"""House tables over HTTP: components, what people found on theirs, and what a table plays by."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from teahouse.server.house_tables import editing, queries
from teahouse.server.http.games import A_WHILE, SMALLER
from teahouse.server.http.identity import RequestIdentity
from teahouse.server.http.table_rules import OWN_WHILE
from teahouse.server.process.context import ServerContext
from teahouse.server.protocol.house_tables import (
    CheckCorrections,
    CheckedCorrections,
    ComponentsView,
    CorrectionView,
    HouseTablesSummary,
    HouseTablesView,
    ImportHouseTables,
    SaveHouseTables,
)

# A file of the largest size that can be read, as JSON; other requests are limited by a setting.
MOST_BODY: Final = 300_000
OF_GAME: Final = "/api/games/{game:str}/house-tables"
Language = Annotated[
    str, QueryParameter(max_length=10, description="Of the names of components in comments.")
]


@get("/api/games/{game:str}/components", cache_control=A_WHILE, middleware=[SMALLER])
async def see_components(game: FromPath[str]) -> ComponentsView:
    """Everything in the box with what we believe is printed on it, and how sure we are."""
    return await queries.get_components(game)


@get(OF_GAME)
async def list_house_tables(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    game: FromPath[str],
) -> list[HouseTablesSummary]:
    """What people found on their components, for the newest rules, last changed first."""
    identity.limit("command")
    return await queries.list_house_tables(server.house_tables, identity.caller, game)


@get("/api/house-tables/{house_tables:str}")
async def see_house_tables(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    house_tables: FromPath[str],
) -> HouseTablesView:
    """All corrections and marks of one person."""
    identity.limit("command")
    return await queries.get_house_tables(server.house_tables, identity.caller, house_tables)


@get("/api/house-tables/{house_tables:str}/file", media_type=MediaType.TEXT)
async def get_file(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    house_tables: FromPath[str],
    language: Language = "en",
) -> Response[str]:
    """The same as a small TOML file, to be kept or sent to others."""
    identity.limit("command")
    name, text = await queries.get_file(server.house_tables, house_tables, language)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@post(f"{OF_GAME}/check", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY)
async def check_corrections(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    game: FromPath[str],
    data: JSONBody[CheckCorrections],
) -> CheckedCorrections:
    """Can the game be played by these corrections? It is tried out, and nothing is kept."""
    identity.limit("command")
    return await editing.check(server.house_tables, identity.known, game, data.corrections)


@put(f"{OF_GAME}/mine", request_max_body_size=MOST_BODY)
async def save_house_tables(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    game: FromPath[str],
    data: JSONBody[SaveHouseTables],
) -> HouseTablesView:
    """Keep my house tables, in place of the revision that I have seen."""
    identity.limit("command")
    return await editing.save(server.house_tables, identity.known, game, data)


@post(f"{OF_GAME}/file", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY)
async def import_house_tables(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    game: FromPath[str],
    data: JSONBody[ImportHouseTables],
) -> HouseTablesView:
    """Replace my house tables by a file, whoever wrote it."""
    identity.limit("command")
    return await editing.import_file(server.house_tables, identity.known, game, data)


@delete(f"{OF_GAME}/mine", status_code=HTTP_204_NO_CONTENT)
async def delete_house_tables(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    game: FromPath[str],
) -> None:
    """Delete my house tables. Tables that were opened by them go on as they are."""
    identity.limit("command")
    await editing.delete(server.house_tables, identity.known, game)


@get("/api/tables/{table:str}/corrections", cache_control=OWN_WHILE)
async def see_table_corrections(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> list[CorrectionView]:
    """What is corrected at this table; nothing where it is played by released rules."""
    identity.limit("command")
    return await queries.get_table_corrections(server.tables, identity.caller, table)


HANDLERS = [
    see_components,
    list_house_tables,
    see_house_tables,
    get_file,
    check_corrections,
    save_house_tables,
    import_house_tables,
    delete_house_tables,
    see_table_corrections,
]
