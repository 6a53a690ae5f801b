"""Plots as SVG, drawn by ourselves: they need nothing from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDE, HIGH = 640, 180
HALF = 440  # width of one of two plots side by side


def intervals(
    rows: Sequence[tuple[str, float, float, float]],
    fair: float,
    wide: int = WIDE,
    most: float = 0.0,
) -> str:
    """Shares with their intervals, one row each; the dashed line is what is fair.

    ``most`` is the largest share that another plot on the same scale has.
    """
    left, step = min(180, wide // 3), 26
    height = step * len(rows) + 24
    most = max([fair, most, *[high for _, _, _, high in rows]]) * 1.05 or 1.0

    def x(share: float) -> float:
        return round(left + share / most * (wide - left - 60), 1)

    parts = [_svg_start(wide, height, "Shares of wins")]
    for k, (name, share, low, high) in enumerate(rows):
        y = k * step + 14
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line class="range" x1="{x(low)}" x2="{x(high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(share)}" cy="{y}" r="4"/>')
        parts.append(f'<text x="{x(high) + 8}" y="{y + 4}">{100 * share:.1f} %</text>')
    parts.append(
        f'<line class="fair" x1="{x(fair)}" x2="{x(fair)}" y1="2" y2="{height - 18}"/>'
        f'<text x="{x(fair)}" y="{height - 4}" text-anchor="middle">{100 * fair:.1f} %</text>'
    )
    return "".join([*parts, "</svg>"])


def columns(
    classes: Sequence[tuple[int, int, int]], label: str, wide: int = WIDE, most: int = 0
) -> str:
    """A histogram; ``most`` is the largest class of another one on the same scale."""
    most = max([most, *[count for _, _, count in classes]])
    width = (wide - 20) / len(classes)
    parts = [_svg_start(wide, HIGH, label)]
    for k, (low, high, count) in enumerate(classes):
        tall = count / most * (HIGH - 40)
        where = f"{low}" if high == low + 1 else f"{low} to {high - 1}"
        parts.append(
            f'<rect class="bar" x="{10 + k * width:.1f}" y="{HIGH - 22 - tall:.1f}" '
            f'width="{max(1.0, width - 2):.1f}" height="{tall:.1f}">'
            f"<title>{where}: {count}</title></rect>"
        )
        if k % max(1, len(classes) // 8) == 0:
            parts.append(f'<text x="{10 + k * width:.1f}" y="{HIGH - 6}">{low}</text>')
    return "".join([*parts, "</svg>"])


def bar(share: float, mark: str = "") -> str:
    """A small bar inside a table."""
    width = round(100 * max(0.0, min(1.0, share)), 1)
    return (
        f'<svg class="small {mark}" viewBox="0 0 100 10" preserveAspectRatio="none" '
        f'aria-hidden="true"><rect width="{width}" height="10"/></svg>'
    )


def _svg_start(wide: int, height: int, label: str) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {wide} {height}" role="img" aria-label="{escape(label)}">'
    )
