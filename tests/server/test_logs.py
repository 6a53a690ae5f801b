"""Lines of the log: the form, what they are about, and what never stands in them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from teahouse.server.process import logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(out: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_line_of_json_says_what_it_is_about() -> None:
    out = io.StringIO()
    logs.set_up("auto", "info", out)  # not a terminal: JSON
    with logs.bound(request="r1", table="t1", command="c1"):
        structlog.get_logger("teahouse.x").info("a move", seat=2)
        logging.getLogger("elsewhere").warning("from %s", "outside")
    structlog.get_logger("teahouse.x").info("later")
    structlog.get_logger("teahouse.x").debug("too quiet")
    first, second, third = lines(out)
    assert first["event"] == "a move"
    assert first["seat"] == 2
    assert (first["request"], first["table"], first["command"]) == ("r1", "t1", "c1")
    assert (first["level"], first["logger"]) == ("info", "teahouse.x")
    assert str(first["timestamp"]).endswith("Z")
    assert (second["event"], second["request"]) == ("from outside", "r1")
    assert "request" not in third


def test_text_is_readable() -> None:
    out = io.StringIO()
    logs.set_up("text", "info", out)
    structlog.get_logger("teahouse.x").info("a move", seat=2)
    assert "a move" in out.getvalue()
    assert "seat=2" in out.getvalue()
    assert "\x1b" not in out.getvalue()


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_is_ever_written(form: str) -> None:
    out = io.StringIO()
    logs.set_up(form, "debug", out)
    log = structlog.get_logger("teahouse.x")
    for key in (
        "secret",
        "Password",
        "metrics_token",
        "Set-Cookie",
        "authorization",
        "link_secret",
    ):
        log.info("told", **{key: "hush"})
        logging.getLogger("elsewhere").info("told", extra={key: "hush"})
    log.info("told", headers={"Cookie": "hush", "host": "here"}, deep=[{"token": "hush"}])
    log.info("told", store="postgres://tea:hush@db/x", why="at postgres://tea:hush@db: no")
    try:
        raise RuntimeError("cannot reach postgres://tea:hush@db/x")
    except RuntimeError:
        log.exception("failed")
    assert "hush" not in out.getvalue()
    assert "here" in out.getvalue()
    assert "postgres://tea:***@db/x" in out.getvalue()


def test_an_exception_is_one_line_of_json() -> None:
    out = io.StringIO()
    logs.set_up("json", "info", out)
    try:
        raise RuntimeError("oh")
    except RuntimeError:
        structlog.get_logger("teahouse.x").exception("failed")
    (line,) = lines(out)
    assert "RuntimeError: oh" in str(line["exception"])
