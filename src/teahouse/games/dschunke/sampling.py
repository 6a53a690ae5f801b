"""A full state drawn from those that a seat cannot tell from the real one (section 6).

Secret are: what is left of the deal in the other hands, the other special hands, the stacks, the
order of the market deck, merchants during the variable set-up, and choices not yet shown. Nothing
else is read here, so that two states that look alike to the seat give the same sample.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.rng import Rng
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.rules import catalog as c
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.legal import bid_actions, face_actions
from teahouse.games.dschunke.rules.special import (
    card_of_play,
    card_of_take,
    play_code,
    seat_of_take,
    stack_of_take,
    take_code,
    takes_before_play,
)

if TYPE_CHECKING:
    from teahouse.games.dschunke.state import DschunkeState


def sample(s: DschunkeState, seat: i64, rng: Rng) -> DschunkeState:
    """Redeal everything that the seat does not know."""
    other = s.copy()
    if s.node == nodes.OVER:  # all hands lie open
        return other
    _redeal_goods(other, seat, rng)
    _redeal_special(other, seat, rng)
    _reshuffle_market(other, rng)
    if other.phase == nodes.SETUP:
        merchants = sorted(other.merchants)
        rng.shuffle(merchants)
        other.merchants = merchants
    _redraw_secret_choices(other, seat, rng)
    return other


def _redeal_goods(s: DschunkeState, seat: i64, rng: Rng) -> None:
    """Shuffle the cards that this seat does not know, and deal them to where they lay."""
    unknown: list[i64] = []
    for good in range(d.GOODS):
        left: i64 = d.GOOD_CARDS[good] - s.piles[good] - s.hands[seat * 4 + good]
        for other in range(s.seats):
            if other != seat:
                left -= s.known[other * 4 + good]
        for _ in range(left):
            unknown.append(good)
    rng.shuffle(unknown)
    for other in range(s.seats):
        if other == seat:
            continue
        places: i64 = s.hand_size(other)
        for good in range(d.GOODS):
            places -= s.known[other * 4 + good]
            s.hands[other * 4 + good] = s.known[other * 4 + good]
        for _ in range(places):
            s.hands[other * 4 + unknown.pop()] += 1


def _reshuffle_market(s: DschunkeState, rng: Rng) -> None:
    seen: i64 = 0 if s.phase == nodes.SETUP else s.round
    rest = sorted(s.deck[seen:])
    rng.shuffle(rest)
    s.deck = s.deck[:seen] + rest


class Slot:
    """A card hidden from the seat: still in a stack, or taken from it by another seat."""

    __slots__ = ("card", "log", "played", "stack", "taker")

    def __init__(self, stack: i64, taker: i64, log: i64) -> None:
        self.stack: i64 = stack
        self.taker: i64 = taker  # IN_STACK, or the seat that took it
        self.log: i64 = log  # its entry in the log of cards taken, or -1
        self.card: i64 = -1
        self.played: i64 = -1  # the entry in the log of cards played, or -1


class Pool:
    """As many cards as slots: which card is in which slot is all that the seat does not know."""

    __slots__ = ("cards", "slots")

    def __init__(self, cards: list[i64], slots: list[Slot]) -> None:
        self.cards: list[i64] = cards
        self.slots: list[Slot] = slots


IN_STACK: Final = -1


def _redeal_special(s: DschunkeState, seat: i64, rng: Rng) -> None:
    """Redeal each pool; a card that a seat played is one that it had taken by then."""
    pools = _make_pools(s, seat)
    played = [i64(k) for k in range(len(s.plays)) if _taker_of(s, card_of_play(s.plays[k])) != seat]
    if not _place_played(s, pools, played, 0, rng):
        raise AssertionError("no deal of the special cards fits what the seat knows")
    for pool in pools:
        _deal_rest(pool, rng)
    _lay_out(s, seat, pools)


def _taker_of(s: DschunkeState, card: i64) -> i64:
    for code in s.takes:
        if card_of_take(code) == card:
            return seat_of_take(code)
    return IN_STACK


def _make_pools(s: DschunkeState, seat: i64) -> list[Pool]:
    """What the seat knows of the stacks.

    It saw a whole stack each time it took a card from it. So the cards taken by others between two
    looks are, as a set, those that were there at the first and missing at the second; cards taken
    since the last look and those still there are the ones seen last. Whatever it never saw, in all
    stacks together, is one pool. Cards laid open are nobody's secret.
    """
    public: i64 = 0
    for other in range(s.seats):
        public |= s.open[other]
    pools: list[Pool] = []
    unseen_slots: list[Slot] = []
    unseen: i64 = 0
    for stack in range(d.STACKS):
        contents: i64 = s.stacks[stack]
        later: i64 = -1  # what lay there at the look that ends the present stretch; -1: none
        stretch: list[Slot] = []
        if s.opened[seat] == stack and s.node in (nodes.EVENT_TAKE, nodes.DRAW_TAKE):
            later = contents
        else:
            stretch = [Slot(stack, IN_STACK, -1) for _ in range(count_bits(contents))]
        for log in range(len(s.takes) - 1, -1, -1):
            code: i64 = s.takes[log]
            if stack_of_take(code) != stack:
                continue
            card: i64 = i64(1) << card_of_take(code)
            if seat_of_take(code) == seat:
                seen: i64 = contents if later == -1 else contents & ~later
                pools.append(Pool(d.cards_of(seen & ~public), stretch))
                stretch = []
                later = contents | card
            elif card & public == 0:
                stretch.append(Slot(stack, seat_of_take(code), log))
            contents |= card
        unseen |= contents if later == -1 else contents & ~later
        unseen_slots += stretch
    pools.append(Pool(d.cards_of(unseen & ~public), unseen_slots))
    return pools


def _place_played(s: DschunkeState, pools: list[Pool], played: list[i64], k: i64, rng: Rng) -> bool:
    """Give each card that was played a slot of the seat that played it, at random."""
    if k == len(played):
        return True
    play: i64 = s.plays[played[k]]
    face: i64 = d.CARD_FACE[card_of_play(play)]
    taker: i64 = _taker_of(s, card_of_play(play))
    choices: list[i64] = []
    for p in range(len(pools)):
        if any([d.CARD_FACE[card] == face for card in pools[p].cards]):
            for i, slot in enumerate(pools[p].slots):
                if slot.taker == taker and slot.card < 0 and slot.log < takes_before_play(play):
                    choices.append(p * 64 + i)
    rng.shuffle(choices)
    for choice in choices:
        pool = pools[choice // 64]
        slot = pool.slots[choice % 64]
        cards = pool.cards
        slot.card = [card for card in cards if d.CARD_FACE[card] == face][0]
        slot.played = played[k]
        pool.cards = [card for card in cards if card != slot.card]
        if _place_played(s, pools, played, k + 1, rng):
            return True
        slot.card = -1
        slot.played = -1
        pool.cards = cards
    return False


def _deal_rest(pool: Pool, rng: Rng) -> None:
    """Deal what is left; a card taken secretly is never one that would have been laid open."""
    secret = [card for card in pool.cards if d.FACE_KIND[d.CARD_FACE[card]] != d.ALWAYS]
    always = [card for card in pool.cards if d.FACE_KIND[d.CARD_FACE[card]] == d.ALWAYS]
    rng.shuffle(secret)
    for slot in pool.slots:
        if slot.taker != IN_STACK and slot.card < 0:
            slot.card = secret.pop()
    rest = sorted(secret + always)
    rng.shuffle(rest)
    for slot in pool.slots:
        if slot.taker == IN_STACK:
            slot.card = rest.pop()


def _lay_out(s: DschunkeState, seat: i64, pools: list[Pool]) -> None:
    """Write the cards of the slots into stacks, logs and hands."""
    stacks = s.stacks[:]
    special = s.special[:]
    takes = s.takes[:]
    plays = s.plays[:]
    for other in range(s.seats):
        if other != seat:
            special[other] = 0
    for pool in pools:
        for slot in pool.slots:
            if slot.taker == IN_STACK:
                stacks[slot.stack] = 0
    for pool in pools:
        for slot in pool.slots:
            bit: i64 = i64(1) << slot.card
            if slot.taker == IN_STACK:
                stacks[slot.stack] |= bit
                continue
            takes[slot.log] = take_code(slot.stack, slot.taker, slot.card)
            if slot.played < 0:
                special[slot.taker] |= bit
            else:
                plays[slot.played] = play_code(takes_before_play(plays[slot.played]), slot.card)
    s.gone = 0
    for play in plays:
        s.gone |= i64(1) << card_of_play(play)
    s.plays = plays
    s.stacks = stacks
    s.special = special
    s.takes = takes


def _redraw_secret_choices(s: DschunkeState, seat: i64, rng: Rng) -> None:
    """Secret choices of others that are already made: any that they could have made."""
    if s.node != nodes.BID and s.node != nodes.EVENT_TAKE:
        return
    for other in range(s.seats):
        if other == seat or s.bids[other] < 0:
            continue
        choices: list[i64]
        if s.node == nodes.EVENT_TAKE:
            choices = face_actions(s.stacks[s.opened[other]])
        elif s.hand_size(other) == 0:
            choices = [c.BID_PASS]
        else:
            choices = bid_actions(s, other)
        s.bids[other] = choices[rng.below(len(choices))]
