"""The project itself: lock files without addresses, no machine's paths, every room documented."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

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


def test_the_root_has_what_a_newcomer_looks_for() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSE"):
        assert (ROOT / name).read_text(encoding="utf-8").strip(), name


def test_the_changelog_keeps_its_form() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert versions[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", v) for v in versions[1:])
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= kinds
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"[{version['version']}]" in versions[1]


def test_every_command_of_make_that_is_named_exists() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    pages = [
        path for path in tracked() if path.suffix in {".md", ".yml"} or path.name == "Makefile"
    ]
    named = {
        (path.name, target)
        for path in pages
        for target in re.findall(
            r"(?:`|run: |^# )make ([a-z][a-z-]*)", path.read_text(), re.MULTILINE
        )
    }
    assert named
    assert [one for one in sorted(named) if one[1] not in targets] == []


def test_every_supported_python_is_tested_on_every_system() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    pythons = ["3.11", "3.12", "3.13", "3.14"]
    plain = workflow["jobs"]["plain"]["strategy"]["matrix"]
    assert [system.split("-")[0] for system in plain["system"]] == ["ubuntu", "macos", "windows"]
    assert plain["python"] == workflow["jobs"]["whole"]["strategy"]["matrix"]["python"] == pythons


def test_hooks_before_a_commit_fetch_nothing() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
    assert [one["repo"] for one in hooks["repos"]] == ["local"]
    assert all(hook["language"] == "system" for hook in hooks["repos"][0]["hooks"])
