"""Flags and agents (4.11): every second flag of a nation earns its agent while any is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules.pieces import agent_supply, with_item

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def add_flag(s: YokohamaState, seat: i64, nation: i64, events: Events | None) -> None:
    """One flag more; a pair that finds no agent is owed nothing (R-80, R-81)."""
    k: i64 = seat * d.NATIONS + nation
    count: i64 = s.flags[k] + 1
    s.flags = with_item(s.flags, k, count)
    if count % d.FLAG_PAIR == 0 and agent_supply(s, nation) > 0:
        gain_agent(s, seat, nation)
        if events is not None:
            event = events.tell("agent_gained", {"seat": int(seat), "nation": d.NATION_IDS[nation]})
            event.move(f"agent:{d.NATION_IDS[nation]}", "supply", f"agents:{seat}")


def gain_agent(s: YokohamaState, seat: i64, kind: i64) -> None:
    """An agent lies face up before the player."""
    k: i64 = seat * d.AGENT_KINDS + kind
    s.agents = with_item(s.agents, k, s.agents[k] + 1)


def has_agent(s: YokohamaState, seat: i64) -> bool:
    """Is any agent face up?"""
    for kind in range(d.AGENT_KINDS):
        if s.agents[seat * d.AGENT_KINDS + kind] > 0:
            return True
    return False


def turn_agent_down(s: YokohamaState, seat: i64) -> i64:
    """Turn one agent face down, a foreign one first (R-64); it never comes back (R-82)."""
    kind: i64 = 0
    while s.agents[seat * d.AGENT_KINDS + kind] == 0:
        kind += 1
    k: i64 = seat * d.AGENT_KINDS + kind
    s.agents = with_item(s.agents, k, s.agents[k] - 1)
    s.spent = with_item(s.spent, k, s.spent[k] + 1)
    return kind


def tokens_and_agents(s: YokohamaState, seat: i64) -> i64:
    """Level-5 tokens and agents, face up or down (R-66).

    An independent agent that is a level-5 token counts once, as the token; one from a
    completed-goals token counts as an agent.
    """
    total: i64 = count_bits(s.taken[seat])
    for nation in range(d.NATIONS):
        k: i64 = seat * d.AGENT_KINDS + nation
        total += s.agents[k] + s.spent[k]
    award: i64 = s.awards[seat]
    if award != d.FREE and d.COMPLETED_FLAG[award] == d.INDEPENDENT:
        total += 1
    return total
