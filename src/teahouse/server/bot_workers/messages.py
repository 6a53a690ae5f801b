"""What goes through the pipes between the server and a process in which bots think.

A message is JSON behind its length in four bytes. The pipes belong to the two processes alone: no
port, no token, and the end of the server is the end of its pipes.
"""

from __future__ import annotations

from typing import Final

import msgspec

from teahouse.core.rule_set import RuleSet

LENGTH: Final = 4
MOST: Final = 8 * 1024 * 1024  # a longer message is nonsense


class BotWork(msgspec.Struct, frozen=True):
    """One question for a bot: the stored state with the rules it belongs to.

    ``limit`` is the time in milliseconds after which the process ends itself.
    """

    game: str
    rules: int
    state: dict[str, object]
    seat: int
    strength: str
    seed: str
    limit: int
    corrections: str = ""

    @property
    def rule_set(self) -> RuleSet:
        """The rules that the state belongs to."""
        return RuleSet(self.game, self.rules, self.corrections)


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The process has started and waits for work."""


class ChosenAction(msgspec.Struct, frozen=True, tag="chosen"):
    """The bot's decision, by its number in the game's catalog."""

    action: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot could not decide; why, in words for the log."""

    why: str


Reply = Ready | ChosenAction | Failed

_encoder = msgspec.json.Encoder()
_works = msgspec.json.Decoder(BotWork)
_replies = msgspec.json.Decoder(Reply)


def encode(message: BotWork | Reply) -> bytes:
    """The message behind its length."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def length_of(head: bytes) -> int:
    """How many bytes follow; ``ValueError`` if no message is so long."""
    length = int.from_bytes(head, "big")
    if length > MOST:
        raise ValueError(f"a message of {length} bytes")
    return length


def decode_work(body: bytes) -> BotWork:
    """The work in a message."""
    return _works.decode(body)


def decode_reply(body: bytes) -> Reply:
    """The reply in a message."""
    reply: Reply = _replies.decode(body)
    return reply
