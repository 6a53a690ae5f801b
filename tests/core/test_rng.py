"""The generator: exact numbers, fair numbers, no way out of 64 bits."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from teahouse.core.rng import SPAN, A, Rng, from_seed, seed_hash

MODULUS = A * SPAN - 1


def test_the_numbers_never_change() -> None:
    """Stored games depend on them: a change here is a break of every record."""
    rng = from_seed(42)
    assert rng.state == 4151577979449810252
    assert [int(rng.next32()) for _ in range(4)] == [468566881, 1791704659, 3307297916, 75607378]
    assert [int(rng.below(6)) for _ in range(10)] == [5, 2, 3, 2, 0, 0, 2, 1, 2, 2]


@given(st.integers(min_value=1, max_value=MODULUS - 1))
def test_a_step_is_multiplication_in_the_field(state: int) -> None:
    rng = Rng(state)
    rng.next32()
    assert rng.state * SPAN % MODULUS == state
    assert 0 < rng.state < MODULUS


@given(st.integers(), st.integers(min_value=1, max_value=2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= from_seed(seed).below(n) < n


def test_below_is_fair() -> None:
    rng = from_seed("fair")
    counts = Counter(int(rng.below(7)) for _ in range(70_000))
    assert all(9_500 < counts[k] < 10_500 for k in range(7))


@given(st.integers(), st.integers(min_value=1, max_value=2**31))
def test_below_rejects_the_numbers_of_next32(seed: int, n: int) -> None:
    """Each takes the step of the generator by itself: they must agree."""
    rng, other = from_seed(seed), from_seed(seed)
    number = rng.below(n)
    x = other.next32()
    while x >= SPAN // n * n:
        x = other.next32()
    assert (number, rng.state) == (x % n, other.state)


@given(st.integers(), st.integers(0, 100))
def test_a_shuffle_takes_the_numbers_of_below(seed: int, length: int) -> None:
    rng, other = from_seed(seed), from_seed(seed)
    items, expected = list(range(length)), list(range(length))
    rng.shuffle(items)
    for i in range(length - 1, 0, -1):
        j = int(other.below(i + 1))
        expected[i], expected[j] = expected[j], expected[i]
    assert (items, rng.state) == (expected, other.state)


@given(st.integers(), st.lists(st.integers(0, 100)))
def test_a_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    from_seed(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = from_seed("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(850 < n < 1150 for n in counts.values())


def test_seeds_as_numbers_and_as_text_are_the_same() -> None:
    assert from_seed(7).state == from_seed("7").state
    assert seed_hash(7) == seed_hash("7")
    assert seed_hash(7) != seed_hash(8)
