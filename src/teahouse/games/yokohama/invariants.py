"""What is always true (section 9). Tests check it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.errors import require
from teahouse.games.yokohama import tables as d
from teahouse.games.yokohama.rules import nodes, skills
from teahouse.games.yokohama.rules.agenda import (
    number_of,
    options_of,
    position_of,
    repetitions_of,
    step_of,
)
from teahouse.games.yokohama.rules.pieces import agent_supply
from teahouse.games.yokohama.rules.placement import is_pattern_full

if TYPE_CHECKING:
    from teahouse.games.yokohama.state import YokohamaState


def check(s: YokohamaState) -> None:
    """Raise ``BrokenInvariant`` at the first broken invariant."""
    steps = [step_of(item) for item in s.agenda]
    check_agenda(s, steps)
    _check_where_we_are(s, steps)
    lifted = s.on_turn() if nodes.SHIFT_TO in steps else i64(d.FREE)
    for seat in range(s.seats):
        _check_pieces(s, seat, 1 if seat == lifted else 0)
        _check_cards_of_seat(s, seat)
    _check_map(s)
    _check_orders(s)
    _check_technologies(s)
    _check_boards_without_gaps(s, steps)
    _check_choices_of_the_start(s)
    for nation in range(d.NATIONS):
        require(agent_supply(s, nation) >= 0, "more agents than there are")


# what lies at the bottom of the agenda in each phase of a turn
_FRAMES: Final = {
    nodes.SETUP: [nodes.KEEP],
    nodes.EXTRA_A: [nodes.NEXT_TURN, nodes.EXTRA, nodes.MOVE, nodes.PLACE, nodes.EXTRA],
    nodes.MAIN: [nodes.NEXT_TURN, nodes.EXTRA],
    nodes.EXTRA_C: [nodes.NEXT_TURN, nodes.EXTRA],
    nodes.END: [nodes.OVER],
}
_MOVEMENTS: Final = [
    [nodes.MOVE],
    [nodes.MOVE, nodes.PLACE],
    [nodes.MOVE, nodes.ROUTE],
    [nodes.RECALL],
]
_OF_THE_FRAME: Final = [
    nodes.KEEP,
    nodes.EXTRA,
    nodes.PLACE,
    nodes.MOVE,
    nodes.ROUTE,
    nodes.RECALL,
    nodes.OVER,
    nodes.NEXT_TURN,
]
_ON_A_LOCATION: Final = [
    nodes.ROUTE,
    nodes.CHURCH,
    nodes.GIFT,
    nodes.CUSTOMS,
    nodes.TOKEN,
    nodes.BUILD,
    nodes.RECOVER,
]
_COUNTED: Final = [
    nodes.TRADE,
    nodes.GIFT,
    nodes.HIRE,
    nodes.GOOD,
    nodes.WAREHOUSE,
    nodes.SHIFT_FROM,
]


_BELOW_ZERO: Final = [f"{kind} below zero" for kind in d.KIND_IDS]
_LOST_OR_DOUBLED: Final = [f"a {piece} is lost or doubled" for piece in d.PIECE_IDS]
_CHURCH_NEUTRAL: Final[i64] = sum([1 << k for k in d.CHURCH_NEUTRAL])
_CUSTOMS_NEUTRAL: Final[i64] = sum([1 << k for k in d.CUSTOMS_NEUTRAL])


def check_agenda(s: YokohamaState, steps: list[i64]) -> None:
    """The frame of the phase, then what may interrupt it, each step with sensible arguments."""
    frame = _FRAMES[int(s.phase)]
    inner = [int(step) for step in steps[len(frame) :]]
    require([int(step) for step in steps[: len(frame)]] == frame, "the agenda is not of this phase")
    parts = [position_of(item) for item in s.agenda if step_of(item) == nodes.EXTRA]
    require(parts == [1, 0][: len(parts)], "the extra phases are out of order")
    if s.phase == nodes.SETUP or s.phase == nodes.END:
        require(not inner, "something is left to do")
    if s.phase != nodes.MAIN or inner not in _MOVEMENTS:
        require(not [step for step in inner if step in _OF_THE_FRAME], "a step is out of place")
    for item in s.agenda:
        _check_step_arguments(s, step_of(item), position_of(item), item)


def _check_step_arguments(s: YokohamaState, step: i64, at: i64, item: i64) -> None:
    on_land = at < s.positions and (s.land_positions() >> at) & 1 == 1
    if step in _ON_A_LOCATION:
        require(on_land, "a step at a place that is none")
    elif step == nodes.SHIFT_TO:
        require(on_land or at == d.HAND, "an assistant from nowhere")
    elif step == nodes.LAB or step == nodes.REFILL_LAB:
        require(at < len(s.labs) // d.SLOTS, "no such laboratory")
    elif step == nodes.PORT or step == nodes.SECOND or step == nodes.REFILL_PORT:
        require(at < len(s.ports) // d.SLOTS, "no such port")
    elif step == nodes.FLAG:
        require(at < d.NATIONS, "no such nation")
    if step in _COUNTED:
        require(repetitions_of(item) > 0, "nothing left of a step")
    if step == nodes.GIFT:
        require(number_of(item) < d.SPACES, "no such space")
        require(s.church[number_of(item)] == d.FREE, "the space is taken")
    elif step == nodes.COMPLETED:
        require(s.awards_left != 0, "no token left")
    elif step == nodes.TOKEN:
        require(s.tokens[at] != d.FREE, "no token there")
    elif step == nodes.PLACE:
        require(options_of(item) & ~s.land_positions() == 0, "placed where nothing can be placed")


def _check_where_we_are(s: YokohamaState, steps: list[i64]) -> None:
    over = steps[-1] == nodes.OVER
    require((s.waiting == 0) == over, "nobody is asked")
    if s.last_round != 0:
        in_time = s.last_round - d.EXTRA_ROUNDS <= s.round <= s.last_round
        require(in_time, "played past the last round")
    if over:
        require(s.round == s.last_round, "over before the last round")
        require(s.turn == s.seats - 1, "not everybody had the last turn")
    else:
        require(steps[-1] < nodes.OVER, "the next step is no question")
        full = steps[-1] == nodes.PLACE and is_pattern_full(s, s.on_turn(), s.agenda[-1])
        require(not full, "the placement is complete")
        require(len(s.choices) > 0, "nothing is legal")
        for k in range(1, len(s.choices)):
            require(s.choices[k - 1] < s.choices[k], "out of order")
        require(s.phase == nodes.SETUP or s.waiting == d.BIT[s.on_turn()], "wrong seat asked")


def _check_pieces(s: YokohamaState, seat: i64, in_the_air: i64) -> None:
    on_map: i64 = in_the_air
    present: i64 = 0
    for pos in range(d.MOST_POSITIONS):
        there = s.assistants[seat * d.MOST_POSITIONS + pos]
        if there != 0:
            require(there > 0, "assistants below zero")
            present |= d.BIT[pos]
            on_map += there
    require(present == s.present[seat], "presence is stale")
    devoted = _spaces_of(s.church, seat) + _spaces_of(s.customs, seat) + count_bits(s.claims[seat])
    _check_conserved(s, seat, d.ASSISTANT, on_map + devoted)
    _check_conserved(s, seat, d.SHOP, count_bits(s.shop_at[seat]))
    _check_conserved(s, seat, d.HOUSE, count_bits(s.house_at[seat]))
    for kind in range(d.KINDS):
        require(s.owned[seat * d.KINDS + kind] >= 0, _BELOW_ZERO[kind])
    require(s.points[seat] >= 0, "points below zero")


def _check_conserved(s: YokohamaState, seat: i64, piece: i64, used: i64) -> None:
    k = seat * d.PIECES + piece
    require(s.hands[k] >= 0, "pieces in hand below zero")
    require(s.warehouse[k] >= 0, "pieces in the warehouse below zero")
    total = used + s.hands[k] + s.warehouse[k]
    require(total == d.OWNED[piece], _LOST_OR_DOUBLED[piece])


def _spaces_of(spaces: list[i64], owner: i64) -> i64:
    n: i64 = 0
    for space in spaces:
        if space == owner:
            n += 1
    return n


def _check_cards_of_seat(s: YokohamaState, seat: i64) -> None:
    award = s.awards[seat]
    independent = count_bits(s.taken[seat] >> d.FIRST_INDEPENDENT)
    expected = count_bits(s.filled[seat]) + count_bits(s.techs[seat])
    if award != d.FREE:
        if d.COMPLETED_FLAG[award] == d.INDEPENDENT:
            independent += 1
        else:
            expected += 1
    if seat == s.on_turn():
        for item in s.agenda:
            if step_of(item) == nodes.FLAG:
                expected -= 1  # is about to be counted
    held: i64 = 0
    for nation in range(d.NATIONS):
        flags = s.flags[seat * d.NATIONS + nation]
        k = seat * d.AGENT_KINDS + nation
        require(s.agents[k] + s.spent[k] <= flags // d.FLAG_PAIR, "an agent without its pair")
        held += flags
    require(held == expected, "a flag is not counted")
    require(count_bits(s.techs[seat]) == count_bits(s.skills[seat]), "a technology is owned twice")
    k = seat * d.AGENT_KINDS + d.INDEPENDENT
    require(s.agents[k] + s.spent[k] == independent, "an independent agent is lost or doubled")
    if s.phase != nodes.SETUP and award == d.FREE and count_bits(s.claims[seat]) == d.GROUPS:
        asked = any([step_of(item) == nodes.COMPLETED for item in s.agenda])
        require(asked or not s.chosen["mini_completed_goals"], "three goals without their token")


def _check_choices_of_the_start(s: YokohamaState) -> None:
    """Starting orders, goals, neutral assistants and mini-expansions."""
    for seat in range(s.seats):
        asked = s.phase != nodes.SETUP or (s.waiting >> seat) & 1 == 1
        require((s.kept[seat] == d.FREE) == asked, "a starting order is chosen at the wrong time")
    tiles = len(d.GOAL_IDS) // d.GROUPS
    require(len(s.goals) == d.GROUPS, "a goal is missing")
    for group in range(d.GROUPS):
        require(s.goals[group] // tiles == group, "a goal of another group")
    _check_neutral(s.church, _CHURCH_NEUTRAL if s.seats == 2 else 0)
    _check_neutral(s.customs, _CUSTOMS_NEUTRAL if s.seats == 2 else 0)
    _add_laid_cards(0, s.tiles, 0, d.TILES, "a building tile lies twice")
    awards = count_bits(s.awards_left)
    for award in s.awards:
        if award != d.FREE:
            awards += 1
    in_play = d.COMPLETED_IN_PLAY if s.chosen["mini_completed_goals"] else 0
    require(awards == in_play, "a completed-goals token is lost")


def _check_neutral(spaces: list[i64], covered: i64) -> None:
    for k in range(d.SPACES):
        neutral = spaces[k] == d.NEUTRAL
        require(neutral == ((covered >> k) & 1 == 1), "neutral assistants are elsewhere")


def _check_map(s: YokohamaState) -> None:
    require(sorted(s.boards) == d.BOARDS[s.seats - 2], "the boards are not those of the game")
    houses: i64 = 0
    for seat in range(s.seats):
        require(houses & s.house_at[seat] == 0, "two trading houses on one tile")
        houses |= s.house_at[seat]
        shops = _spaces_of(s.shops, seat)
        require(shops == count_bits(s.shop_at[seat]), "two shops of a seat on one tile")
        if s.canal >= 0:
            nothing = s.present[seat] | s.shop_at[seat] | s.house_at[seat]
            require((nothing >> s.canal) & 1 == 0, "something stands on the canal")
            require(s.presidents[seat] != s.canal, "a president stands on the canal")
        for other in range(seat):
            if s.presidents[seat] >= 0 and s.presidents[seat] == s.presidents[other]:
                both = s.skills[seat] | s.skills[other]
                jumped = both & skills.STATION != 0 and s.station == s.presidents[seat]
                require(both & skills.POSTAL_SYSTEM != 0 or jumped, "two presidents meet")
    require(s.station != s.canal or s.canal < 0, "the station stands on the canal")
    stationed = any([mask & skills.STATION != 0 for mask in s.skills])
    require(s.station < 0 or stationed, "a station without its card")
    taken: i64 = 0
    for mask in s.taken:
        require(taken & mask == 0, "a token is owned twice")
        taken |= mask
    everywhere = _add_laid_cards(taken, s.tokens, 0, d.TOKENS, "a token is in two places")
    boards = s.positions - (1 if s.canal >= 0 else 0)
    require(count_bits(everywhere) == boards, "a token is lost")
    for pos in range(s.positions):
        require((s.tiles[pos] == d.FREE) == (pos == s.canal), "a tile is missing or on the canal")


def _add_laid_cards(seen: i64, cards: list[i64], start: i64, size: i64, message: str) -> i64:
    """The set with these cards (those from ``start`` on); none may be in it already."""
    for k in range(start, len(cards)):
        card = cards[k]
        if card != d.FREE:
            require(0 <= card < size, "no such card")
            require((seen >> card) & 1 == 0, message)
            seen |= d.BIT[card]
    return seen


def _check_orders(s: YokohamaState) -> None:
    twice = "an order is in two places"
    orders = _add_laid_cards(0, s.removed, 0, d.ORDERS, twice)
    orders = _add_laid_cards(orders, s.port_pile, s.port_drawn, d.ORDERS, twice)
    orders = _add_laid_cards(orders, s.ports, 0, d.ORDERS, twice)
    orders = _add_laid_cards(orders, s.orders, 0, d.ORDERS, twice)
    for seat in range(s.seats):
        require(orders & s.filled[seat] == 0, twice)
        orders |= s.filled[seat]
        first, second = s.dealt[seat * d.ORDERS_DRAWN], s.dealt[seat * d.ORDERS_DRAWN + 1]
        orders = _add_laid_cards(orders, [second], 0, d.ORDERS, twice)
        if s.phase == nodes.SETUP:
            orders = _add_laid_cards(orders, [first], 0, d.ORDERS, twice)
        else:
            held = s.holds_secret_order(seat) or (s.filled[seat] >> first) & 1 == 1
            require(held, "a starting order is lost")
    require(count_bits(orders) == d.ORDERS, "the orders are not conserved")
    require(len(s.removed) == d.REMOVED_ORDERS[s.seats - 2], "removed orders changed")


def _check_technologies(s: YokohamaState) -> None:
    twice = "a technology is in two places"
    cards = _add_laid_cards(0, s.lab_pile, s.lab_drawn, d.CARDS, twice)
    cards = _add_laid_cards(cards, s.labs, 0, d.CARDS, twice)
    for mask in s.techs:
        require(cards & mask == 0, twice)
        cards |= mask
    require(count_bits(cards) == d.CARDS, "the technologies are not conserved")


def _check_boards_without_gaps(s: YokohamaState, steps: list[i64]) -> None:
    if nodes.REFILL_LAB not in steps:
        _check_no_gaps(s.labs, len(s.lab_pile) - s.lab_drawn)
    if nodes.REFILL_PORT not in steps:
        _check_no_gaps(s.ports, len(s.port_pile) - s.port_drawn)


def _check_no_gaps(slots: list[i64], pile: i64) -> None:
    for k in range(len(slots)):
        if slots[k] == d.FREE:
            require(pile == 0, "a slot is empty while the pile lasts")
        elif k % d.SLOTS > 0:
            require(slots[k - 1] != d.FREE, "a card has not slid to the left")
