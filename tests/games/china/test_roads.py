"""The best set of chains against the plainest search there is."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from teahouse.games.china import tables as d
from teahouse.games.china.rules.roads import chain_points


def paths(near: list[int], houses: int) -> set[int]:
    """Vertex sets of all simple paths of at least four palaces."""
    found: set[int] = set()

    def walk(tip: int, path: int) -> None:
        if path.bit_count() >= 4:
            found.add(path)
        for i in range(len(near)):
            if near[tip] & houses & ~path & (1 << i):
                walk(i, path | 1 << i)

    for start in range(len(near)):
        if houses >> start & 1:
            walk(start, 1 << start)
    return found


def brute_force(near: list[int], houses: int, forts: int) -> int:
    """The best of all sets of disjoint paths."""
    chains = sorted(paths(near, houses))

    def best(k: int, used: int) -> int:
        if k == len(chains):
            return 0
        result = best(k + 1, used)
        if chains[k] & used == 0:
            worth = chains[k].bit_count() * (2 if chains[k] & forts else 1)
            result = max(result, worth + best(k + 1, used | chains[k]))
        return result

    return best(0, 0)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[int], int, int]:
    """A small graph, sparse like a road map, with some palaces and fortifications."""
    size = draw(st.integers(4, 9))
    near = [0] * size
    places = st.integers(0, size - 1)
    for a, b in draw(st.lists(st.tuples(places, places), max_size=11)):
        if a != b:
            near[a] |= 1 << b
            near[b] |= 1 << a
    houses = draw(st.integers(0, (1 << size) - 1)) | draw(st.integers(0, (1 << size) - 1))
    return near, houses, draw(st.integers(0, (1 << size) - 1))


@settings(max_examples=300, deadline=None)
@given(graphs(), st.booleans())
def test_the_best_set_of_chains_is_exact(
    graph: tuple[list[int], int, int], fortified: bool
) -> None:
    near, houses, forts = graph
    forts = forts if fortified else 0
    if len(paths(near, houses)) <= 22:
        assert chain_points(near, houses, forts) == brute_force(near, houses, forts)


def spread(near: list[int], mask: int, seed: int, size: int) -> int:
    """A connected piece of a board, grown from one space."""
    houses = 1 << seed
    while houses.bit_count() < size:
        edge = 0
        for i in range(len(near)):
            if houses >> i & 1:
                edge |= near[i]
        edge &= mask & ~houses
        if edge == 0:
            break
        choices = [i for i in range(len(near)) if edge >> i & 1]
        houses |= 1 << choices[(seed * 7 + houses) % len(choices)]
    return houses


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(d.BOARDS), st.integers(0, 60), st.integers(4, 8), st.integers(0, 2**61 - 1))
def test_chains_on_the_boards_are_exact(board: d.Board, seed: int, size: int, forts: int) -> None:
    near = [int(n) for n in board.near]
    if board.mask >> seed & 1:
        houses = spread(near, int(board.mask), seed, size)
        for some in (0, forts):
            if len(paths(near, houses)) <= 22:
                assert chain_points(near, houses, some) == brute_force(near, houses, some)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(d.BOARDS), st.integers(0, 60), st.integers(4, 19), st.integers(0, 2**61 - 1))
def test_one_more_palace_never_lowers_the_points(
    board: d.Board, seed: int, size: int, forts: int
) -> None:
    near = [int(n) for n in board.near]
    if board.mask >> seed & 1:
        fewer = spread(near, int(board.mask), seed, size)
        more = spread(near, int(board.mask), seed, size + 1)
        points = chain_points(near, fewer, forts)
        assert points <= chain_points(near, more, forts) <= 2 * more.bit_count()


def test_twenty_palaces_in_one_piece_are_quick() -> None:
    """The largest supply, everywhere on every board: far from any explosion."""
    for board in d.BOARDS:
        near = [int(n) for n in board.near]
        for seed in d.bits(board.mask):
            houses = spread(near, int(board.mask), int(seed), 20)
            for forts in (0, 1 << seed):
                assert chain_points(near, houses, forts) >= 4
