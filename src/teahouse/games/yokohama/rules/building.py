"""Steps 4 to 6: the level-5 token, construction, recovery of assistants (4.7 to 4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import position_of
from teahouse.games.yokohama.rules.ending import set_last_round
from teahouse.games.yokohama.rules.flags import gain_agent
from teahouse.games.yokohama.rules.pieces import event_params, take_to_hand, with_item
from teahouse.games.yokohama.rules.rewards import (
    FROM_BUILDINGS,
    FROM_TECHNOLOGIES,
    FROM_TOKENS,
    add_points,
    pay_out_reward,
)

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def take_token(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """The token goes face down before the player; an independent agent stays ready for use."""
    pos: i64 = position_of(s.agenda.pop())
    token: i64 = s.tokens[pos]
    s.tokens = with_item(s.tokens, pos, d.FREE)
    s.taken = with_item(s.taken, seat, s.taken[seat] | d.BIT[token])
    if events is not None:
        params = event_params(s, seat, pos)
        params["token"] = d.TOKEN_IDS[token]
        event = events.tell("token", params)
        event.move(f"token:{d.TOKEN_IDS[token]}", f"location:{pos}", f"tokens:{seat}")
        if token >= d.FIRST_INDEPENDENT:
            event.move("agent:independent", "supply", f"agents:{seat}")
    if token >= d.FIRST_INDEPENDENT:
        gain_agent(s, seat, d.INDEPENDENT)
    else:
        pay_out_reward(s, seat, d.TOKEN_ROW + token, FROM_TOKENS, events)


def build_shop(s: YokohamaState, seat: i64, space: i64, events: Events | None) -> None:
    """A shop from the hand onto an empty space; one building an action (R-57)."""
    pos: i64 = position_of(s.agenda.pop())
    s.hands[seat * d.PIECES + d.SHOP] -= 1
    s.shops = with_item(s.shops, pos * d.SHOP_SPACES + space, seat)
    s.shop_at = with_item(s.shop_at, seat, s.shop_at[seat] | d.BIT[pos])
    if events is not None:
        params = event_params(s, seat, pos)
        params["space"] = int(space) + 1
        event = events.tell("shop", params)
        event.move(f"shop:{seat}", f"hand:{seat}", f"tile:{pos}:{space}")
    if s.skills[seat] & skills.GAS_LAMP != 0:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.GAS_LAMP_POINTS, events)
    if count_bits(s.shop_at[seat]) >= d.SHOPS_TO_END:
        set_last_round(s, nodes.SHOPS_BUILT, events)
    pay_out_reward(s, seat, d.TILE_ROW + s.tiles[pos] * d.TILE + space, FROM_BUILDINGS, events)


def build_house(s: YokohamaState, seat: i64, events: Events | None) -> None:
    """A trading house from the hand; each tile holds only one."""
    pos: i64 = position_of(s.agenda.pop())
    s.hands[seat * d.PIECES + d.HOUSE] -= 1
    s.house_at = with_item(s.house_at, seat, s.house_at[seat] | d.BIT[pos])
    if events is not None:
        event = events.tell("house", event_params(s, seat, pos))
        event.move(f"house:{seat}", f"hand:{seat}", f"tile:{pos}:house")
    if s.skills[seat] & skills.ELECTRIC_LIGHT != 0:
        add_points(s, seat, FROM_TECHNOLOGIES, skills.ELECTRIC_LIGHT_POINTS, events)
    if count_bits(s.house_at[seat]) >= d.HOUSES_TO_END:
        set_last_round(s, nodes.HOUSES_BUILT, events)
    house: i64 = d.TILE_ROW + s.tiles[pos] * d.TILE + d.SHOP_SPACES
    pay_out_reward(s, seat, house, FROM_BUILDINGS, events)


def has_house(s: YokohamaState, pos: i64) -> bool:
    """Does a trading house stand on the tile?"""
    for seat in range(s.seats):
        if (s.house_at[seat] >> pos) & 1:
            return True
    return False


def recover(s: YokohamaState, seat: i64, leave: i64, events: Events | None) -> None:
    """Own assistants on the location of the action go to the hand; Telephone may leave one."""
    pos: i64 = position_of(s.agenda.pop())
    count: i64 = s.assistants[seat * d.MOST_POSITIONS + pos] - leave
    if leave > 0 and events is not None:
        events.tell("leave_one", event_params(s, seat, pos))
    if count <= 0:
        return
    take_to_hand(s, seat, pos, count)
    if events is not None:
        params = event_params(s, seat, pos)
        params["count"] = int(count)
        event = events.tell("take_back", params)
        event.move(f"assistant:{seat}", f"location:{pos}", f"hand:{seat}", count)
