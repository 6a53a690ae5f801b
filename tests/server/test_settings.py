"""Settings from a file, the environment and the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from teahouse.server.process.settings import (
    KEYS,
    BadSettings,
    Settings,
    default_store,
    read_settings,
)
from teahouse.server.storage.address import without_password


def read(
    tmp_path: Path,
    toml: str = "",
    environment: Mapping[str, str] | None = None,
    given: Mapping[str, object] | None = None,
) -> Settings:
    file = tmp_path / "set.toml"
    file.write_text(toml, encoding="utf-8")
    variables = {f"TEAHOUSE_{k.upper()}": v for k, v in (environment or {}).items()}
    return read_settings(file, variables, given)


def test_nothing_needs_to_be_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    settings = read_settings(None, {})
    assert settings.store == str(tmp_path / "data" / "teahouse" / "teahouse.db")
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8080, 1)
    assert settings.bots >= 1
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_store() == str(tmp_path / ".local/share/teahouse/teahouse.db")


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(tmp_path: Path) -> None:
    toml = 'port = 1\nhost = "a"\nbots = 1\ntrusted_proxies = ["10.0.0.1"]\n'
    environment = {"port": "2", "bots": "2", "trusted_proxies": "::1, 10.0.0.2"}
    settings = read(tmp_path, toml, environment, {"bots": 3})
    assert (settings.host, settings.port, settings.bots) == ("a", 2, 3)
    assert settings.trusted_proxies == ("::1", "10.0.0.2")
    assert read(tmp_path, toml).trusted_proxies == ("10.0.0.1",)


def test_a_file_in_the_working_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("teahouse.toml").write_text("port = 4711\n")
    assert read_settings(None, {}).port == 4711


@pytest.mark.parametrize(
    ("toml", "env", "message"),
    [
        ("prot = 1", {}, "prot is no setting; is port meant?"),
        ("", {"prot": "1"}, "TEAHOUSE_PROT is no setting; is port meant?"),
        ("zzzzzz = 1", {}, "the settings are store, "),
        ('port = "x"', {}, "port cannot be 'x': expected `int`, got `str`"),
        ("port = 70000", {}, "port cannot be 70000: expected `int` <= 65535"),
        ("port = true", {}, "port cannot be True"),
        ("", {"port": "many"}, "TEAHOUSE_PORT cannot be 'many'"),
        ("workers = 0", {}, "expected `int` >= 1"),
        ("workers = 2", {}, "2 serving processes cannot share a SQLite file: set workers to 1"),
        ('log_level = "loud"', {}, "log_level cannot be 'loud'"),
        ('public_url = "ftp://x"', {}, "public_url must begin with http"),
        ('store = ""', {}, "store must be"),
        ('store = "a.db"\nstore_password = "pw"', {}, "store is a file"),
        ('store = "postgres://h/d"\nstore_password = "pw"', {}, "store needs a user"),
        ("port = ", {}, "are no TOML"),
        ('metrics_token_file = "missing"', {}, "cannot be read"),
        ('metrics_token_file = "empty"', {}, "is empty"),
        ('port_file = "empty"', {}, "port_file is no setting"),
        ("metrics_token = 5", {}, "metrics_token: expected `str`"),
    ],
)
def test_a_mistake_gets_a_clear_sentence(
    tmp_path: Path, toml: str, env: dict[str, str], message: str
) -> None:
    (tmp_path / "empty").touch()
    with pytest.raises(BadSettings) as caught:
        read(tmp_path, toml, env)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings(tmp_path / "missing.toml", {})


def test_variables_of_the_build_and_the_tests_are_no_settings(tmp_path: Path) -> None:
    others = {"pure": "1", "require_compiled": "1", "kills": "9", "test_postgres": "postgres://x"}
    assert read(tmp_path, "", others) == read(tmp_path)


def test_secrets_come_from_files_and_are_never_shown(tmp_path: Path) -> None:
    (tmp_path / "pw").write_text("s3cr/t w@rd\n")
    toml = 'store = "postgres://tea:old@db/x?y=1"\nstore_password_file = "pw"\n'
    settings = read(tmp_path, toml, {"metrics_token_file": str(tmp_path / "pw")})
    assert settings.store_address == "postgres://tea:s3cr%2Ft%20w%40rd@db/x?y=1"
    assert settings.metrics_token == "s3cr/t w@rd"
    for text in (repr(settings), str(settings), str(settings.shown())):
        assert "s3cr" not in text
        assert "old" not in text
        assert "tea:***@db" in text
    assert settings.shown()["metrics_token"] == "***"
    with pytest.raises(BadSettings) as caught:
        read(tmp_path, 'store_password = ["s3cr"]')
    assert "s3cr" not in str(caught.value)


def test_addresses_without_passwords() -> None:
    assert without_password("data.db") == "data.db"
    assert without_password("postgres://db/x") == "postgres://db/x"
    assert without_password("postgres://me@db/x") == "postgres://me@db/x"
    assert without_password("postgres://me:a@b@db/x") == "postgres://me:***@db/x"


def test_every_setting_has_a_default() -> None:
    assert set(Settings().shown()) == set(KEYS)
