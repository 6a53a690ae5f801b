"""Two rule sets of a game side by side, as one HTML page that needs no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from teahouse.core.options import show
from teahouse.lab.report import plots
from teahouse.lab.report.comparison import SEATS, Comparison, StudyResult
from teahouse.lab.report.differences import FEW, ComparedTable
from teahouse.lab.report.figures import histogram, seat_figures
from teahouse.lab.report.html import html_page, html_table
from teahouse.lab.rule_names import how_played, rules_name

HOW_MARKED = (
    "Game by game, both rule sets get the same seed and the same bots. After ± stands half of the "
    "interval of the mean difference. A difference is marked only if its interval does not reach "
    "0; the intervals of a table are so wide that by chance one table of a hundred gets a mark. "
    f"With fewer than {FEW} games nothing is marked."
)


def comparison_page(compared: Comparison, command: str) -> str:
    """Two rule sets side by side as HTML; ``command`` is how to make it again."""
    words = compared.words()
    name = compared.here.study.rules.name
    first, second = compared.sides
    title = f"{words.say(f'{name}-title')}: {first[0]} beside {second[0]}"
    parts = [_head_html(compared, command), _histograms_html(compared)]
    for table in compared.tables():
        parts.append(f"<h2>{escape(table.title)}</h2>")
        parts += [f"<p>{escape(note)}</p>" for note in table.notes]
        if table.title == SEATS:
            parts.append(_shares_of_wins_html(compared))
        parts.append(_table_html(compared, table))
    return html_page(title, parts)


def _head_html(compared: Comparison, command: str) -> str:
    study = compared.here.study
    items = []
    for name, result in compared.sides:
        rules = result.study.rules
        chosen = ", ".join(
            [f"{key} = {show(value)}" for key, value in result.study.options.items()]
        )
        items.append(
            f"<li><b>{escape(name)}</b>: {rules_name(rules)}, {how_played(rules)}; "
            f"options: {escape(chosen)}</li>"
        )
    return (
        f"<ul>{''.join(items)}</ul><p>{len(compared.here.games)} games by each, {len(study.bots)} "
        f"seats: {escape(', '.join(study.bots))}. Seed {study.seed}.</p>"
        f"<p><code>{escape(command)}</code></p><p>{HOW_MARKED}</p>"
    )


def _pair_html(compared: Comparison, drawings: Sequence[str]) -> str:
    figures = [
        f"<figure><figcaption>{escape(name)}</figcaption>{drawing}</figure>"
        for (name, _), drawing in zip(compared.sides, drawings, strict=True)
    ]
    return f'<div class="pair">{"".join(figures)}</div>'


def _shares_of_wins_html(compared: Comparison) -> str:
    found = [seat_figures(r.study.bots, r.games) for _, r in compared.sides]
    most = max([one.high for figures in found for one in figures])
    rows = [
        [(f"Seat {one.seat + 1}, {one.bot}", one.share, one.low, one.high) for one in figures]
        for figures in found
    ]
    return _pair_html(
        compared,
        [plots.intervals(one, 1 / len(one), plots.HALF, most) for one in rows],
    )


def _histograms_html(compared: Comparison) -> str:
    points = [_points_of_all(result) for _, result in compared.sides]
    decisions = [[game.decisions for game in result.games] for _, result in compared.sides]
    return "".join(
        [
            f"<h2>{label}</h2>{_pair_html(compared, _histogram_pair(values, label))}"
            for label, values in (("Points of all players", points), ("Decisions", decisions))
        ]
    )


def _points_of_all(result: StudyResult) -> list[int]:
    return [game.points(seat) for game in result.games for seat in range(len(game.scores))]


def _histogram_pair(values: Sequence[Sequence[int]], label: str) -> list[str]:
    """Two histograms on the same scale."""
    both = [value for side in values for value in side]
    classes = [histogram(side, among=both) for side in values]
    most = max([count for side in classes for _, _, count in side])
    return [plots.columns(side, label, plots.HALF, most) for side in classes]


def _table_html(compared: Comparison, table: ComparedTable) -> str:
    most_of_all = max([value for line in table.lines for value in line.means], default=0.0)
    rows = []
    for line in table.lines:
        most = (most_of_all if table.has_one_unit else max(line.means)) or 1.0
        here, there, gap, mark = table.written(line)
        first, second = (plots.bar((one or 0.0) / most, mark) for one in (line.here, line.there))
        rows.append([line.name, here, first, there, second, gap, mark])
    names = [name for name, _ in compared.sides]
    return html_table(["", names[0], "", names[1], "", "Difference", ""], rows, drawings=[2, 4])
