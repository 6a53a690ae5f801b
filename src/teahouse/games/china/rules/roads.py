"""The best set of chains (5.3): disjoint paths of at least four palaces, exactly.

The palaces of one owner are renumbered (at most 20), with a bit set of neighbours each. One
palace with the fewest neighbours is either in no chain or in one of the paths through it; what is
left falls apart into components, each solved on its own and remembered.
"""

from __future__ import annotations

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.china import tables as d


class Chains:
    """The palaces of one owner as a graph."""

    __slots__ = ("best", "forts", "near", "solved")

    def __init__(self, near: list[i64], forts: i64) -> None:
        self.near: list[i64] = near
        self.forts: i64 = forts
        self.solved: dict[int, int] = {}
        self.best: i64 = 0  # of the component that is being solved, while its paths are walked

    def points(self, mask: i64) -> i64:
        """The most points with the palaces in the bit set."""
        total: i64 = 0
        while mask != 0:
            part: i64 = self._lowest_component(mask)
            mask &= ~part
            if count_bits(part) >= d.CHAIN:
                total += self._best_points(part)
        return total

    def _lowest_component(self, mask: i64) -> i64:
        """The palaces that hang together with the lowest one."""
        part: i64 = mask & -mask
        edge: i64 = part
        while edge != 0:
            spread: i64 = 0
            i: i64 = 0
            while edge != 0:
                if edge & 1:
                    spread |= self.near[i]
                edge >>= 1
                i += 1
            edge = spread & mask & ~part
            part |= edge
        return part

    def _best_points(self, part: i64) -> i64:
        """A connected set: branch on a palace with the fewest neighbours."""
        if int(part) in self.solved:
            return self.solved[int(part)]
        pivot: i64 = 0
        fewest: i64 = 99
        for i in range(len(self.near)):
            if (part >> i) & 1:
                degree: i64 = count_bits(self.near[i] & part)
                if degree < fewest:
                    fewest = degree
                    pivot = i
        outer: i64 = self.best
        self.best = 0
        self._extend_path(part, pivot, pivot, d.BIT[pivot], -1, False)
        result: i64 = self.best
        if result < self._upper_bound(part):
            result = max(result, self.points(part & ~d.BIT[pivot]))
        self.best = outer
        self.solved[int(part)] = int(result)
        return result

    def _upper_bound(self, part: i64) -> i64:
        """No set of chains can be worth more: every palace counts, doubled if it may be."""
        return count_bits(part) * (d.FORTIFIED if part & self.forts != 0 else 1)

    def _extend_path(
        self, part: i64, pivot: i64, tip: i64, path: i64, first: i64, second: bool
    ) -> None:
        """All paths through the pivot: one arm grows, then a second one from the pivot.

        ``first`` is the first palace of the first arm; the second begins with a higher number, so
        that no path is walked twice.
        """
        self._try_path(part, path)
        for i in range(len(self.near)):
            if self.best == self._upper_bound(part):
                return
            if (self.near[tip] & part & ~path) >> i & 1:
                begins: i64 = i if tip == pivot else first
                self._extend_path(part, pivot, i, path | d.BIT[i], begins, second)
        if not second and tip != pivot:
            for i in range(first + 1, len(self.near)):
                if (self.near[pivot] & part & ~path) >> i & 1:
                    self._extend_path(part, pivot, i, path | d.BIT[i], first, True)

    def _try_path(self, part: i64, path: i64) -> None:
        """Count this path as a chain, with the best of what is left."""
        length: i64 = count_bits(path)
        if length < d.CHAIN:
            return
        worth: i64 = length * (d.FORTIFIED if path & self.forts != 0 else 1)
        rest: i64 = part & ~path
        if worth + self._upper_bound(rest) > self.best:
            self.best = max(self.best, worth + self.points(rest))


def chain_points(near: list[i64], houses: i64, forts: i64) -> i64:
    """Points for the palaces in ``houses``; ``near`` are the roads of each space."""
    spaces = d.bits(houses)
    if len(spaces) < d.CHAIN:
        return 0
    roads: list[i64] = []
    fortified: i64 = 0
    for i in range(len(spaces)):
        mask: i64 = 0
        for j in range(len(spaces)):
            if (near[spaces[i]] >> spaces[j]) & 1:
                mask |= d.BIT[j]
        roads.append(mask)
        if (forts >> spaces[i]) & 1:
            fortified |= d.BIT[i]
    return Chains(roads, fortified).points(d.BIT[len(spaces)] - 1)
