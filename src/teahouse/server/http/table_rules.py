"""The rules of one table: they may be older than the newest, or have corrected tables."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath

from teahouse.server.http import games
from teahouse.server.http.identity import RequestIdentity
from teahouse.server.process.context import ServerContext
from teahouse.server.protocol.http_api import ActionView
from teahouse.server.tables import queries

# A table never changes its rules, but not everybody may look at every table.
OWN_WHILE = CacheControlHeader(max_age=300, private=True)


@get("/api/tables/{table:str}/catalog", cache_control=OWN_WHILE)
async def see_table_catalog(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> list[ActionView]:
    """Every action that the game of this table can ever offer, by its number."""
    identity.limit("command")
    rules = await queries.get_rule_set(server.tables, identity.caller, table)
    return games.catalog_of(rules)


@get("/api/tables/{table:str}/data", cache_control=OWN_WHILE)
async def see_table_data(
    server: NamedDependency[ServerContext],
    identity: NamedDependency[RequestIdentity],
    table: FromPath[str],
) -> dict[str, object]:
    """The tables of the game as this table is played by them."""
    identity.limit("command")
    rules = await queries.get_rule_set(server.tables, identity.caller, table)
    return games.tables_of(rules)


HANDLERS = [see_table_catalog, see_table_data]
