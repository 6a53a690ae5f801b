"""Every command of the protocol has exactly one function, made for it."""

from __future__ import annotations

from typing import get_args, get_type_hints

from teahouse.server.protocol import commands
from teahouse.server.tables import chat, consent, decisions, seating, service
from teahouse.server.tables.dispatch import HANDLERS


def test_every_command_has_its_function() -> None:
    assert set(HANDLERS) == set(get_args(commands.AnyCommand))
    assert len(set(HANDLERS.values())) == len(HANDLERS)


def test_a_function_takes_the_command_that_it_is_called_for() -> None:
    scope = {**vars(commands), **vars(service)}
    for module in (chat, consent, decisions, seating):
        scope |= vars(module)
    for kind, handler in HANDLERS.items():
        context = get_type_hints(handler, scope)["ctx"]
        assert get_args(context) == (kind,), handler
