"""Action weights of China: they nearly agree with the expected scores, without trying an action."""

from __future__ import annotations

import pytest
from china_table import table
from walks import Case, walk

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.bots.rollout import roll_out
from teahouse.core.rng import Rng
from teahouse.games.china.evaluator.evaluator import ChinaEvaluator
from teahouse.games.china.rules import nodes
from teahouse.games.china.rules.catalog import CATALOG
from teahouse.games.china.state import ChinaState
from teahouse.registry import load

EVALUATOR = ChinaEvaluator()
GAME = load("china")
FOUR = Case(GAME, 4, GAME.resolve_defaults(4))


def strongest(state: ChinaState) -> str:
    """The action with the largest weight for the seat on turn."""
    seat = int(state.actors()[0])
    actions = state.legal(seat)
    weights = EVALUATOR.action_weights(state, seat, actions)
    return CATALOG[int(actions[weights.index(max(weights))])].notation


def weight(state: ChinaState, notation: str) -> float:
    seat = int(state.actors()[0])
    actions = state.legal(seat)
    return EVALUATOR.action_weights(state, seat, actions)[actions.index(CATALOG.parse(notation))]


def test_a_palace_that_takes_the_lead_from_a_rival_weighs_more_than_one_that_helps_them() -> None:
    """The last space of Wei, where seat 1 is level, and that of Qi, where two rivals lead."""
    palaces = {0: "wei1 wei2 wei3", 1: "wei4 wei5 wei6 qi1 qi2", 2: "qi3 qi4"}
    state = table(palaces=palaces, hands={0: "red orange yellow"})
    assert weight(state, "palace wei7") > 2 * weight(state, "palace qi5")


def test_the_missing_link_of_a_chain_weighs_more_than_another_space_of_its_province() -> None:
    palaces = {0: "wei1 wei2 wei4", 1: "wei7", 2: "wei6"}
    state = table(palaces=palaces, hands={0: "red green purple"})
    assert weight(state, "palace wei3") > 2 * weight(state, "palace wei5")


def test_a_lead_of_emissaries_beside_another_one_weighs_more_than_one_that_is_lost() -> None:
    palaces = {1: "wei1 wei2 wei3 wei4", 2: "chin1 chin2 chin3"}
    hand = {0: "red yellow yellow"}
    open_one = table(palaces=palaces, emissaries={0: "chin"}, hands=hand)
    lost = table(palaces=palaces, emissaries={0: "chin", 3: "wei wei wei"}, hands=hand)
    assert weight(open_one, "emissary wei") > weight(lost, "emissary wei")


def test_a_second_piece_weighs_more_than_stopping() -> None:
    state = table(palaces={0: "wei1", 1: "wei2 wei3"}, hands={0: "red red green"})
    state.apply(0, CATALOG.parse("palace wei4"))
    assert strongest(state) != "done"


def test_a_single_card_pays_rather_than_a_pair() -> None:
    state = table(palaces={0: "wei1", 1: "wei2 wei3"}, hands={0: "red green green"})
    state.apply(0, CATALOG.parse("palace wei4"))
    assert state.node == nodes.PAY
    assert strongest(state) == "pay single"


def test_weights_do_not_depend_on_the_pile() -> None:
    for count, (state, seat, _) in enumerate(walk(FOUR, 3)):
        if count % 7 == 0:
            assert isinstance(state, ChinaState)
            other = state.copy()
            pile = other.pile[:]
            Rng(count + 1).shuffle(pile)
            other.pile = pile
            actions = state.legal(seat)
            assert EVALUATOR.action_weights(other, seat, actions) == EVALUATOR.action_weights(
                state, seat, actions
            )


@pytest.mark.slow
def test_who_takes_the_largest_weight_keeps_up_with_greedy_players() -> None:
    """Rollouts help only if they are played about as well as the evaluator would play."""
    points = [0, 0]
    for seed in range(8):
        state = GAME.start(4, {}, f"urges {seed}")
        bots = [registry.make("greedy", f"{seed} {seat}", "china") for seat in range(4)]
        by_weight = seed % 4
        while not state.over:
            seat = state.first_actor()
            if seat == by_weight:
                assert isinstance(state, ChinaState)
                state.apply(seat, CATALOG.parse(strongest(state)))
            else:
                state.apply(seat, bots[seat].choose(Observation(state, seat)))
        for seat, parts in enumerate(state.scores()):
            points[seat != by_weight] += int(sum(parts))
    assert points[0] > 0.8 * points[1] / 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_is_played_on_to_the_next_turn_of_the_seat(seats: int) -> None:
    """From anywhere in a round, and before the patience of a rollout is at its end."""
    for count, (state, _, _) in enumerate(walk(Case(GAME, seats, GAME.resolve_defaults(seats)), 4)):
        if count % 9 == 0:
            seat = count % seats
            then = state.copy()
            roll_out(then, EVALUATOR, Rng(count + 1), 0, seat)
            assert isinstance(then, ChinaState)
            assert isinstance(state, ChinaState)
            assert then.over or (then.node == nodes.ACT and then.on_turn() == seat)
            assert then.turn - state.turn <= seats
            if EVALUATOR.is_quiet(state, seat):
                assert then.digest() == state.digest()
