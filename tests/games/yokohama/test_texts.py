"""Every key of the game has its words in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse
from walks import Case, walk
from yokohama_table import GAME, Table

from teahouse.core.events import Events
from teahouse.core.viewer import EVERYTHING, SPECTATOR, seat_viewer
from teahouse.games.yokohama.rules import nodes
from teahouse.text.board import board
from teahouse.text.words import LANGUAGES, Words, game_source

PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Strict(Words):
    """Words that refuse a text that is not there; the house's own texts are not ours to test."""

    def say(self, message: str, params: dict[str, str | int] | None = None) -> str:
        ours = message.startswith("yokohama-")
        assert not ours or self.has(message), f"no text {message}"
        return super().say(message, params)


def messages(language: str) -> list[str]:
    entries = parse(game_source(language, "yokohama")).body
    assert not [e for e in entries if isinstance(e, ast.Junk)]
    return [e.id.name for e in entries if isinstance(e, ast.Message)]


@each_language
def test_the_same_messages_once_in_every_language(language: str) -> None:
    found = messages(language)
    assert len(found) == len(set(found))
    assert found == messages("en")


@each_language
def test_actions_questions_options_and_scores_have_words(language: str) -> None:
    words = Strict(language, GAME, PLAYERS)
    for number in range(len(GAME.catalog)):
        assert words.action(number)
    keys = [f"ask-{node}" for node in nodes.NODE_IDS[: nodes.OVER + 1]]
    keys += [f"phase-{phase}" for phase in nodes.PHASE_IDS]
    keys += [f"trigger-{trigger}" for trigger in (*nodes.TRIGGER_IDS[1:], "last_round")]
    keys += [f"category-{category}" for category in GAME.categories]
    keys += [f"option-{o.key}{about}" for o in GAME.options.options for about in ("", "-about")]
    for key in ("title", *keys):
        assert words.say(f"yokohama-{key}")


@each_language
@pytest.mark.parametrize("seats", [2, 4])
def test_events_reasons_and_the_table_have_words(language: str, seats: int) -> None:
    words = Strict(language, GAME, PLAYERS)
    options = GAME.resolve(seats, {"mini_completed_goals": True, "mini_independent_agents": True})
    for count, (state, seat, action) in enumerate(walk(Case(GAME, seats, options), 2, 700)):
        if count % 70 == 0:
            for other in range(len(GAME.catalog)):
                reason = state.why_not(seat, other)
                if reason is not None:
                    assert words.reason(reason)
            for viewer in (seat_viewer(0), SPECTATOR, EVERYTHING):
                assert board(state.view(viewer), words)
        events = Events()
        state.copy().apply(seat, action, events)
        for event in events.items:
            for viewer in (seat_viewer(0), SPECTATOR):
                assert words.event(event.seen_by(viewer))


@each_language
def test_the_choice_of_tolls_is_worded(language: str) -> None:
    t = Table().moment("move").president(0, 8).president(1, 3).president(2, 9).owned(0, yen=2)
    for pos in (3, 9, 4):
        t.assistants(0, pos)
    t.play("move 4")
    rows = board(t.view(), Strict(language, GAME, PLAYERS))[-1].rows
    assert [row[1] for row in rows[1:]] == ["Ben", "Cleo"]


def test_what_is_hidden_is_not_worded() -> None:
    words = Strict("en", GAME, PLAYERS)
    state = GAME.start(2, {}, 1)
    events = Events()
    state.apply(0, GAME.catalog.parse("keep_order 0"), events)
    (event,) = events.items
    assert words.event(event.seen_by(seat_viewer(1))) == "Ann has chosen an order."
    assert words.event(event.seen_by(seat_viewer(0))).startswith("Ann keeps order ")
