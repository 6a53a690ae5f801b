"""The mini-extension: two bonus tiles in each province, face down until the first palace there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import tables as d
from teahouse.games.china.rules.payment import owner_name

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def turn_up(s: ChinaState, provinces: i64, events: Events | None) -> None:
    """Everybody sees the tiles of these provinces from now on (R-49)."""
    s.closed &= ~provinces
    if events is not None:
        for p in d.bits(provinces):
            for tile in range(d.TILES):
                for space in d.bits(s.tiles[tile] & s.board.region[p]):
                    params: dict[str, str | int] = {"space": d.SPACE_IDS[space]}
                    params["color"] = d.TILE_IDS[tile]
                    place = f"space:{d.SPACE_IDS[space]}"
                    event = events.tell("tile_shown", params).forbid_undo()
                    event.move(f"tile:{d.TILE_IDS[tile]}", place, place)


def collect(s: ChinaState, owner: i64, space: i64, events: Events | None) -> None:
    """A palace takes the tile of its space; the Emperor's palaces too (R-53)."""
    for tile in range(d.TILES):
        if (s.tiles[tile] >> space) & 1:
            mine: i64 = owner * d.TILES + tile
            s.tiles = [s.tiles[t] & ~d.BIT[space] for t in range(d.TILES)]
            s.won = [s.won[i] + 1 if i == mine else s.won[i] for i in range(len(s.won))]
            if events is not None:
                name = d.TILE_IDS[tile]
                params: dict[str, str | int] = {"color": name}
                key = "emperor_tile"
                if owner < s.seats:
                    params["seat"] = int(owner)
                    key = "tile"
                place = f"tiles:{owner_name(s, owner)}"
                event = events.tell(key, params)
                source = f"space:{d.SPACE_IDS[space]}"
                if owner == s.seats or s.rules.tiles_public:
                    event.move(f"tile:{name}", source, place)
                else:
                    event.secret("color", d.BIT[owner])
                    event.move_covered(f"tile:{name}", "tile", source, place, d.BIT[owner])
            return


def majority_points(s: ChinaState, seat: i64) -> list[i64]:
    """Points of a seat for each colour of tiles: ties count for all, none never leads (R-52)."""
    points: list[i64] = []
    for tile in range(d.TILES):
        most: i64 = 0
        for k in range(s.owners):
            most = max(most, s.won[k * d.TILES + tile])
        own: i64 = s.won[seat * d.TILES + tile]
        points.append(d.TILE_POINTS if own > 0 and own == most else 0)
    return points
