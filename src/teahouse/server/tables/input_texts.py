"""What people and clients write, before it goes anywhere."""

from __future__ import annotations

from teahouse.server.tables.answers import Refusal

MOST_NAME = 40
MOST_TEXT = 500


def clean_name(name: str) -> str:
    """A name in one line without invisible characters."""
    words = " ".join("".join([c if c.isprintable() else " " for c in name[:400]]).split())
    if not 1 <= len(words) <= MOST_NAME:
        raise Refusal("bad-name", params={"most": MOST_NAME})
    return words


def clean_text(text: str) -> str:
    """A chat message: plain text in one line."""
    words = " ".join("".join([c if c.isprintable() else " " for c in text[:5000]]).split())
    if not 1 <= len(words) <= MOST_TEXT:
        raise Refusal("bad-text", params={"most": MOST_TEXT})
    return words
