"""Errors as answers: a status, a reason that clients can word, and a sentence."""

from __future__ import annotations

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from teahouse.core.errors import TeahouseError
from teahouse.server.http.common import Req
from teahouse.server.protocol.http_api import HttpProblem
from teahouse.server.tables.answers import Why
from teahouse.server.tables.dispatch import explain_error
from teahouse.server.tables.loading import UnknownTable
from teahouse.server.tables.ports import StoreProblem
from teahouse.text.house_words import sentence

log = structlog.get_logger("teahouse.http")

# Every refusal that is none of these is a conflict with the table as it stands.
STATUS = {
    "not-known": 401,
    "wrong-login": 401,
    "wrong-password": 403,
    "not-yours": 403,
    "not-watchable": 403,
    "not-for-tokens": 403,
    "no-account": 403,
    "too-fast": 429,
    "store-away": 503,
    "trials-busy": 503,
    "not-possible": 400,
}
BAD = ("bad-", "name-", "login-form", "password-", "preferences-", "note-", "expires-")


def status_of(why: Why) -> int:
    """The HTTP status of a reason."""
    if why.key in STATUS:
        return STATUS[why.key]
    if why.key.startswith("no-such-"):
        return 404
    return 400 if why.key.startswith(BAD) else 409


def refusal_response(request: Req, error: TeahouseError) -> Response[HttpProblem]:
    """An error of the server: nothing has changed."""
    why = explain_error(error)
    if isinstance(error, StoreProblem):
        log.error("the store does not answer", why=str(error))
    status = 404 if isinstance(error, UnknownTable) else status_of(why)
    headers = {"retry-after": str(why.params["seconds"])} if why.key == "too-fast" else None
    problem = HttpProblem(status, why, sentence("en", why.key, why.params))
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def malformed_response(request: Req, error: HTTPException) -> Response[HttpProblem]:
    """A request that the web framework cannot make sense of."""
    detail = error.detail if error.status_code < 500 else ""
    extra = error.extra if isinstance(error.extra, list) else []
    more = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    why = Why("bad-request", params={"text": "; ".join([detail, *more])[:300]})
    if error.status_code == 413:
        why = Why("too-big")
    problem = HttpProblem(error.status_code, why, sentence("en", why.key, why.params))
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return Response(
        problem, status_code=error.status_code, headers=headers, media_type=MediaType.JSON
    )


def undecodable_response(request: Req, error: Exception) -> Response[HttpProblem]:
    """A body that is no text, or is nested too deeply to be read."""
    why = Why("bad-request", params={"text": str(error)[:300]})
    problem = HttpProblem(400, why, sentence("en", why.key, why.params))
    return Response(problem, status_code=400, media_type=MediaType.JSON)


def failure_response(request: Req, error: Exception) -> Response[HttpProblem]:
    """A mistake of ours. The client learns nothing of the inside."""
    log.error("a request failed", path=request.scope.get("path_template", ""), exc_info=error)
    problem = HttpProblem(500, Why("broken"), sentence("en", "broken", {}))
    return Response(problem, status_code=500, media_type=MediaType.JSON)
