"""What every game promises (docs/adding-a-game.md). A new game gets these tests for free."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from walks import (
    Case,
    all_cases,
    all_rule_sets,
    checked_playout,
    every_case,
    label,
    older_games,
    quick_first,
    walk,
)

from teahouse.core.errors import BadState, IllegalAction, TeahouseError
from teahouse.core.events import Events
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING, SPECTATOR, Viewer, seat_viewer
from teahouse.registry import all_games

CASES = every_case()
each_case = pytest.mark.parametrize("case", quick_first(CASES), ids=str)
each_game = pytest.mark.parametrize("game", all_games(), ids=label)
each_version = pytest.mark.parametrize("game", all_rule_sets(), ids=label)

GAMES = 10_000  # random games over all option sets, for every game
BATCHES = 20
OLDER_GAMES = 60  # of every older version, which is plain Python


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end_and_conserve_everything(game: Game, batch: int) -> None:
    variants = all_cases(game)
    for number in range(batch, GAMES, BATCHES):
        case = variants[number % len(variants)]
        state = case.start(number)
        checked_playout(state, Rng(number + 1))
        assert state.over, f"{case} with seed {number} does not end"


@pytest.mark.slow
@pytest.mark.parametrize("game", older_games(), ids=label)
def test_random_games_of_older_versions_end_and_conserve_everything(game: Game) -> None:
    variants = all_cases(game)
    for number in range(OLDER_GAMES):
        case = variants[number * len(variants) // OLDER_GAMES]
        state = case.start(number)
        checked_playout(state, Rng(number + 1))
        assert state.over, f"{case} with seed {number} does not end"


@each_case
def test_legal_and_why_not_agree_on_the_whole_catalog(case: Case) -> None:
    """Two formulations of every rule, each the other's check."""
    catalog = range(len(case.game.catalog))
    for seed in range(2):
        for count, (state, _, _) in enumerate(walk(case, seed)):
            if count > 150 and count % 7:
                continue
            for seat in range(case.seats):
                legal = state.legal(seat)
                allowed = [a for a in catalog if state.why_not(seat, a) is None]
                assert legal == allowed
                assert bool(legal) == bool(state.waiting >> seat & 1)


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("batch", range(BATCHES))
def test_legal_and_why_not_agree_for_every_option_set(game: Game, batch: int) -> None:
    catalog = range(len(game.catalog))
    for number, case in enumerate(all_cases(game)[batch::BATCHES]):
        for count, (state, seat, _) in enumerate(walk(case, 100 + number)):
            if count % 29 == number % 29:
                allowed = [a for a in catalog if state.why_not(seat, a) is None]
                assert state.legal(seat) == allowed, str(case)


@each_case
def test_nothing_is_legal_after_the_end(case: Case) -> None:
    state = case.start(1)
    playout(state, Rng(1))
    assert state.over
    assert state.actors() == []
    for seat in range(case.seats):
        assert state.legal(seat) == []
        assert all(state.why_not(seat, a) is not None for a in range(len(case.game.catalog)))


@each_case
def test_a_sample_looks_the_same_to_its_seat(case: Case) -> None:
    """The bytes a viewer gets are the same for all states that differ in what he may not know."""
    for count, (state, _, _) in enumerate(walk(case, 3)):
        if count > 200 and count % 5:
            continue
        for seat in range(case.seats) if count % 8 == 0 else [count % case.seats]:
            sample = state.sample(seat, Rng(7))
            sample.check()
            assert sample.actors() == state.actors()
            assert sample.legal(seat) == state.legal(seat)
            for viewer in (seat_viewer(seat), SPECTATOR):
                assert _sent(sample.view(viewer)) == _sent(state.view(viewer))


@each_case
def test_a_sample_depends_only_on_what_the_seat_knows(case: Case) -> None:
    for count, (state, _, _) in enumerate(walk(case, 4)):
        if count % 3 == 0:
            for seat in range(case.seats):
                other = state.sample(seat, Rng(11))
                once = state.sample(seat, Rng(5)).to_dict()
                assert other.sample(seat, Rng(5)).to_dict() == once


@each_case
def test_a_secret_choice_looks_the_same_whatever_it_is(case: Case) -> None:
    for count, (state, seat, action) in enumerate(walk(case, 5)):
        if len(state.actors()) < 2 or count % 2:
            continue
        seen: set[bytes] = set()
        for choice in {action, *state.legal(seat)[:2], *state.legal(seat)[-2:]}:
            events = Events()
            then = state.copy()
            then.apply(seat, choice, events)
            viewer = seat_viewer((seat + 1) % case.seats)
            told = [e.seen_by(viewer) for e in events.items]
            seen.add(_sent({"told": told, "view": then.view(viewer)}))
        assert len(seen) == 1


@each_case
def test_a_copy_is_independent(case: Case) -> None:
    """Keep a copy of every position: none may change while the game goes on."""
    kept = [(state.copy(), state.digest()) for state, _, _ in walk(case, 6)]
    for state, digest in kept:
        assert state.digest() == digest
    middle = kept[len(kept) // 2]
    playout(middle[0].copy(), Rng(1))
    assert middle[0].digest() == middle[1]


@each_case
def test_states_survive_storage(case: Case) -> None:
    for count, (state, seat, action) in enumerate(walk(case, 7)):
        if count % 5 == 0:
            stored = json.dumps(state.to_dict())
            back = case.game.from_dict(json.loads(stored))
            assert back.to_dict() == state.to_dict()
            one, two = state.copy(), back
            one.apply(seat, action)
            two.apply(seat, action)
            assert one.digest() == two.digest()


@each_version
def test_a_stored_state_with_a_missing_field_is_refused(game: Game) -> None:
    stored = game.start(game.options.seats[0], {}, 1).to_dict()
    for field in stored:
        broken = {k: v for k, v in stored.items() if k != field}
        with pytest.raises(BadState, match=field):
            game.from_dict(broken)
    with pytest.raises(BadState, match="unknown"):
        game.from_dict({**stored, "rubbish": 1})


@pytest.mark.slow
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(data=st.data())
@each_version
def test_a_damaged_state_never_breaks_the_reader(game: Game, data: st.DataObject) -> None:
    """Whatever stands in a field: a clear sentence, or a state that can be looked at."""
    case = data.draw(st.sampled_from([c for c in CASES if c.game is game]))
    state = case.start(data.draw(st.integers(0, 5)))
    playout(state, Rng(3), data.draw(st.integers(0, 300)))
    stored = json.loads(json.dumps(state.to_dict()))
    _damage(stored, data)
    sentence = "The state is sound."
    try:
        back = game.from_dict(stored)
        back.check()
        for seat in range(back.seats):
            back.legal(seat)
            back.view(seat_viewer(seat))
        back.view(EVERYTHING)
    except TeahouseError as error:
        sentence = str(error)
    assert len(sentence.splitlines()) == 1


def _damage(stored: dict[str, object], data: st.DataObject) -> None:
    """Replace one value somewhere inside by something else."""
    place: object = stored
    while isinstance(place, (dict, list)) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or data.draw(st.booleans()):
            junk = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5))
            place[key] = data.draw(st.one_of(junk, st.lists(junk, max_size=3)))
            return
        place = inner


@each_case
def test_events_change_nothing(case: Case) -> None:
    for count, (state, seat, action) in enumerate(walk(case, 8)):
        if count % 3 == 0:
            told, silent = state.copy(), state.copy()
            told.apply(seat, action, Events())
            silent.apply(seat, action, None)
            assert told.digest() == silent.digest()


@each_case
def test_same_seed_same_decisions_same_game(case: Case) -> None:
    taken = [(seat, action) for _, seat, action in walk(case, 9)]
    digests = []
    for _ in range(2):
        state = case.start(9)
        for seat, action in taken:
            state.apply(seat, action)
        digests.append(state.digest())
    assert digests[0] == digests[1]


@each_case
def test_undo_returns_to_the_same_position(case: Case) -> None:
    match = Match(case.game, case.seats, case.options, 10)
    rng = Rng(21)
    undone = 0
    for _ in range(120):
        if match.state.over:
            break
        actors = match.state.actors()
        seat = int(actors[rng.below(len(actors))])
        actions = match.state.legal(seat)
        action = int(actions[rng.below(len(actions))])
        before = match.state.digest()
        match.decide(seat, action)
        after = match.state.digest()
        if match.undoable(seat) is not None:
            match.undo(seat)
            assert match.state.digest() == before
            match.decide(seat, action)
            assert match.state.digest() == after
            undone += 1
    assert undone > 0


@each_case
def test_an_illegal_decision_is_refused_and_changes_nothing(case: Case) -> None:
    match = Match(case.game, case.seats, case.options, 12)
    before = match.state.digest()
    seat = int(match.state.actors()[0])
    legal = set(match.state.legal(seat))
    for action in range(len(case.game.catalog)):
        if action not in legal:
            with pytest.raises(IllegalAction):
                match.decide(seat, action)
    for action in (-1, len(case.game.catalog)):
        with pytest.raises(IllegalAction):
            match.decide(seat, action)
    with pytest.raises(IllegalAction):
        match.decide(case.seats, 0)
    assert match.state.digest() == before


@each_case
def test_views_are_plain_data(case: Case) -> None:
    viewers: list[Viewer] = [SPECTATOR, EVERYTHING, *[seat_viewer(s) for s in range(case.seats)]]
    for count, (state, _, _) in enumerate(walk(case, 13)):
        if count % 10 == 0:
            for viewer in viewers:
                view = state.view(viewer)
                assert msgspec.json.decode(msgspec.json.encode(view)) == view
                assert not state.open_view().keys() & state.own_view(viewer).keys()


@each_case
def test_scores_ranking_and_progress(case: Case) -> None:
    rounds = []
    state = case.start(14)
    for state, _, _ in walk(case, 14):
        progress = state.progress()
        rounds.append(progress.round)
        assert all(t.value <= t.limit or t.limit == 0 for t in progress.triggers)
        assert progress.triggers
    assert rounds == sorted(rounds)
    scores, ranking = state.scores(), state.ranking()
    assert all(len(s) == len(case.game.categories) for s in scores)
    assert sorted(ranking)[0] == 1
    best = max(range(case.seats), key=lambda s: sum(scores[s]))
    assert all(sum(scores[s]) == sum(scores[best]) for s in range(case.seats) if ranking[s] == 1)


@each_version
def test_the_catalog_is_one_to_one(game: Game) -> None:
    for number, entry in enumerate(game.catalog.entries):
        assert entry.number == number
        assert game.catalog.parse(entry.notation) == number
    with pytest.raises(IllegalAction):
        game.catalog.parse("dance on the table")


def _sent(view: object) -> bytes:
    return msgspec.json.encode(view)
