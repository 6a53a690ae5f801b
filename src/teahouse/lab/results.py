"""The file of an arena: what was played and every game so far, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from teahouse.lab.arena import ArenaError, ArenaSetup, PlayedGame
from teahouse.records.files import write_text

FORMAT = 2
READABLE = (1, FORMAT)  # a file of format 1 does not say which version of the rules it is of


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the file: its format, the setup and the games played."""

    arena: int
    setup: ArenaSetup = msgspec.field(name="meeting")
    games: list[PlayedGame]


def save(path: Path, setup: ArenaSetup, games: Sequence[PlayedGame]) -> None:
    """Write the setup and all games; the file is replaced as a whole."""
    inorder = sorted(games, key=lambda played: played.number)
    data = msgspec.json.encode(Results(FORMAT, setup, inorder))
    write_text(path, msgspec.json.format(data, indent=0).decode() + "\n")


def resume(path: Path, setup: ArenaSetup) -> list[PlayedGame]:
    """The games of an earlier run of the same setup; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Results)
    except OSError as error:
        raise ArenaError(f"{path} cannot be read: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ArenaError(f"{path} is not a file of an arena: {error}.") from error
    if found.arena not in READABLE:
        raise ArenaError(f"{path} is of format {found.arena}; this program knows up to {FORMAT}.")
    if found.setup != setup:
        raise ArenaError(
            f"{path} holds another arena (rules, options, bots or seed differ): "
            "give --out another file, or the same arguments."
        )
    return found.games
