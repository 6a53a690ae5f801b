"""Why the president may not move there: the rules of movement (4.5), chain by chain.

The engine asks which positions can be entered for a given set of payees; here every chain is
followed with the tolls that it has gathered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.game import Reason
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules.agenda import position_of

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState

Toll = frozenset[str]  # payees: seats as text, and "canal"


def why_not(s: YokohamaState, seat: i64, family: str, number: int) -> Reason | None:
    """``number`` is a destination, or the number of a route."""
    if family == "route":
        yen = s.owned[seat * d.KINDS + d.YEN]
        offers = _tolls_to(s, seat, int(position_of(s.agenda[-1])))
        count = len(_cheapest_tolls({toll for toll in offers if len(toll) <= yen}))
        return None if number < count else Reason("no-such-route", "R-23")
    return _why_not_move(s, seat, number)


def _has_technology(s: YokohamaState, seat: i64, tech: str) -> bool:
    return (s.skills[seat] >> d.TECH_IDS.index(tech)) & 1 == 1


def _presidents_at(s: YokohamaState, seat: i64, pos: int) -> list[str]:
    """The seats of the opposing presidents there."""
    return [str(k) for k in range(s.seats) if k != seat and s.presidents[k] == pos]


def _has_own_assistant(s: YokohamaState, seat: i64, pos: int) -> bool:
    return s.assistants[seat * d.MOST_POSITIONS + pos] > 0


def _why_not_move(s: YokohamaState, seat: i64, pos: int) -> Reason | None:
    here: dict[str, str | int] = {"location": d.LOCATION_IDS[s.boards[pos]], "position": pos}
    if s.presidents[seat] == pos:
        return Reason("president-must-leave", "R-19", here)
    offers = _tolls_to(s, seat, pos)
    yen = s.owned[seat * d.KINDS + d.YEN]
    if any([len(toll) <= yen for toll in offers]):
        return None
    if offers:
        cheapest = min([len(toll) for toll in offers])
        return Reason("toll-too-high", "R-24", {**here, "count": cheapest})
    if not _has_own_assistant(s, seat, pos):
        return Reason("no-assistant-there", "4.5", here)
    if _presidents_at(s, seat, pos) and not _has_technology(s, seat, "postal_system"):
        return Reason("opposing-president", "4.5", here)
    return Reason("no-chain", "4.5", here)


def _tolls_to(s: YokohamaState, seat: i64, pos: int) -> set[Toll]:
    """All tolls for which the president can get there, affordable or not."""
    offers: set[Toll] = set()
    start = int(s.presidents[seat])
    open_end = not _presidents_at(s, seat, pos) or _has_technology(s, seat, "postal_system")
    if open_end and _has_own_assistant(s, seat, pos):
        if start < 0:
            offers.add(_toll_of_entering(s, seat, pos))
        else:
            offers |= _chain_tolls(s, seat, start, pos)
    free_jump = s.chosen["jump_needs_assistant"] is False
    if _has_own_assistant(s, seat, pos) or free_jump:
        if _has_technology(s, seat, "tramway") and open_end:
            offers.add(_toll_of_entering(s, seat, pos))
        if _has_technology(s, seat, "station") and s.station == pos:
            offers.add(frozenset())
    return offers


def _toll_of_entering(s: YokohamaState, seat: i64, pos: int) -> Toll:
    if pos == s.canal:
        return frozenset(["canal"])
    if _has_technology(s, seat, "stagecoach"):
        return frozenset()
    return frozenset(_presidents_at(s, seat, pos))


def _chain_tolls(s: YokohamaState, seat: i64, start: int, end: int) -> set[Toll]:
    """Every toll that may be due between two positions, one for each chain of boards."""
    seen: set[tuple[int, Toll]] = set()
    todo: list[tuple[int, Toll]] = [(start, frozenset())]
    while todo:
        pos, toll = todo.pop()
        for step in d.members(d.NEIGHBOURS[s.map_base + pos], s.positions):
            to = int(step)
            if to == start or not (_has_own_assistant(s, seat, to) or to == s.canal):
                continue
            reached = (to, toll | _toll_of_entering(s, seat, to))
            if reached not in seen:
                seen.add(reached)
                todo.append(reached)
    return {toll for pos, toll in seen if pos == end}


def _cheapest_tolls(offers: set[Toll]) -> list[Toll]:
    """Without the tolls that contain another one."""
    return [toll for toll in offers if not any([other < toll for other in offers])]
