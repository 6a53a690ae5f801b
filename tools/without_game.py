"""Delete a game's folders in a copy of the repository and run the rest of the tests there.

Run by ``make test-without GAME=NAME``; further arguments go to pytest. A game is one folder in
three places, and nothing else may need it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/teahouse/games", "web/src/games", "tests/games")
# Every room once, plain, without browsers and long games: less than a minute of one processor.
TESTS = (
    "tests/test_names.py",
    "tests/test_games_are_folders.py",
    "tests/core/test_options.py",
    "tests/contract/test_perft.py",
    "tests/lessons",
    "tests/cli/test_cli.py",
    "tests/lab/test_arena.py",
    "tests/server/test_tables.py",
    "tests/server/test_http.py",
)


def files() -> list[str]:
    """All tracked files; in a copy without git, which such a run tests in turn, all files."""
    if not (ROOT / ".git").exists():
        return [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return listed.stdout.decode().rstrip("\0").split("\0")


def copied(into: Path, game: str) -> Path:
    """A copy of all files but the game's."""
    for name in files():
        if (ROOT / name).is_file() and not name.startswith(folders_of(game)):
            target = into / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
    return into


def folders_of(game: str) -> tuple[str, ...]:
    """What belongs to the game, and only that."""
    return tuple([f"{folder}/{game}/" for folder in FOLDERS])


def main(game: str, *more: str) -> int:
    """The exit code of the tests."""
    if not (ROOT / FOLDERS[0] / game).is_dir():
        print(f"There is no game {game!r} in {FOLDERS[0]}.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder), game)
        command = [sys.executable, "-m", "pytest", *(more or ("-k", "not postgres", *TESTS))]
        environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
        environment.pop("TEAHOUSE_REQUIRE_COMPILED", None)  # the copy is plain
        return subprocess.run(command, cwd=copy, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
