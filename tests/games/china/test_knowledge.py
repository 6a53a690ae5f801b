"""What the others can know of a hand, and what stays secret (section 6)."""

from __future__ import annotations

import pytest
from china_table import choices, counts, decide, hand, node, table

from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR, seat_viewer
from teahouse.games.china.state import ChinaState


def samples(state: ChinaState, seat: int, number: int = 60) -> list[ChinaState]:
    return [state.sample(seat, Rng(n + 1)) for n in range(number)]


def test_a_card_taken_from_the_row_stays_known_until_it_is_played() -> None:
    state = table(hands={0: "red green yellow"}, row="purple purple orange orange")
    decide(state, "exchange red", "draw_row purple")
    assert state.known[:5] == counts("purple")
    for sample in samples(state, 1):
        assert "purple" in hand(sample, 0)
    for seat in (1, 2, 3):
        decide(state, next(c for c in choices(state) if c.startswith("exchange")), "draw_deck")
        assert state.actors() == [(seat + 1) % 4]
    decide(state, "exchange purple", "draw_deck")
    assert state.known[:5] == counts("")


def test_the_card_played_may_be_the_known_one() -> None:
    known = [counts("red"), *[[0] * 5] * 3]
    state = table(hands={0: "red red green"}, known=known)
    decide(state, "exchange red")
    assert state.view(SPECTATOR)["owners"][0]["known"]["red"] == 0
    assert {tuple(hand(sample, 0)) for sample in samples(state, 1)} > {("red", "green")}


def test_other_hands_are_dealt_from_the_cards_nobody_saw() -> None:
    state = table(hands={0: "red red red"})
    seen = {tuple(hand(sample, 1)) for sample in samples(state, 0)}
    assert len(seen) > 5
    for sample in samples(state, 0):
        assert hand(sample, 0) == ["red", "red", "red"]


def test_the_pile_after_the_reshuffle_is_made_of_the_discards() -> None:
    """All purple cards are in hands and row: nobody can have drawn one since the reshuffle."""
    state = table(
        3,
        hands={0: "red red green", 1: "purple purple purple", 2: "purple purple purple"},
        row="purple purple red green",
        pile="red",
    )
    decide(state, "exchange red", "draw_deck")
    assert state.exhausted == 1
    assert state.reshuffled_pile[4] == 0
    decide(state, "exchange purple", "draw_deck")
    for sample in samples(state, 0):
        assert hand(sample, 2) == ["purple", "purple", "purple"]
        drawn = [row for row in sample.to_dict()["log"] if row[0] == "drawn"]
        assert [row[1] for row in drawn] == [1]
        assert drawn[0][2] != "purple"
        assert hand(sample, 1).count("purple") == 2


def test_old_secret_cards_are_never_taken_from_the_new_pile() -> None:
    """All purple cards were discarded before the reshuffle: no old hand can hold one."""
    state = table(
        3,
        hands={0: "red red green", 1: "green orange yellow", 2: "green orange yellow"},
        row="red green orange yellow",
        pile="red",
    )
    assert state.discard[4] == state.in_play[4]
    decide(state, "exchange red", "draw_deck")
    assert state.exhausted == 1
    for viewer, others in ((0, (1, 2)), (1, (0, 2))):
        for sample in samples(state, viewer):
            for other in others:
                assert "purple" not in hand(sample, other)


def test_two_ways_to_pay_are_nobody_elses_business() -> None:
    state = table(hands={0: "red green green"}, palaces={1: "wei1"})
    before = [state.view(v) for v in (SPECTATOR, seat_viewer(1))]
    decide(state, "palace wei2")
    assert node(state) == "pay"
    assert [state.view(v) for v in (SPECTATOR, seat_viewer(1))] == before
    assert state.view(seat_viewer(0))["node"] == "pay"
    assert state.view(seat_viewer(0))["target"] == "palace wei2"
    assert node(state.sample(1, Rng(1))) == "act"
    state.sample(1, Rng(1)).check()
    assert node(state.sample(0, Rng(1))) == "pay"


def test_an_empty_handed_second_piece_is_asked_for_all_the_same() -> None:
    """Whether the cards left can pay is secret; only a hand that everybody knows ends the turn."""
    state = table(hands={0: "red green yellow"}, palaces={1: "wei1"})
    decide(state, "palace wei2")
    assert choices(state) == ["done"]
    known = [counts("green yellow"), *[[0] * 5] * 3]
    state = table(hands={0: "red green yellow"}, palaces={1: "wei1"}, known=known)
    decide(state, "palace wei2")
    assert node(state) == "draw"


@pytest.mark.parametrize(
    ("cards", "known", "decisions", "asked"),
    [
        ("orange red green", "", ["palace lu4"], True),
        ("orange red green", "red", ["palace lu4"], False),
        ("red red orange", "", ["palace lu4", "pay joker"], False),
    ],
)
def test_a_post_that_the_cards_left_cannot_pay_is_not_asked_for(
    cards: str, known: str, decisions: list[str], asked: bool
) -> None:
    """Only the post is left in Lu; it takes two cards that may be yellow or orange."""
    state = table(
        3,
        {"board": "border"},
        {0: cards},
        palaces={1: "lu1 lu2 lu3"},
        emissaries={1: "lu lu lu"},
        known=[counts(known), *[[0] * 5] * 2],
    )
    decide(state, *decisions)
    assert node(state) == ("act2" if asked else "draw")
    assert not asked or choices(state) == ["done"]


def test_special_two_is_shown_with_its_piece() -> None:
    state = table(2, hands={0: "green red yellow"}, palaces={1: "wei1"})
    decide(state, "palace han1")
    before = state.view(seat_viewer(1))
    decide(state, "special_two")
    assert state.view(seat_viewer(1)) == before
    decide(state, "palace wei2")
    assert state.view(seat_viewer(1))["owners"][0]["special"] == ["first", "swap"]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    state = table(hands={0: "red green yellow"})
    events = decide(state, "exchange red", "draw_deck")
    told = next(event for event in events if event.key == "draw_deck")
    assert "color" in told.seen_by(seat_viewer(0))["params"]
    assert "color" not in told.seen_by(seat_viewer(1))["params"]
    assert told.seen_by(seat_viewer(1))["moves"][0]["piece"] == "card"


def test_unopened_tiles_change_places_in_samples() -> None:
    state = table(options={"bonus_tiles": True})
    faces = {tuple(sample.tiles) for sample in samples(state, 0, 20)}
    assert len(faces) > 10
    for sample in samples(state, 0, 20):
        lying = sample.tiles[0] | sample.tiles[1] | sample.tiles[2]
        assert lying == state.tiles[0] | state.tiles[1] | state.tiles[2]


def test_the_seed_of_the_reshuffle_is_not_copied() -> None:
    state = table()
    assert state.sample(0, Rng(1)).rng != state.rng
