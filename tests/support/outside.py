"""The game of ``tests/outside_game``, installed in places of its own: no other test sees it."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import pytest

from teahouse.core.pack import GamePack
from teahouse.registry import packs

SOURCE = Path(__file__).parents[1] / "outside_game"
PACKAGE = "teahouse_lanterns"
OPTIONAL = ("evaluator", "features", "report", "words")


@dataclass(frozen=True)
class Installed:
    """A folder that holds the installed distribution, for programs that find it by PYTHONPATH."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        path = [str(self.folder), *sys.path]
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path),
            "COLUMNS": "120",
            "PYTHONUTF8": "1",
        }

    def run(
        self, *arguments: str, answers: str = "", cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a module or a script of Python in which the game is installed."""
        return subprocess.run(
            [sys.executable, *arguments],
            input=answers,
            capture_output=True,
            text=True,
            timeout=300,
            cwd=cwd,
            env=self.environment,
        )

    def teahouse(self, *arguments: str, answers: str = "", cwd: Path | None = None) -> str:
        """What the command prints; it must succeed."""
        done = self.run("-m", "teahouse", *arguments, answers=answers, cwd=cwd)
        assert done.returncode == 0, done.stderr
        return done.stdout


def install(into: Path, change: Callable[[Path], None] = lambda package: None) -> Installed:
    """Copy the source, change the copy, and install it as its players would."""
    copy = into / "source"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.py[co]", "__pycache__", "test*"))
    change(copy / PACKAGE)
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    target = into / "installed"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", *offline, "--target", target, copy],
        check=True,
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
    )
    return Installed(target)


def remove_optional_parts(package: Path) -> None:
    """Leave nothing but the rules, as an author may."""
    pack = package / "pack.py"
    text = pack.read_text(encoding="utf-8")
    for part in OPTIONAL:
        (package / f"{part}.py").unlink()
        text, count = re.subn(rf"    {part}=.*\n", "", text)
        assert count == 1, part
    pack.write_text(text, encoding="utf-8")
    shutil.rmtree(package / "locales")


@contextmanager
def served(installed: Installed, store: Path) -> Iterator[str]:
    """The address of ``teahouse serve`` with the game installed, without pauses and limits."""
    limits = ("requests_per_minute", "logins_per_minute", "messages_per_minute")
    settings = {"bot_pause": 0, **dict.fromkeys(limits, 1_000_000)}
    variables = {f"TEAHOUSE_{key.upper()}": str(value) for key, value in settings.items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "teahouse", "serve", "--port=0", "--bots=1", f"--store={store}"],
        env={**installed.environment, **variables},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"open at (http://\S+)$", line.strip())
        assert found is not None, line
        yield found[1]
    finally:
        process.terminate()
        process.communicate(timeout=60)


@contextmanager
def registered() -> Iterator[str]:
    """The name of the game, known to this process meanwhile: not installed, from its source."""
    own = packs.all_packs()
    sys.path.insert(0, str(SOURCE))
    try:
        pack: GamePack = importlib.import_module(f"{PACKAGE}.pack").PACK
        pack.game()
    finally:
        sys.path.remove(str(SOURCE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packs, "all_packs", lambda: MappingProxyType({**own, pack.name: pack}))
        yield pack.name
