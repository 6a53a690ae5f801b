"""Every refusal of the house has its sentence, in the three languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import teahouse.server
from teahouse.server.tables.ports import LIFECYCLES
from teahouse.text.words import LANGUAGES, source

SERVER = Path(teahouse.server.__file__).parent
SAMPLES: dict[str, list[str | int]] = {
    "lifecycle": [*LIFECYCLES],
    "command": ["decide"],
    "text": ["What is wrong, in a sentence."],
}
PREFIX = "house-why-"


def keys(node: ast.expr) -> list[str]:
    """The keys that an expression can be; none where a game gives its own reason."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    assert isinstance(node, (ast.Attribute, ast.Name)), ast.dump(node)
    return []


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """Every key that the server's source raises or answers, with the names of its parameters."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if ast.unparse(node.func).split(".")[-1] not in ("Refusal", "Why"):
                continue
            given = [word.value for word in node.keywords if word.arg == "params"]
            names: list[str] = []
            for params in given:
                assert isinstance(params, ast.Dict), (path, node.lineno)
                for name in params.keys:
                    assert isinstance(name, ast.Constant), (path, node.lineno)
                    names.append(str(name.value))
            for key in keys(node.args[0]):
                yield key, frozenset(names)


REFUSALS = sorted(set(refusals()), key=str)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, "house")))
    for key, names in REFUSALS:
        assert bundle.has_message(PREFIX + key), key
        pattern = bundle.get_message(PREFIX + key).value
        assert pattern is not None
        for i in range(len(LIFECYCLES)):
            values: dict[str, str | int] = {}
            for name in names:
                samples = SAMPLES.get(name, [2])
                values[name] = samples[i % len(samples)]
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors, (key, errors)
            assert str(text).strip().endswith("."), key


def test_no_sentence_is_left_over() -> None:
    """Every sentence is for a key that the source names, here or on its way to a refusal."""
    lines = source("en", "house").splitlines()
    worded = [line.split(" =")[0] for line in lines if line.startswith(PREFIX)]
    named = {
        node.value
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert worded
    assert [message for message in worded if message.removeprefix(PREFIX) not in named] == []


def test_the_search_finds_what_it_should() -> None:
    found = {key for key, _ in REFUSALS}
    assert {"stale", "command-id-used", "no-account", "not-for-tokens", "login-taken"} <= found
