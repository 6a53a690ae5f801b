"""What the server tells about itself: one line an event, readable or JSON, without secrets.

``bound`` puts what a request is about (request, table, command) on every line that is written
meanwhile, also from the layers below the web.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.contextvars import bound_contextvars
from structlog.typing import Processor

bound = bound_contextvars

SECRET: Final = ("secret", "password", "token", "cookie", "authorization")
_LOGIN: Final = re.compile(r"(?<=://)([^/@\s:]*):[^@\s]*@")


def set_up(format_: str, level: str, stream: TextIO = sys.stderr) -> None:
    """Everything that is logged in this process goes to the stream in one form.

    ``auto`` is readable in a terminal and JSON elsewhere.
    """
    if format_ == "auto":
        format_ = "text" if stream.isatty() else "json"
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        drop_secrets,
    ]
    renderer: Processor = structlog.processors.JSONRenderer()
    if format_ == "text":
        renderer = structlog.dev.ConsoleRenderer(colors=stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def drop_secrets(
    logger: Any, method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Leave out what is named like a secret, and passwords inside addresses, at any depth."""
    return {key: _clean(value) for key, value in event.items() if not _is_secret(key)}


def _is_secret(key: object) -> bool:
    return isinstance(key, str) and any([word in key.lower() for word in SECRET])


def _clean(value: object) -> object:
    if isinstance(value, str):
        return _LOGIN.sub(r"\1:***@", value)
    if isinstance(value, dict):
        return {key: _clean(item) for key, item in value.items() if not _is_secret(key)}
    if isinstance(value, (list, tuple)):
        return [_clean(item) for item in value]
    return value
