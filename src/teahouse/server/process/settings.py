"""The settings of a server: defaults, then a file, then the environment, then the command line.

A secret may stand in a file of its own: ``KEY_file`` names it. Settings never show their secrets.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec
from msgspec import Meta

from teahouse.core.errors import TeahouseError
from teahouse.server.storage.address import HIDDEN, is_postgres, without_password

PREFIX: Final = "TEAHOUSE_"
FILE: Final = "teahouse.toml"  # in the working folder, if it exists
SECRETS: Final = ("store_password", "metrics_token")
# Variables of the build and of the tests, which are no settings.
OTHERS: Final = ("TEAHOUSE_PURE", "TEAHOUSE_REQUIRE_COMPILED", "TEAHOUSE_KILLS", "TEAHOUSE_TEST_")

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Millis = Annotated[int, Meta(ge=0, le=3_600_000)]


class BadSettings(TeahouseError):
    """A setting is unknown or has a value that it cannot have."""


def default_store() -> str:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return str(Path(data) / "teahouse" / "teahouse.db")


def default_bots() -> int:
    """One core is left to the people."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. The comments are the documentation (docs/hosting.md)."""

    # where
    store: str = msgspec.field(default_factory=default_store)
    store_password: str = ""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    # how many
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bots: Annotated[int, Meta(ge=0, le=256)] = msgspec.field(default_factory=default_bots)
    bot_pause: Millis = 700
    bot_limit: Annotated[int, Meta(ge=100, le=3_600_000)] = 10_000
    # logs and metrics
    log_format: Literal["auto", "text", "json"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_token: str = ""
    # limits
    requests_per_minute: Count = 3600
    logins_per_minute: Count = 20
    messages_per_minute: Count = 600
    tables_per_person: Count = 100
    sockets_per_address: Count = 500
    max_body: Annotated[int, Meta(ge=1024, le=100_000_000)] = 65_536

    def __repr__(self) -> str:
        """Without secrets: this may end up in a log."""
        return f"Settings({', '.join([f'{key}={value!r}' for key, value in self.shown().items()])})"

    @property
    def on_postgres(self) -> bool:
        """Is the store a PostgreSQL database, which several processes may share?"""
        return is_postgres(self.store)

    @property
    def store_address(self) -> str:
        """What ``open_store`` takes, with the password in it."""
        if not self.store_password:
            return self.store
        parts = urlsplit(self.store)
        user, _, host = parts.netloc.rpartition("@")
        login = f"{user.partition(':')[0]}:{quote(self.store_password, safe='')}"
        return urlunsplit(parts._replace(netloc=f"{login}@{host}"))

    def shown(self) -> dict[str, object]:
        """All settings as they may be shown to anybody."""
        found: dict[str, object] = {key: getattr(self, key) for key in KEYS}
        for key in SECRETS:
            found[key] = HIDDEN if found[key] else ""
        found["store"] = without_password(self.store)
        return found


KEYS: Final = Settings.__struct_fields__


def read_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: Mapping[str, object] | None = None,
) -> Settings:
    """The settings of a file (``teahouse.toml`` if it is there), the environment, and ``given``."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    if file is not None or Path(FILE).is_file():
        file = file or Path(FILE)
        for key, value in _read_toml(file).items():
            _take(found, key, value, f"{file}: {key}", file.parent)
    for name in sorted(environment):
        if name.startswith(PREFIX) and not name.startswith(OTHERS):
            key = name.removeprefix(PREFIX).lower()
            _take(found, key, environment[name], name, Path())
    for key, value in (given or {}).items():
        _take(found, key, value, f"--{key.replace('_', '-')}", Path())
    return _checked(found)


def _take(found: dict[str, Any], key: str, value: object, where: str, folder: Path) -> None:
    """One setting, checked where it stands; a later one replaces it."""
    if key.removesuffix("_file") in SECRETS and key.endswith("_file"):
        key, value = key.removesuffix("_file"), _read_secret(folder / str(value), where)
    if key not in KEYS:
        near = get_close_matches(key, KEYS, 1)
        hint = f"; is {near[0]} meant?" if near else f"; the settings are {', '.join(KEYS)}."
        raise BadSettings(f"{where} is no setting{hint}")
    if key == "trusted_proxies" and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    kind = _TYPES[key]
    try:
        found[key] = msgspec.convert(value, kind, strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        shown = "" if key in SECRETS or key == "store" else f" cannot be {value!r}"
        raise BadSettings(f"{where}{shown}: {_plain(error)}.") from None


_TYPES: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _plain(error: msgspec.ValidationError) -> str:
    text = str(error)
    return text[:1].lower() + text[1:]


def _checked(found: dict[str, Any]) -> Settings:
    settings = Settings(**found)
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSettings("public_url must begin with http:// or https://.")
    if not settings.store:
        raise BadSettings("store must be the path of a file or the address of a database.")
    if settings.store_password and not settings.on_postgres:
        raise BadSettings("store_password is for PostgreSQL, but store is a file.")
    if settings.store_password and "@" not in settings.store:
        raise BadSettings("store needs a user where store_password is set: postgres://USER@HOST/DB")
    if settings.workers > 1 and not settings.on_postgres:
        raise BadSettings(
            f"{settings.workers} serving processes cannot share a SQLite file: set workers to 1, "
            "or set store to the address of a PostgreSQL database (docs/hosting.md)."
        )
    return settings


def _read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"The settings {file} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"The settings {file} are no TOML: {error}.") from error


def _read_secret(file: Path, where: str) -> str:
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{where}: the file {file} cannot be read: {error}.") from error
    if not secret:
        raise BadSettings(f"{where}: the file {file} is empty.")
    return secret
