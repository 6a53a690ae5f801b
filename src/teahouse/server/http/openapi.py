"""The description of the interface for programs.

The web framework knows the routes; the messages describe themselves, with all their limits. Every
request may also be answered by a problem, and the socket's messages stand beside the rest.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get

from teahouse.server.accounts.answers import PersonalData, SessionView
from teahouse.server.http.common import Req
from teahouse.server.protocol import commands, house_tables, http_api, socket
from teahouse.server.tables.answers import Answer
from teahouse.server.tables.ports import LIFECYCLES
from teahouse.server.tables.views import ChatMessageView, Preview, RoundScores, TableView

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"
MESSAGES = [
    *[
        one
        for module in (http_api, house_tables)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct)
    ],
    commands.AnyCommand,
    socket.AnyToServer,
    socket.AnyToClient,
    Answer,
    PersonalData,
    RoundScores,
    Preview,
    ChatMessageView,
    SessionView,
    TableView,
]
PROBLEMS = {
    "400": "The request cannot be understood, or asks for what cannot be.",
    "401": "The server does not know you, or the login is wrong.",
    "403": "This is not for you to do.",
    "404": "There is no such thing.",
    "409": "Not as things stand: the table, or what you have stored, is no longer what you saw.",
    "413": "Too much at once.",
    "429": "Too often: see Retry-After.",
    "503": "The store does not answer, or there is too much to do.",
}


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Req) -> Schema:
    """This interface, described for programs."""
    return complete(request.app.openapi_schema.to_schema())


def complete(schema: Schema) -> Schema:
    """Put in what the framework cannot know."""
    found = schema["components"]["schemas"]
    found.update(_messages())
    for path in schema["paths"].values():
        for operation in path.values():
            _add_problems(operation)
            operation["responses"].get("204", {}).pop("content", None)
            for parameter in operation.get("parameters", []):
                _limit(parameter)
    return schema


def _limit(parameter: Schema) -> None:
    """What may be left out is never null, and has its limits too."""
    if parameter["name"] == "seat":
        parameter["schema"] = {"type": "integer", "minimum": 0, "maximum": 7}
    if parameter["name"] == "lifecycle":
        parameter["schema"] = {"type": "string", "enum": list(LIFECYCLES)}


@cache
def _messages() -> Schema:
    _, parts = msgspec.json.schema_components(MESSAGES, schema_hook=_anything, ref_template=REF)
    return parts


def _anything(kind: type) -> Schema:
    """Plain data (``object``) has no form that all games share."""
    return {"description": "Plain data; its form depends on the game."}


def _add_problems(operation: Schema) -> None:
    answers = operation["responses"]
    for status, about in PROBLEMS.items():
        body: Schema = {"$ref": REF.format(name="Problem")}
        if status == "409" and "Refused" in str(answers):
            body = {"oneOf": [body, {"$ref": REF.format(name="Refused")}]}
        answers[status] = {
            "description": about,
            "content": {"application/json": {"schema": body}},
        }
