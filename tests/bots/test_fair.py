"""What every bot promises, in every game that it plays: legal, fair, and the same again."""

from __future__ import annotations

import pytest
from sample import GAME
from walks import Case, cases, walk

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.bots.registry import evaluator_of, has_evaluator
from teahouse.core.game import State
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING, seat_viewer
from teahouse.registry import game_names, load

PLAYED = [name for name in game_names() if has_evaluator(name)]
CASES = [case for case in cases() if has_evaluator(case.game.name)]
# for the bots themselves: the usual game, and the one that differs most from it
EXTREMES = [
    [case for case in CASES if case.game.name == name and case.seats == seats][which]
    for name in PLAYED
    for seats in load(name).options.seats
    for which in (0, -1)
]
HIDDEN = next(case for case in CASES if case.game is GAME)
BOTS = ("random", "greedy", "novice", "search:9i")
POSITIONS = 5  # of each case
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_extreme = pytest.mark.parametrize("case", EXTREMES, ids=str)


def positions(case: Case, seed: int) -> list[tuple[State, int]]:
    """Some positions of a random game, from its beginning to its end, with a seat that is asked."""
    met = [(state.copy(), seat) for state, seat, _ in walk(case, seed)]
    choices = [(state, seat) for state, seat in met if len(state.legal(seat)) > 1]
    step = max(1, len(choices) // POSITIONS)
    return choices[seed % step :: step]


def choice(bot: str, case: Case, state: State, seat: int) -> int:
    return int(registry.make(bot, "fair", case.game.name).choose(Observation(state, seat)))


@each_extreme
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_by_what_its_seat_knows(case: Case, bot: str) -> None:
    """Everything hidden is dealt anew: the same choice. And it is legal, and changes nothing."""
    for state, seat in positions(case, 31):
        before = state.digest()
        chosen = choice(bot, case, state, seat)
        assert chosen in state.legal(seat)
        assert state.digest() == before
        redealt = state.sample(seat, Rng(17))
        assert choice(bot, case, redealt, seat) == chosen


def test_redealing_really_changes_what_is_hidden() -> None:
    """The control of the test above: the worlds differ, and only in what the seat cannot see."""
    differ = 0
    for state, seat in positions(HIDDEN, 31):
        redealt = state.sample(seat, Rng(17))
        assert redealt.view(seat_viewer(seat)) == state.view(seat_viewer(seat))
        differ += redealt.view(EVERYTHING) != state.view(EVERYTHING)
    assert differ > 0


@pytest.mark.parametrize("bot", BOTS)
def test_another_seed_may_choose_otherwise(bot: str) -> None:
    """Samples and ties are left to the seed: where things are hidden it shows."""
    case = HIDDEN
    found = positions(case, 5)
    lines = set()
    for seed in range(6):
        bots = [registry.make(bot, seed, case.game.name) for _ in found]
        lines.add(
            tuple(
                int(b.choose(Observation(s, seat)))
                for b, (s, seat) in zip(bots, found, strict=True)
            )
        )
    assert len(lines) > 1


@each_case
def test_every_position_has_weights_and_scores_within_bounds(case: Case) -> None:
    evaluator = evaluator_of(case.game.name)
    assert evaluator is not None
    for count, (state, seat, _) in enumerate(walk(case, 6)):
        if count % 5 == 0:
            actions = state.legal(seat)
            weights = evaluator.action_weights(state, seat, actions)
            assert len(weights) == len(actions)
            assert all(0 < weight < 1e6 for weight in weights)
            for other in range(case.seats):
                assert -500 < evaluator.expected_score(state, other) < 1500


@each_extreme
def test_what_others_chose_secretly_is_chosen_again(case: Case) -> None:
    """A recalled sample asks them again, and shows the seat nothing else than before."""
    evaluator = evaluator_of(case.game.name)
    assert evaluator is not None
    for state, seat, _ in walk(case, 7):
        sample = state.sample(seat, Rng(3))
        recalled = evaluator.forget_secret_choices(sample.copy(), seat)
        recalled.check()
        assert recalled.legal(seat) == state.legal(seat)
        assert recalled.waiting & state.waiting == state.waiting
        if recalled.waiting != state.waiting:
            assert len(recalled.actors()) > 1


@pytest.mark.parametrize("name", PLAYED)
def test_greedy_beats_three_who_play_at_random(name: str) -> None:
    game = load(name)
    seats = max(game.options.seats)
    for seed in range(2):
        state = game.start(seats, {}, f"greedy {seed}")
        bots = [
            registry.make("greedy" if seat == seed else "random", seed * 10 + seat, name)
            for seat in range(seats)
        ]
        while not state.over:
            seat = state.first_actor()
            state.apply(seat, bots[seat].choose(Observation(state, seat)))
        assert state.ranking()[seed] == 1
