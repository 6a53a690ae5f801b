"""The project itself: lock files without addresses, no machine's paths, every room documented."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split("\n")
    found = [ROOT / name for name in listed if name]
    return [path for path in found if path.is_file()]


def test_lock_files_pin_hashes_and_name_no_host() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        pins = re.findall(r"^[a-z0-9-]+==", text, re.MULTILINE)
        assert pins
        assert len(pins) <= text.count("--hash=sha256:")


def test_the_lock_of_the_client_pins_hashes_and_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = [one for path, one in lock["packages"].items() if path]
    assert packages
    for package in packages:
        assert "resolved" not in package
        assert package["integrity"].startswith("sha512-")


TEXTS = {
    ".css",
    ".ftl",
    ".js",
    ".json",
    ".md",
    ".py",
    ".sh",
    ".sql",
    ".tea",
    ".toml",
    ".ts",
    ".tsx",
}
TEXTS |= {".txt", ".yaml", ".yml", ""}


def tracked_texts() -> list[tuple[Path, str]]:
    return [(p, p.read_text(encoding="utf-8")) for p in tracked() if p.suffix in TEXTS]


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    own = re.compile(r"(^|[^\w.])/(home|root|work|Users)/\w")
    assert [path for path, text in tracked_texts() if own.search(text)] == []


def test_no_file_names_a_registry_of_packages() -> None:
    hosts = re.compile(r"pypi\.org/simple|pythonhosted\.org/packages|registry\.(npmjs|yarnpkg)\.")
    assert [path for path, text in tracked_texts() if hosts.search(text)] == []


def test_the_readme_maps_every_room() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for room in (ROOT / "src" / "teahouse").iterdir():
        if room.is_dir() and not room.name.startswith("_"):
            assert f"  {room.name}/ " in readme


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "junk:" in capsys.readouterr().out
