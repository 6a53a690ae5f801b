"""``teahouse serve``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from teahouse.server.process.settings import Settings

OVERRIDES = ("host", "port", "store", "workers", "bots")


def add_serve(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``serve``."""
    add_settings(parser)
    parser.add_argument("--host", help="the address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", help="the port to listen at (8080)")
    parser.add_argument("--workers", help="serving processes; more than one needs PostgreSQL")
    parser.add_argument("--bots", help="processes in which bots think, for each serving process")


def add_settings(parser: argparse.ArgumentParser) -> None:
    """What every command on a store takes."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="the settings (teahouse.toml, if it is here)"
    )
    parser.add_argument("--store", help="a SQLite file or the address of a PostgreSQL database")


def settings_of(given: argparse.Namespace) -> Settings:
    """The settings from the file, the environment and the command line."""
    from teahouse.server.process.settings import read_settings

    wanted = {key: getattr(given, key, None) for key in OVERRIDES}
    return read_settings(
        given.settings, given={key: value for key, value in wanted.items() if value is not None}
    )


def serve_command(given: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from teahouse.server.process.serve import serve

    return serve(settings_of(given))
