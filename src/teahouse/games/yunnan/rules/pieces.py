"""Small tools of all chapters: replacing a number in a shared list, and the words of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.events import Value
from teahouse.games.yunnan import tables as d

if TYPE_CHECKING:
    from teahouse.games.yunnan.state import YunnanState

# where a guard is, if not in a province
UNUSED: Final = 0
SPENT: Final[i64] = d.PLACES


def with_added(numbers: list[i64], index: i64, amount: i64) -> list[i64]:
    """The list with an amount added to one number: positions share the old one."""
    changed = numbers[:]
    changed[index] += amount
    return changed


def with_item(numbers: list[i64], index: i64, value: i64) -> list[i64]:
    """The list with one number replaced: positions share the old one."""
    changed = numbers[:]
    changed[index] = value
    return changed


def event_params(s: YunnanState, color: i64) -> dict[str, Value]:
    """A person with its colour, as parameters of an event."""
    return {"seat": int(s.rules.owner[color]), "color": d.COLOR_IDS[color]}


def trader_piece(color: i64) -> str:
    """The name of a wooden trader."""
    return f"trader:{d.COLOR_IDS[color]}"


def province_place(place: i64) -> str:
    """The place id of a province, or of the market."""
    return f"province:{d.PLACE_IDS[place]}"


def stock_place(color: i64) -> str:
    """The place id of a personal stock."""
    return f"stock:{d.COLOR_IDS[color]}"


def supply_place(color: i64) -> str:
    """The place id of a colour's part of the general supply."""
    return f"supply:{d.COLOR_IDS[color]}"


def coins_place(color: i64) -> str:
    """The place id of a colour's money."""
    return f"coins:{d.COLOR_IDS[color]}"


def space_place(number: i64) -> str:
    """The place id of a bid space."""
    building, value = d.SPACES[number]
    return f"building:{building}:{value}"
