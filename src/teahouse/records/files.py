"""Records on disk. A file is replaced as a whole or not at all."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from teahouse.core.errors import BadRecord
from teahouse.records.record import MOST_BYTES, Record, parse
from teahouse.records.replay import text_of


def write_text(path: Path, text: str) -> None:
    """Write beside the target, make it durable, then put it in place in one step."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadRecord(f"{path} cannot be written: {error.strerror}.") from error
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def save(path: Path, record: Record) -> None:
    """Write a record."""
    write_text(path, text_of(record))


def read(path: Path) -> Record:
    """Read a record."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from error
    if len(data) > MOST_BYTES:
        raise BadRecord(f"{path} is larger than {MOST_BYTES} bytes: too large for a record.")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file.") from None
    return parse(text)
