"""Cards between pile, row and hands, and what everybody can know of them (section 6).

A card taken from the row is known until a card of its colour is played: cards of one colour are
interchangeable, so nothing is lost by taking the known one for the one that was played. Before the
reshuffle every other card is as likely in a hand as in the pile. Since the reshuffle the pile is
made of the discards, which everybody saw, while older secret cards are not; so from then on a log
keeps in order: cards drawn secretly, secret cards that came to light, cards turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.games.china.rules import cards

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState

DRAWN: Final = 0  # a seat drew a card from the pile
SPENT: Final = 1  # a card that nobody else knew left the hand of a seat
SHOWN: Final = 2  # a card of the pile was turned up


def entry(kind: i64, seat: i64, color: i64) -> i64:
    """An entry of the log."""
    return (kind * 8 + seat) * 8 + color


def entry_kind(code: i64) -> i64:
    """What happened."""
    return code // 64


def entry_seat(code: i64) -> i64:
    """Whose hand it was; 0 for a card turned up."""
    return code // 8 % 8


def entry_color(code: i64) -> i64:
    """The colour of the card."""
    return code % 8


def gain_openly(s: ChinaState, seat: i64, color: i64) -> None:
    """A card from the row."""
    card: i64 = cards.ONE[color]
    s.held[seat] += card
    s.shown[seat] += card


def gain_secretly(s: ChinaState, seat: i64, color: i64) -> None:
    """A card from the pile."""
    s.held[seat] += cards.ONE[color]
    if len(s.fresh) > 0:
        s.log = [*s.log, entry(DRAWN, seat, color)]


def lose(s: ChinaState, seat: i64, color: i64) -> None:
    """A card leaves the hand and everybody sees it."""
    card: i64 = cards.ONE[color]
    s.held[seat] -= card
    if cards.number(s.shown[seat], color) > 0:
        s.shown[seat] -= card
    elif len(s.fresh) > 0:
        s.log = [*s.log, entry(SPENT, seat, color)]


def turn_up(s: ChinaState, color: i64) -> None:
    """A card of the pile is laid open, in the row or for the Emperor."""
    if len(s.fresh) > 0:
        s.log = [*s.log, entry(SHOWN, 0, color)]


def start_log(s: ChinaState) -> None:
    """The discards become the pile: remember which, and what the hands hide at this moment."""
    s.fresh = s.discard[:]
    hands, known = s.hands, s.known
    s.old = [hands[i] - known[i] for i in range(len(known))]


def secret_cards(s: ChinaState, seat: i64) -> i64:
    """How many cards of a hand nobody else can know."""
    return cards.SIZE[s.held[seat]] - cards.SIZE[s.shown[seat]]
