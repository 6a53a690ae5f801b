"""How much of a game of Yokohama is still to come, by the trigger that seems the nearest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes
from teahouse.games.yokohama.rules.agenda import step_of
from teahouse.games.yokohama.rules.ending import church_limit, customs_limit, occupied_count
from teahouse.games.yokohama.state import YokohamaState

USUAL_ROUNDS: Final = 18.0
LEAST_ROUNDS: Final = 2.0  # without a trigger nobody can know
ORDERS_A_ROUND: Final = 0.35  # taken by each seat
SPACES_A_ROUND: Final = 0.11  # of church or customs house, taken by each seat
ROUNDS_A_SHOP: Final = 1.8
ROUNDS_A_HOUSE: Final = 2.5
RESPITE: Final = 0.3  # after the main action: orders, goals and agents still go


def has_main_action_left(s: YokohamaState) -> bool:
    """Is the president of the seat on turn still to move?"""
    return len(s.agenda) > 2 and step_of(s.agenda[2]) == nodes.MOVE


def turns_left(s: YokohamaState, seat: i64, before_main: bool) -> float:
    """Main actions that the seat may expect: exact once the last round is known."""
    place: i64 = s.place_in_order(seat)
    this: float = 0.0
    if place > s.turn or before_main or s.phase == nodes.SETUP:
        this = 1.0
    elif place == s.turn:
        this = RESPITE
    if s.last_round != 0:
        return float(s.last_round - s.round) + this
    return rounds_to_come(s) + this


def rounds_to_come(s: YokohamaState) -> float:
    """Full rounds after this one, by the trigger that seems the nearest."""
    seats: float = float(s.seats)
    rounds: float = USUAL_ROUNDS - float(s.round)
    pile: float = float(len(s.port_pile) - s.port_drawn)
    rounds = min(rounds, pile / (ORDERS_A_ROUND * seats))
    church: float = float(church_limit(s) - occupied_count(s.church))
    rounds = min(rounds, church / (SPACES_A_ROUND * seats))
    customs: float = float(customs_limit(s) - occupied_count(s.customs))
    rounds = min(rounds, customs / (SPACES_A_ROUND * seats))
    for k in range(s.seats):
        shops: i64 = count_bits(s.shop_at[k])
        rounds = min(rounds, float(d.SHOPS_TO_END - shops) * ROUNDS_A_SHOP)
        houses: i64 = count_bits(s.house_at[k])
        rounds = min(rounds, float(d.HOUSES_TO_END - houses) * ROUNDS_A_HOUSE)
    return max(LEAST_ROUNDS, rounds + float(d.EXTRA_ROUNDS))
