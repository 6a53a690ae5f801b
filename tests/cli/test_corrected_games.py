"""Games by corrected tables on the command line, and their records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import run
from corrected import playable
from sample import OTHER, SAMPLE, SEATS

from teahouse.components.catalog import fields_of, with_version
from teahouse.components.house_tables import HouseTables, write_house_tables
from teahouse.core.corrections import written
from teahouse.core.rule_set import RuleSet
from teahouse.records import files

RULES = with_version(RuleSet(SAMPLE))
BOTS = ",".join(["random"] * SEATS)
BY_WHAT = f"rules version {RULES.version} with {len(playable())} corrections"


def write_file(folder: Path, corrections: dict[str, object]) -> str:
    house = HouseTables(SAMPLE, RULES.version, "Mei", corrections)
    path = folder / "mine.toml"
    path.write_text(write_house_tables(house), encoding="utf-8")
    return path.name


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """The name of a file of corrections in the folder of the test."""
    return write_file(tmp_path, playable())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game in the terminal by corrected tables."""
    folder = tmp_path_factory.mktemp("played")
    tables = write_file(folder, playable())
    seats = ",".join(["me", *["random"] * (SEATS - 1)])
    command = ("play", SAMPLE, "--seats", seats, "--seed", "7", "--tables", tables)
    done = run(*command, "--save", "game.tea", answers="1\n" * 400, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "Final scoring" in done.stdout
    return (folder / "game.tea").read_text(encoding="utf-8")


# --- records --------------------------------------------------------------------------------------
def test_a_record_needs_no_file_of_corrections(tmp_path: Path, record: str) -> None:
    """Whoever gets the record has never seen the house tables."""
    assert f"\nCorrections: {written(playable())}\n" in record
    (tmp_path / "game.tea").write_text(record, encoding="utf-8")
    verified = run("verify", "game.tea", cwd=tmp_path)
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.startswith(f"game.tea: true ({SAMPLE}, ")
    assert verified.stdout.endswith(", finished)\n")
    assert run("replay", "game.tea", "--to", "3", cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("path", playable())
def test_a_record_with_one_correction_changed_is_refused(
    tmp_path: Path, record: str, path: str
) -> None:
    believed = fields_of(RULES)[path][1].value
    old = f'"{path}":{playable()[path]}'
    assert old in record
    for number, new in enumerate((f'"{path}":{playable()[path] + 1}', f'"{path}":{believed}')):
        changed = tmp_path / f"{number}.tea"
        changed.write_text(record.replace(old, new), encoding="utf-8")
        verified = run("verify", str(changed))
        assert verified.returncode == 1
        assert "Traceback" not in verified.stderr
        assert len(verified.stderr.splitlines()) == 1


def test_a_record_without_its_corrections_is_refused(tmp_path: Path, record: str) -> None:
    text, count = re.subn(r"\nCorrections: .*", "", record)
    assert count == 1
    (tmp_path / "game.tea").write_text(text, encoding="utf-8")
    assert run("verify", "game.tea", cwd=tmp_path).returncode == 1


def test_a_game_by_corrected_tables_is_left_and_taken_up(tmp_path: Path, mine: str) -> None:
    command = ("play", SAMPLE, "--seats", f"me,{BOTS[7:]}", "--seed", "8", "--tables", mine)
    assert run(*command, answers="1\n1\n", cwd=tmp_path).returncode == 0
    (tmp_path / mine).unlink()
    again = run("play", "--resume", f"{SAMPLE}-8.tea", answers="1\n" * 400, cwd=tmp_path)
    assert "Final scoring" in again.stdout
    assert files.read(tmp_path / f"{SAMPLE}-8.tea").game.corrections == written(playable())
    assert run("verify", f"{SAMPLE}-8.tea", cwd=tmp_path).returncode == 0


# --- many games -----------------------------------------------------------------------------------
def test_simulate(tmp_path: Path, mine: str) -> None:
    games = ("simulate", SAMPLE, "--games", "4", "--seats", BOTS, "--cores", "1")
    done = run(*games, "--tables", mine, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"4 games by {BY_WHAT}, " in done.stdout


def test_arena(tmp_path: Path, mine: str) -> None:
    games = ("arena", SAMPLE, "--games", "2", "--bots", f"greedy,{BOTS[7:]}", "--cores", "1")
    done = run(*games, "--tables", mine, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"games of {SAMPLE} ({BY_WHAT}, plain Python)" in done.stdout


def test_report_by_corrected_tables_and_against_them(tmp_path: Path, mine: str) -> None:
    games = ("report", SAMPLE, "--games", "4", "--bots", BOTS, "--cores", "1")
    by = run(*games, "--tables", mine, "--variants", "0", "--out", "by.html", cwd=tmp_path)
    assert by.returncode == 0, by.stderr
    assert f"--tables {mine} " in (tmp_path / "by.html").read_text(encoding="utf-8")
    against = run(*games, "--against", mine, cwd=tmp_path)
    assert against.returncode == 0, against.stderr
    assert f"{SAMPLE}: rules version {RULES.version} beside {BY_WHAT}" in against.stdout
    assert (tmp_path / f"report-{SAMPLE}-against-mine.html").is_file()


def test_fuzz(tmp_path: Path, mine: str) -> None:
    found = run("fuzz", SAMPLE, "--minutes", "0.02", "--tables", mine, cwd=tmp_path)
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("play", SAMPLE),
        ("simulate", SAMPLE, "--games", "1"),
        ("arena", SAMPLE, "--games", "1", "--bots", BOTS),
        ("report", SAMPLE, "--games", "1"),
    ],
)
def test_bad_corrections_are_refused_before_anything_is_played(
    tmp_path: Path, mine: str, command: tuple[str, ...]
) -> None:
    other = (command[0], OTHER, *command[2:])
    refused = run(*other, "--tables", mine, cwd=tmp_path)
    assert refused.returncode == 2
    assert (
        refused.stderr
        == f"teahouse: The file of corrections is one of '{SAMPLE}', not of {OTHER}.\n"
    )
    file = tmp_path / mine
    file.write_text(file.read_text(encoding="utf-8").replace("is = ", "is = -"), encoding="utf-8")
    wrong = run(*command, "--tables", mine, cwd=tmp_path)
    assert wrong.returncode == 2
    assert len(wrong.stderr.splitlines()) == 1
    assert "expected a whole number >= " in wrong.stderr
