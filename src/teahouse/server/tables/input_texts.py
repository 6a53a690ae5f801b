"""What people and clients write, before it goes anywhere."""

from __future__ import annotations

from teahouse.server.tables.answers import Caller, Command, Refusal

MOST_NAME = 40
MOST_TEXT = 500
MOST_ID = 100


def clean_name(name: str) -> str:
    """A name in one line without invisible characters."""
    words = " ".join("".join([c if c.isprintable() else " " for c in name[:400]]).split())
    if not 1 <= len(words) <= MOST_NAME:
        raise Refusal("bad-name", params={"most": MOST_NAME})
    return words


def clean_text(text: str) -> str:
    """A line of chat: plain text in one line."""
    words = " ".join("".join([c if c.isprintable() else " " for c in text[:5000]]).split())
    if not 1 <= len(words) <= MOST_TEXT:
        raise Refusal("bad-text", params={"most": MOST_TEXT})
    return words


def key_of(caller: Caller, command: Command) -> str:
    """The key of a command in a log: nobody can use up or repeat another's id."""
    good = command.id.isascii() and command.id.isprintable() and "/" not in command.id
    if not good or not 1 <= len(command.id) <= MOST_ID:
        raise Refusal("bad-command-id", params={"most": MOST_ID})
    if not caller.person:
        raise Refusal("not-yours")
    return f"{caller.person}/{command.id}"
