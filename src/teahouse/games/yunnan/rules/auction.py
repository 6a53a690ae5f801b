"""1A: the auction. Traders are placed one by one until every colour has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.events import Events
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import catalog as c
from teahouse.games.yunnan.rules import duli, nodes, pieces, places, spaces
from teahouse.games.yunnan.rules.outbidding import place_bid

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


def begin_phase(s: YunnanState, events: Events | None) -> None:
    """Start a round: nobody has passed or been to the bank."""
    s.phase = nodes.AUCTION
    s.turn = 0
    s.passed = 0
    s.banked = 0
    if events is not None:
        events.tell("round", {"round": int(s.round)})
        names = " ".join([d.COLOR_IDS[color] for color in s.auction])
        events.tell("auction_order", {"color_list": names})


def next_turn(s: YunnanState, events: Events | None) -> bool:
    """Ask the next colour that has not passed; False when all have (R-29)."""
    rules = s.rules
    while s.passed != rules.everybody:
        color: i64 = s.auction[s.turn]
        if s.passed & d.BIT[color] == 0:
            if color == rules.duli:
                duli.play_auction_turn(s, events)
            elif s.has_free_trader(color):
                s.ask(color, nodes.TURN)
                return True
            else:
                pass_(s, color, events)
        s.turn = rules.following[s.turn]
    return False


def choose_auction_action(s: YunnanState, action: i64, events: Events | None) -> None:
    """D1: pass, or place a trader; with several sources D2 follows."""
    if action == c.PASS:
        pass_(s, s.color, events)
        s.turn = s.rules.following[s.turn]
        return
    source: i64 = only_source(s)
    if source < 0:
        s.pending = action
        s.ask(s.color, nodes.SOURCE)
    else:
        place_trader(s, action, source, events)


def only_source(s: YunnanState) -> i64:
    """The one source of traders: 0 for the stock, a province, or -1 if there are several (D2)."""
    at: i64 = s.traders_at[s.color]
    if s.stock[s.color] > 0:
        # where the stock comes first, the provinces are no choice
        return 0 if at <= places.MASK or s.rules.stock_first else -1
    provinces = places.PLACES_IN[places.occupied_places(at) & places.PROVINCES]
    return provinces[0] if len(provinces) == 1 else -1


def place_trader(s: YunnanState, action: i64, source: i64, events: Events | None) -> None:
    """Take a trader from its source and do with it what was chosen."""
    color: i64 = s.color
    if source == 0:
        s.stock[color] -= 1
    else:
        s.traders_at[color] -= places.ONE[source]
    if action == c.MARKET:
        s.traders_at[color] += 1
        if events is not None:
            event = events.tell("market", pieces.event_params(s, color))
            event.move(
                pieces.trader_piece(color), _source_id(color, source), pieces.province_place(0)
            )
    elif action >= c.BANK:
        _go_to_bank(s, color, action - c.BANK, source, events)
    else:
        if events is not None:
            building, value = d.SPACES[action - c.BID]
            params = pieces.event_params(s, color)
            params["building"] = building
            params["number"] = value
            event = events.tell("bid", params)
            target = pieces.space_place(action - c.BID)
            event.move(pieces.trader_piece(color), _source_id(color, source), target)
        place_bid(s, color, action - c.BID, events)
    s.turn = s.rules.following[s.turn]


def _source_id(color: i64, source: i64) -> str:
    return pieces.stock_place(color) if source == 0 else pieces.province_place(source)


def _go_to_bank(s: YunnanState, color: i64, slot: i64, source: i64, events: Events | None) -> None:
    """All own bids go to the market; in 2023 the stock too, and the colour passes (R-23, R-25)."""
    s.bank = pieces.with_item(s.bank, slot, color)
    s.banked |= d.BIT[color]
    withdrawn: i64 = s.bids[color]
    s.bids[color] = 0
    s.taken &= ~withdrawn
    s.traders_at[color] += count_bits(withdrawn)
    if events is not None:
        params = pieces.event_params(s, color)
        params["slot"] = d.BANK_IDS[slot]
        event = events.tell("bank", params)
        target = f"bank:{d.BANK_IDS[slot]}"
        event.move(pieces.trader_piece(color), _source_id(color, source), target)
        if withdrawn != 0:
            gone = pieces.event_params(s, color)
            gone["count"] = int(count_bits(withdrawn))
            event = events.tell("withdrawn", gone)
            for space in range(d.SPACE_COUNT):
                if (withdrawn >> space) & 1:
                    event.move(
                        pieces.trader_piece(color),
                        pieces.space_place(space),
                        pieces.province_place(0),
                    )
    if s.rules.bank_passes:
        pass_(s, color, events)


def pass_(s: YunnanState, color: i64, events: Events | None) -> None:
    """The rest of the stock goes to the market (R-20); bids stay."""
    rest: i64 = s.stock[color]
    s.traders_at[color] += rest
    s.stock[color] = 0
    s.passed |= d.BIT[color]
    if events is not None:
        params = pieces.event_params(s, color)
        params["count"] = int(rest)
        event = events.tell("pass", params)
        if rest > 0:
            event.move(
                pieces.trader_piece(color),
                pieces.stock_place(color),
                pieces.province_place(0),
                rest,
            )


# --- what may be done (used by legal) -------------------------------------------------------------
def debt_rate(round_: i64) -> i64:
    """VP lost for each missing coin (R-70)."""
    return max(i64(1), d.DEBT_BASE - round_)


def spending_limit(s: YunnanState, color: i64) -> i64:
    """The most that the bids of a colour may cost: its coins, with debts also VP (R-16, R-71)."""
    if not s.rules.debts:
        return s.coins[color]
    seat: i64 = s.rules.owner[color]
    rate: i64 = debt_rate(s.round)
    depth: i64 = s.vp[seat] - s.rules.lowest_vp
    for other in range(s.rules.colors):
        if other != color and s.rules.owner[other] == seat:
            missing: i64 = spaces.bid_sum(s.bids[other]) - s.coins[other]
            if missing > 0:
                depth -= missing * rate
    return s.coins[color] + depth // rate


def unusable_spaces(s: YunnanState, color: i64) -> i64:
    """All spaces of the buildings that have nothing to give to a colour (R-17, R-18)."""
    found: i64 = 0 if s.rules.temple else spaces.ROWS[d.TEMPLE]
    if s.supply[color] == 0:
        found |= spaces.ROWS[d.SCHOOL]
    if s.passes[color] == d.MOST_PASSES:
        found |= spaces.ROWS[d.CUSTOMS]
    if s.horse[color] == d.QINGHAI:
        found |= spaces.ROWS[d.HORSE]
    if s.influence[color] == d.MOST_INFLUENCE:
        found |= spaces.ROWS[d.GUILD]
    if s.structures_in_supply[color * d.KINDS] == 0 and yard_left(s, color) == 0:
        found |= spaces.ROWS[d.YARD]
    return found


def steps_left(s: YunnanState, color: i64, building: i64) -> i64:
    """How often a colour can still use a progress building (R-17, R-18)."""
    if building == d.SCHOOL:
        return s.supply[color]
    if building == d.CUSTOMS:
        return d.MOST_PASSES - s.passes[color]
    if building == d.HORSE:
        return d.QINGHAI - s.horse[color]
    if building == d.GUILD:
        return d.MOST_INFLUENCE - s.influence[color]
    return yard_left(s, color)


def yard_left(s: YunnanState, color: i64) -> i64:
    """Structures that a colour can still take at the yard, with the guard."""
    i: i64 = color * d.KINDS
    general = s.structures_in_supply
    left: i64 = general[i] + general[i + 1] + general[i + 2]
    if s.rules.guards and s.guards[color] == pieces.UNUSED:
        left += 1
    return left
