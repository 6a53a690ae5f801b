"""A full state drawn from those that a seat cannot tell from the real one (section 6).

Secret are: the cards in other hands that nobody saw being taken, the order of the pile, the faces
of tiles not turned up, the reshuffle to come, and a choice not yet laid on the table. Nothing else
is read here, so that two states that look alike to the seat give the same sample.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.rng import SPAN, A, Rng
from teahouse.games.china import tables as d
from teahouse.games.china.rules import cards, memory, nodes
from teahouse.games.china.views import public_node

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def sample(s: ChinaState, seat: i64, rng: Rng) -> ChinaState:
    """Redeal everything that the seat does not know."""
    other = s.copy()
    if seat != s.on_turn():
        other.node = public_node(s)
        if s.node == nodes.PAY:
            other.back = nodes.ACT
            other.target = -1
    if len(s.reshuffled_pile) == 0:
        _deal_all(other, seat, rng)
    else:
        _deal_since_reshuffle(other, seat, rng)
    if other.closed != 0:
        _lay_tiles(other, rng)
    carry: i64 = rng.below(A - 1) + 1
    other.rng = carry * SPAN + rng.next32()
    return other


def _deal_all(s: ChinaState, seat: i64, rng: Rng) -> None:
    """Before the reshuffle: every card not seen is as likely in the pile as in another hand."""
    unseen: list[i64] = []
    row, hands, known = s.row, s.hands, s.known
    for color in range(d.COLORS):
        left: i64 = s.in_play[color] - row[color] - s.discard[color] - s.played[color]
        left -= hands[seat * d.COLORS + color]
        for other in range(s.seats):
            if other != seat:
                left -= known[other * d.COLORS + color]
        if s.has_emperor():
            left -= hands[s.seats * d.COLORS + color]
            left -= s.kept_cards[color] + s.kept_cards[d.COLORS + color]
        unseen += [color] * int(left)
    rng.shuffle(unseen)
    for other in range(s.seats):
        if other != seat:
            secret: i64 = memory.secret_cards(s, other)
            s.packed_hands[other] = s.packed_known[other]
            for _ in range(secret):
                s.packed_hands[other] += cards.ONE[unseen.pop()]
    s.pile = unseen


class Slot:
    """A card that another seat held secretly at the reshuffle or drew since then."""

    __slots__ = ("color", "log", "seat", "spent")

    def __init__(self, seat: i64, log: i64) -> None:
        self.seat: i64 = seat
        self.log: i64 = log  # its entry in the log, OLD if it was held at the reshuffle
        self.color: i64 = NO_COLOR
        self.spent: bool = False


OLD: Final = -1
NO_COLOR: Final = -1


class Deal:
    """Two pools of cards, old and drawn since, and the slots that they fill."""

    __slots__ = ("drawn", "log", "old", "rng", "slots")

    def __init__(self, log: list[i64], old: list[i64], drawn: list[i64], rng: Rng) -> None:
        self.log: list[i64] = log
        self.old: list[i64] = old  # by colour, what is not in a slot yet
        self.drawn: list[i64] = drawn  # the same; as many more as are still in the pile
        self.slots: list[Slot] = []
        self.rng: Rng = rng

    def pool_of(self, slot: Slot) -> list[i64]:
        """Where the card of a slot comes from."""
        return self.old if slot.log == OLD else self.drawn

    def assign_revealed_cards(self, seat: i64, entry: i64) -> bool:
        """Give every secret card that came to light since then a slot of the seat that held it.

        False if no assignment fits all entries. Slots are tried in an order in which the likelier
        pool tends to come first.
        """
        while entry < len(self.log):
            code: i64 = self.log[entry]
            if memory.entry_kind(code) == memory.SPENT and memory.entry_seat(code) != seat:
                break
            entry += 1
        else:
            return True
        color: i64 = memory.entry_color(code)
        for slot in self._candidate_slots(memory.entry_seat(code), entry, color):
            slot.color = color
            slot.spent = True
            self.pool_of(slot)[color] -= 1
            if self.assign_revealed_cards(seat, entry + 1):
                return True
            self.pool_of(slot)[color] += 1
            slot.spent = False
            slot.color = NO_COLOR
        return False

    def _candidate_slots(self, holder: i64, entry: i64, color: i64) -> list[Slot]:
        """Free slots of the holder that existed then, one of each pool is enough to go back to."""
        old: list[Slot] = []
        drawn: list[Slot] = []
        for slot in self.slots:
            if slot.seat == holder and slot.color == NO_COLOR and slot.log < entry:
                if self.pool_of(slot)[color] > 0:
                    (old if slot.log == OLD else drawn).append(slot)
        if not old or not drawn:
            return old[:1] + drawn[:1]
        chance_old: i64 = len(old) * self.old[color] * sum(self.drawn)
        chance_drawn: i64 = len(drawn) * self.drawn[color] * sum(self.old)
        pick = drawn[self.rng.below(len(drawn))]
        if self.rng.below(chance_old + chance_drawn) < chance_old:
            return [old[0], pick]
        return [pick, old[0]]


def _deal_since_reshuffle(s: ChinaState, seat: i64, rng: Rng) -> None:
    """The reshuffled pile is known, and so is, all together, what the hands hid at that moment."""
    old: list[i64] = [0] * int(d.COLORS)
    drawn = s.reshuffled_pile[:]
    for other in range(s.seats):
        if other != seat:
            for color in range(d.COLORS):
                old[color] += s.hidden_at_reshuffle[other * d.COLORS + color]
    deal = Deal(s.log, old, drawn, rng)
    for other in range(s.seats):
        if other != seat:
            held = sum(s.hidden_at_reshuffle[other * d.COLORS : (other + 1) * d.COLORS])
            deal.slots += [Slot(other, OLD) for _ in range(held)]
    for i in range(len(s.log)):
        code: i64 = s.log[i]
        kind: i64 = memory.entry_kind(code)
        if kind == memory.DRAWN and memory.entry_seat(code) != seat:
            deal.slots.append(Slot(memory.entry_seat(code), i))
        elif kind != memory.SPENT:
            drawn[memory.entry_color(code)] -= 1
    if not deal.assign_revealed_cards(seat, 0):
        raise AssertionError("no deal of the cards fits what the seat knows")
    _fill_slots(deal, rng)
    _lay_out(s, seat, deal)
    s.pile = _shuffled_colors(deal.drawn, rng)


def _shuffled_colors(counts: list[i64], rng: Rng) -> list[i64]:
    pile: list[i64] = []
    for color in range(d.COLORS):
        pile += [color] * int(counts[color])
    rng.shuffle(pile)
    return pile


def _fill_slots(deal: Deal, rng: Rng) -> None:
    """Everything else is as likely here as there."""
    old = _shuffled_colors(deal.old, rng)
    drawn = _shuffled_colors(deal.drawn, rng)
    for slot in deal.slots:
        if slot.color == NO_COLOR:
            slot.color = old.pop() if slot.log == OLD else drawn.pop()
            deal.pool_of(slot)[slot.color] -= 1


def _lay_out(s: ChinaState, seat: i64, deal: Deal) -> None:
    """Write the cards of the slots into hands, memory and log."""
    old = s.hidden_at_reshuffle[:]
    log = s.log[:]
    for other in range(s.seats):
        if other != seat:
            s.packed_hands[other] = s.packed_known[other]
            for color in range(d.COLORS):
                old[other * d.COLORS + color] = 0
    for slot in deal.slots:
        if slot.log == OLD:
            old[slot.seat * d.COLORS + slot.color] += 1
        else:
            log[slot.log] = memory.log_entry(memory.DRAWN, slot.seat, slot.color)
        if not slot.spent:
            s.packed_hands[slot.seat] += cards.ONE[slot.color]
    s.hidden_at_reshuffle = old
    s.log = log


def _lay_tiles(s: ChinaState, rng: Rng) -> None:
    """Tiles that are face down change places among themselves."""
    hidden: i64 = 0
    for p in d.bits(s.closed):
        hidden |= s.board.region[p]
    faces: list[i64] = []
    spaces: i64 = 0
    masks: list[i64] = []
    for tile in range(d.TILES):
        faces += [tile] * int(count_bits(s.tiles[tile] & hidden))
        spaces |= s.tiles[tile] & hidden
        masks.append(s.tiles[tile] & ~hidden)
    rng.shuffle(faces)
    for space in d.bits(spaces):
        masks[faces.pop()] |= d.BIT[space]
    s.tiles = masks
