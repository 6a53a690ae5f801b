"""The report as one HTML page that needs no network."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from teahouse.core.components import ComponentKind
from teahouse.core.game import Game
from teahouse.core.options import show
from teahouse.lab.report import plots
from teahouse.lab.report.census import GameStatistics, Study, component_kinds, moment_counts
from teahouse.lab.report.component_names import component_name
from teahouse.lab.report.figures import (
    Component,
    components,
    histogram,
    seat_bias_text,
    seat_figures,
)
from teahouse.lab.report.html import html_page, html_table, percent, percent_range
from teahouse.lab.report.reconstructed import notes
from teahouse.lab.rule_names import how_played, rules_name
from teahouse.registry import load
from teahouse.text.words import Words

MARKS = {
    "dead": "never used",
    "strong": "its users win far more often than others",
    "weak": "its users hardly ever win",
    "dominant": "most of all uses",
}
NO_COMPONENTS = "<h2>Components</h2><p>The game does not say which of its components to count.</p>"
Found = list[tuple[ComponentKind, list[Component]]]
Variants = Mapping[tuple[str, str], Sequence[GameStatistics]]  # by option and value


def page(study: Study, games: Sequence[GameStatistics], variants: Variants, command: str) -> str:
    """The report on one rule set as HTML; ``command`` is how to make it again."""
    game = load(study.rules)
    words = Words("en", game, [f"Seat {k + 1}" for k in range(len(study.bots))], study.options)
    watched = component_kinds(game, len(study.bots), study.options)
    found = [(one, components(one, k, games)) for k, one in enumerate(watched)]
    title = f"{words.say(f'{game.name}-title')}: a report"
    parts = [
        _head_html(study, games, command),
        _seats_html(study, games),
        _scores_html(game, words, games),
        _length_html(games),
        _endings_html(words, games),
        _moments_html(game, words, study, games),
        *[_subject_html(words, one, rows, len(study.bots)) for one, rows in found],
        "" if watched else NO_COMPONENTS,
        _options_html(words, study, games, variants),
        _reconstructed_html(study, games, found, words),
    ]
    return html_page(title, parts)


def _head_html(study: Study, games: Sequence[GameStatistics], command: str) -> str:
    chosen = ", ".join([f"{key} = {show(value)}" for key, value in study.options.items()])
    return (
        f"<p>{len(games)} games, {len(study.bots)} seats: {escape(', '.join(study.bots))}. "
        f"Options: {escape(chosen)}. Seed {study.seed}, {rules_name(study.rules)}, "
        f"{how_played(study.rules)}.</p><p><code>{escape(command)}</code></p>"
        "<p>Intervals are 95 % (Wilson). What bots do is not what people do: a mark is a reason to "
        "look closer, no proof, and who is winning does more of everything.</p>"
    )


def _seats_html(study: Study, games: Sequence[GameStatistics]) -> str:
    figures = seat_figures(study.bots, games)
    rows = [(f"Seat {f.seat + 1}, {f.bot}", f.share, f.low, f.high) for f in figures]
    table = html_table(
        ["Seat", "Bot", "Wins %", "95 %", "Points"],
        [
            [
                str(f.seat + 1),
                f.bot,
                percent(f.share),
                percent_range(f.low, f.high),
                f"{f.points:.1f}",
            ]
            for f in figures
        ],
    )
    plot = plots.intervals(rows, 1 / len(figures))
    return f"<h2>Seats</h2><p>{escape(seat_bias_text(study.bots, games))}</p>{plot}{table}"


def _scores_html(game: Game, words: Words, games: Sequence[GameStatistics]) -> str:
    seats = range(len(games[0].scores))
    every = [game_.points(seat) for game_ in games for seat in seats]
    best = [max([game_.points(seat) for seat in seats]) for game_ in games]
    rows = []
    mean = statistics.fmean(every) or 1.0
    for k, category in enumerate(game.categories):
        name = words.say(f"{game.name}-category-{category}")
        parts = [game_.scores[seat][k] for game_ in games for seat in seats]
        won = [game_.scores[seat][k] for game_ in games for seat in seats if game_.shares[seat] > 0]
        average = statistics.fmean(parts)
        rows.append(
            [
                name,
                f"{average:.1f}",
                f"{statistics.fmean(won):.1f}",
                percent(average / mean),
                plots.bar(average / mean),
            ]
        )
    table = html_table(
        ["Source of points", "Mean", "Winners", "% of points", ""], rows, drawings=[4]
    )
    spread = (
        f"{statistics.fmean(every):.1f} points on average, winners {statistics.fmean(best):.1f}"
    )
    return (
        f"<h2>Points</h2><p>{spread}; from {min(every)} to {max(every)}.</p>"
        f"{plots.columns(histogram(every), 'Points of all players')}{table}"
    )


def _length_html(games: Sequence[GameStatistics]) -> str:
    decisions = [game.decisions for game in games]
    rounds = [game.rounds for game in games]
    return (
        f"<h2>Length</h2><p>{statistics.fmean(decisions):.1f} decisions (from {min(decisions)} to "
        f"{max(decisions)}) and {statistics.fmean(rounds):.1f} rounds (from {min(rounds)} to "
        f"{max(rounds)}) a game.</p>{plots.columns(histogram(decisions), 'Decisions')}"
    )


def _endings_html(words: Words, games: Sequence[GameStatistics]) -> str:
    counts = Counter([key for game in games for key in game.endings])
    rows = [
        [words.thing("trigger", key), percent(count / len(games))]
        for key, count in counts.most_common()
    ]
    heads = ["What had come at the end (also several)", "Games %"]
    return f"<h2>How games end</h2>{html_table(heads, rows)}"


def _moments_html(game: Game, words: Words, study: Study, games: Sequence[GameStatistics]) -> str:
    parts = []
    for k, moment in enumerate(moment_counts(game, len(study.bots), study.options)):
        found = [game_.moments[k] for game_ in games]
        known = [names for names in found if names is not None]
        counts = Counter([name for names in known for name in names])
        rows = [
            [component_name(words, moment.kind, name), f"{counts[name] / len(known):.2f}"]
            for name in sorted({*moment.members, *counts}, key=lambda name: -counts[name])
            if known
        ]
        said = f"Counted in {len(known)} of {len(games)} games"
        mean = f": {counts.total() / len(known):.1f} on average." if known else "."
        table = html_table(["", "A game"], rows)
        parts.append(f"<h2>{escape(moment.title)}</h2><p>{said}{mean}</p>{table}")
    return "".join(parts)


def _subject_html(words: Words, subject: ComponentKind, rows: list[Component], seats: int) -> str:
    most = max([row.uses for row in rows]) or 1.0
    lines = [
        [
            component_name(words, subject.kind, row.name),
            f"{row.uses:.2f}",
            plots.bar(row.uses / most, row.mark),
            percent(row.games),
            str(row.users),
            percent(row.share) if row.users else "",
            percent_range(row.low, row.high) if row.users else "",
            f"{row.gain:+.1f}" if row.users else "",
            MARKS.get(row.mark, ""),
        ]
        for row in rows
    ]
    heads = ["", "Uses a game", "", "Games %", "Users", "Users' wins %", "95 %", "Points", ""]
    return (
        f"<h2>{escape(subject.title)}</h2><p>Points: of its users against the mean of their table. "
        f"Fair is {percent(1 / seats)} % of the wins.</p>{html_table(heads, lines, drawings=[2])}"
    )


def _options_html(
    words: Words, study: Study, games: Sequence[GameStatistics], variants: Variants
) -> str:
    if not variants:
        return ""
    rows = [_option_row("as above", games)]
    for (key, value), played in variants.items():
        option = words.say(f"{study.rules.name}-option-{key}")
        rows.append(_option_row(f"{option}: {value}", played))
    heads = [
        "Option",
        "Games",
        "Points",
        "Winners",
        "Decisions",
        "Rounds",
        "Wins of seat 1 %",
        "95 %",
    ]
    return f"<h2>Options</h2>{html_table(heads, rows)}"


def _option_row(name: str, games: Sequence[GameStatistics]) -> list[str]:
    seats = range(len(games[0].scores))
    every = [game.points(seat) for game in games for seat in seats]
    best = [max([game.points(seat) for seat in seats]) for game in games]
    first = seat_figures([""] * len(seats), games)[0]
    return [
        name,
        str(len(games)),
        f"{statistics.fmean(every):.1f}",
        f"{statistics.fmean(best):.1f}",
        f"{statistics.fmean([game.decisions for game in games]):.1f}",
        f"{statistics.fmean([game.rounds for game in games]):.1f}",
        percent(first.share),
        percent_range(first.low, first.high),
    ]


def _reconstructed_html(
    study: Study, games: Sequence[GameStatistics], found: Found, words: Words
) -> str:
    rows = []
    for note in notes(study.rules):
        own = [(one, rows_) for one, rows_ in found if note.section in one.sections]
        rows.append([note.section, note.text, verdict(own, words)])
    return (
        "<h2>Reconstructed tables</h2><p>What no public source tells and we had to fill in, and "
        f"whether it shows. {escape(seat_bias_text(study.bots, games))}</p>"
        + html_table(["Table", "What its file says", "What the games say"], rows)
    )


def verdict(own: Found, words: Words) -> str:
    """What is odd about the components of these subjects."""
    if not own:
        return "nothing of it is watched in these games; see the seats and the points"
    odd = []
    for subject, rows in own:
        for mark, meaning in MARKS.items():
            names = [
                component_name(words, subject.kind, row.name) for row in rows if row.mark == mark
            ]
            if names:
                odd.append(f"{subject.title}: {meaning}: {', '.join(names)}")
    titles = ", ".join([subject.title for subject, _ in own])
    return "; ".join(odd) if odd else f"nothing odd ({titles})"
