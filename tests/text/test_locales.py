"""Texts: the three languages say the same things, and everything that can happen has words."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor
from walks import Case, all_rule_sets, every_case, label, walk

from teahouse.core.events import Event, Events
from teahouse.core.game import Game, State
from teahouse.core.match import apply_decision
from teahouse.core.viewer import EVERYTHING, SPECTATOR, seat_viewer
from teahouse.registry import all_games, game_names, pack_of
from teahouse.text.board import board
from teahouse.text.words import LANGUAGES, TEXT_PARTS, Words, game_source, source

PLAYERS = ["North", "East", "South", "West", "Centre"]
FILES = ["house", "web", *[f"{name}:{part}" for name in game_names() for part in TEXT_PARTS]]
# a game from another distribution may lack lobby, rules and lessons
OPTIONAL = [
    f"{name}:{part}"
    for name in game_names()
    for part in TEXT_PARTS[1:]
    if not pack_of(name).package.startswith("teahouse.games.")
]
each_file = pytest.mark.parametrize("name", FILES)
each_game = pytest.mark.parametrize("game", all_rule_sets(), ids=label)


# --- the files ------------------------------------------------------------------------------------
class Collector(visitor.Visitor):
    """The variables and the plain texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def _messages(language: str, name: str) -> dict[str, Collector]:
    messages: dict[str, Collector] = {}
    game, _, part = name.partition(":")
    text = game_source(language, game, part) if game in game_names() else source(language, name)
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} twice in {language}"
            collector = Collector()
            collector.visit(entry)
            messages[entry.id.name] = collector
    return messages


@each_file
@pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])
def test_the_same_ids_and_variables(language: str, name: str) -> None:
    english, other = _messages("en", name), _messages(language, name)
    assert english or name in OPTIONAL
    assert list(other) == list(english)
    for message, collector in english.items():
        assert other[message].variables == collector.variables, message


@each_file
def test_french_typography(name: str) -> None:
    """A no-break space before high punctuation and inside guillemets; curly apostrophes."""
    for message, collector in _messages("fr", name).items():
        for text in collector.texts:
            assert not re.search(r"[^\u00a0\u202f][:;!?»]", f"x{text}"), message
            assert not re.search(r"«[^\u00a0\u202f]", text), message
            assert "'" not in text, message
            assert '"' not in text, message


@each_file
def test_german_typography(name: str) -> None:
    for message, collector in _messages("de", name).items():
        text = "".join(collector.texts)
        assert text.count("„") == text.count("“"), message
        assert not re.search(r"""["'\u00a0]""", text), message


# --- everything that happens in random games ------------------------------------------------------
class Met:
    """What came up in random games of one game, each thing once."""

    def __init__(self) -> None:
        self.events: dict[str, dict[str, object]] = defaultdict(dict)
        self.reasons: dict[str, object] = {}
        self.actions: set[int] = set()
        self.phases: set[str] = set()
        self.triggers: set[str] = set()
        self.nodes: set[str] = set()
        self.views: list[tuple[Case, object]] = []

    def meet(self, state: State) -> None:
        progress = state.progress()
        self.phases.add(progress.phase)
        self.triggers.update(trigger.key for trigger in progress.triggers)
        self.nodes.add(str(state.view(SPECTATOR)["node"]))

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seats = (seat_viewer(0), seat_viewer(1))
            for viewer in (SPECTATOR, EVERYTHING, *seats):
                seen = event.seen_by(viewer)
                self.events[event.key][str(seen["params"])] = seen


@cache
def _met(game: Game) -> Met:
    met = Met()
    for case in [case for case in every_case() if case.game is game]:
        opening = Events()
        game.start(case.seats, case.options, 2, opening)
        met.hear(opening.items)
        state = last = case.start(2)
        for count, (now, seat, action) in enumerate(walk(case, 2)):
            state, last, decision = now, now.copy(), (seat, action)
            if count > 400 and count % 5:
                continue  # a long game brings the same things up again and again
            met.meet(state)
            met.actions.update(int(a) for a in state.legal(seat))
            if count % (9 if count <= 400 else 45) == 0:
                for number in range(len(game.catalog)):
                    for who in (seat, (seat + 1) % case.seats):
                        reason = state.why_not(who, number)
                        if reason is not None:
                            met.reasons[f"{reason} {reason.params}"] = reason
            if count % (40 if count <= 400 else 400) == 0:
                for viewer in (SPECTATOR, EVERYTHING, seat_viewer(seat)):
                    met.views.append((case, state.view(viewer)))
            met.hear(apply_decision(now.copy(), seat, action).events)
        met.hear(apply_decision(last, *decision).events)
        met.meet(state)
        met.views += [(case, state.view(viewer)) for viewer in (SPECTATOR, EVERYTHING)]
        reason = state.why_not(0, 0)
        assert reason is not None
        met.reasons[str(reason)] = reason
    return met


def _clean(text: str, words: Words) -> str:
    """A sentence without any id or placeable left in it."""
    assert text.strip()
    assert not re.search(rf"(^|\W)({words.game.name}|why)-[a-z]", text), text
    assert not re.search(r"[{}]|\$", text), text
    assert not words.missing, words.missing
    return text


each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.slow
@each_language
@each_game
def test_every_event_has_words(game, language) -> None:
    words = Words(language, game, PLAYERS)
    for key, events in _met(game).events.items():
        assert words.has(f"{game.name}-event-{key}"), key
        for seen in events.values():
            _clean(words.event(seen), words)


@each_language
@each_game
def test_every_action_has_words(game, language) -> None:
    words = Words(language, game, PLAYERS)
    assert _met(game).actions
    texts = {}
    for entry in game.catalog.entries:
        assert words.has(f"{game.name}-do-{entry.family}"), entry.family
        texts[entry.number] = _clean(words.action(entry.number), words)
    assert len(set(texts.values())) == len(texts)  # no two choices read the same


@each_language
@each_game
def test_every_reason_has_words(game, language) -> None:
    words = Words(language, game, PLAYERS)
    reasons = _met(game).reasons.values()
    assert {"not-asked", "over"} <= {reason.key for reason in reasons}
    for reason in reasons:
        _clean(words.reason(reason), words)


@each_language
@each_game
def test_every_name_has_words(game, language) -> None:
    words = Words(language, game, PLAYERS)
    met = _met(game)
    ids = ["title"]
    for option in game.options.options:
        ids += [f"option-{option.key}", f"option-{option.key}-about"]
    ids += [f"category-{category}" for category in game.categories]
    ids += [f"phase-{phase}" for phase in sorted(met.phases)]
    ids += [f"trigger-{trigger}" for trigger in sorted(met.triggers)]
    ids += [f"ask-{node}" for node in sorted(met.nodes)]
    for name in ids:
        assert words.has(f"{game.name}-{name}"), name
        _clean(words.say(f"{game.name}-{name}"), words)
    for holding in game.holdings:
        for count in (1, 2):
            text = words.say(f"{game.name}-holding-{holding}", {"count": count})
            assert _clean(text, words).startswith(f"{count} ")


@each_game
def test_things_of_one_kind_all_have_words(game) -> None:
    """Where one thing of a kind is worded, all are: a forgotten one would show its bare id."""
    words = Words("en", game, PLAYERS)
    met = _met(game)
    kinds: dict[str, set[str]] = defaultdict(set)
    params = [entry.params for entry in game.catalog.entries]
    params += [seen["params"] for events in met.events.values() for seen in events.values()]
    params += [reason.params for reason in met.reasons.values()]
    for given in params:
        for name, value in given.items():
            kind = name.removeprefix("other_")
            if isinstance(value, str):
                values = value.split() if kind.endswith("_list") else [value]
                kinds[kind.removesuffix("_list")].update(values)
    for kind, values in kinds.items():
        known = {n for n in values if words.has(f"{game.name}-{kind}-{n.replace(':', '-')}")}
        assert known in (set(), values), f"{kind}: {sorted(values - known)}"


@each_language
@each_game
def test_the_table_has_words(game, language) -> None:
    words, texts = Words(language, game, PLAYERS), set[str]()
    for _, view in _met(game).views:
        for section in board(view, words):
            texts.add(section.title)
            texts.update(cell for row in section.rows for cell in row if cell)
    for text in texts:
        _clean(text, words)


def test_a_missing_text_is_readable_and_noticed() -> None:
    words = Words("en", all_games()[0], PLAYERS)
    missing = f"{all_games()[0].name}-event-no-such-thing"
    assert words.say(missing, {"seat": "North"}) == "no such thing: seat North"
    assert words.missing == {missing}
    with pytest.raises(AssertionError):
        _clean("No such thing.", words)
