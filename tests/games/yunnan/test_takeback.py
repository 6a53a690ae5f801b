"""What may be taken back (section 4), and what a seat may guess (section 6)."""

from __future__ import annotations

from yunnan_table import GAME, Table, asked, field, keys, seat

from teahouse.core.events import Events
from teahouse.core.game import State
from teahouse.core.match import Match
from teahouse.core.rng import Rng


def decide(match: Match, *actions: str) -> None:
    for action in actions:
        match.decide(seat(match.state), GAME.catalog.parse(action))


def closes(state: State, action: str) -> bool:
    """Does this decision end the taking back?"""
    events = Events()
    state.apply(seat(state), GAME.catalog.parse(action), events)
    return events.forbids_undo


def test_a_travel_turn_is_taken_back_step_by_step() -> None:
    match = Match(GAME, 3, {"start_order": "given"}, 1)
    decide(match, "pass", "pass", "pass")
    assert asked(match.state) == ("travel", "blue")
    before = match.state.digest()
    decide(match, "move puer yunnan")
    assert match.undoable(2) is not None
    decide(match, "move puer yunnan")  # the passes are used up: the turn is over
    assert asked(match.state) == ("travel", "yellow")
    assert match.undoable(2) is None
    match = Match(GAME, 3, {"start_order": "given"}, 1)
    decide(match, "pass", "pass", "pass", "move puer yunnan")
    match.undo(2)
    assert match.state.digest() == before


def test_a_displacement_is_taken_back_until_done() -> None:
    t = Table(3).order("blue", "yellow", "red")
    own = {"influence": 1, "passes": 4, "horse": "sichuan", "kept": {"trading_post": 1}}
    t.color("red", at={"puer": 1, "yunnan": 1}, **own)
    state = t.color("yellow", at={"yunnan": 1}).travel("red")
    assert not closes(state, "move puer yunnan")
    assert not closes(state, "displace yellow")
    assert not closes(state, "build_post yunnan")
    state = t.travel("red")
    assert closes(state, "done")


def test_the_choice_of_a_source_is_taken_back_as_long_as_it_is_open() -> None:
    t = Table(3).color("red", stock=1, at={"yunnan": 1})
    state = t.color("yellow", stock=1).color("blue", stock=1).auction("red")
    assert not closes(state, "market")
    assert closes(state, "from_stock")


def test_two_colours_of_one_seat_in_a_row_can_be_taken_back() -> None:
    t = Table(2, edition=2013).order("red", "blue", "yellow", "black")
    for color in t.names:
        t.color(color, stock=2)
    state = t.auction("red")
    assert not closes(state, "market")
    assert asked(state) == ("turn", "blue")
    assert closes(state, "market")


def test_samples_draw_other_cards_and_only_those_of_the_pile() -> None:
    t = Table(2).set(pile=["2", "5", "9", "12"]).color("blue", bids=[])
    state = t.color("red", stock=2).color("yellow", stock=2).auction("yellow")
    drawn: set[str] = set()
    for seed in range(1, 40):
        guess = state.sample(0, Rng(seed))
        assert guess.sample(1, Rng(3)).digest() == state.sample(0, Rng(3)).digest()
        events = Events()
        guess.apply(1, GAME.catalog.parse("market"), events)
        assert keys(events.items)[:2] == ["market", "duli_card"]
        drawn.add(field(guess, "card"))
    assert drawn == {"2", "5", "9", "12"}


def test_without_duli_a_sample_is_the_position_itself() -> None:
    state = GAME.start(4, {}, 1)
    assert state.sample(2, Rng(8)).digest() == state.digest()
