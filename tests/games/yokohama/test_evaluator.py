"""Positions of Yokohama in which a player knows the answer, and what every evaluator must keep."""

from __future__ import annotations

from itertools import islice

import pytest
from evaluator_checks import check_bounds, check_it_remembers_nothing
from walks import all_cases, walk
from yokohama_table import Table, acting

from teahouse.core.rng import Rng
from teahouse.games.yokohama.evaluator.evaluator import YokohamaEvaluator
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.catalog import CATALOG
from teahouse.games.yokohama.state import YokohamaState
from teahouse.registry import load

EVALUATOR = YokohamaEvaluator()
CASES = all_cases(load("yokohama"))


def expected_score(table: Table, seat: int = 0) -> float:
    return EVALUATOR.expected_score(table.state, seat)


def scores_after(table: Table) -> dict[str, float]:
    """What each choice of the seat that is asked leads to, for that seat."""
    found: dict[str, float] = {}
    for action in table.state.legal(table.actor):
        then = table.state.copy()
        then.apply(table.actor, action)
        found[CATALOG[int(action)].notation] = EVALUATOR.expected_score(then, table.actor)
    return found


def favourite(table: Table) -> str:
    found = scores_after(table)
    return max(found, key=lambda name: found[name])


# --- orders, goods and money ----------------------------------------------------------------------
def test_an_order_that_can_be_completed_is_completed() -> None:
    table = Table().moment("extra_c").order(0, "fr-20").owned(0, silk=4)
    assert favourite(table).startswith("order")


def test_completing_an_order_beats_hoarding_its_goods_at_any_time() -> None:
    for round_ in (3, 10, 16):
        table = Table().moment("extra_c").order(0, "us-18").owned(0, copper=3, silk=2)
        table.data["round"] = round_
        found = scores_after(table)
        order = next(name for name in found if name.startswith("order"))
        assert found[order] > found["end_extra"]


def test_goods_that_an_order_asks_for_are_worth_more() -> None:
    asked = Table().order(0, "fr-20").owned(0, silk=3)
    idle = Table().order(0, "nl-35").owned(0, silk=3)
    none = [Table().order(0, "fr-20").owned(0, silk=0), Table().order(0, "nl-35").owned(0, silk=0)]
    assert expected_score(asked) - expected_score(none[0]) > expected_score(idle) - expected_score(
        none[1]
    )


def test_after_the_last_action_things_are_worth_what_the_final_scoring_pays() -> None:
    """Goods, yen and imports lose what could have been made of them."""
    rich = {"copper": 4, "silk": 3, "yen": 7, "import": 3}
    gains = []
    for last in (0, 5):
        poor, full = Table().moment("extra_c"), Table().moment("extra_c").owned(0, **rich)
        for table in (poor, full):
            table.data["round"] = 5
            table.data["last_round"] = last
            table.data["ended_by"] = "houses" if last else "none"
        gains.append(expected_score(full) - expected_score(poor))
    assert gains[0] > gains[1] + 5


# --- locations ------------------------------------------------------------------------------------
def test_an_action_beats_taking_the_president_back() -> None:
    table = acting("tea_plantation", 3)
    assert favourite(table) == "move 3"


def test_imports_go_to_the_customs_house() -> None:
    table = acting("customs", 4).owned(0, **{"import": 4})
    table.play("move 3")
    assert favourite(table).startswith("customs")


def test_a_trading_house_is_built_where_it_can_be() -> None:
    table = acting("bank", 3).hand(0, "house", 1).hand(0, "shop", 0)
    table.play("move 3")
    assert favourite(table) == "house"


def test_a_token_is_taken() -> None:
    table = acting("bank", 4).token(3, "T01")
    table.play("move 3")
    assert favourite(table) == "token"


def test_a_technology_that_costs_nothing_is_taken() -> None:
    table = acting("lab_a", 4).lab(0, "tramway")
    table.play("move 3")
    assert favourite(table).startswith("tech")


def test_an_order_is_taken_at_the_port() -> None:
    table = acting("port_a", 3).owned(0, copper=2)
    table.port(0, "de-27")
    table.play("move 3")
    found = scores_after(table)
    assert found["port 0"] > found["leave_action"]


def test_assistants_that_promise_an_action_are_worth_more_than_idle_ones() -> None:
    """Three at the bank build a shop; one at a mine or at the customs house does nothing."""
    together, apart = Table().moment("move"), Table().moment("move")
    together.assistants(0, together.find("bank"), 3)
    mines = [pos for pos, name in enumerate(apart.data["boards"]) if name == "copper_mine"]
    for pos in (*mines, apart.find("customs")):
        apart.assistants(0, pos, 1)
    assert expected_score(together) > expected_score(apart)


# --- majorities, goals, flags ---------------------------------------------------------------------
def test_the_lead_in_the_church_is_worth_something() -> None:
    ahead = Table().space("church", 2, 0).space("church", 1, 1)
    behind = Table().space("church", 1, 0).space("church", 2, 1)
    assert expected_score(ahead) > expected_score(behind)


def test_a_goal_is_claimed() -> None:
    table = Table().moment("extra_c").goal("A", "A1").owned(0, fish=7)
    assert favourite(table) == "goal A"


def test_a_pair_of_flags_is_worth_an_agent() -> None:
    """The same order, once for a nation that is there already and brings its agent."""
    pair = Table().moment("extra_c").filled(0, "uk-02").order(0, "uk-05").owned(0, copper=1, tea=3)
    lone = Table().moment("extra_c").filled(0, "nl-35").order(0, "uk-05").owned(0, copper=1, tea=3)
    for table in (pair, lone):
        table.play(next(name for name in table.legal("order")))
    assert sum(pair.state.agents[:6]) == 1
    assert expected_score(pair) > expected_score(lone)


# --- the end --------------------------------------------------------------------------------------
def _fourth_house(points: list[int]) -> Table:
    """Seat 0 may build its fourth trading house and so bring the last round."""
    table = acting("bank", 3)
    table.data["round"] = 16
    for name in ("church", "customs", "recruitment"):
        table.house(0, table.find(name))
    table.hand(0, "house", 1).hand(0, "shop", 0)
    for seat, scored in enumerate(points):
        table.player(seat)["points"]["orders"] = scored
    return table.play("move 3")


def test_the_finishing_move_is_preferred_by_the_leader() -> None:
    """And it is worth more to one who leads than to one who is behind."""
    leading, behind = _fourth_house([70, 40, 40, 40]), _fourth_house([40, 70, 70, 70])
    assert favourite(leading) == "house"
    gains = []
    for table in (leading, behind):
        found = scores_after(table)
        gains.append(found["house"] - found["skip_build"])
    assert gains[0] > gains[1]


def test_when_no_action_is_left_the_expected_score_is_the_score() -> None:
    """Seats whose last turn is over, while others still play the last round."""
    found = 0
    for case in CASES[::9]:
        for state, _, _ in walk(case, 7, 5000):
            assert isinstance(state, YokohamaState)
            if state.round == state.last_round:
                for seat in range(state.seats):
                    if state.place_in_order(seat) < state.turn:
                        found += 1
                        assert EVALUATOR.expected_score(state, seat) == pytest.approx(
                            sum(state.scores()[seat])
                        )
    assert found > 50


# --- what every evaluator must keep ---------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("batch", range(8))
def test_every_variant_is_evaluated_within_bounds(batch: int) -> None:
    for seed, case in enumerate(CASES[batch::8]):
        moments = islice(walk(case, seed, 1500), seed % 11, None, 11)
        check_bounds(EVALUATOR, case, moments, within=(-20.0, 400.0))


def test_the_evaluator_remembers_nothing() -> None:
    states = [state.copy() for state, _, _ in walk(CASES[0], 2)][::25]
    check_it_remembers_nothing(EVALUATOR, YokohamaEvaluator(), states)


def test_expected_scores_do_not_depend_on_the_piles() -> None:
    """What the next orders and technologies are is nobody's knowledge, in a sample neither."""
    for count, (state, _, _) in enumerate(walk(CASES[-1], 3, 600)):
        if count % 20 == 0:
            assert isinstance(state, YokohamaState)
            other = state.copy()
            cards, orders = other.lab_pile[:], other.port_pile[:]
            Rng(count + 1).shuffle(cards)
            Rng(count + 2).shuffle(orders)
            other.lab_pile, other.port_pile = cards, orders
            for seat in range(state.seats):
                assert EVALUATOR.expected_score(other, seat) == EVALUATOR.expected_score(
                    state, seat
                )


def test_the_starting_order_that_fits_is_kept() -> None:
    """A choice made before anybody has turned a card is judged by the card."""
    state = load("yokohama").start(4, {}, 3)
    assert isinstance(state, YokohamaState)
    assert state.phase == nodes.SETUP
    values = []
    for card in range(2):
        then = state.copy()
        then.apply(0, CATALOG.parse(f"keep_order {card}"))
        values.append(EVALUATOR.expected_score(then, 0))
    assert min(values) >= EVALUATOR.expected_score(state, 0)
    assert values[0] != values[1]
