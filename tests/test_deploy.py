"""The files for hosting: they parse, and everything they name exists."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import pytest
import yaml

from teahouse.cli.main import _make_parser
from teahouse.server.process.settings import KEYS, SECRETS, read_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def environment(found: dict[str, str], folder: Path) -> dict[str, str]:
    """The variables with their secret files in a folder of ours."""
    (folder / "secret").write_text("hush")
    return {k: str(folder / "secret") if k.endswith("_FILE") else v for k, v in found.items()}


def understood(command: list[str]) -> None:
    assert Path(command[0]).name == "teahouse"
    given = _make_parser().parse_args(command[1:])
    assert given.command == "serve"


def test_the_unit_starts_what_exists(tmp_path: Path) -> None:
    unit = configparser.RawConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / "teahouse.service", encoding="utf-8")
    understood(shlex.split(unit["Service"]["ExecStart"]))
    text = (DEPLOY / "teahouse.service").read_text(encoding="utf-8")
    found = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
    assert found
    read_settings(None, environment(found, tmp_path))
    assert unit["Service"]["KillMode"] == "mixed"


def test_the_containers_start_what_exists(tmp_path: Path) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    web = compose["services"]["web"]
    understood(web["command"])
    settings = read_settings(None, environment(web["environment"], tmp_path))
    assert settings.store_address == "postgres://teahouse:hush@db/teahouse"
    assert (DEPLOY / web["build"]["context"] / web["build"]["dockerfile"]).is_file()
    for service in compose["services"].values():
        assert set(service["secrets"]) <= set(compose["secrets"])
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    understood(yaml.safe_load(re.findall(r"^CMD (.*)$", docker, re.MULTILINE)[0]))
    found = dict(re.findall(r"(TEAHOUSE_(?!REQUIRE)\w+)=(\S+)", docker))
    assert found
    read_settings(None, environment(found, tmp_path))
    for source in re.findall(r"^COPY (?!--from)(.*) \S+$", docker, re.MULTILINE):
        for name in source.split():
            assert (ROOT / name).exists(), name


def test_every_setting_is_explained() -> None:
    table = re.findall(r"^\| `(\w+)` \| (.*?) \|", HOSTING, re.MULTILINE)
    assert [name for name, _ in table] == list(KEYS)
    settings = read_settings(None, {}, {})
    for name, default in table:
        value = getattr(settings, name)
        if name not in ("store", "bots", "trusted_proxies"):
            assert default == (f"`{value}`" if value != "" else "empty"), name
    for name in SECRETS:
        assert f"`{name}_file`" in HOSTING


def test_the_examples_in_the_guide_are_settings(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", HOSTING, re.DOTALL)
    assert len(blocks) == 2
    (tmp_path / "secret").write_text("hush")
    for block in blocks:
        file = tmp_path / "teahouse.toml"
        file.write_text(re.sub(r'_file = ".*"', '_file = "secret"', block))
        read_settings(file, {})


@pytest.mark.parametrize("command", re.findall(r"^teahouse .*$", HOSTING, re.MULTILINE))
def test_the_commands_in_the_guide_exist(command: str) -> None:
    _make_parser().parse_args(shlex.split(command, comments=True)[1:])
