"""One name for one thing: what classes, functions and modules are called."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "teahouse"
# Where no name uses a retired word, but for the tests of the server.
FOLDERS = ("src", "tests", "bench", "tools")
EXCEPT = "tests/server/"

# The same idea in more than one game. Everything else has one name in the whole of `src`.
TWINS_OF_GAMES = {"OpenView", "OwnView", "Rules", "SeatView", "Slot", "SpaceView"}

# Words that were used here instead of the usual term, and the term.
RETIRED = {
    "bury": "erase",
    "crew": "pool",
    "desk": "table service",
    "eyes": "viewer",
    "foresight": "rollout depth",
    "glance": "prior",
    "haze": "score uncertainty",
    "impulse": "drawn action",
    "heard": "progress, received",
    "judge": "evaluator",
    "office": "account service",
    "satisfaction": "seat values",
    "sights": "views",
    "urge": "action weight",
    "urges": "action weights",
    "watcher": "subscription",
}


@cache
def modules() -> dict[str, ast.Module]:
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@cache
def modules_of_all_folders() -> dict[str, ast.Module]:
    paths = {
        path.relative_to(ROOT).as_posix(): path
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    return {
        name: ast.parse(path.read_text(encoding="utf-8"))
        for name, path in paths.items()
        if not name.startswith(EXCEPT)
    }


def words_of(name: str) -> list[str]:
    """``TableService.load_current`` is table, service, load, current."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def names_in(tree: ast.Module) -> list[str]:
    """Classes, functions, their parameters, and everything that is assigned."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found.append(name)
            case ast.AsyncFunctionDef(name=name) | ast.arg(arg=name):
                found.append(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.append(name)
    return found


def classes() -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules().items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path)
    return places


def classes_defined_more_than_once() -> dict[str, list[str]]:
    return {name: paths for name, paths in classes().items() if len(paths) > 1}


def test_no_class_name_has_two_meanings() -> None:
    assert set(classes_defined_more_than_once()) <= TWINS_OF_GAMES
    assert set(classes()) >= TWINS_OF_GAMES  # one of two may go with its game


def test_twins_are_in_different_games() -> None:
    for name, paths in classes_defined_more_than_once().items():
        folders = [path.split("/")[:2] for path in paths]
        assert all(folder[0] == "games" for folder in folders), (name, paths)
        assert len({folder[1] for folder in folders}) == len(folders), (name, paths)


@pytest.mark.parametrize("word", RETIRED)
def test_no_name_uses_a_retired_word(word: str) -> None:
    found = [
        f"{path}: {name}"
        for path, tree in modules_of_all_folders().items()
        for name in [*Path(path).with_suffix("").parts, *names_in(tree)]
        if word in words_of(name)
    ]
    assert not found, f"say {RETIRED[word]!r} instead"
