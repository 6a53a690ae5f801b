"""The Duel for two: influence cards, special cards, and the Emperor whom both players move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.events import Events
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory
from teahouse.games.china.rules import catalog as c

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


# --- influence (4.5) ------------------------------------------------------------------------------
def colors_played(s: ChinaState) -> i64:
    """How many colours the cards played in this turn show."""
    n: i64 = 0
    for color in range(d.COLORS):
        if s.played[color] > 0:
            n += 1
    return n


def keep_card_of_sole_color(s: ChinaState, seat: i64, events: Events | None) -> None:
    """All cards played are of one colour: there is nothing to choose."""
    for color in range(d.COLORS):
        if s.played[color] > 0:
            keep_card(s, seat, color, events)
            return


def keep_card(s: ChinaState, seat: i64, color: i64, events: Events | None) -> None:
    """One card stays open before the player, the others are discarded (R-55); then influence."""
    rest = s.played[:]
    rest[color] -= 1
    if events is not None:
        name = d.COLOR_IDS[color]
        event = events.tell("keep", {"seat": int(seat), "color": name})
        event.move(f"card:{name}", "played", f"kept:{seat}")
        for other in range(d.COLORS):
            if rest[other] > 0:
                event.move(f"card:{d.COLOR_IDS[other]}", "played", "discard", rest[other])
    for other in range(d.COLORS):
        s.discard[other] += rest[other]
    s.played = [0] * int(d.COLORS)
    mine: i64 = seat * d.COLORS + color
    theirs: i64 = (1 - seat) * d.COLORS + color
    s.kept_cards = [
        s.kept_cards[i] + 1 if i == mine else s.kept_cards[i] for i in range(len(s.kept_cards))
    ]
    holder: i64 = s.influence[color]
    if holder != seat and s.kept_cards[mine] >= s.kept_cards[theirs]:
        s.influence = [seat if k == color else s.influence[k] for k in range(d.COLORS)]
        if events is not None:
            source = "influence" if holder < 0 else f"influence:{holder}"
            event = events.tell("influence", {"seat": int(seat), "color": d.COLOR_IDS[color]})
            event.move(f"influence:{d.COLOR_IDS[color]}", source, f"influence:{seat}")


# --- special cards (2.6, 4.4) ---------------------------------------------------------------------
def use_special_first(s: ChinaState, seat: i64, events: Events | None) -> None:
    """The Emperor moves before the turn instead of after it (R-64)."""
    s.special &= ~d.BIT[seat * d.SPECIALS + d.FIRST]
    s.emperor_first = True
    s.emperor_done = True
    if events is not None:
        event = events.tell("special", {"seat": int(seat), "special": "first"})
        event.move("special:first", f"special:{seat}", "box")


def use_special_swap(s: ChinaState, seat: i64, action: i64, events: Events | None) -> None:
    """One hand card for one open card (R-66)."""
    s.special &= ~d.BIT[seat * d.SPECIALS + d.SWAP]
    given: i64 = c.swap_given(action)
    taken: i64 = c.swap_taken(action)
    memory.lose(s, seat, given)
    memory.gain_openly(s, seat, taken)
    s.packed_row += cards.ONE[given] - cards.ONE[taken]
    if events is not None:
        here, there = d.COLOR_IDS[given], d.COLOR_IDS[taken]
        event = events.tell("special", {"seat": int(seat), "special": "swap"})
        event.move("special:swap", f"special:{seat}", "box")
        params: dict[str, str | int] = {"seat": int(seat), "color": here, "other_color": there}
        event = events.tell("swap", params)
        event.move(f"card:{here}", f"hand:{seat}", "row")
        event.move(f"card:{there}", "row", f"hand:{seat}")
