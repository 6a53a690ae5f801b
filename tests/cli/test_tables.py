"""``teahouse tables``: what is printed on the components of a game, and files of corrections."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from commands import run
from corrected import playable
from printed_values import GAMES
from sample import OTHER, SAMPLE

from teahouse.components.catalog import fields_of, kinds_of, with_version
from teahouse.components.house_tables import HouseTables, read_house_tables, write_house_tables
from teahouse.components.progress import compared_count
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load, versions
from teahouse.text.component_words import ComponentWords
from teahouse.text.words import LANGUAGES

RULES = with_version(RuleSet(SAMPLE))
KINDS = kinds_of(RULES)
TOTAL = compared_count(KINDS, [], []).total

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def corrections(tmp_path: Path) -> Path:
    """A file with corrections by which the game can be played."""
    printed = next(one for kind in KINDS for one in kind.components if one.is_reconstructed())
    house = HouseTables(SAMPLE, RULES.version, "Mei", playable(), (printed.key,))
    path = tmp_path / "mine.toml"
    path.write_text(write_house_tables(house), encoding="utf-8")
    return path


# --- listing --------------------------------------------------------------------------------------
@each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_listed_in_words(game: str, language: str) -> None:
    shown = run("tables", game, "--lang", language)
    assert shown.returncode == 0, shown.stderr
    words = ComponentWords(language, load(game))
    for kind in kinds_of(RuleSet(game)):
        assert f"{words.kind(kind.id)} ({kind.id})\n" in shown.stdout
    assert f"{game}-" not in shown.stdout
    assert "cli-tables" not in shown.stdout


@each_language
def test_only_reconstructed_values(language: str) -> None:
    shown = run("tables", SAMPLE, "--reconstructed", "--lang", language).stdout
    rows = [line.split() for line in shown.splitlines()]
    tags = [row[-1] for row in rows if row and row[-1] in ("R", "P", "A")]
    fields = [field for _, field in fields_of(RULES).values()]
    assert tags == ["A"] * len([one for one in fields if one.tag == "A"])
    everything = run("tables", SAMPLE, "--lang", language).stdout.splitlines()
    listed = [line.split()[-1] for line in everything if line.split()]
    assert [tag for tag in listed if tag in ("R", "P", "A")] == [one.tag for one in fields]


def test_one_kind() -> None:
    kind, other = KINDS[0], KINDS[-1]
    shown = run("tables", SAMPLE, "--kind", kind.id).stdout
    assert f"({kind.id})" in shown
    assert f"({other.id})" not in shown
    refused = run("tables", SAMPLE, "--kind", "spoons")
    assert refused.returncode == 2
    assert f"{SAMPLE} has no components 'spoons'; it has {kind.id}, " in refused.stderr


def test_a_kind_without_doubts_says_so() -> None:
    sure = next(
        kind for kind in KINDS if not any([one.is_reconstructed() for one in kind.components])
    )
    for language in LANGUAGES:
        shown = run("tables", SAMPLE, "--reconstructed", "--kind", sure.id, "--lang", language)
        assert shown.returncode == 0
        assert len(shown.stdout.strip().splitlines()) == 1


def test_for_programs() -> None:
    kinds = json.loads(run("tables", SAMPLE, "--json").stdout)
    assert [kind["id"] for kind in kinds] == [kind.id for kind in KINDS]
    found = [field for kind in kinds for one in kind["components"] for field in one["fields"]]
    assert {field["path"]: field["value"] for field in found} == {
        path: field.value for path, (_, field) in fields_of(RULES).items()
    }
    doubtful = json.loads(run("tables", SAMPLE, "--json", "--reconstructed").stdout)
    tags = [
        field["tag"] for kind in doubtful for one in kind["components"] for field in one["fields"]
    ]
    assert set(tags) == {"A"}


def test_an_older_version_is_listed() -> None:
    for version in versions(SAMPLE):
        kinds = json.loads(run("tables", SAMPLE, "--rules", str(version), "--json").stdout)
        fields = [field for kind in kinds for one in kind["components"] for field in one["fields"]]
        expected = fields_of(RuleSet(SAMPLE, version)).values()
        assert [field["value"] for field in fields] == [field.value for _, field in expected]


# --- a file to fill in ----------------------------------------------------------------------------
@each_language
def test_a_template_is_filled_in_and_checked(tmp_path: Path, language: str) -> None:
    said = run("tables", SAMPLE, "--template", "x.toml", "--lang", language, cwd=tmp_path)
    assert said.returncode == 0, said.stderr
    assert f"teahouse tables {SAMPLE} --check x.toml" in said.stdout
    assert str(TOTAL) in said.stdout
    text = (tmp_path / "x.toml").read_text(encoding="utf-8")
    assert ComponentWords(language, load(SAMPLE)).title() in text.splitlines()[0]
    assert tomllib.loads(text)["version"] == RULES.version
    doubtful = {
        path: value for path, value in playable().items() if fields_of(RULES)[path][1].tag == "A"
    }
    for path, value in doubtful.items():
        was = fields_of(RULES)[path][1].value
        row = f'{{ path = "{path}", was = {was}, is = {was} }}'
        assert row in text
        text = text.replace(row, f'{{ path = "{path}", was = {was}, is = {value} }}')
    (tmp_path / "x.toml").write_text(text, encoding="utf-8")
    checked = run("tables", SAMPLE, "--check", "x.toml", "--lang", language, cwd=tmp_path)
    assert checked.returncode == 0, checked.stderr
    words = ComponentWords(language, load(SAMPLE)).words
    assert checked.stdout.endswith(words.say("cli-tables-playable") + "\n")
    assert read_house_tables(text.encode(), RULES).corrections == doubtful


def test_a_template_replaces_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("an evening's work", encoding="utf-8")
    again = run("tables", SAMPLE, "--template", "mine.toml", cwd=tmp_path)
    assert again.returncode == 2
    assert again.stderr == "teahouse: mine.toml is there already: choose another name.\n"
    nowhere = run("tables", SAMPLE, "--template", "no/such/folder.toml", cwd=tmp_path)
    assert nowhere.returncode == 2
    assert "there is no folder no/such" in nowhere.stderr
    both = run("tables", SAMPLE, "--template", "a.toml", "--check", "mine.toml", cwd=tmp_path)
    assert both.returncode == 2
    assert "not allowed with argument" in both.stderr
    assert mine.read_text(encoding="utf-8") == "an evening's work"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


# --- a file is checked ----------------------------------------------------------------------------
@each_language
def test_a_good_file_is_shown_as_a_difference(corrections: Path, language: str) -> None:
    checked = run("tables", SAMPLE, "--check", str(corrections), "--lang", language)
    assert checked.returncode == 0, checked.stderr
    rows = [line.split()[-2:] for line in checked.stdout.splitlines()]
    changes = [[str(fields_of(RULES)[path][1].value), str(new)] for path, new in playable().items()]
    assert [row for row in rows if all([word.isdecimal() for word in row]) and row] == changes
    count = compared_count(
        KINDS, playable(), read_house_tables(corrections.read_bytes(), RULES).as_printed
    )
    assert count.as_printed == 1
    numbers = [number for number in checked.stdout.splitlines()[-2].split() if number.isdecimal()]
    assert [str(count.done), str(count.total)] == numbers[:2]


BROKEN = "corrections = [\n"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("is = ", "is = -", "is wrong: expected a whole number >= "),
        ("is = ", 'is = "many", more = ', "more is not a field of this table."),
        (f'game = "{SAMPLE}"', f'game = "{OTHER}"', f"is one of '{OTHER}', not of {SAMPLE}."),
        ("version = ", "version = 9", "of the rules of"),
        ("by = ", "# ", "$.by is missing."),
        ("as_printed = [\n", 'as_printed = [\n  "spoons:1",\n', "has no component 'spoons:1'."),
        (
            BROKEN,
            f'{BROKEN}  {{ path = "a.b", was = 1, is = 2 }},\n',
            "'a.b' is not printed on any component of the game.",
        ),
        (BROKEN, "corrections = \n", "is not a TOML file: Invalid value (at line "),
    ],
)
def test_a_bad_file_gets_one_sentence(corrections: Path, old: str, new: str, sentence: str) -> None:
    text = corrections.read_text(encoding="utf-8")
    assert old in text
    corrections.write_text(text.replace(old, new, 1), encoding="utf-8")
    checked = run("tables", SAMPLE, "--check", str(corrections))
    assert checked.returncode == 1
    assert checked.stderr.startswith("teahouse: ")
    assert len(checked.stderr.splitlines()) == 1
    assert sentence in checked.stderr


def test_a_file_that_is_not_there() -> None:
    checked = run("tables", SAMPLE, "--check", "missing.toml")
    assert checked.returncode == 1
    assert checked.stderr.startswith("teahouse: missing.toml cannot be read: ")
