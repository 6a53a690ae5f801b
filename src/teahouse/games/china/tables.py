"""The tables of ``tables.toml``, turned into numbers when the module is loaded.

Colours, provinces and tiles are numbered in the order of the file. Spaces are numbered over all
boards together (the same name is the same number), so that a set of spaces is a bit set and one
catalog serves every board.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.table_file import load
from teahouse.games.china.table_rows import Rulings, WholeBoard
from teahouse.games.china.table_types import JUNCTION, ChinaTables

TABLES: Final = load(ChinaTables, __name__)
_NUMBERS: Final = TABLES.numbers

VERSION: Final[int] = TABLES.meta.version
PLAYERS: Final[list[int]] = list(TABLES.meta.players)
DUEL: Final = 2  # players of the Duel with the Emperor
# Single bits: compiled code shifts a literal 1 in 32 bits only, and a table is fast uncompiled too.
BIT: Final[list[i64]] = [1 << n for n in range(63)]


class Rules:
    """Rulings that may be turned the other way (R-85)."""

    __slots__ = ("draws_on", "may_skip", "post_joker", "tiles_public")

    def __init__(self, post_joker: bool, may_skip: bool, draws_on: bool, tiles_public: bool):
        self.post_joker: bool = post_joker
        self.may_skip: bool = may_skip
        self.draws_on: bool = draws_on  # draw from the row after the second exhaustion
        self.tiles_public: bool = tiles_public


def _make_rules(rulings: Rulings) -> Rules:
    return Rules(
        rulings.border_post_joker,
        rulings.emperor_may_skip,
        rulings.draws_after_second_exhaustion,
        rulings.bonus_tiles_public,
    )


RULES: Final = _make_rules(TABLES.rules)

# --- numbers of the rules -------------------------------------------------------------------------
PALACES: Final[i64] = _NUMBERS.palaces
EMISSARIES: Final[i64] = _NUMBERS.emissaries
FORTIFICATIONS: Final[i64] = _NUMBERS.fortifications
HAND: Final[i64] = _NUMBERS.hand
ROW: Final[i64] = _NUMBERS.row
EXHAUSTIONS: Final[i64] = _NUMBERS.exhaustions
PIECES: Final[i64] = _NUMBERS.pieces
TILES_PER_PROVINCE: Final[i64] = _NUMBERS.tiles_per_province
TILE_POINTS: Final[i64] = _NUMBERS.tile_points
CHAIN: Final[i64] = _NUMBERS.chain
FORTIFIED: Final[i64] = _NUMBERS.fortified
SCORE_CARD: Final[i64] = _NUMBERS.score_card

# --- cards, owners, tiles, special cards ----------------------------------------------------------
COLOR_IDS: Final[list[str]] = [color.id for color in TABLES.colors]
COLORS: Final[i64] = len(COLOR_IDS)
COLOR_CARDS: Final[list[i64]] = [color.cards for color in TABLES.colors]
ALL_COLORS: Final[i64] = BIT[COLORS] - 1

OWNER_COLORS: Final[list[str]] = [owner.color for owner in TABLES.owners]

TILE_IDS: Final[list[str]] = list(TABLES.tiles)
TILES: Final[i64] = len(TILE_IDS)
TILE_COUNT: Final[list[i64]] = list(TABLES.tiles.values())

SPECIAL_IDS: Final[list[str]] = list(TABLES.special.cards)
SPECIALS: Final[i64] = len(SPECIAL_IDS)
FIRST: Final[i64] = SPECIAL_IDS.index("first")
TWO: Final[i64] = SPECIAL_IDS.index("two")
SWAP: Final[i64] = SPECIAL_IDS.index("swap")


def cards_in_play(seats: int) -> list[i64]:
    """Cards of each colour after some were taken out for fewer players."""
    removed = _NUMBERS.removed[seats]
    return [n - removed for n in COLOR_CARDS]


# --- provinces ------------------------------------------------------------------------------------
PROVINCE_IDS: Final[list[str]] = list(TABLES.provinces)
PROVINCES: Final[i64] = len(PROVINCE_IDS)
PROVINCE_COLOR: Final[list[i64]] = [COLOR_IDS.index(c) for c in TABLES.provinces.values()]
ALL_PROVINCES: Final[i64] = BIT[PROVINCES] - 1


def _provinces_in(colors: int) -> i64:
    mask: i64 = 0
    for p in range(PROVINCES):
        if (colors >> PROVINCE_COLOR[p]) & 1:
            mask |= BIT[p]
    return mask


# by a bit set of colours: the bit set of the provinces in these colours
PROVINCES_IN: Final[list[i64]] = [_provinces_in(colors) for colors in range(int(ALL_COLORS) + 1)]

# --- spaces ---------------------------------------------------------------------------------------
BOARD_IDS: Final[list[str]] = list(TABLES.board)


def _name_order(name: str) -> tuple[int, str, int]:
    """Ordinary spaces by province and number, then the posts."""
    stem = name.rstrip("0123456789")
    place = PROVINCE_IDS.index(stem) if stem in PROVINCE_IDS else int(PROVINCES)
    return (place, stem, int(name[len(stem) :]))


SPACE_IDS: Final[list[str]] = sorted(
    {name for board in TABLES.board for name in TABLES.whole_board(board).place_ids()},
    key=_name_order,
)
SPACES: Final[i64] = len(SPACE_IDS)
# The ordinary spaces of a province have neighbouring numbers: the first one, and all as low bits.
FIRST_SPACE: Final[list[i64]] = [SPACE_IDS.index(f"{p}1") for p in PROVINCE_IDS]
LOW_BITS: Final[list[i64]] = [
    (1 << sum([_name_order(name)[1] == p for name in SPACE_IDS])) - 1 for p in PROVINCE_IDS
]


def _ordinary_province(space: str) -> int:
    return PROVINCE_IDS.index(space.rstrip("0123456789"))


class Board:
    """One of the boards, as bit sets over all spaces and over the provinces."""

    __slots__ = (
        "ally",
        "ally_with",
        "harbours",
        "mask",
        "name",
        "near",
        "number",
        "ordinary",
        "plain",
        "post_at",
        "post_colors",
        "posts",
        "province",
        "provinces",
        "region",
        "roads",
        "tile_spaces",
    )

    def __init__(self, name: str, whole: WholeBoard) -> None:
        self.name: str = name
        self.number: i64 = BOARD_IDS.index(name)
        self.mask: i64 = 0  # all spaces
        self.ordinary: list[list[i64]] = [[] for _ in range(PROVINCES)]  # by province
        self.plain: list[i64] = [0] * int(PROVINCES)  # the same as bit sets
        self.posts: list[i64] = []
        self.post_colors: list[i64] = []  # two colours of each post, one after the other
        self.post_at: list[i64] = [-1] * int(SPACES)  # index in `posts` of each space, or -1
        self.province: list[i64] = [-1] * int(SPACES)  # province of each ordinary space
        self.provinces: list[i64] = [0] * int(SPACES)  # bit set of the provinces of each space
        self.region: list[i64] = [0] * int(PROVINCES)  # spaces of a province, posts included
        self.near: list[i64] = [0] * int(SPACES)  # spaces that a road leads to
        self.roads: list[list[str]] = []  # the same by name, for the view
        self.ally: list[i64] = []  # the 15 alliances in order: one province ...
        self.ally_with: list[i64] = []  # ... and the other
        self.harbours: i64 = 0
        self.tile_spaces: list[list[i64]] = []  # by province: ordinary spaces off the junctions
        for space_id in whole.spaces:
            space = SPACE_IDS.index(space_id)
            province = _ordinary_province(space_id)
            self.province[space] = province
            self.ordinary[province].append(space)
            self.plain[province] |= BIT[space]
            self._add_space(space, [province])
        for post in whole.posts:
            space = SPACE_IDS.index(post.id)
            pair = [PROVINCE_IDS.index(p) for p in post.provinces]
            self.post_at[space] = len(self.posts)
            self.posts.append(space)
            self.post_colors += [PROVINCE_COLOR[p] for p in pair]
            self._add_space(space, pair)
        for harbour in whole.harbours:
            self.harbours |= BIT[SPACE_IDS.index(harbour)]
        for road in whole.roads:
            a, b = [SPACE_IDS.index(end) for end in road]
            self.near[a] |= BIT[b]
            self.near[b] |= BIT[a]
        self.roads = [[SPACE_IDS[s] for s in bits(near)] for near in self.near]
        for alliance in whole.alliances:
            self.ally.append(PROVINCE_IDS.index(alliance.a))
            self.ally_with.append(PROVINCE_IDS.index(alliance.b))
        for spaces in self.ordinary:
            self.tile_spaces.append([s for s in spaces if count_bits(self.near[s]) < JUNCTION])

    def _add_space(self, space: i64, provinces: list[int]) -> None:
        self.mask |= BIT[space]
        for p in provinces:
            self.provinces[space] |= BIT[p]
            self.region[p] |= BIT[space]


def bits(mask: i64) -> list[i64]:
    """The numbers of the bits that are set, in rising order."""
    return [i for i in range(63) if (mask >> i) & 1]


# by a bit set of provinces: their numbers
PROVINCES_OF: Final[list[list[i64]]] = [bits(mask) for mask in range(int(ALL_PROVINCES) + 1)]
BOARDS: Final[list[Board]] = [Board(name, TABLES.whole_board(name)) for name in TABLES.board]


def board_for(seats: int, choice: str) -> Board:
    """The board that was chosen; ``auto`` goes by the number of players (R-83)."""
    if choice == "auto":
        choice = _NUMBERS.board[seats]
    return BOARDS[BOARD_IDS.index(choice)]
