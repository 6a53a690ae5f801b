"""Every text of China, in every language, as random games need it."""

from __future__ import annotations

import pytest
from walks import Case, all_cases

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING, SPECTATOR, seat_viewer
from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME
from teahouse.games.china.rules import nodes
from teahouse.text.board import board
from teahouse.text.words import LANGUAGES, Words, game_source

PLAYERS = ["Alex", "Barbara", "Chris", "Doris", "Emil"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(language: str) -> list[str]:
    lines = game_source(language, "china").splitlines()
    return [line.split(" =")[0] for line in lines if line.startswith("china-")]


def test_all_languages_have_the_same_ids() -> None:
    assert ids("en") == ids("fr") == ids("de")
    assert len(set(ids("en"))) == len(ids("en"))


@each_language
def test_every_action_thing_and_question_is_worded(language: str) -> None:
    words = Words(language, GAME, PLAYERS)
    for entry in GAME.catalog.entries:
        assert "china-" not in words.action(entry.number)
    kinds = {
        "color": d.COLOR_IDS,
        "pieces": d.OWNER_COLORS,
        "province": d.PROVINCE_IDS,
        "space": d.SPACE_IDS,
        "special": d.SPECIAL_IDS,
        "board": d.BOARD_IDS,
        "phase": nodes.PHASE_IDS,
        "ask": nodes.NODE_IDS,
        "category": GAME.categories,
        "trigger": [t.key for t in GAME.start(3, {}, 1).progress().triggers],
    }
    for kind, names in kinds.items():
        for name in names:
            assert words.has(f"china-{kind}-{name}")
    for option in GAME.options.options:
        assert words.has(f"china-option-{option.key}")
        assert words.has(f"china-option-{option.key}-about")


@each_language
def test_events_reasons_and_tables_are_worded(language: str) -> None:
    words = Words(language, GAME, PLAYERS)
    told: set[str] = set()
    reasons: set[str] = set()
    for number, case in enumerate(all_cases(GAME)[::3]):
        _walk(case, number, words, told, reasons)
    assert len(told) > 35
    assert len(reasons) > 30


def _walk(case: Case, seed: int, words: Words, told: set[str], reasons: set[str]) -> None:
    events = Events()
    state = case.game.start(case.seats, case.options, seed, events)
    rng = Rng(seed + 1)
    steps = 0
    while not state.over:
        seat = state.actors()[0]
        if steps % 17 == 0:
            for action in range(len(GAME.catalog)):
                reason = state.why_not(seat, action)
                if reason is not None:
                    reasons.add(reason.key)
                    assert "china-" not in words.reason(reason)
        if steps % 40 == 0:
            for viewer in (SPECTATOR, seat_viewer(seat), EVERYTHING):
                for section in board(state.view(viewer), words):
                    assert "china-" not in section.title
                    assert not [cell for row in section.rows for cell in row if "china-" in cell]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], events)
        steps += 1
    for event in events.items:
        told.add(event.key)
        for viewer in (SPECTATOR, EVERYTHING):
            assert "china-" not in words.event(event.seen_by(viewer))
