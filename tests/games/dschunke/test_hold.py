"""The hold of 2.8: the counting lemma against a model that looks at every cell."""

from __future__ import annotations

import pytest
from dschunke_positions import JUNKS, Position
from hypothesis import given, settings
from hypothesis import strategies as st

from teahouse.games.dschunke.rules.hold import FREE, cells, laid, lifted, movable, visible

SEATS = 4


class Model:
    """Crates in a box: levels of three slots, each slot a line of three cells."""

    def __init__(self):
        self.levels: list[dict[int, int]] = []  # slot -> owner

    def lay(self, owner):
        if not self.levels or len(self.levels[-1]) == 3:
            self.levels.append({})
        slot = min({0, 1, 2} - set(self.levels[-1]))
        self.levels[-1][slot] = owner

    def movable(self, owner):
        top = self.levels[-1] if self.levels else {}
        return [slot for slot, whose in top.items() if whose == owner]

    def lift(self, owner):
        del self.levels[-1][max(self.movable(owner))]
        if not self.levels[-1]:
            self.levels.pop()

    def shown(self, row, column):
        """The owner of the highest crate in a cell."""
        for number in range(len(self.levels) - 1, -1, -1):
            slot = row if number % 2 == 0 else column
            if slot in self.levels[number]:
                return self.levels[number][slot]
        return FREE

    def top(self):
        return [self.shown(row, column) for row in range(3) for column in range(3)]


def _agree(hold, model):
    top = model.top()
    assert [int(owner) for owner in cells(hold)] == top
    for seat in range(SEATS):
        assert visible(hold, seat) == top.count(seat)
        assert (movable(hold, seat) != FREE) == bool(model.movable(seat))
    strips = sum(len(level) for level in model.levels)
    shown = sum(int(visible(hold, seat)) for seat in range(SEATS))
    assert shown == (9 if len(model.levels) > 1 else 3 * strips)


STEPS = st.lists(st.tuples(st.booleans(), st.integers(0, SEATS - 1)), max_size=60)


@given(STEPS)
@settings(max_examples=300, deadline=None)
def test_the_lemma_agrees_with_every_cell(steps):
    """Strips are laid (True) and lifted (False) in any order."""
    hold, model = [], Model()
    for lay, seat in steps:
        if lay:
            hold = laid(hold, seat)
            model.lay(seat)
        elif model.movable(seat):
            hold = lifted(hold, movable(hold, seat))
            model.lift(seat)
        _agree(hold, model)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 3)), max_size=50))
@settings(max_examples=150, deadline=None)
def test_strips_move_between_junks(steps):
    """From one hold to another as the card does it; a step within a hold lays a new strip."""
    holds, models = [[] for _ in JUNKS], [Model() for _ in JUNKS]
    for source, target, seat in steps:
        if source != target:
            if not models[source].movable(seat):
                continue
            holds[source] = lifted(holds[source], movable(holds[source], seat))
            models[source].lift(seat)
        holds[target] = laid(holds[target], seat)
        models[target].lay(seat)
        for hold, model in zip(holds, models, strict=True):
            _agree(hold, model)


@given(STEPS)
@settings(max_examples=100, deadline=None)
def test_a_hold_is_never_changed_in_place(steps):
    hold = []
    for lay, seat in steps:
        before = list(hold)
        kept = hold
        if lay:
            hold = laid(hold, seat)
        elif movable(hold, seat) != FREE:
            hold = lifted(hold, movable(hold, seat))
        assert kept == before


@pytest.mark.parametrize(
    ("on_top", "each_top", "each_below"), [(1, 3, 2), (2, 3, 1), (3, 3, 0)], ids=str
)
def test_the_table_of_the_lemma(on_top, each_top, each_below):
    """Seat 0 has a strip on every level; the top level has this number of strips."""
    deep = [0, 0, 0] + [1, 1, 1]
    below = [*deep, 0, 1, 1]
    assert visible([*below, *[2] * on_top], 0) == each_below
    assert visible([*below, 0, *[2] * (on_top - 1)], 0) == each_top + each_below
    assert visible([*deep, *[1, 1, 1], *[2] * on_top], 0) == 0


def test_a_free_slot_is_filled_first():
    """A strip moved away leaves its slot free; the others do not slide (2.8)."""
    position = Position().holds(white="bgb/gb").special(1, "move_own")
    table = position.turn(1).table().play(1, "play_extra_move white grey")
    assert table.hold("white") == "bgb/.b"
    table.play(1, "use_trainee lower white")
    assert table.hold("white") == "bgb/gb"


def test_the_moved_strip_comes_from_the_highest_slot():
    position = Position().holds(white="bgb/ggb").special(1, "move_own")
    table = position.turn(1).table().play(1, "play_extra_move white grey")
    assert table.hold("white") == "bgb/g.b"
    assert table.crates("white") == [3 + 2, 3 + 1, 0, 0]


def test_no_height_limit():
    text = "/".join(["bgr"] * 8)
    position = Position().holds(purple=text, brown="", white="", grey="", orange="")
    table = position.turn(0).table().play(0, "use_merchant loader")
    assert table.hold("purple") == text + "/bb"
    assert table.crates("purple") == [7, 1, 1, 0]
