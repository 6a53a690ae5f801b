"""Figures of two rule sets side by side, and which differences are more than noise.

Game ``k`` has the same seed by both rule sets, so the games are compared in pairs: the interval is
that of the mean of the differences from game to game (Student's t). A difference is marked if its
interval does not reach 0. The more lines a table has, the wider are its intervals (Bonferroni), so
that chance alone marks something in one table of a hundred.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

RISK: Final = 0.01  # that chance alone marks anything in a table
FEW: Final = 30  # games: below nothing is marked

Values = Sequence[float | None]  # of a figure, by game; None where the game does not have it


@dataclass(frozen=True)
class ComparedLine:
    """A figure by both rule sets. None: these rules do not have it, or no game came to it."""

    name: str
    here: float | None
    there: float | None
    half: float = 0.0  # of the interval of the difference
    mark: str = ""  # "more" or "less" here than there, or nothing

    @property
    def means(self) -> list[float]:
        """The means of the rule sets that have this figure."""
        return [mean for mean in (self.here, self.there) if mean is not None]

    @property
    def difference(self) -> float | None:
        """The mean here less the mean there; None if one is missing."""
        return None if self.here is None or self.there is None else self.here - self.there

    @property
    def weight(self) -> float:
        """How large the difference is beside its noise."""
        if self.difference is None:
            return math.inf
        if self.half == 0:
            return math.inf if self.mark else 0.0
        return abs(self.difference) / self.half


@dataclass(frozen=True)
class ComparedTable:
    """Figures of one sort; shares are from 0 to 1 and written in percent."""

    title: str
    lines: list[ComparedLine]
    digits: int = 1
    is_share: bool = False
    has_one_unit: bool = True  # can its lines be compared with each other?
    notes: tuple[str, ...] = ()

    def written(self, line: ComparedLine) -> tuple[str, str, str, str]:
        """As they are written: here, there, the difference with its interval, the mark."""
        gap = ""
        if line.difference is not None:
            gap = f"{self._number_text(line.difference, '+')} ± {self._number_text(line.half)}"
        here, there = (
            "-" if one is None else self._number_text(one) for one in (line.here, line.there)
        )
        return here, there, gap, line.mark

    def _number_text(self, value: float, sign: str = "") -> str:
        return f"{100 * value if self.is_share else value:{sign}.{self.digits}f}"


def compared(here: Mapping[str, Values], there: Mapping[str, Values]) -> list[ComparedLine]:
    """One line for each figure, in the order of ``here``; its values by game."""
    names = dict.fromkeys([*here, *there])
    return [
        _compare_values(name, here.get(name, ()), there.get(name, ()), len(names)) for name in names
    ]


def _compare_values(name: str, here: Values, there: Values, lines: int) -> ComparedLine:
    pairs = zip(here, there, strict=False)  # rules without the figure have no values
    gaps = [one - other for one, other in pairs if one is not None and other is not None]
    half = interval(gaps, RISK / lines)
    mean = statistics.fmean(gaps) if gaps else 0.0
    mark = ""
    if len(gaps) >= FEW and abs(mean) > half:
        mark = "more" if mean > 0 else "less"
    return ComparedLine(name, _mean_or_none(here), _mean_or_none(there), half, mark)


def _mean_or_none(values: Values) -> float | None:
    known = [value for value in values if value is not None]
    return statistics.fmean(known) if known else None


def interval(values: Sequence[float], risk: float) -> float:
    """Half of the interval in which the true mean lies, but for this risk."""
    if len(values) < 2:
        return 0.0
    return quantile(risk, len(values)) * statistics.stdev(values) / math.sqrt(len(values))


def quantile(risk: float, games: int) -> float:
    """Student's two-sided quantile for ``games`` values, expanded around the normal one."""
    z = statistics.NormalDist().inv_cdf(1 - risk / 2)
    n = games - 1
    terms = (
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return sum(terms)
