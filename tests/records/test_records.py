"""Records: round trips, and every lie is found."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sample import GAME, OPTION, SAMPLE
from walks import Case, cases, every_case, quick_first

from teahouse.core.corrections import written
from teahouse.core.errors import BadRecord, TeahouseError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.rule_set import RuleSet
from teahouse.records import files
from teahouse.records.record import Record, parse
from teahouse.records.replay import record_of, replay, text_of, verify
from teahouse.registry import game_names, load, versions

CASE = next(case for case in cases() if case.game is GAME)
GAMES = Path(__file__).parents[1] / "games"
FIXTURES = sorted(GAMES.glob("*/records/*.tea"))


def played(case: Case, seed: int, limit: int = 10_000) -> Match:
    match = Match(case.game, case.seats, case.options, seed)
    rng = Rng(seed + 1)
    while not match.state.over and len(match.decisions) < limit:
        seat = int(match.state.first_actor())
        legal = match.state.legal(seat)
        match.decide(seat, int(legal[rng.below(len(legal))]))
    return match


def text(match: Match) -> str:
    return text_of(record_of(match, [f"Player {k}" for k in range(match.seats)]))


@pytest.mark.parametrize("case", quick_first(every_case()), ids=str)
def test_a_record_is_read_as_it_was_written(case: Case) -> None:
    match = played(case, 3)
    first = text(match)
    record = parse(first)
    assert verify(record).state.digest() == match.state.digest()
    assert text_of(record) == first


@pytest.mark.parametrize("path", FIXTURES, ids=lambda p: f"{p.parts[-3]}-{p.stem}")
def test_recorded_games_still_end_as_they_did(path: Path) -> None:
    """Complete games of every kind: a change of the rules shows here first."""
    record = files.read(path)
    verify(record)
    assert record.result is not None
    assert text_of(record) == path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def good() -> str:
    return text(played(CASE, 5))


@pytest.fixture(scope="module")
def unfinished() -> str:
    return text(played(CASE, 5, limit=30))


def test_an_unfinished_game_can_be_kept_and_taken_up(unfinished: str) -> None:
    match = verify(parse(unfinished))
    assert not match.state.over
    assert len(match.decisions) == 30


def test_comments_are_kept(unfinished: str) -> None:
    lines = unfinished.splitlines()
    lines[-1] += " ; a bold bid"
    record = parse("\n".join(lines))
    assert record.comments == {29: "a bold bid"}
    assert text_of(record).splitlines()[-1].endswith(" ; a bold bid")


def change(good: str, header: str, value: str) -> str:
    lines = [f"{header}: {value}" if x.startswith(header + ":") else x for x in good.splitlines()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("header", "value", "message"),
    [
        ("Game", "chess", "no game 'chess'"),
        ("Rules", "99", f"rules version 99 of {SAMPLE}; there is 1"),
        ("Rules", "0", "rules version 0"),
        ("Rules", "01", "rules version 01"),
        ("Rules", "-1", "rules version -1"),
        ("Rules", "9" * 5000, "rules version 9999"),
        ("Players", "A", f"{SAMPLE} is for .* players, not 1"),
        ("Players", "A | | C", "without a name"),
        ("Seed", "6", "does not fit the hash"),
        ("Seed-hash", "00", "does not fit the hash"),
        ("Decisions", "9999", "cut off: it announces 9999"),
        ("Decisions", "many", "'many' where a number is due"),
        ("Result", "1 2 3", "The result is wrong"),
        ("Result", "1 2", "for each of 3 seats"),
        ("Result", "a b c", "where a number is due"),
        ("Result", "unfinished", "has no ranks"),
        ("Ranks", "9 9 9", "The ranks are wrong"),
        ("Digest", "beef", "does not fit the digest"),
        (f"Option {OPTION.key}", "sideways", f"{OPTION.key} cannot be 'sideways'"),
    ],
)
def test_a_false_header_is_found(good: str, header: str, value: str, message: str) -> None:
    with pytest.raises(TeahouseError, match=message):
        verify(parse(change(good, header, value)))


def test_other_damage_is_found(good: str) -> None:
    lines = good.splitlines()
    first = lines.index("") + 2
    start = CASE.start(5)
    seat = int(start.first_actor())
    wrong = next(e.notation for e in GAME.catalog.entries if start.why_not(seat, e.number))
    for text_, message in [
        ("", "not a game record"),
        ("hello\n" + good, "not a game record"),
        ("\n".join(lines[:-1]), "cut off"),
        (good.replace("Digest:", "Fingerprint:"), "unknown header 'Fingerprint'"),
        (good.replace("Digest:", "Digest"), "not a header"),
        ("\n".join([*lines[:3], lines[2], *lines[3:]]), "'Rules' a second time"),
        ("\n".join([x for x in lines if not x.startswith("Digest")]), "no header 'Digest'"),
        ("\n".join([x for x in lines if not x.startswith("Ranks")]), "no header 'Ranks'"),
        ("\n".join([*lines[:first], f"7 {wrong}", *lines[first + 1 :]]), "begin with a seat"),
        ("\n".join([*lines[:first], "0 sing", *lines[first + 1 :]]), "No action is written 'sing'"),
        (
            "\n".join([*lines[:first], f"{seat} {wrong}", *lines[first + 1 :]]),
            "Decision 1 .* not legal",
        ),
    ]:
        with pytest.raises(BadRecord, match=message):
            verify(parse(text_))


# --- played by corrected tables -------------------------------------------------------------------
# Printed on the box: no game ever meets these values, so only the digest can tell them apart.
CORRECTIONS = {"meta.year": 1997, "meta.publisher": "Odile"}


def corrected_text(name: str, decisions: int) -> str:
    game = load(RuleSet(name, 0, written(CORRECTIONS)))
    seats = max(game.options.seats)
    return text(played(Case(game, seats, game.resolve_defaults(seats)), 5, limit=decisions))


@pytest.mark.parametrize("name", [name for name in game_names() if (GAMES / name).is_dir()])
def test_a_record_carries_its_corrections(name: str) -> None:
    record = corrected_text(name, 20)
    assert f"\nCorrections: {written(CORRECTIONS)}\n" in record
    assert verify(parse(record)).game.corrections == written(CORRECTIONS)
    assert text_of(parse(record)) == record


@pytest.mark.parametrize("decisions", [10, 10_000])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1997", "1998"),
        ('"Odile"', '"Mei"'),
        ('"meta.year":1997', '"meta.designer":"Mei"'),
        (',"meta.year":1997', ""),
        (f"\nCorrections: {written(CORRECTIONS)}", ""),
    ],
)
def test_other_corrections_are_found_also_if_nobody_met_them(
    decisions: int, old: str, new: str
) -> None:
    record = corrected_text(SAMPLE, decisions)
    assert old in record
    with pytest.raises(BadRecord, match=r"^The final position .*not fit the digest of the record"):
        verify(parse(record.replace(old, new, 1)))


def test_corrections_cannot_be_added(good: str) -> None:
    added = good.replace("\nPlayers:", f"\nCorrections: {written(CORRECTIONS)}\nPlayers:", 1)
    with pytest.raises(BadRecord, match=r"position and the corrections do not fit the digest"):
        verify(parse(added))


def test_a_record_without_its_seed_keeps_the_secret(good: str) -> None:
    hidden = "\n".join([x for x in good.splitlines() if not x.startswith("Seed:")])
    record = parse(hidden)
    assert record.seed is None
    with pytest.raises(BadRecord, match="after the end of the game"):
        replay(record)


def test_the_record_of_a_running_game_can_leave_the_seed_out() -> None:
    match = played(CASE, 5, limit=10)
    record = record_of(match, ["A", "B", "C"], with_seed=False)
    assert "Seed:" not in text_of(record)
    assert "Seed-hash:" in text_of(record)


@settings(max_examples=200)
@given(st.data())
def test_damaged_text_never_breaks_the_reader(data: st.DataObject) -> None:
    """Whatever is cut, doubled or changed: a clear sentence or an equal record, nothing else."""
    good = text(played(CASE, 5, limit=30))
    at = data.draw(st.integers(0, len(good)))
    length = data.draw(st.integers(0, 40))
    put = data.draw(st.text(max_size=10))
    damaged = good[:at] + put + good[at + length :]
    sentence = "The record is true."
    try:
        verify(parse(damaged))
    except TeahouseError as error:
        sentence = str(error)
    assert len(sentence.splitlines()) == 1


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, good: str) -> None:
    path = tmp_path / "game.tea"
    path.write_text("old")
    record = parse(good)
    files.save(path, record)
    assert path.read_text(encoding="utf-8") == good
    broken = Record(**{**record.__dict__, "decisions": [(0, 10**6)]})
    with pytest.raises(TeahouseError):
        files.save(path, broken)
    assert path.read_text(encoding="utf-8") == good
    assert list(tmp_path.iterdir()) == [path]


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        files.read(tmp_path / "missing.tea")
    (tmp_path / "bytes.tea").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        files.read(tmp_path / "bytes.tea")
    with pytest.raises(BadRecord, match="cannot be written"):
        files.write_text(tmp_path / "no" / "folder.tea", "x")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "version"), [(n, v) for n in game_names() for v in versions(n)])
def test_there_are_recorded_games_for_every_way_to_end(name: str, version: int) -> None:
    records = [files.read(path) for path in FIXTURES if path.parts[-3] == name]
    records = [record for record in records if record.game.version == version]
    assert len(records) >= 6
    met: set[str] = set()
    for record in records:
        triggers = replay(record).state.progress().triggers
        met |= {t.key for t in triggers if t.limit and t.value >= t.limit}
    expected = tomllib.loads((GAMES / name / "expected.toml").read_text(encoding="utf-8"))
    assert set(expected["ends"]) <= met
