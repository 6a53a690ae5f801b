"""Positions of China for tests: say what matters, the rest of the cards falls into place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teahouse.core.events import Event, Events
from teahouse.games.china import tables as d
from teahouse.games.china.game import GAME, China
from teahouse.games.china.rules.catalog import CATALOG
from teahouse.games.china.state import ChinaState

EMPEROR = 2  # the third owner in the Duel


def counts(cards: str) -> list[int]:
    """``"red red green"`` as numbers by colour."""
    return [cards.split().count(color) for color in d.COLOR_IDS]


def rules(
    post_joker: bool = True,
    may_skip: bool = True,
    draws_on: bool = False,
    tiles_public: bool = True,
) -> China:
    """The game with switches of the house turned."""
    return China(d.Rules(post_joker, may_skip, draws_on, tiles_public))


def table(
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    hands: Mapping[int, str] | None = None,
    palaces: Mapping[int, str] | None = None,
    emissaries: Mapping[int, str] | None = None,
    forts: str = "",
    row: str | None = None,
    pile: str | None = None,
    discard: str = "",
    tiles: Mapping[str, str] | None = None,
    game: China = GAME,
    **fields: object,
) -> ChinaState:
    """A position at the beginning of a turn of seat 0, unless ``fields`` say otherwise.

    Hands and row that are not given, and the pile (its top last), are made of the cards that are
    left; if the pile is given, what is left lies on the discard pile. ``emissaries`` names
    provinces, one for each emissary. ``tiles`` says which colours lie on which spaces.
    """
    stored = game.start(seats, {"start_player": "first_seat", **(options or {})}, 1).to_dict()
    owners = seats + 1 if seats == 2 else seats
    stored.update(_pieces(owners, palaces or {}, emissaries or {}, forts))
    if forts:
        laid = len(forts.split())
        stored["forts_left"] = [0] * laid + [1] * (seats - laid)
    if options and options.get("bonus_tiles"):
        stored.update(_tiles(stored, owners, palaces or {}, tiles))
    left = [int(n) for n in d.cards_in_play(seats)]
    kept = fields.get("kept", [])
    assert isinstance(kept, list)
    for counted in [counts(discard), *kept, fields.get("played", [0] * 5)]:
        left = [a - b for a, b in zip(left, counted, strict=True)]
    groups = [(hands or {}).get(k) for k in range(owners)] + [row]
    sizes = [3] * owners + [4]
    for given in [*groups, pile]:
        if given is not None:
            left = [a - b for a, b in zip(left, counts(given), strict=True)]
    assert min(left) >= 0, "more cards than there are"
    dealt = []
    for given, size in zip(groups, sizes, strict=True):
        cards = counts(given) if given is not None else _most(left, size)
        dealt.append(cards)
    stored["hands"], stored["row"] = dealt[:-1], dealt[-1]
    rest = [d.COLOR_IDS[c] for c in range(5) for _ in range(left[c])]
    if pile is None:
        stored["pile"], stored["discard"] = rest, counts(discard)
    else:
        stored["pile"] = pile.split()
        stored["discard"] = [a + b for a, b in zip(counts(discard), left, strict=True)]
    stored.update(fields)
    if "before" not in fields:
        stored["before"] = _occupied(stored)
    state = game.from_dict(stored)
    assert isinstance(state, ChinaState)
    return state


def _most(left: list[int], size: int) -> list[int]:
    """Take cards of the most plentiful colours out of what is left."""
    cards = [0] * 5
    for _ in range(size):
        color = left.index(max(left))
        left[color] -= 1
        cards[color] += 1
    return cards


def _pieces(
    owners: int, palaces: Mapping[int, str], emissaries: Mapping[int, str], forts: str
) -> dict[str, object]:
    houses = [palaces.get(k, "").split() for k in range(owners)]
    envoys = [
        [emissaries.get(k, "").split().count(p) for p in d.PROVINCE_IDS] for k in range(owners)
    ]
    return {"palaces": houses, "emissaries": envoys, "forts": forts.split()}


def _occupied(stored: Mapping[str, object]) -> list[str]:
    houses, envoys, forts = stored["palaces"], stored["emissaries"], stored["forts"]
    assert isinstance(houses, list)
    assert isinstance(envoys, list)
    assert isinstance(forts, list)
    board = d.board_for(*_board(stored))
    mask = 0
    for space in [name for owner in houses for name in owner] + forts:
        mask |= board.provinces[d.SPACE_IDS.index(space)]
    for row in envoys:
        for p, n in enumerate(row):
            mask |= (n > 0) << p
    return [name for p, name in enumerate(d.PROVINCE_IDS) if mask >> p & 1]


def _board(stored: Mapping[str, object]) -> tuple[int, str]:
    seats, options = stored["seats"], stored["options"]
    assert isinstance(seats, int)
    assert isinstance(options, dict)
    return seats, options["board"]


def _tiles(
    stored: Mapping[str, object],
    owners: int,
    palaces: Mapping[int, str],
    given: Mapping[str, str] | None,
) -> dict[str, object]:
    """Palaces have taken the tiles of their spaces; provinces with palaces are open."""
    lying = stored["tiles"]
    assert isinstance(lying, list)
    if given is not None:
        lying = [given.get(tile, "").split() for tile in d.TILE_IDS]
    board = d.board_for(*_board(stored))
    won = [[0] * 3 for _ in range(owners)]
    closed = (1 << 9) - 1
    for owner, spaces in palaces.items():
        for space in spaces.split():
            closed &= ~board.provinces[d.SPACE_IDS.index(space)]
            for tile in range(3):
                if space in lying[tile]:
                    lying[tile].remove(space)
                    won[owner][tile] += 1
    names = [name for p, name in enumerate(d.PROVINCE_IDS) if closed >> p & 1]
    return {"tiles": lying, "won": won, "closed": names}


def choices(state: ChinaState) -> list[str]:
    """What the seat that is asked may choose."""
    return [CATALOG[int(a)].notation for a in state.legal(state.actors()[0])]


def only(state: ChinaState, *families: str) -> list[str]:
    """The choices of some families."""
    return [choice for choice in choices(state) if choice.split()[0] in families]


def decide(state: ChinaState, *decisions: str) -> list[Event]:
    """Let the seat that is asked decide, one decision after the other."""
    events = Events()
    for notation in decisions:
        seat = int(state.actors()[0])
        action = CATALOG.parse(notation)
        reason = state.why_not(seat, action)
        assert reason is None, f"{notation}: {reason}"
        assert action in state.legal(seat)
        state.apply(seat, action, events)
        state.check()
    return events.items


def refused(state: ChinaState, notation: str) -> str:
    """The key of the reason why the seat that is asked may not do this."""
    seat = int(state.actors()[0])
    action = CATALOG.parse(notation)
    reason = state.why_not(seat, action)
    assert reason is not None, f"{notation} is allowed"
    assert action not in state.legal(seat)
    return reason.key


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]


def hand(state: ChinaState, owner: int) -> list[str]:
    """The cards of a hand, in the order of the colours."""
    held = state.hands[owner * 5 : owner * 5 + 5]
    return [color for color, n in zip(d.COLOR_IDS, held, strict=True) for _ in range(int(n))]


def node(state: ChinaState) -> str:
    stored = state.to_dict()["node"]
    assert isinstance(stored, str)
    return stored


def category(state: ChinaState, name: str) -> list[int]:
    """The points of each seat in one category."""
    place = GAME.categories.index(name)
    return [int(row[place]) for row in state.scores()]
