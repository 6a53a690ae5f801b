"""What people write about themselves, before it goes anywhere."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from teahouse.server.tables.answers import Refusal

LEAST_LOGIN, MOST_LOGIN = 3, 32
LEAST_PASSWORD, MOST_PASSWORD = 10, 200
MOST_LABEL = 80
MOST_NOTE = 10_000
MOST_PREFERENCES = 4096  # bytes

# Letters that look alike in other alphabets would let one pretend to be another.
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]*", re.ASCII)


def login_key(login: str) -> str:
    """The form under which a login is unique; ``Refusal`` if it cannot be one."""
    key = login.lower() if login.isascii() else ""
    if not LEAST_LOGIN <= len(key) <= MOST_LOGIN or not _LOGIN.fullmatch(key):
        raise Refusal("login-form", params={"least": LEAST_LOGIN, "most": MOST_LOGIN})
    return key


def check_password(password: str) -> None:
    """A new password: long enough, and no other rule."""
    if len(password) < LEAST_PASSWORD:
        raise Refusal("password-short", params={"least": LEAST_PASSWORD})
    if len(password) > MOST_PASSWORD:
        raise Refusal("password-long", params={"most": MOST_PASSWORD})


def password_bytes(password: str) -> bytes:
    """The bytes that are hashed: the same from every keyboard. None so long is ever right."""
    cut = password[: MOST_PASSWORD + 1]
    return unicodedata.normalize("NFC", cut).encode("utf-8", "surrogatepass")


def clean_label(label: str) -> str:
    """What a browser or a token is called: one line, cut where it is too long."""
    line = "".join([c if c.isprintable() else " " for c in label[:400]])
    return " ".join(line.split())[:MOST_LABEL].strip()


def clean_note(text: str) -> str:
    """Plain text in lines; what cannot be seen is left out."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    if len(lines) > MOST_NOTE:
        raise Refusal("note-long", params={"most": MOST_NOTE})
    kept = "".join([c for c in lines if c.isprintable() or c in "\n\t"])
    return kept if kept.strip() else ""


def preferences_text(preferences: object) -> str:
    """A small JSON object as text, with everything in it as it was given."""
    try:
        data = msgspec.json.encode(preferences) if isinstance(preferences, dict) else b""
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
        data = b""
    if not data or len(data) > MOST_PREFERENCES:
        raise Refusal("preferences-form", params={"most": MOST_PREFERENCES})
    return data.decode()
