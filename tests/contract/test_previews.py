"""Costs and gains before the choice (docs/adding-a-game.md): certain, nothing hidden in them."""

from __future__ import annotations

import pytest
from walks import Case, all_rule_sets, every_case, expected, label, quick_first, walk

from teahouse.core.game import Game, State
from teahouse.core.preview import previews
from teahouse.core.rng import Rng

each_case = pytest.mark.parametrize("case", quick_first(every_case()), ids=str)
each_game = pytest.mark.parametrize("game", all_rule_sets(), ids=label)

EARLY = 30  # every position up to here, then some


def _some(case: Case, seed: int) -> list[tuple[int, State, int]]:
    """Positions of a random game with the seat that is asked, numbered."""
    found = []
    for count, (state, seat, _) in enumerate(walk(case, seed, 900)):
        if count < EARLY or count % 37 == 0:
            found.append((count, state.copy(), seat))
    return found


def _changes(before: State, after: State, seat: int) -> list[int]:
    pairs = zip(before.holdings(seat), after.holdings(seat), strict=True)
    return [int(new - old) for old, new in pairs]


@each_game
def test_every_holding_has_a_name_of_its_own(game: Game) -> None:
    assert game.holdings
    assert len(set(game.holdings)) == len(game.holdings)


@each_case
def test_holdings_are_as_many_as_their_names_to_the_end(case: Case) -> None:
    for count, (state, _, _) in enumerate(walk(case, 31)):
        if count % 5 == 0:
            for seat in range(case.seats):
                assert len(state.holdings(seat)) == len(case.game.holdings)


@each_case
def test_holdings_are_known_to_their_seat(case: Case) -> None:
    for count, state, _ in _some(case, 32):
        for seat in range(case.seats):
            other = state.sample(seat, Rng(count + 1))
            assert other.holdings(seat) == state.holdings(seat)


@each_case
def test_what_a_preview_tells_is_what_happens(case: Case) -> None:
    """Where nothing but the decision happens, exactly that; chance and others come on top of it."""
    told = exact = 0
    for count, state, seat in _some(case, 33):
        digest = state.digest()
        found = previews(state, seat, count)
        legal = [int(action) for action in state.legal(seat)]
        assert len(found) == len(legal)
        assert state.digest() == digest
        for action, changes in zip(legal, found, strict=True):
            foreseen, real = state.copy(), state.copy()
            foreseen.foresee(seat, action)
            real.apply(seat, action)
            sure, happened = _changes(state, foreseen, seat), _changes(state, real, seat)
            alone = foreseen.digest() == real.digest()
            for k, by in enumerate(changes):
                if by != 0:
                    told += 1
                    assert by == sure[k], (case.game.holdings[k], action)
                    exact += alone
                    assert by == happened[k] or not alone, (case.game.holdings[k], action)
    assert told > 0
    assert exact > 0


CERTAIN = [c for c in every_case() if expected(c.game.name).get("previews_hold_at_once", True)]


@pytest.mark.parametrize("case", quick_first(CERTAIN), ids=str)
def test_a_preview_holds_whatever_follows_at_once(case: Case) -> None:
    """But where a game says that others may answer at once (``expected.toml``)."""
    for count, state, seat in _some(case, 34):
        found = previews(state, seat, count)
        for action, changes in zip(state.legal(seat), found, strict=True):
            real = state.copy()
            real.apply(seat, action)
            happened = _changes(state, real, seat)
            for k, by in enumerate(changes):
                assert by in (0, happened[k]), (case.game.holdings[k], int(action))


@each_case
def test_a_preview_depends_only_on_what_the_seat_knows(case: Case) -> None:
    for count, state, seat in _some(case, 35):
        if count % 3 == 0:
            other = state.sample(seat, Rng(count + 5))
            assert previews(other, seat, count) == previews(state, seat, count)


@each_case
def test_nobody_else_has_anything_to_foresee(case: Case) -> None:
    for count, state, _ in _some(case, 36)[:20]:
        for seat in range(case.seats):
            assert bool(previews(state, seat, count)) == bool(state.waiting >> seat & 1)
