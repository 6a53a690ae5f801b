"""Who asks, and what they hear: done, or refused with a reason."""

from __future__ import annotations

import msgspec

from teahouse.core.errors import TeahouseError
from teahouse.core.events import Value
from teahouse.server.tables.views import LogEntryView


class Caller(msgspec.Struct, frozen=True):
    """Who asks: a person the server knows by an id, or (empty) anybody."""

    person: str = ""
    name: str = ""


class Why(msgspec.Struct, frozen=True):
    """A reason: a key for the texts with parameters, and the rule behind it."""

    key: str
    rule: str = ""
    params: dict[str, Value] = {}


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """Carried out and durable, as this entry. Repeating the command gives the same answer."""

    number: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Not carried out, why, and what the client has missed since the position it answered."""

    why: Why
    position: int
    news: list[LogEntryView] = []


Answer = Done | Refused


class Refusal(TeahouseError):
    """Raised while a command is examined; becomes ``Refused``."""

    def __init__(self, key: str, rule: str = "", params: dict[str, Value] | None = None) -> None:
        super().__init__(f"The command is refused ({key}).")
        self.why = Why(key, rule, params if params is not None else {})
