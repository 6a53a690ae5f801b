"""``teahouse``: the sub-commands and their arguments."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from teahouse import __version__
from teahouse.cli import arena, fuzz, games, maintenance, replay, report, serve, simulate, tables
from teahouse.cli.arguments import count, options_given, seed
from teahouse.cli.play import PlaySettings, play, resume
from teahouse.cli.rules import add_rules, rules_given
from teahouse.core.build import is_compiled
from teahouse.core.errors import TeahouseError
from teahouse.registry import game_names
from teahouse.text.words import LANGUAGES

USAGE_ERROR = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """One clear sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"teahouse: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 if all went well."""
    parser = _make_parser()
    given = parser.parse_args(arguments)
    try:
        return _run_command(given)
    except TeahouseError as error:
        print(f"teahouse: {error}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print("teahouse: stopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return USAGE_ERROR


def _run_command(given: argparse.Namespace) -> int:
    if given.command == "games":
        return games.games(given.lang)
    if given.command == "play":
        settings = PlaySettings(given.lang, given.confirm, given.save, given.name)
        if given.resume is not None:
            return resume(given.resume, settings)
        if given.game is None:
            raise TeahouseError(f"Which game? Installed are {', '.join(game_names())}.")
        options = options_given(given.option)
        return play(rules_given(given), given.seats, options, given.seed, settings)
    if given.command == "replay":
        return replay.show(given.file, given.to, given.lang)
    if given.command == "verify":
        return replay.verify_files(given.files)
    if given.command == "serve":
        return serve.serve_command(given)
    if given.command in maintenance.COMMANDS:
        return maintenance.run(given)
    if given.command == "tables":
        return tables.tables_command(given)
    if given.command == "fuzz":
        return fuzz.run(given)
    if given.command == "arena":
        return arena.arena_command(
            rules_given(given),
            given.players,
            given.bots,
            options_given(given.option),
            given.games,
            given.seed,
            given.cores,
            given.out,
            given.resume,
            given.on,
        )
    if given.command == "report":
        return report.run(given)
    return simulate.simulate_command(
        rules_given(given),
        given.seats,
        options_given(given.option),
        given.games,
        given.seed,
        given.cores,
    )


def _make_parser() -> argparse.ArgumentParser:
    how = "compiled" if is_compiled() else "plain Python"
    parser = _Parser(prog="teahouse", description="Merchants' board games, exactly.")
    parser.add_argument("--version", action="version", version=f"teahouse {__version__} ({how})")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    listed = commands.add_parser(
        "games", help="the installed games, what they bring, and their options"
    )
    playing = commands.add_parser("play", help="play in the terminal")
    playing.add_argument("game", nargs="?", help="a game of `teahouse games`")
    playing.add_argument("--seats", default=None, help="me,random,random: people and bots in order")
    playing.add_argument("--name", default=None, help="what the others call you")
    playing.add_argument("--seed", type=seed, default=None, help="the same seed, the same game")
    playing.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    playing.add_argument("--save", type=Path, default=None, help="keep the record in this file")
    playing.add_argument("--resume", type=Path, default=None, help="go on with a saved game")
    playing.add_argument(
        "--confirm", action="store_true", help="ask before others move, so that you can undo"
    )
    replayed = commands.add_parser("replay", help="print a recorded game")
    replayed.add_argument("file", type=Path)
    replayed.add_argument(
        "--to", type=int, default=None, help="stop after this number of decisions"
    )
    verified = commands.add_parser("verify", help="check that records are true")
    verified.add_argument("files", type=Path, nargs="+")
    simulated = commands.add_parser("simulate", help="let bots play many games")
    simulated.add_argument("game")
    simulated.add_argument("--games", type=count, default=1000)
    simulated.add_argument("--seats", default=None, help="random,random,random")
    simulated.add_argument("--seed", type=seed, default=1)
    simulated.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    simulated.add_argument("--cores", type=count, default=None)
    serve.add_serve(commands.add_parser("serve", help="start the server"))
    maintenance.add_arguments(commands.add_parser)
    fuzz.add_arguments(commands.add_parser("fuzz", help="look for broken rules in random games"))
    listed_tables = commands.add_parser(
        "tables", help="what is printed on a game's components, and corrections by owners"
    )
    tables.add_arguments(listed_tables)
    fought = commands.add_parser("arena", help="measure bots against each other")
    fought.add_argument("game")
    fought.add_argument("--bots", required=True, help="greedy,random,random: the line-up")
    fought.add_argument("--players", type=count, default=None, help="as many as --bots names")
    fought.add_argument("--games", type=count, default=100, help="rounded up to all seatings")
    fought.add_argument("--seed", type=seed, default=1)
    fought.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    fought.add_argument("--cores", type=count, default=None)
    fought.add_argument("--out", type=Path, default=None, help="keep every game in this JSON file")
    fought.add_argument("--on", default="cores", help="cores, ray, or ray:ADDRESS of a cluster")
    fought.add_argument("--resume", action="store_true", help="go on with the file of --out")
    report.add_arguments(
        commands.add_parser("report", help="a page about a game, from games by bots")
    )
    for command in (playing, simulated, fought):
        add_rules(command)
    for command in (listed, playing, replayed, listed_tables):
        command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    return parser
