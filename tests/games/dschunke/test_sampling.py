"""Samples against what a seat really knows, gathered here from the events that it was shown."""

from __future__ import annotations

from collections import Counter

import pytest
from dschunke_positions import GAME, GOODS, STACKS, Position

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING, seat_viewer

ALWAYS = {"supply", "exchange", "tiebreak"}
COPIES = Counter(
    f for stack in GAME.start(3, {}, 1).view(EVERYTHING)["stacks"] for f in stack["contents"]
)


class Knowledge:
    """One seat's notebook: written from its own view and the events as it sees them."""

    def __init__(self, seat, seats):
        self.seat = seat
        self.viewer = seat_viewer(seat)
        self.floor = [[0] * 4 for _ in range(seats)]  # cards that must be in a hand
        self.size = [8] * seats
        self.takes = []  # stack, seat, face or None
        self.looks = []  # stack, number of cards taken so far, faces that lay there
        self.plays = []  # seat, face, number of cards taken so far
        self.market = []

    def hear(self, events):
        for event in events:
            seen = event.seen_by(self.viewer)
            params = seen["params"]
            for move in seen["moves"]:
                if move["piece"].startswith("good:"):
                    self._goods(move)
            if seen["key"] == "stack_opened" and "face_list" in params:
                stack = STACKS.index(params["stack"])
                self.looks.append((stack, len(self.takes), Counter(params["face_list"].split())))
            if seen["key"] == "special_taken":
                stack = STACKS.index(params["stack"])
                self.takes.append((stack, params["seat"], params.get("face")))
            if seen["key"] == "extra":
                self.plays.append((params["seat"], params["face"], len(self.takes)))
            if seen["key"] == "market_card":
                self.market.append(params["card"])

    def _goods(self, move):
        good = GOODS.index(move["piece"].split(":")[1])
        place, seat = (move["target"] if "pile" in move["source"] else move["source"]).split(":")
        assert place == "hand"
        seat = int(seat)
        sign = 1 if "pile" in move["source"] else -1
        self.size[seat] += sign * move["count"]
        self.floor[seat][good] = max(0, self.floor[seat][good] + sign * move["count"])

    def caught(self, seat):
        """Did this seat take a card between two looks, so that it can be told what was missing?"""
        for time, (stack, taker, _) in enumerate(self.takes):
            looks = [look[1] for look in self.looks if look[0] == stack]
            if taker == seat and looks and min(looks) <= time < max(looks):
                return True
        return False

    def check(self, sample, view):
        """Is this state one of those that the seat must think possible?"""
        data = sample.to_dict()
        assert data["hands"][self.seat] == [view["seats"][self.seat]["hand"][g] for g in GOODS]
        for seat, hand in enumerate(data["hands"]):
            assert sum(hand) == self.size[seat]
            assert all(have >= least for have, least in zip(hand, self.floor[seat], strict=True))
        assert data["deck"][: len(self.market)] == self.market
        self._check_takes(data)
        self._check_looks(data)
        self._check_plays(data)

    def _check_takes(self, data):
        assert len(data["takes"]) == len(self.takes)
        for (stack, seat, card), (known_stack, known_seat, face) in zip(
            data["takes"], self.takes, strict=True
        ):
            assert (stack, seat) == (known_stack, known_seat)
            if face is not None:
                assert _face(card) == face
            else:
                assert _face(card) not in ALWAYS

    def _check_looks(self, data):
        for stack, time, faces in self.looks:
            there = [_face(card) for card in data["stacks"][stack]]
            there += [_face(t[2]) for t in data["takes"][time:] if t[0] == stack]
            assert Counter(there) == faces
        for stack, faces in enumerate(data["stacks"]):
            start = len(faces) + sum(1 for take in data["takes"] if take[0] == stack)
            assert start == (8, 8, 7, 7)[stack]

    def _check_plays(self, data):
        """Every card that was played had been taken before by the one who played it."""
        when = {card: (seat, time) for time, (_, seat, card) in enumerate(data["takes"])}
        played = {card for seat in data["special"] for card in seat}
        played = [c for c in when if _face(c) not in ALWAYS and c not in played]
        assert len(played) == len(self.plays)
        for seat, face in {(seat, face) for seat, face, _ in self.plays}:
            taken = sorted(when[c][1] for c in played if (when[c][0], _face(c)) == (seat, face))
            before = sorted(time for s, f, time in self.plays if (s, f) == (seat, face))
            assert len(taken) == len(before)
            assert all(a < b for a, b in zip(taken, before, strict=True))
        for seat, cards in enumerate(data["special"]):
            assert all(when[card][0] == seat for card in cards)


def _face(card):
    return card.partition("#")[0]


def _choose(state, seat, rng):
    """At random, but eager to bid and to play extra cards: more secrets move."""
    actions = state.legal(seat)
    keen = [a for a in actions if GAME.catalog[int(a)].notation.startswith(("bid ", "play_"))]
    if keen and rng.below(2):
        actions = keen
    return actions[rng.below(len(actions))]


def _game(seats, seed, **options):
    """Before every decision: the position and the notebooks of all seats."""
    events = Events()
    state = GAME.start(seats, options, seed, events)
    books = [Knowledge(seat, seats) for seat in range(seats)]
    rng = Rng(seed * 17 + 3)
    while True:
        for book in books:
            book.hear(events.items)
        if state.over:
            return
        yield state, books
        events = Events()
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.apply(seat, _choose(state, seat, rng), events)


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("seats", [3, 4])
def test_samples_respect_what_the_seat_knows(seats, seed):
    setup = "variable" if seed % 4 == 3 else "fixed"
    rng = Rng(seed + 1)
    for count, (state, books) in enumerate(_game(seats, seed, setup=setup)):
        if count % 3 == 0 or state.to_dict()["node"] in ("event_take", "draw_take"):
            for book in books:
                view = state.view(book.viewer)
                sample = state.sample(book.seat, rng)
                sample.check()
                book.check(sample, view)


def test_the_notebook_accepts_the_truth():
    for seed in range(4):
        for state, books in _game(4, seed):
            for book in books:
                book.check(state, state.view(book.viewer))


def test_every_kind_of_secret_was_met():
    """The games above hold what they are meant to test: second looks, plays, takes after plays."""
    second, late = 0, 0
    for seed in range(16):
        for seats in (3, 4):
            for _, now in _game(seats, seed):
                books = now
            for book in books:
                stacks = [look[0] for look in book.looks]
                second += len(stacks) - len(set(stacks))
            for seat, _, time in books[0].plays:
                late += any(take[1] == seat for take in books[0].takes[time:])
    assert second > 20
    assert late > 20


def _places(data, face):
    """Where the copies of a face are."""
    places = set()
    for kind in ("stacks", "special"):
        for number, cards in enumerate(data[kind]):
            if face in [_face(card) for card in cards]:
                places.add((kind, number))
    return frozenset(places)


def test_the_spread_of_the_deal_is_real():
    """At the start seat 0 knows nothing of the other hands and of the stacks."""
    state = GAME.start(4, {}, 8)
    rng = Rng(5)
    samples = [state.sample(0, rng).to_dict() for _ in range(200)]
    for seat in (1, 2, 3):
        for good in range(4):
            assert len({sample["hands"][seat][good] for sample in samples}) >= 4
    for face in COPIES:
        found = {number for s in samples for _, number in _places(s, face)}
        assert found == {0, 1, 2, 3}
    assert len({tuple(sample["deck"]) for sample in samples}) > 190
    assert {sample["deck"][0] for sample in samples} == {state.to_dict()["deck"][0]}
    for place in range(1, 10):
        assert len({sample["deck"][place] for sample in samples}) == 9


def test_the_spread_of_the_deal_is_even():
    """Each card that was never seen is equally likely in each place of its stack size."""
    state = GAME.start(3, {}, 2)
    rng = Rng(9)
    rounds = 1200
    found = Counter()
    rice = Counter()
    for _ in range(rounds):
        data = state.sample(0, rng).to_dict()
        for number, stack in enumerate(data["stacks"]):
            found[number] += "tiebreak" in stack
        rice[data["hands"][1][0] - data["hands"][2][0]] += 1
    for number, size in enumerate((8, 8, 7, 7)):
        assert abs(found[number] - rounds * size / 30) < 90
    more, fewer = (sum(n for k, n in rice.items() if k * sign > 0) for sign in (1, -1))
    assert abs(more - fewer) < 150


def test_the_spread_goes_on_through_the_game():
    """Whenever something is hidden, samples differ; the other special hands are really dealt."""
    checked = 0
    for seats, seed in ((3, 0), (4, 1), (4, 2)):
        for count, (state, books) in enumerate(_game(seats, seed)):
            if count % 25:
                continue
            data = state.to_dict()
            for book in books:
                held = [s for s in range(seats) if s != book.seat and data["special"][s]]
                held = [s for s in held if not book.caught(s)]
                if not held:
                    continue
                rng = Rng(count + 1)
                samples = [state.sample(book.seat, rng).to_dict() for _ in range(40)]
                for seat in held:
                    hands = {tuple(map(_face, s["special"][seat])) for s in samples}
                    assert len(hands) > 1
                    checked += 1
    assert checked > 10


def test_secret_choices_of_others_are_drawn_anew():
    table = Position().hands([2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]).bid().table()
    table.play(1, "bid fish 2").play(0, "bid rice 1")
    rng = Rng(1)
    bids = [table.state.sample(0, rng).to_dict()["bids"] for _ in range(120)]
    assert {bid[0] for bid in bids} == {GAME.catalog.parse("bid rice 1")}
    assert {bid[2] for bid in bids} == {-1}
    drawn = {GAME.catalog[bid[1]].notation for bid in bids}
    assert "bid_pass" in drawn
    assert {notation.split()[1] for notation in drawn if " " in notation} == set(GOODS)


def test_a_card_chosen_in_the_event_is_drawn_anew():
    table = Position().round(5).next_round()
    for stack in ("square", "circle", "triangle"):
        table.play(table.actors[0], f"choose_stack {stack}")
    assert table.node == "event_take"
    table.play(2, table.legal(2)[0])
    rng = Rng(1)
    drawn = set()
    for _ in range(60):
        sample = table.state.sample(0, rng)
        sample.check()
        bid = sample.to_dict()["bids"][2]
        drawn.add(GAME.catalog[bid].notation)
        assert bid in GAME.from_dict({**sample.to_dict(), "waiting": [2]}).legal(2)
    assert len(drawn) > 8


def test_hidden_merchants_are_drawn_anew():
    state = GAME.start(4, {"setup": "variable"}, 3)
    rng = Rng(2)
    found = {tuple(state.sample(0, rng).to_dict()["merchants"]) for _ in range(80)}
    assert len(found) == 6
    assert all(set(junks) == {"purple", "brown", "grey"} for junks in found)


def test_which_copy_of_a_card_was_played_does_not_matter():
    stacks = ["load_one", "load_one#2"]
    states = []
    for first, second in (stacks, stacks[::-1]):
        position = Position().stacks(stacks, ["cash_grey"], ["move_own"], ["supply"], rest=0)
        position.special(1, first, "cash_grey").special(2, second, "cash_white").round(3).turn(1)
        table = position.table().play(1, "play_extra_load white", "use_merchant banker")
        table.play(2, "play_extra_load white", "use_merchant loader")
        states.append(table.state)
    for seed in range(1, 30):
        one, two = (state.sample(0, Rng(seed)).view(EVERYTHING) for state in states)
        assert one == two


def test_a_card_played_early_does_not_come_from_a_later_look():
    """Seat 1 took a card, played "Load one strip" and took another: the first one was played."""
    position = Position().round(5, start=3).market("M02")
    position.stacks(
        ["load_one", "bonus8_grey"], ["load_one#2", "cash_grey"], ["supply"], ["move_own"], rest=0
    )
    position.special(1, "load_one").turn(1).used("supplier", "upper")
    table = position.table().play(1, "play_extra_load white", "use_merchant loader")
    table.play(2, "use_merchant banker")
    while table.node != "event_stack":
        table.play(table.actors[0], table.legal(table.actors[0])[-1])
    assert table.data["round"] == 6
    for seat, stack in ((0, "star"), (1, "circle"), (2, "square")):
        table.play(seat, f"choose_stack {stack}")
    for seat in table.actors:
        table.play(seat, "take_special cash_grey" if seat == 1 else table.legal(seat)[-1])
    rng = Rng(4)
    for _ in range(60):
        data = table.state.sample(0, rng).to_dict()
        first, second = (take for take in data["takes"] if take[1] == 1)
        assert _face(first[2]) == "load_one"
        assert data["special"][1] == [second[2]]


def test_after_the_end_nothing_is_dealt_anew():
    table = Position().round(10).special(1, "bonus8_grey").next_round()
    assert table.state.over
    sample = table.state.sample(0, Rng(1))
    assert sample.view(seat_viewer(0)) == table.view(0)
    assert list(sample.ranking()) == list(table.state.ranking())


def test_samples_while_seats_wait_for_a_stack():
    """R-31: two stacks for four players."""
    position = Position().round(5, start=3).stacks(["cash_grey", "load_one"], [], [], [], rest=3)
    table = position.next_round()
    steps = [(0, "choose_stack square"), (1, "take_special supply"), (0, "take_special load_one")]
    steps += [(2, "choose_stack star"), (2, "take_special tiebreak"), (3, "choose_stack square")]
    for seat, notation in steps:
        for viewer in range(4):
            for seed in range(1, 6):
                sample = table.state.sample(viewer, Rng(seed))
                sample.check()
                assert sample.view(seat_viewer(viewer)) == table.view(viewer)
                assert sample.legal(viewer) == table.state.legal(viewer)
        table.play(seat, notation)
    assert table.node == "turn"
