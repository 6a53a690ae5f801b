"""The tables of docs/performance.md about the server."""

from __future__ import annotations

from bench.subjects import Subject

Found = list[tuple[Subject, dict[str, float]]]


def report(found: Found, pace: float, limit: float) -> str:
    """What is held and what it costs, then the ratios to boardgame.io."""
    lines = [
        f"| four people a table, a decision every {pace:g} s | tables held, p99 < {limit:g} ms "
        "| moves/s | answer p50 / p95 / p99 | all told p50 / p95 / p99 | core | load average |",
        "|---|---|---|---|---|---|---|",
    ]
    for subject, one in found:
        lines.append(
            f"| {subject.name} | {one['tables']:,.0f} | {one['moves/s']:,.0f} "
            f"| {_waits(one, 'answers')} | {_waits(one, 'updates')} "
            f"| {one['share']:.0%} | {one['load']:.1f} |"
        )
    lines += [
        "",
        "| cost | ms CPU/move | of the database | update, kB | late / early move "
        "| kB/table kept | kB/socket |",
        "|---|---|---|---|---|---|---|",
    ]
    for subject, one in found:
        database = f"{one['database']:.2f}" if one["database"] else ""
        lines.append(
            f"| {subject.name} | {one['cpu']:.2f} | {database} | {one['bytes'] / 1000:.1f} "
            f"| {one['late/early']:.2f} | {one['kB/table']:.0f} | {one['kB/socket']:.0f} |"
        )
    return "\n".join([*lines, *_ratios(found)])


def _waits(one: dict[str, float], kind: str) -> str:
    """boardgame.io answers nothing."""
    if one[f"{kind}50"] == float("inf"):
        return ""
    return " / ".join([f"{one[f'{kind}{share}']:.1f}" for share in (50, 95, 99)]) + " ms"


def _ratios(found: Found) -> list[str]:
    ours = [pair for pair in found if not pair[0].is_peer]
    peers = [pair for pair in found if pair[0].is_peer]
    if not ours or not peers:
        return []
    lines = ["", f"| ratio | {' | '.join([f'to {peer.name}' for peer, _ in peers])} |"]
    lines.append("|---" * (1 + len(peers)) + "|")
    for subject, one in ours:
        cells = [
            f"{_times(one['tables'], other['tables'])} tables, "
            f"{_times(one['cpu'] + one['database'], other['cpu'] + other['database'])} CPU/move"
            for _, other in peers
        ]
        lines.append(f"| {subject.name} | {' | '.join(cells)} |")
    return lines


def _times(one: float, other: float) -> str:
    return f"{one / other:.2f} x" if other else "no"
