"""Chat at a table: plain text, kept beside the log."""

from __future__ import annotations

from teahouse.server.tables.answers import Caller, ChatMessageView, Command
from teahouse.server.tables.input_texts import clean_name, clean_text, key_of
from teahouse.server.tables.ports import ChatMessage
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import TableService

MOST_LINES = 200


async def say(
    desk: TableService, caller: Caller, table: str, command: Command, text: str
) -> ChatMessageView:
    """Add a line, once however often the command is repeated."""
    require(await desk.look(table), caller, "say")
    line = ChatMessage(
        0, caller.person, clean_name(caller.name), clean_text(text), desk.clock.now()
    )
    kept = await desk.store.append_chat_message(table, key_of(caller, command), line)
    desk.tell_said(table)
    return _seen(kept, caller)


async def lines(
    desk: TableService, caller: Caller, table: str, since: int = 0
) -> list[ChatMessageView]:
    """Lines from number ``since`` on."""
    require(await desk.look(table), caller, "look")
    found = await desk.store.chat(table, max(0, since), MOST_LINES)
    return [_seen(line, caller) for line in found]


def _seen(line: ChatMessage, caller: Caller) -> ChatMessageView:
    return ChatMessageView(line.number, line.name, line.text, line.at, line.person == caller.person)
