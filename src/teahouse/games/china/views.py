"""What each viewer may see (section 6), as plain data ready to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.viewer import Viewer
from teahouse.games.china import tables as d
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import final, nodes, scoring

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


class OwnerView(TypedDict):
    """One player's area, or the Emperor's (seat None). What the viewer may not know is None."""

    seat: int | None
    color: str
    palaces: int  # in the supply
    emissaries: int
    forts: int
    hand: dict[str, int] | None
    hand_size: int
    known: dict[str, int]  # of the hand: seen by everybody when they were taken
    kept: dict[str, int]
    influence: list[str]
    special: list[str]
    tiles: dict[str, int] | None
    tile_count: int
    score: int  # on the track
    score_cards: int
    marker: int  # its cell on the track
    scores: list[int]  # by category, as if the game ended now


class SpaceView(TypedDict):
    """A palace space; owners are numbered as in ``owners``."""

    id: str
    provinces: list[str]
    owner: int | None
    fort: bool
    tile: bool
    tile_color: str | None
    harbour: bool
    roads: list[str]  # the spaces that a road leads to


class ProvinceView(TypedDict):
    """A province: pieces by owner, and how many emissaries it may hold."""

    id: str
    color: str
    palaces: list[int]
    emissaries: list[int]
    cap: int
    spaces: int
    free: int
    scored: bool
    closed: bool  # its bonus tiles are face down


class AllianceView(TypedDict):
    """An alliance as it stands: its value and who leads in both provinces."""

    number: int
    provinces: list[str]
    value: int
    winners: list[int]  # owners


class OpenView(TypedDict):
    """What everybody sees alike."""

    round: int
    turn: int
    phase: str
    board: str
    first: int
    on_turn: int
    actors: list[int]
    home: list[str]
    played: dict[str, int]
    spaces: list[SpaceView]
    provinces: list[ProvinceView]
    alliances: list[AllianceView]
    row: dict[str, int]
    discard: dict[str, int]
    pile: int
    exhausted: int
    in_play: dict[str, int]


class OwnView(TypedDict):
    """What depends on who looks."""

    node: str
    target: str | None  # what is being paid for, or the province whose space is chosen
    owners: list[OwnerView]


class ChinaView(OpenView, OwnView):
    """The whole table as one viewer sees it."""


def open_view(s: ChinaState) -> OpenView:
    """What everybody sees alike."""
    return {
        "round": int(scoring.current_round(s)),
        "turn": int(s.turn + 1),
        "phase": nodes.PHASE_IDS[scoring.phase_number(s)],
        "board": s.board.name,
        "first": int(s.first),
        "on_turn": int(s.on_turn()),
        "actors": [int(a) for a in s.actors()],
        "home": [d.PROVINCE_IDS[p] for p in d.bits(s.home)],
        "played": _counts_by_color(s.played, 0),
        "spaces": [_space_view(s, space) for space in d.bits(s.board.mask)],
        "provinces": [_province_view(s, p) for p in range(d.PROVINCES)],
        "alliances": [_alliance_view(s, n) for n in range(len(s.board.ally))],
        "row": _counts_by_color(s.row, 0),
        "discard": _counts_by_color(s.discard, 0),
        "pile": int(s.left),
        "exhausted": int(s.exhausted),
        "in_play": _counts_by_color(s.in_play, 0),
    }


def own_view(s: ChinaState, viewer: Viewer) -> OwnView:
    """What depends on who looks."""
    node = shown_node(s, viewer)
    scores = [[int(n) for n in row] for row in scoring.scores(s)] + [[]]  # none for the Emperor
    return {
        "node": nodes.NODE_IDS[node],
        "target": _target_id(s, node),
        "owners": [_owner_view(s, k, scores[k], viewer) for k in range(s.owners)],
    }


def shown_node(s: ChinaState, viewer: Viewer) -> i64:
    """A choice that is not yet laid on the table is nobody else's business.

    Only certain hands have two ways to pay, or a use for the special card of two provinces; so the
    others see these questions as the one they came from.
    """
    if viewer.sees(s.on_turn()):
        return s.node
    return public_node(s)


def public_node(s: ChinaState) -> i64:
    """The question as everybody sees it."""
    node: i64 = s.back if s.node == nodes.PAY else s.node
    return nodes.ACT2 if node == nodes.TWO else node


def _target_id(s: ChinaState, node: i64) -> str | None:
    if node == nodes.PAY:
        return c.CATALOG[int(s.target)].notation
    return d.PROVINCE_IDS[s.target] if node == nodes.SPACE else None


def _counts_by_color(flat: list[i64], owner: i64) -> dict[str, int]:
    counts: dict[str, int] = {}
    for color in range(d.COLORS):
        counts[d.COLOR_IDS[color]] = int(flat[owner * d.COLORS + color])
    return counts


def _owner_view(s: ChinaState, k: i64, scores: list[int], viewer: Viewer) -> OwnerView:
    emperor = k == s.seats
    tiles: dict[str, int] = {}
    if len(s.tiles) > 0:
        for tile in range(d.TILES):
            tiles[d.TILE_IDS[tile]] = int(s.won[k * d.TILES + tile])
    duel = s.has_emperor()
    score = 0 if emperor else _shown_score(s, k, scores)
    shown = emperor or s.rules.tiles_public or s.node == nodes.OVER or viewer.sees(k)
    return {
        "seat": None if emperor else int(k),
        "color": d.OWNER_COLORS[k],
        "palaces": int(s.supply[k * 3]),
        "emissaries": int(s.supply[k * 3 + 1]),
        "forts": int(s.supply[k * 3 + 2]),
        "hand": _counts_by_color(s.hands, k) if emperor or viewer.sees(k) else None,
        "hand_size": int(s.hand_size(k)),
        "known": _counts_by_color(s.hands if emperor else s.known, k),
        "kept": _counts_by_color(s.kept_cards, k) if duel and not emperor else {},
        "influence": [d.COLOR_IDS[i] for i in range(len(s.influence)) if s.influence[i] == k],
        "special": [
            d.SPECIAL_IDS[card]
            for card in range(d.SPECIALS)
            if duel and not emperor and s.has_special(k, card)
        ],
        "tiles": tiles if shown else None,
        "tile_count": sum(tiles.values()),
        "score": int(score),
        "score_cards": int(score // d.SCORE_CARD),
        "marker": int(score % d.SCORE_CARD),
        "scores": scores if shown else scores[:-1],
    }


def _shown_score(s: ChinaState, seat: i64, scores: list[int]) -> i64:
    """During the game provinces with a token; the sum of everything after the end."""
    return sum(scores) if s.node == nodes.OVER else s.points[seat]


def _space_view(s: ChinaState, space: i64) -> SpaceView:
    owner: int | None = None
    for k in range(s.owners):
        if (s.palaces[k] >> space) & 1:
            owner = k
    provinces: i64 = s.board.provinces[space]
    tile: str | None = None
    for t in range(len(s.tiles)):
        if (s.tiles[t] >> space) & 1:
            tile = d.TILE_IDS[t]
    return {
        "id": d.SPACE_IDS[space],
        "provinces": [d.PROVINCE_IDS[p] for p in d.bits(provinces)],
        "owner": owner,
        "fort": bool((s.forts >> space) & 1),
        "tile": tile is not None,
        "tile_color": None if provinces & s.closed != 0 else tile,
        "harbour": bool((s.board.harbours >> space) & 1),
        "roads": s.board.roads[space][:],
    }


def _province_view(s: ChinaState, p: i64) -> ProvinceView:
    palaces = [int((s.palace_counts[k] >> (4 * p)) & 15) for k in range(s.owners)]
    region: i64 = s.board.region[p]
    return {
        "id": d.PROVINCE_IDS[p],
        "color": d.COLOR_IDS[d.PROVINCE_COLOR[p]],
        "palaces": palaces,
        "emissaries": [int((s.emissary_counts[k] >> (4 * p)) & 15) for k in range(s.owners)],
        "cap": max(palaces),
        "spaces": int(count_bits(region)),
        "free": int(count_bits(region & ~s.built)),
        "scored": bool((s.scored >> p) & 1),
        "closed": bool((s.closed >> p) & 1),
    }


def _alliance_view(s: ChinaState, number: i64) -> AllianceView:
    who: i64 = final.alliance_winners(s, number)
    return {
        "number": int(number + 1),
        "provinces": [
            d.PROVINCE_IDS[s.board.ally[number]],
            d.PROVINCE_IDS[s.board.ally_with[number]],
        ],
        "value": int(final.alliance_value(s, number)),
        "winners": [int(k) for k in d.bits(who)],
    }
