"""Positions of China in which a player knows the answer, and what every evaluator must keep."""

from __future__ import annotations

from itertools import islice

import pytest
from china_table import table
from evaluator_checks import check_bounds, check_it_remembers_nothing
from walks import all_cases, walk

from teahouse.core.rng import Rng
from teahouse.games.china import tables as d
from teahouse.games.china.evaluator.evaluator import ChinaEvaluator
from teahouse.games.china.rules import nodes
from teahouse.games.china.rules.catalog import CATALOG
from teahouse.games.china.state import ChinaState
from teahouse.registry import load

EVALUATOR = ChinaEvaluator()
CASES = all_cases(load("china"))


def expected_score(state: ChinaState, seat: int = 0) -> float:
    return EVALUATOR.expected_score(state, seat)


def after(state: ChinaState, notation: str) -> ChinaState:
    then = state.copy()
    then.apply(int(state.actors()[0]), CATALOG.parse(notation))
    return then


def favourite(state: ChinaState, *families: str) -> str:
    """The choice that leaves the seat on turn best off, against its best opponent.

    Of some families only, if any are named.
    """
    seat = int(state.actors()[0])
    names = [CATALOG[int(a)].notation for a in state.legal(seat)]
    names = [name for name in names if not families or name.split()[0] in families]

    def lead(name: str) -> float:
        then = after(state, name)
        others = [expected_score(then, other) for other in range(state.seats) if other != seat]
        return expected_score(then, seat) - 0.5 * max(others)

    return max(names, key=lead)


# --- majorities -----------------------------------------------------------------------------------
def test_a_majority_is_worth_more_than_a_second_place_and_that_more_than_nothing() -> None:
    state = table(palaces={1: "chu1 chu2 chu3 chu4", 2: "chu5"})
    assert expected_score(state, 1) > expected_score(state, 2) > expected_score(state, 3)


def test_a_full_province_pays_its_points_and_no_guess() -> None:
    """Whatever else there is: a point on the score track is a point."""
    palaces = {0: "wei1 wei2 wei3", 1: "wei5 wei6", 2: "wei7"}
    state = after(table(palaces=palaces, hands={0: "red green yellow"}), "palace wei4")
    assert list(state.points) == [7, 4, 2, 0]
    poorer = state.copy()
    poorer.points = [0, 0, 0, 0]
    for seat, points in enumerate([7, 4, 2, 0]):
        assert expected_score(state, seat) - expected_score(poorer, seat) == pytest.approx(points)


def test_the_palace_that_fills_a_province_decides_it() -> None:
    """Seat 0 and seat 1 share the lead; the last space settles it for one of them."""
    palaces = {0: "wei1 wei2 wei3", 1: "wei4 wei5 wei6"}
    state = table(palaces=palaces, hands={0: "red green yellow"})
    filled = after(state, "palace wei7")
    assert expected_score(filled, 0) > expected_score(state, 0)
    assert expected_score(filled, 1) < expected_score(state, 1) - 1


def test_nobody_fills_a_province_for_somebody_else() -> None:
    """Qi lacks one palace and seat 1 leads it; seat 0 would stay behind seat 2 there."""
    palaces = {1: "qi1 qi2", 2: "qi3 qi4", 3: "lu1 lu2"}
    state = table(palaces=palaces, hands={0: "yellow orange green"})
    filled, second = after(state, "palace qi5"), after(state, "palace lu3")
    assert expected_score(second) - expected_score(second, 1) > expected_score(
        filled
    ) - expected_score(filled, 1)


def test_second_place_is_cheap() -> None:
    """One palace behind a leader with five brings five; a second one there nothing more."""
    none = table(palaces={1: "chu1 chu2 chu3 chu4 chu5"})
    one = table(palaces={0: "chu7", 1: "chu1 chu2 chu3 chu4 chu5"})
    two = table(palaces={0: "chu7 chu8", 1: "chu1 chu2 chu3 chu4 chu5"})
    assert (
        expected_score(one) - expected_score(none) > 2 > expected_score(two) - expected_score(one)
    )


def test_a_fortified_majority_counts_twice() -> None:
    options = {"fortifications": True}
    plain = table(options=options, palaces={0: "wei1 wei2 wei3", 1: "wei4"})
    forts = table(options=options, palaces={0: "wei1 wei2 wei3", 1: "wei4"}, forts="wei1")
    assert expected_score(forts) > expected_score(plain) + 3


# --- alliances and roads --------------------------------------------------------------------------
def test_the_emissary_that_makes_an_alliance_is_sent() -> None:
    """Seat 0 leads in Wei and Shu; both are neighbours of Ch'in."""
    palaces = {1: "wei1 wei2 wei3 shu1", 2: "chin1 chin2 chin3 shu2 shu3"}
    emissaries = {0: "wei wei shu shu", 1: "wei"}
    state = table(palaces=palaces, emissaries=emissaries, hands={0: "yellow green purple"})
    assert favourite(state) == "emissary chin"


def test_an_alliance_that_somebody_else_leads_is_worth_less() -> None:
    palaces = {1: "wei1 wei2 wei3", 2: "chin1 chin2 chin3"}
    alone = table(palaces=palaces, emissaries={0: "wei chin"})
    beaten = table(palaces=palaces, emissaries={0: "wei chin", 3: "chin chin"})
    assert expected_score(alone) > expected_score(beaten) + 1


def test_a_chain_of_four_is_worth_its_points() -> None:
    chain = table(palaces={0: "chin1 chin2 chin4 shu1"})
    apart = table(palaces={0: "chin1 chin2 chin3 shu4"})
    assert expected_score(chain) > expected_score(apart) + 2


def test_the_missing_link_of_a_chain_is_built() -> None:
    """Wei1, wei2 and wei4 hang together through wei3 alone."""
    palaces = {0: "wei1 wei2 wei4", 1: "wei7", 2: "wei6"}
    state = table(palaces=palaces, hands={0: "red green purple"})
    assert (
        expected_score(after(state, "palace wei3"))
        > expected_score(after(state, "palace wei5")) + 1
    )


# --- cards ----------------------------------------------------------------------------------------
def test_a_hand_that_pays_for_two_pieces_is_worth_more() -> None:
    palaces = {0: "wei1", 1: "wei2"}
    pair = table(palaces=palaces, hands={0: "red red green"})
    mixed = table(palaces=palaces, hands={0: "green yellow purple"})
    assert expected_score(pair) > expected_score(mixed)


def test_a_second_piece_beats_stopping() -> None:
    state = table(palaces={0: "wei1", 1: "wei2 wei3"}, hands={0: "red red green"})
    state.apply(0, CATALOG.parse("palace wei4"))
    assert favourite(state) != "done"


def test_placing_beats_exchanging_a_card() -> None:
    for seed in range(10):
        state = load("china").start(4, {}, seed)
        assert isinstance(state, ChinaState)
        assert not favourite(state).startswith("exchange")


# --- variants -------------------------------------------------------------------------------------
def test_harbours_count_beside_their_provinces() -> None:
    options = {"board": "border"}
    coast = table(3, options=options, palaces={0: "yan3 yan4"})
    inland = table(3, options=options, palaces={0: "yan1 yan2"})
    assert expected_score(coast) > expected_score(inland) + 1


def test_a_majority_of_tiles_is_worth_something() -> None:
    options = {"bonus_tiles": True}
    lying = load("china").start(4, {"start_player": "first_seat", **options}, 1).to_dict()["tiles"]
    assert isinstance(lying, list)
    tiles = {space for faces in lying for space in faces}
    bare = next(space for space in d.SPACE_IDS if space.startswith("chu") and space not in tiles)
    tile = next(space for space in d.SPACE_IDS if space.startswith("chu") and space in tiles)
    with_tile = table(options=options, palaces={0: tile})
    without = table(options=options, palaces={0: bare})
    assert expected_score(with_tile) > expected_score(without) + 1


def test_influence_brings_the_emperors_points() -> None:
    palaces = {2: "chu1 chu2 chu3"}
    kept = [[0] * 5, [0] * 5]
    kept[0][d.COLOR_IDS.index("purple")] = 1
    held = [0 if color == "purple" else -1 for color in d.COLOR_IDS]
    mine = table(2, palaces=palaces, kept=kept, influence=held)
    assert expected_score(mine, 0) > expected_score(mine, 1) + 1


# --- what every evaluator must keep ---------------------------------------------------------------
def test_when_nothing_can_change_the_expected_score_is_the_score() -> None:
    """The Emperor's last move, if it is skipped: all that is left of the game."""
    found = 0
    for case in [case for case in CASES if case.seats == d.DUEL]:
        for state, _, _ in walk(case, 5):
            assert isinstance(state, ChinaState)
            last = state.exhausted == d.EXHAUSTIONS and state.turn % 2 == 1
            if last and state.node == nodes.EMPEROR:
                found += 1
                for seat in range(2):
                    assert expected_score(state, seat) == pytest.approx(sum(state.scores()[seat]))
    assert found > 4


@pytest.mark.parametrize("batch", range(8))
def test_every_variant_is_evaluated_within_bounds(batch: int) -> None:
    for seed, case in enumerate(CASES[batch::8]):
        moments = islice(walk(case, seed), seed % 5, None, 5)
        check_bounds(EVALUATOR, case, moments, within=(-1.0, 200.0))


def test_the_evaluator_remembers_nothing() -> None:
    states = [state.copy() for state, _, _ in walk(CASES[0], 2)][::10]
    check_it_remembers_nothing(EVALUATOR, ChinaEvaluator(), states)


def test_expected_scores_do_not_depend_on_the_pile() -> None:
    """What the next cards are is nobody's knowledge, in a sample neither."""
    for count, (state, _, _) in enumerate(walk(CASES[-1], 3)):
        if count % 10 == 0:
            assert isinstance(state, ChinaState)
            other = state.copy()
            pile = other.pile[:]
            Rng(count + 1).shuffle(pile)
            shuffled = [*sorted(pile[: state.left]), *pile[state.left :]]
            other.pile = shuffled
            for seat in range(state.seats):
                assert EVALUATOR.expected_score(other, seat) == EVALUATOR.expected_score(
                    state, seat
                )
