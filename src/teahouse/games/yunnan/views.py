"""What everybody sees (section 6), as plain data ready to be sent: only Duli's pile is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.games.yunnan import tables as d
from teahouse.games.yunnan.rules import auction, inspector, nodes, places, spaces
from teahouse.games.yunnan.rules import catalog as c

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState


class SeatView(TypedDict):
    """A person: what its colours share."""

    seat: int
    vp: int
    colors: list[str]


class ColorView(TypedDict):
    """One colour's pieces and levels. Duli's has no seat."""

    color: str
    dye: str  # of the wooden pieces in this edition
    seat: int | None
    coins: int
    stock: int
    supply: int
    working: int  # traders on bids and in the bank
    bid_sum: int
    passes: int
    influence: int
    horse: str | None
    general: dict[str, int]
    kept: dict[str, int]
    bridges: list[str]
    tea_houses: list[str]
    guard: str | None  # "unused", a province, "spent"; None where guards are not played
    gifts: int
    income: int
    passed: bool
    banked: bool


class PlaceView(TypedDict):
    """Pu'er's market (the first) or a province; traders and posts by colour.

    Posts of the colours in ``cut_off`` earn nothing in this round; absent where no rule says so.
    """

    id: str
    trader_income: int
    post_income: int
    traders: dict[str, int]
    posts: dict[str, int]
    cut_off: NotRequired[list[str]]
    horses: list[str]
    guards: list[str]
    gifts: int
    tea_house: str | None
    value: int  # what the inspector counts


class RavineView(TypedDict):
    """A side track with the colours that have a bridge."""

    id: str
    ends: list[str]
    bridges: list[str]
    blocked: bool


class SpaceView(TypedDict):
    """A bid space."""

    value: int
    small: bool
    color: str | None


class BuildingView(TypedDict):
    """A building with bids."""

    id: str
    spaces: list[SpaceView]


class BankView(TypedDict):
    """A bank space and what it would pay now."""

    id: str
    color: str | None
    closed: bool
    pays: int


class DuliView(TypedDict):
    """The card turned last this round, and the cards that may come, in no order."""

    card: int | None
    bids: list[str]
    traders: list[int]
    tea_house: bool
    pile: list[int]


class OpenView(TypedDict):
    """What everybody sees alike."""

    edition: int
    round: int
    round_cap: int
    phase: str
    node: str
    actors: list[int]
    color: str | None  # the colour that decides
    seats: list[SeatView]
    colors: list[ColorView]
    places: list[PlaceView]
    ravines: list[RavineView]
    buildings: list[BuildingView]
    bank: list[BankView]
    bid_sum: int
    auction_order: list[str]
    travel_order: list[str]
    pending: str | None  # D2: what the trader is for
    taken: str | None  # D4: the structure taken
    arrived: str | None  # D7: where the traveller is
    passes_left: int | None  # 2A
    fresh: dict[str, int] | None  # 2A: traders that may still travel
    debt_rate: int | None
    gifts_left: int
    duli: DuliView | None


class YunnanView(OpenView):
    """The whole table, the same for everybody."""


def open_view(s: YunnanState) -> OpenView:
    """What everybody sees alike."""
    on_the_way = s.node in (nodes.TRAVEL, nodes.DISPLACE)
    fresh: dict[str, int] = {}
    for place in range(d.PLACES):
        fresh[d.PLACE_IDS[place]] = int(places.count_of(s.unmoved, place))
    return {
        "edition": s.rules.edition,
        "round": int(s.round),
        "round_cap": int(s.rules.round_cap),
        "phase": nodes.PHASE_IDS[s.phase],
        "node": nodes.NODE_IDS[s.node],
        "actors": [int(a) for a in s.actors()],
        "color": d.COLOR_IDS[s.color] if s.waiting != 0 else None,
        "seats": [_seat_view(s, seat) for seat in range(s.seats)],
        "colors": [_color_view(s, color) for color in range(s.rules.colors)],
        "places": [_place_view(s, place) for place in range(d.PLACES)],
        "ravines": [_ravine_view(s, ravine) for ravine in range(d.RAVINES)],
        "buildings": [_building_view(s, b) for b in range(d.PROGRESS + int(s.rules.temple))],
        "bank": [_bank_view(s, slot) for slot in range(d.BANK_SPACES)],
        "bid_sum": int(spaces.bid_sum(s.taken)),
        "auction_order": [d.COLOR_IDS[color] for color in s.auction],
        "travel_order": [d.COLOR_IDS[color] for color in s.travel],
        "pending": c.CATALOG[int(s.pending)].notation if s.node == nodes.SOURCE else None,
        "taken": d.STRUCTURE_IDS[s.kind] if s.node == nodes.PLACE else None,
        "arrived": d.PLACE_IDS[s.place] if s.node == nodes.DISPLACE else None,
        "passes_left": int(s.passes_left) if on_the_way else None,
        "fresh": fresh if on_the_way else None,
        "debt_rate": int(auction.debt_rate(s.round)) if s.rules.debts else None,
        "gifts_left": int(sum(s.gifts)),
        "duli": _duli_view(s) if s.rules.duli != d.NOBODY else None,
    }


def _color_name(color: i64) -> str | None:
    return d.COLOR_IDS[color] if color != d.NOBODY else None


def _seat_view(s: YunnanState, seat: i64) -> SeatView:
    own = [d.COLOR_IDS[color] for color in range(s.rules.colors) if s.rules.owner[color] == seat]
    return {"seat": int(seat), "vp": int(s.vp[seat]), "colors": own}


def _structure_counts(numbers: list[i64], color: i64) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind in range(d.KINDS):
        found[d.STRUCTURE_IDS[kind]] = int(numbers[color * d.KINDS + kind])
    return found


def _color_view(s: YunnanState, color: i64) -> ColorView:
    person = s.rules.owner[color] != d.NOBODY
    bridges = s.bridges[color]
    guard: str | None = None
    if s.rules.guards and person:
        guard = ["unused", *d.PROVINCE_IDS, "spent"][s.guards[color]]
    return {
        "color": d.COLOR_IDS[color],
        "dye": d.dye(color, s.rules.edition),
        "seat": int(s.rules.owner[color]) if person else None,
        "coins": int(s.coins[color]),
        "stock": int(s.stock[color]),
        "supply": int(s.supply[color]),
        "working": int(count_bits(s.bids[color])) + s.bank.count(color),
        "bid_sum": int(spaces.bid_sum(s.bids[color])),
        "passes": int(s.passes[color]),
        "influence": int(s.influence[color]),
        "horse": d.PLACE_IDS[s.horse[color]] if person else None,
        "general": _structure_counts(s.structures_in_supply, color),
        "kept": _structure_counts(s.structures_in_stock, color),
        "bridges": [d.RAVINE_IDS[r] for r in range(d.RAVINES) if (bridges >> r) & 1],
        "tea_houses": [d.PLACE_IDS[p] for p in range(d.PLACES) if s.tea_houses[p] == color],
        "guard": guard,
        "gifts": int(s.gifts_owned[color]),
        "income": int(s.income[color]),
        "passed": bool((s.passed >> color) & 1),
        "banked": bool((s.banked >> color) & 1),
    }


def _place_view(s: YunnanState, place: i64) -> PlaceView:
    traders: dict[str, int] = {}
    posts: dict[str, int] = {}
    for color in range(s.rules.colors):
        traders[d.COLOR_IDS[color]] = int(places.count_of(s.traders_at[color], place))
        posts[d.COLOR_IDS[color]] = int(places.count_of(s.posts[color], place))
    names = d.COLOR_IDS[: s.rules.colors]
    in_play = range(len(names))
    view: PlaceView = {
        "id": d.PLACE_IDS[place],
        "trader_income": int(d.TRADER_INCOME[place]),
        "post_income": int(d.POST_INCOME[place]),
        "traders": traders,
        "posts": posts,
        "horses": [names[k] for k in in_play if place > 0 and s.horse[k] == place],
        "guards": [names[k] for k in in_play if place > 0 and s.guards[k] == place],
        "gifts": int(s.gifts[place]),
        "tea_house": _color_name(s.tea_houses[place]),
        "value": int(inspector.province_value(s, place)) if place > 0 else 0,
    }
    if not s.rules.cut_off_post_pays:
        view["cut_off"] = [names[k] for k in in_play if (s.cut_off[k] >> place) & 1]
    return view


def _ravine_view(s: YunnanState, ravine: i64) -> RavineView:
    names = d.COLOR_IDS[: s.rules.colors]
    return {
        "id": d.RAVINE_IDS[ravine],
        "ends": [d.PLACE_IDS[d.RAVINE_LOW[ravine]], d.PLACE_IDS[d.RAVINE_HIGH[ravine]]],
        "bridges": [names[k] for k in range(len(names)) if (s.bridges[k] >> ravine) & 1],
        "blocked": s.blocker == ravine,
    }


def _building_view(s: YunnanState, building: i64) -> BuildingView:
    name = d.BUILDING_IDS[building]
    found: list[SpaceView] = []
    for number, (where, value) in enumerate(d.SPACES):
        if where == name:
            owner: str | None = None
            for color in range(s.rules.colors):
                if (s.bids[color] >> number) & 1:
                    owner = d.COLOR_IDS[color]
            small = building == d.TEMPLE or number % d.ROW < d.SMALL_SPACES
            found.append({"value": value, "small": small, "color": owner})
    return {"id": name, "spaces": found}


def _bank_view(s: YunnanState, slot: i64) -> BankView:
    total = min(spaces.bid_sum(s.taken), len(s.rules.bank_pay[slot]) - 1)
    return {
        "id": d.BANK_IDS[slot],
        "color": _color_name(s.bank[slot]),
        "closed": slot >= s.rules.bank_spaces,
        "pays": int(s.rules.bank_pay[slot][total]),
    }


def _duli_view(s: YunnanState) -> DuliView:
    card = s.card
    shown = card != d.NO_CARD
    bids = d.CARD_BIDS[card * d.PROGRESS : (card + 1) * d.PROGRESS] if shown else []
    traders = d.CARD_TRADERS[card * d.QINGHAI : (card + 1) * d.QINGHAI] if shown else []
    return {
        "card": int(card) + 1 if shown else None,
        "bids": [d.BUILDING_IDS[b] for b in bids],
        "traders": [int(n) for n in traders],
        "tea_house": shown and d.CARD_TEA_HOUSE[card],
        "pile": [int(k) + 1 for k in range(d.CARDS) if (s.pile >> k) & 1],
    }
