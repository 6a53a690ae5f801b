"""Chat at a table: plain text, stored beside the log."""

from __future__ import annotations

from teahouse.server.protocol.commands import SendChat
from teahouse.server.tables.answers import Answer, Caller, Done
from teahouse.server.tables.input_texts import clean_name, clean_text
from teahouse.server.tables.ports import ChatMessage
from teahouse.server.tables.rights import require
from teahouse.server.tables.service import CommandContext, TableService, command_key
from teahouse.server.tables.views import ChatMessageView

MOST_MESSAGES = 200


async def send_chat_message(ctx: CommandContext[SendChat]) -> Answer:
    """Store a message, once however often the command is repeated, and publish it."""
    tables, caller = ctx.tables, ctx.caller
    require(await tables.load_current(ctx.table_id), caller, "say")
    message = ChatMessage(
        number=0,
        person=caller.person,
        name=clean_name(caller.name),
        text=clean_text(ctx.command.text),
        at=tables.clock.now(),
    )
    key = command_key(caller, ctx.command.id)
    stored = await tables.store.append_chat_message(ctx.table_id, key, message)
    tables.publish_chat(ctx.table_id)
    return Done(stored.number)


async def list_chat_messages(
    tables: TableService, caller: Caller, table_id: str, since: int = 0
) -> list[ChatMessageView]:
    """Chat messages from number ``since`` on."""
    require(await tables.load_current(table_id), caller, "look")
    messages = await tables.store.chat(table_id, max(0, since), MOST_MESSAGES)
    return [
        ChatMessageView(
            number=message.number,
            name=message.name,
            text=message.text,
            at=message.at,
            yours=message.person == caller.person,
        )
        for message in messages
    ]
