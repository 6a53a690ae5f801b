"""What a game brings: the one object by which everything else knows it.

Engines look a part up when they first need it, so that a program that plays one game does not
import the others. Every part but the rules is optional; who misses one has a fallback.
"""

from __future__ import annotations

import importlib
from typing import Final, final

from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game


class BrokenPack(TeahouseError):
    """A pack names something that is not there."""


@final
class Lazy:
    """An object that is imported when it is first asked for."""

    __slots__ = ("_found", "_is_loaded", "path")

    def __init__(self, path: str) -> None:
        self.path: str = path  # "package.module:NAME"
        self._found: object = None
        self._is_loaded: bool = False

    def moved(self, package: str, other: str) -> Lazy:
        """The same object of a copy of the package, which has another name."""
        if self.path.startswith((package + ".", package + ":")):
            return Lazy(other + self.path[len(package) :])
        return self

    def get(self) -> object:
        """The object; always the same one."""
        if not self._is_loaded:
            module, _, name = self.path.partition(":")
            found = importlib.import_module(module)
            if not hasattr(found, name):
                raise BrokenPack(f"The module {module} has no {name}.")
            self._found = getattr(found, name)
            self._is_loaded = True
        return self._found


def lazily(path: str) -> Lazy:
    """The object at ``package.module:NAME``, imported when it is first needed."""
    return Lazy(path)


@final
class GamePack:
    """A game and what belongs to it.

    ``package`` holds its files: ``tables.toml``, and if there are any ``lessons.toml`` and
    ``locales/LANGUAGE.ftl``, ``LANGUAGE-lobby.ftl``, ``LANGUAGE-rules.ftl``,
    ``LANGUAGE-lessons.ftl``.
    """

    __slots__ = (
        "evaluator",
        "features",
        "list_order",
        "load",
        "name",
        "package",
        "report",
        "words",
    )

    def __init__(
        self,
        *,
        name: str,
        package: str,
        load: Lazy,
        evaluator: Lazy | None = None,
        features: Lazy | None = None,
        report: Lazy | None = None,
        words: Lazy | None = None,
        list_order: int = 100,
    ) -> None:
        self.name: Final = name
        self.package: Final = package
        self.load: Final = load  # a Game
        self.evaluator: Final = evaluator  # a subclass of bots.evaluator.Evaluator
        self.features: Final = features  # (seats, start view) -> learning.layout.RecordPart
        self.report: Final = report  # (view, options) -> list[ComponentKind | MomentCount]
        self.words: Final = words  # (view, words) -> list[text.board.Section]
        self.list_order: Final = list_order  # games are listed by it, then by name

    def parts(self) -> dict[str, bool]:
        """The optional parts, and whether the pack brings them (texts and lessons are files)."""
        return {
            "evaluator": self.evaluator is not None,
            "features": self.features is not None,
            "report": self.report is not None,
            "words": self.words is not None,
        }

    def moved(self, other: str) -> GamePack:
        """The same pack for a copy of the package, which has another name."""

        def moved(part: Lazy | None) -> Lazy | None:
            return None if part is None else part.moved(self.package, other)

        return GamePack(
            name=self.name,
            package=other,
            load=self.load.moved(self.package, other),
            evaluator=moved(self.evaluator),
            features=moved(self.features),
            report=moved(self.report),
            words=moved(self.words),
            list_order=self.list_order,
        )

    def game(self) -> Game:
        """The rules; their tables are read when they are first asked for."""
        game = self.load.get()
        if not isinstance(game, Game) or game.name != self.name:
            raise BrokenPack(f"{self.load.path} is not the game {self.name!r}.")
        return game
