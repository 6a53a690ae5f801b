"""The searching bot: its budget, its tree, and that it sees what is there to be seen."""

from __future__ import annotations

import math

import pytest
from sample import GAME, OTHER, SAMPLE
from walks import Case, walk

from teahouse.bots.bot import Observation
from teahouse.bots.budget import Budget, Meter
from teahouse.bots.registry import evaluator_of
from teahouse.bots.rollout import NO_SEAT, apply_minor_decisions
from teahouse.bots.search import SearchBot
from teahouse.bots.tree import Node, SeatNode
from teahouse.bots.value import margins, seat_values, win_odds
from teahouse.bots.weighted_choice import draw_index
from teahouse.core.game import State
from teahouse.core.rng import Rng
from teahouse.registry import load


class FakeClock:
    """Every look at it takes the same time; ``slow`` names looks before which a lot passes."""

    def __init__(self, each: float, slow: dict[int, float] | None = None) -> None:
        self.now = 1000.0
        self.each = each
        self.slow = slow or {}
        self.looks = 0

    def __call__(self) -> float:
        self.now += self.each + self.slow.get(self.looks, 0.0)
        self.looks += 1
        return self.now


def search(game: str, budget: Budget, clock: FakeClock | None = None) -> SearchBot:
    evaluator = evaluator_of(game)
    assert evaluator is not None
    return SearchBot(evaluator, 1, budget, clock)


def open_choice(game: str, seats: int, seed: int) -> tuple[State, int]:
    """A position with many choices."""
    case = Case(load(game), seats, load(game).resolve_defaults(seats))
    found = [(s.copy(), seat) for s, seat, _ in walk(case, seed) if len(s.legal(seat)) > 6]
    return found[len(found) // 2]


@pytest.mark.parametrize("each", [1.0, 3.0, 7.0, 40.0])
def test_the_time_is_kept_and_used(each: float) -> None:
    """The clock is looked at between iterations; the last one still fits into the budget."""
    state, seat = open_choice(SAMPLE, 3, 1)
    clock = FakeClock(each)
    search(SAMPLE, Budget(0, 100.0), clock).choose(Observation(state, seat))
    spent = (clock.looks - 1) * each
    assert spent <= 100.0
    assert spent > 100.0 - 2 * each or clock.looks > 4  # it stops early only if all is decided


def test_a_long_iteration_makes_the_bot_careful() -> None:
    """After one that took 30 ms, it does not begin another in the last 30 ms."""
    clock = FakeClock(1.0, {3: 30.0})
    meter = Meter(Budget(0, 100.0), clock)
    iterations = 1
    while meter.count_iteration() > 0:
        iterations += 1
    assert 70.0 <= clock.now - 1001.0 <= 100.0
    assert iterations == clock.looks - 1


def test_iterations_are_counted() -> None:
    meter = Meter(Budget(25, 0.0), None)
    counted = 1
    while meter.count_iteration() > 0:
        counted += 1
    assert counted == 25


def test_both_limits_hold() -> None:
    clock = FakeClock(1.0)
    meter = Meter(Budget(5, 1000.0), clock)
    counted = 1
    while meter.count_iteration() > 0:
        counted += 1
    assert counted == 5


def test_a_single_choice_needs_no_thought() -> None:
    case = Case(GAME, 3, GAME.resolve_defaults(3))
    forced = next((s.copy(), seat) for s, seat, _ in walk(case, 2) if len(s.legal(seat)) == 1)
    clock = FakeClock(1.0)
    state, seat = forced
    assert (
        search(SAMPLE, Budget(0, 50.0), clock).choose(Observation(state, seat))
        == (state.legal(seat)[0])
    )
    assert clock.looks == 0


def test_an_action_is_compared_with_the_visits_in_which_it_was_legal() -> None:
    seat_node = SeatNode()
    seat_node.add_actions([4, 9], [1.0, 1.0])
    for _ in range(50):
        seat_node.record_visit(seat_node.select([4], 0.5), 0.5)
    seat_node.add_actions([4, 9, 11], [1.0, 1.0, 1.0])
    assert seat_node.offered[seat_node.index_of[11]] == 0
    seat_node.record_visit(seat_node.select([9, 11], 0.5), 0.9)
    assert seat_node.offered[seat_node.index_of[4]] == 50
    assert (
        seat_node.offered[seat_node.index_of[9]] == seat_node.offered[seat_node.index_of[11]] == 1
    )
    assert seat_node.count == sum(seat_node.visits) == 51


def test_the_bound_follows_values_in_the_long_run_and_priors_in_the_beginning() -> None:
    seat_node = SeatNode()
    seat_node.add_actions([1, 2, 3], [0.1, 0.1, 8.0])
    first = seat_node.select([1, 2, 3], 0.5)
    assert seat_node.actions[first] == 3
    seat_node.record_visit(first, 0.2)
    for _ in range(400):
        index = seat_node.select([1, 2, 3], 0.5)
        seat_node.record_visit(index, 0.9 if seat_node.actions[index] == 2 else 0.2)
    assert max(seat_node.visits) == seat_node.visits[seat_node.index_of[2]]


def test_a_closer_look_changes_the_priors_and_nothing_else() -> None:
    seat_node = SeatNode()
    seat_node.add_actions([5, 6, 7], [1.0, 1.0, 1.0])
    seat_node.record_visit(seat_node.select([5, 6, 7], 0.5), 0.4)
    visits, totals = list(seat_node.visits), list(seat_node.totals)
    seat_node.set_priors([6, 7], [1.0, 3.0])
    assert seat_node.priors[seat_node.index_of[7]] > 2 * seat_node.priors[seat_node.index_of[6]]
    assert seat_node.priors[seat_node.index_of[5]] == pytest.approx(1 / 3)
    assert (seat_node.visits, seat_node.totals) == (visits, totals)


def within_a_turn(bot: SearchBot) -> tuple[State, int, Node]:
    """A position after a choice of the bot that is still its own, and the tree it kept for it."""
    case = Case(GAME, 3, GAME.resolve_defaults(3))
    for state, seat, _ in walk(case, 4):
        if len(state.legal(seat)) > 3:
            after = state.copy()
            after.apply(seat, bot.choose(Observation(state, seat)))
            if bot.kept_root is not None and bot.expected_view == Observation(after, seat).view():
                return after, seat, bot.kept_root
    raise AssertionError("no turn of this game goes on")


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    bot = search(SAMPLE, Budget(60, 0.0))
    after, seat, kept = within_a_turn(bot)
    before = kept.seat_node(seat).count
    assert before > 0
    bot.choose(Observation(after, seat))
    assert kept.seat_node(seat).count > before


def test_the_tree_is_dropped_when_something_else_happened() -> None:
    bot = search(SAMPLE, Budget(60, 0.0))
    after, seat, kept = within_a_turn(bot)
    before = kept.seat_node(seat).count
    after.apply(seat, after.legal(seat)[-1])
    bot.choose(Observation(after, after.first_actor()))
    assert kept.seat_node(seat).count == before


def test_a_draw_follows_its_weights() -> None:
    rng = Rng(5)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[draw_index([1.0, 0.0, 3.0], rng)] += 1
    assert counts[1] == 0
    assert 2.6 < counts[2] / counts[0] < 3.4


def test_margins() -> None:
    assert margins([10.0, 30.0, 25.0]) == [-20.0, 5.0, -5.0]
    assert margins([7.0, 7.0]) == [0.0, 0.0]


def test_the_uncertainty_says_what_a_lead_is_worth() -> None:
    best, same, behind = win_odds([12.0, 12.0, 5.0], 7.0)
    assert best == same == 1.0
    assert behind == pytest.approx(math.exp(-1.0))
    assert win_odds([12.0, 5.0], 2.0)[1] < behind


def test_small_decisions_are_no_branches() -> None:
    """But for those of the seat that has one to make."""
    evaluator = evaluator_of(SAMPLE)
    assert evaluator is not None
    case = Case(GAME, 3, GAME.resolve_defaults(3))
    passed = 0
    for state, seat, _ in walk(case, 6):
        if evaluator.is_minor_decision(state) and len(state.actors()) == 1:
            own, beyond = state.copy(), state.copy()
            apply_minor_decisions(own, evaluator, seat)
            assert own.digest() == state.digest()
            apply_minor_decisions(beyond, evaluator, NO_SEAT)
            assert (
                beyond.over or len(beyond.actors()) > 1 or not evaluator.is_minor_decision(beyond)
            )
            passed += 1
    assert passed > 10


@pytest.mark.parametrize("name", [SAMPLE, OTHER])
def test_after_the_end_the_first_is_the_most_content(name: str) -> None:
    game = load(name)
    evaluator = evaluator_of(name)
    assert evaluator is not None
    case = Case(game, 4, game.resolve_defaults(4))
    state = case.start(8)
    for state, _, _ in walk(case, 8):
        content = seat_values(state, evaluator)
        assert all(0.0 <= one <= 1.0 for one in content)
    assert state.over
    content = seat_values(state, evaluator)
    ranks = state.ranking()
    assert max(content) == content[list(ranks).index(1)]
    assert min(content[s] for s in range(4) if ranks[s] == 1) > max(
        content[s] for s in range(4) if ranks[s] > 1
    )
