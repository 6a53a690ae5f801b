"""Everything the game can say has a sentence in the three languages."""

from __future__ import annotations

import re

import pytest
from walks import Case
from yunnan_table import COLORS, GAME, Table

from teahouse.core.events import Events
from teahouse.core.options import Value
from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR
from teahouse.text.board import board
from teahouse.text.words import LANGUAGES, Words, game_source

PLAYERS = ["Ann", "Ben", "Cai", "Dot", "Eve"]
TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"edition": 2013, "advanced_debts": True}),
    (2, {"double_bidding": True, "guards": True}),
    (4, {"edition": 2013}),
    (5, {"guards": True}),
]


def ids(language: str) -> list[str]:
    return sorted(re.findall(r"^([a-z][\w-]*) =", game_source(language, "yunnan"), re.MULTILINE))


def test_the_same_messages_in_all_languages() -> None:
    assert ids("en") == ids("fr") == ids("de")
    assert len(ids("en")) == len(set(ids("en")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_are_told_completely(language: str, seats: int, options: dict[str, Value]) -> None:
    """A missing message would show its id; a missing parameter raises."""
    words = Words(language, GAME, PLAYERS, GAME.resolve(seats, options))
    case = Case(GAME, seats, GAME.resolve(seats, options))
    rng = Rng(5)
    said: set[str] = set()
    state = case.start(5)
    for count in range(400):
        if state.over:
            break
        seat = int(state.actors()[0])
        actions = state.legal(seat)
        said.update([words.action(int(a)) for a in actions])
        if count % 5 == 0:
            for action in range(len(GAME.catalog)):
                reason = state.why_not(seat, action)
                if reason is not None:
                    said.add(words.reason(reason))
            for section in board(state.view(SPECTATOR), words):
                said.add(section.title)
                said.update([cell for row in section.rows for cell in row])
        events = Events()
        state.apply(seat, actions[rng.below(len(actions))], events)
        said.update([words.event(event.seen_by(SPECTATOR)) for event in events.items])
    assert [text for text in said if "yunnan-" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_options_and_scores_have_words(language: str) -> None:
    words = Words(language, GAME, PLAYERS)
    nodes = ["turn", "source", "take", "place", "block", "travel", "displace", "convert", "over"]
    wanted = [f"ask-{node}" for node in nodes]
    wanted += [f"category-{key}" for key in GAME.categories]
    for option in GAME.options.options:
        wanted += [f"option-{option.key}", f"option-{option.key}-about"]
    wanted += [f"trigger-{key}" for key in ("vp", "gifts", "rounds")]
    wanted += [f"color-{color}" for color in COLORS]
    assert [key for key in wanted if not words.has(f"yunnan-{key}")] == []


def test_names_follow_the_edition() -> None:
    action = GAME.catalog.parse("bid guild 9")
    old = Words("en", GAME, PLAYERS, {"edition": 2013})
    new = Words("en", GAME, PLAYERS, {"edition": 2023})
    assert old.action(action) == "Bid 9 at the dragon house"
    assert new.action(action) == "Bid 9 at the traders' guild"
    assert old.action(GAME.catalog.parse("displace black")) == "Displace a green trader"
    assert old.thing("province", "kang") == "Qamdo"


def test_a_reason_is_a_whole_sentence_with_its_rule() -> None:
    t = Table(3).color("red", bids=["guild 9"], coins=9).color("yellow", stock=1, coins=20)
    reason = t.auction("yellow").why_not(1, GAME.catalog.parse("bid guild 7"))
    assert reason is not None
    assert Words("en", GAME, PLAYERS).reason(reason) == (
        "7 is a small space: a bid there must be the highest in the building, "
        "and 9 has been bid. (1A, R-11)"
    )
