"""Why an action is not allowed: every rule once more, written from the rulebook.

This is on purpose not derived from ``legal``: a test walks random games and demands that the two
agree on the whole catalog. Here: the right moment, extra actions, placement, rewards. Movement and
location actions have modules of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.game import Reason, not_asked
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import catalog as c
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.agenda import number_of, options_of, position_of, step_of
from teahouse.games.yokohama.why import actions, movement

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

# family: the questions it answers, the reason at any other time, the paragraph
_MOMENTS: Final[dict[str, tuple[list[int], str, str]]] = {
    "keep_order": ([nodes.KEEP], "not-setup", "4.1"),
    "agent": ([nodes.EXTRA], "only-extra", "4.3"),
    "goal": ([nodes.EXTRA], "only-extra", "4.3"),
    "order": ([nodes.EXTRA], "only-extra", "4.3"),
    "end_extra": ([nodes.EXTRA], "only-extra", "4.3"),
    "place": ([nodes.PLACE], "only-placing", "4.4"),
    "end_placing": ([nodes.PLACE], "only-placing", "4.4"),
    "move": ([nodes.MOVE], "only-moving", "4.5"),
    "recall_president": ([nodes.MOVE], "only-moving", "4.5"),
    "route": ([nodes.ROUTE], "no-route", "4.5"),
    "take": ([nodes.RECALL], "only-recall", "4.5"),
    "take_all": ([nodes.RECALL], "only-recall", "4.5"),
    "end_recall": ([nodes.RECALL], "only-recall", "4.5"),
    "trade": ([nodes.TRADE], "only-chinatown", "4.6"),
    "church": ([nodes.CHURCH], "only-church", "4.6"),
    "gift": ([nodes.GIFT], "no-gift", "4.6"),
    "customs": ([nodes.CUSTOMS], "only-customs", "4.6"),
    "hire": ([nodes.HIRE, nodes.WAREHOUSE], "no-hire", "4.6"),
    "tech": ([nodes.LAB], "only-lab", "4.6"),
    "station": ([nodes.STATION], "no-station", "4.12"),
    "port": ([nodes.PORT], "only-port", "4.6"),
    "second": ([nodes.SECOND], "no-second", "4.6"),
    "leave_action": (
        [
            nodes.TRADE,
            nodes.CHURCH,
            nodes.CUSTOMS,
            nodes.HIRE,
            nodes.LAB,
            nodes.PORT,
            nodes.SECOND,
        ],
        "nothing-to-leave",
        "4.6",
    ),
    "token": ([nodes.TOKEN], "no-token", "4.7"),
    "skip_token": ([nodes.TOKEN], "no-token", "4.7"),
    "shop": ([nodes.BUILD], "no-building", "4.8"),
    "house": ([nodes.BUILD], "no-building", "4.8"),
    "skip_build": ([nodes.BUILD], "no-building", "4.8"),
    "recover_all": ([nodes.RECOVER], "no-recovery", "4.9"),
    "leave_one": ([nodes.RECOVER], "no-recovery", "4.9"),
    "good": ([nodes.GOOD], "no-good-due", "4.10"),
    "skip_reward": ([nodes.WAREHOUSE, nodes.SHIFT_FROM], "no-icon", "R-95"),
    "shift_from": ([nodes.SHIFT_FROM], "no-shift", "4.10"),
    "shift_hand": ([nodes.SHIFT_FROM], "no-shift", "4.10"),
    "shift_to": ([nodes.SHIFT_TO], "nothing-to-put-down", "4.10"),
    "completed": ([nodes.COMPLETED], "no-award", "4.10"),
}
# 4.1: "Not marked, because nothing can be gained there"
_WITHOUT_DIAMOND: Final = [
    nodes.KEEP,
    nodes.ROUTE,
    nodes.RECALL,
    nodes.GIFT,
    nodes.STATION,
    nodes.GOOD,
    nodes.SHIFT_TO,
    nodes.RECOVER,
    nodes.COMPLETED,
]


def why_not(s: YokohamaState, seat: i64, action: i64) -> Reason | None:
    """The first rule that forbids the action, or None."""
    reason = not_asked(s, seat)
    if reason is not None:
        return reason
    entry = c.CATALOG[int(action)]
    family = entry.family
    step = step_of(s.agenda[-1])
    if family in ("mill", "university"):
        return _why_not_free_action(s, seat, family, step)
    moments, key, rule = _MOMENTS[family]
    if step not in moments:
        return Reason(key, rule)
    if "position" in entry.params:
        pos = int(entry.params["position"])
        if pos >= s.positions:
            return Reason("no-such-location", "2.4", {"position": pos})
        if pos == s.canal and family != "take":
            return Reason("canal", "R-13, R-21", {"position": pos})
    if family in ("move", "route"):
        return movement.why_not(s, seat, family, int(entry.args[0]))
    if step in (nodes.EXTRA, nodes.PLACE, nodes.RECALL):
        return _why_not_turn(s, seat, family, entry.args)
    if step >= nodes.GOOD and family != "hire":
        return _why_not_reward(s, seat, family, entry.args)
    return actions.why_not(s, seat, family, entry.args)


def _location_params(s: YokohamaState, pos: i64) -> dict[str, str | int]:
    return {"location": d.LOCATION_IDS[s.boards[pos]], "position": int(pos)}


def _own_assistants(s: YokohamaState, seat: i64, pos: i64) -> i64:
    return s.assistants[seat * d.MOST_POSITIONS + pos]


# --- free actions ---------------------------------------------------------------------------------
def _why_not_free_action(s: YokohamaState, seat: i64, family: str, step: i64) -> Reason | None:
    tech = "spinning_mill" if family == "mill" else "university"
    name: dict[str, str | int] = {"tech": tech}
    if not _has_technology(s, seat, tech):
        return Reason("tech-missing", "2.7", name)
    if step in _WITHOUT_DIAMOND:
        return Reason("no-free-action", "4.1", name)
    if s.mill_used if family == "mill" else s.university_used:
        return Reason("once-a-turn", "R-75", name)
    if family == "mill":
        if s.owned[seat * d.KINDS + d.SILK] < d.MILL_SILK:
            return Reason("too-few", "2.7", {"kind": "silk", "count": int(d.MILL_SILK)})
        return None
    if s.owned[seat * d.KINDS + d.YEN] < d.UNIVERSITY_YEN:
        return Reason("too-few", "2.7", {"kind": "yen", "count": int(d.UNIVERSITY_YEN)})
    if s.warehouse[seat * d.PIECES] == 0:
        return Reason("warehouse-empty", "2.7", {"piece": "assistant"})
    return None


def _has_technology(s: YokohamaState, seat: i64, tech: str) -> bool:
    number = d.TECH_IDS.index(tech)
    return any([d.CARD_TECH[card] == number for card in d.members(s.techs[seat], d.CARDS)])


# --- extra actions, placement, recall -------------------------------------------------------------
def _why_not_turn(s: YokohamaState, seat: i64, family: str, args: tuple[str, ...]) -> Reason | None:
    if family == "agent":
        return _why_not_agent(s, seat, int(args[0]))
    if family == "goal":
        return _why_not_goal(s, seat, d.GROUP_IDS.index(args[0]))
    if family == "order":
        return _why_not_order(s, seat, int(args[0]))
    if family == "place":
        return _why_not_place(s, seat, int(args[0]))
    if family == "take" and _own_assistants(s, seat, int(args[0])) == 0:
        return Reason("no-assistant-there", "4.5", _location_params(s, int(args[0])))
    if family == "take_all":
        if s.chosen["recall_scope"] == "one_location":
            return Reason("one-location-only", "4.5")
        if not any([_own_assistants(s, seat, p) for p in range(s.positions)]):
            return Reason("no-assistant-on-map", "4.5")
    return None


def _why_not_agent(s: YokohamaState, seat: i64, pos: i64) -> Reason | None:
    if sum(s.agents[seat * d.AGENT_KINDS : (seat + 1) * d.AGENT_KINDS]) == 0:
        return Reason("no-agent", "4.3")
    if s.agent_used:
        return Reason("agent-used", "R-63")
    if s.presidents[seat] == pos:
        return Reason("president-there", "4.3", _location_params(s, pos))
    if _own_assistants(s, seat, pos) == 0:
        return Reason("no-assistant-there", "4.3", _location_params(s, pos))
    return None


def _why_not_goal(s: YokohamaState, seat: i64, group: int) -> Reason | None:
    goal = d.GOAL_IDS[s.goals[group]]
    name: dict[str, str | int] = {"goal": goal}
    if (s.claims[seat] >> group) & 1:
        return Reason("goal-claimed", "R-70", name)
    if s.hands[seat * d.PIECES] == 0:
        return Reason("no-assistant-in-hand", "R-69")
    return None if _is_goal_met(s, seat, s.goals[group]) else Reason("goal-not-met", "R-67", name)


def _is_goal_met(s: YokohamaState, seat: i64, goal: i64) -> bool:
    have = d.GOAL_HAVE_IDS[d.GOAL_HAVE[goal]]
    need = d.GOAL_COUNT[goal]
    if have == "technologies":
        return len(d.members(s.techs[seat], d.CARDS)) >= need
    if have == "orders":
        return len(d.members(s.filled[seat], d.ORDERS)) >= need
    if have == "tokens":
        return _tokens_and_agents(s, seat) >= need
    if have == "built":
        production = trade = 0
        for pos in range(s.positions):
            shops = s.shops[pos * d.SHOP_SPACES : (pos + 1) * d.SHOP_SPACES]
            if seat in shops or (s.house_at[seat] >> pos) & 1:
                kind = d.LOCATION_KIND[s.boards[pos]]
                production += kind == "production"
                trade += kind == "trade"
        return production >= d.GOAL_PRODUCTION[goal] and trade >= d.GOAL_TRADE[goal]
    return s.owned[seat * d.KINDS + d.KIND_IDS.index(have)] >= need


def _tokens_and_agents(s: YokohamaState, seat: i64) -> i64:
    """Tokens and agents, face up or down; a token that is an agent is one thing (R-66)."""
    first, last = seat * d.AGENT_KINDS, (seat + 1) * d.AGENT_KINDS
    agents = sum(s.agents[first:last]) + sum(s.spent[first:last])
    plain = [token for token in d.members(s.taken[seat], d.TOKENS) if token < d.FIRST_INDEPENDENT]
    return agents + len(plain)


def _why_not_order(s: YokohamaState, seat: i64, index: int) -> Reason | None:
    order = s.orders[seat * d.ORDER_LIMIT + index]
    if order == d.FREE:
        return Reason("no-such-order", "4.3")
    for good, name in enumerate(d.GOOD_IDS):
        need = d.ORDER_PAY[order * d.GOODS + good]
        if s.owned[seat * d.KINDS + good] < need:
            return Reason("too-few", "R-72", {"kind": name, "count": int(need)})
    return None


def _why_not_place(s: YokohamaState, seat: i64, pos: i64) -> Reason | None:
    if s.hands[seat * d.PIECES] == 0:
        return Reason("no-assistant-in-hand", "4.4")
    item = s.agenda[-1]
    used = d.members(options_of(item), s.positions)
    if number_of(item) == 1:  # two on one location, and Telegram
        if pos not in d.members(d.NEIGHBOURS[s.map_base + used[0]], s.positions):
            return Reason("not-adjacent", "R-10", _location_params(s, pos))
    elif len(used) >= 2 and pos in used:
        return Reason("different-locations", "4.4", _location_params(s, pos))
    standing = [k for k in range(s.seats) if k != seat and s.presidents[k] == pos]
    toll = len(standing) * int(d.PRESIDENT_TOLL)
    if s.owned[seat * d.KINDS + d.YEN] < toll:
        return Reason("toll-too-high", "R-11", {**_location_params(s, pos), "count": toll})
    return None


# --- rewards --------------------------------------------------------------------------------------
def _why_not_reward(
    s: YokohamaState, seat: i64, family: str, args: tuple[str, ...]
) -> Reason | None:
    if family == "shift_from" and _own_assistants(s, seat, int(args[0])) == 0:
        return Reason("no-assistant-there", "4.10", _location_params(s, int(args[0])))
    if family == "shift_hand" and s.hands[seat * d.PIECES] == 0:
        return Reason("no-assistant-in-hand", "4.10")
    if family == "shift_to" and position_of(s.agenda[-1]) == int(args[0]):
        return Reason("same-location", "4.10", _location_params(s, int(args[0])))
    if family == "completed" and (s.awards_left >> d.COMPLETED_IDS.index(args[0])) & 1 == 0:
        return Reason("award-gone", "4.10", {"award": args[0]})
    return None
