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


def log_entry(kind: i64, seat: i64, color: i64) -> i64:
    """Code a log entry as one number; ``kind`` is DRAWN, SPENT or SHOWN."""
    return (kind * 8 + seat) * 8 + color


def entry_kind(code: i64) -> i64:
    """DRAWN, SPENT or SHOWN."""
    return code // 64


def entry_seat(code: i64) -> i64:
    """The seat whose hand gained or lost the card; 0 for a card turned up."""
    return code // 8 % 8


def entry_color(code: i64) -> i64:
    """The colour of the card that the entry is about."""
    return code % 8


def gain_openly(s: ChinaState, seat: i64, color: i64) -> None:
    """Add a card from the row to a hand: everybody knows it from now on."""
    card: i64 = cards.ONE[color]
    s.packed_hands[seat] += card
    s.packed_known[seat] += card


def gain_secretly(s: ChinaState, seat: i64, color: i64) -> None:
    """Add a card from the pile to a hand: only its owner knows it."""
    s.packed_hands[seat] += cards.ONE[color]
    if len(s.reshuffled_pile) > 0:
        s.log = [*s.log, log_entry(DRAWN, seat, color)]


def lose(s: ChinaState, seat: i64, color: i64) -> None:
    """Take a card from a hand; everybody sees which."""
    card: i64 = cards.ONE[color]
    s.packed_hands[seat] -= card
    if cards.count_of(s.packed_known[seat], color) > 0:
        s.packed_known[seat] -= card
    elif len(s.reshuffled_pile) > 0:
        s.log = [*s.log, log_entry(SPENT, seat, color)]


def log_turned_up_card(s: ChinaState, color: i64) -> None:
    """Log that a card of the pile is laid open, in the row or for the Emperor."""
    if len(s.reshuffled_pile) > 0:
        s.log = [*s.log, log_entry(SHOWN, 0, color)]


def start_log(s: ChinaState) -> None:
    """Remember the reshuffled pile, and what the hands hide at this moment."""
    s.reshuffled_pile = s.discard[:]
    hands, known = s.hands, s.known
    s.hidden_at_reshuffle = [hands[i] - known[i] for i in range(len(known))]


def secret_cards(s: ChinaState, seat: i64) -> i64:
    """How many cards of a hand nobody else can know."""
    return cards.SIZE[s.packed_hands[seat]] - cards.SIZE[s.packed_known[seat]]
