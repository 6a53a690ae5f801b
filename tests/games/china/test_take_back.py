"""Where a decision can be taken back, and where the way back ends (4.7)."""

from __future__ import annotations

from china_table import choices, decide, table

from teahouse.core.match import Match
from teahouse.games.china.game import GAME


def match(seats: int = 4, **options: object) -> Match:
    return Match(GAME, seats, {"start_player": "first_seat", **options}, 3)


def play(m: Match, *decisions: str) -> None:
    for notation in decisions:
        m.decide(int(m.state.actors()[0]), GAME.catalog.parse(notation))


def first(m: Match, family: str) -> str:
    return next(c for c in choices(m.state) if c.split()[0] == family)


def test_an_exchange_and_open_cards_can_be_taken_back() -> None:
    m = match()
    start = m.state.digest()
    play(m, first(m, "exchange"))
    assert m.undoable(0) == 0
    m.undo(0)
    assert m.state.digest() == start


def test_a_piece_is_taken_back_with_its_payment() -> None:
    m = match()
    start = m.state.digest()
    play(m, first(m, "palace"))
    while m.undoable(0) is not None:
        m.undo(0)
    assert m.state.digest() == start


def test_a_blind_draw_and_the_end_of_the_turn_are_final() -> None:
    m = match()
    play(m, first(m, "exchange"), "draw_deck")
    assert m.undoable(0) is None
    m = match()
    play(m, first(m, "exchange"))
    play(m, first(m, "draw_row"))
    assert m.undoable(0) is None  # the row was refilled


def test_every_blind_draw_is_final_open_ones_are_not() -> None:
    state = table(hands={0: "red red green"}, palaces={1: "wei1"})
    decide(state, "palace wei2", "palace wei3")
    assert [event.forbids_undo for event in decide(state, "draw_row red")] == [False]
    assert [event.forbids_undo for event in decide(state, "draw_deck")][0]


def test_turning_up_tiles_is_final() -> None:
    m = match(bonus_tiles=True)
    play(m, first(m, "open"))
    while choices(m.state)[0].startswith("pay"):
        play(m, choices(m.state)[0])
    assert m.undoable(0) is None


def test_in_the_duel_the_end_of_drawing_and_the_emperors_refill_are_final() -> None:
    m = match(2)
    play(m, first(m, "exchange"))
    play(m, first(m, "draw_row"))
    assert m.undoable(0) is None
    play(m, first(m, "palace"))
    while choices(m.state)[0].startswith("pay"):
        play(m, choices(m.state)[0])
    assert m.undoable(0) is None
    assert m.state.actors() == [1]


def test_in_the_duel_the_emperors_early_refill_is_final() -> None:
    state = table(2, hands={2: "red green yellow"}, palaces={1: "wei1"})
    assert not any(event.forbids_undo for event in decide(state, "special_first"))
    told = decide(state, "emissary wei")
    assert [event.key for event in told if event.forbids_undo] == ["emperor_card"]


def test_in_the_duel_drawing_ends_even_if_nothing_is_drawn() -> None:
    state = table(2, hands={0: "red red green"}, palaces={1: "wei1"}, pile="", exhausted=2)
    told = decide(state, "exchange red")
    assert [event.key for event in told if event.forbids_undo] == ["drawn"]
