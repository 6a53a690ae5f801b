"""The evaluator of Dschunke: yuan in hand, and yuan to come.

To come are: a turn and a barter in each round, more with many visible crates where merchants and
trainees will stand; the junks and bonus cards at the end, as far as nobody covers the crates.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.bots.evaluator import Evaluator
from teahouse.core.bits import count_bits
from teahouse.core.game import State
from teahouse.games.dschunke import tables as d
from teahouse.games.dschunke.evaluator.weights import action_weight
from teahouse.games.dschunke.rules import nodes
from teahouse.games.dschunke.rules.hold import visible
from teahouse.games.dschunke.rules.scoring import leads
from teahouse.games.dschunke.state import DschunkeState

LOADER: Final[i64] = d.MERCHANT_ACTION.index(d.LOAD)
SUPPLIER: Final[i64] = d.MERCHANT_ACTION.index(d.TAKE_GOODS)
BANKER: Final[i64] = d.MERCHANT_ACTION.index(d.CASH)


class DschunkeEvaluator(Evaluator):
    """The parameters are yuan or shares; all of them can be changed for a study."""

    def __init__(self) -> None:
        self.turn: float = 5.0  # a turn of phase 2
        self.card: float = 1.2  # a goods card that will be bid
        self.spent: float = 4.0  # cards that can be bid in a barter
        self.cash_crate: float = 0.30  # a crate above the minimum where the banker is due
        self.goods_crate: float = 0.20  # the same where the supplier is due
        self.small_crate: float = 0.15  # a crate below the minimum counts so much of one above it
        self.wait: float = 0.93  # what is left of a prospect after a round
        self.covered: float = 0.55  # what is left of it when the loader comes first
        self.trainee: float = 0.08  # a crate of the best junk, for each turn of a trainee to come
        self.cover: float = 0.75  # strips that the loader's visit and the trainees really bring
        self.come_back: float = 0.25  # chance to show crates again on a junk where none shows
        self.hold_lead: float = 0.85  # chance to keep a lead over a round with a loader
        self.win_lead: float = 0.15  # chance to win a lead that one has not
        self.supply: float = 0.8  # a supply card, for each resupply to come
        self.exchange: float = 0.5  # an exchange card, for each round to come
        self.tiebreak: float = 1.0  # the tie-breaker, for each barter to come
        self.extra: float = 3.0  # an extra card that can still be played
        self.draw: float = 4.5  # a special card to be drawn
        self.error_in_last_round: float = (
            2.0  # yuan by which the expected score is usually wrong in the last round
        )
        self.error_per_round: float = 1.2  # for each round before it
        self.max_error: float = 6.0  # at most

    def expected_score(self, state: State, seat: i64) -> float:
        assert isinstance(state, DschunkeState)
        s: DschunkeState = state
        turns: i64 = turns_left(s, seat)
        barters: i64 = d.ROUNDS - s.round + (0 if s.phase == nodes.END else 1)
        total: float = float(s.yuan(seat)) + self.turn * float(turns)
        total += self._goods_value(s, seat, barters)
        total += self._crates_value(s, seat, turns)
        total += self._junks_value(s, seat)
        total += self._special_cards_value(s, seat, turns, barters)
        if (s.drawers >> seat) & 1:
            total += self.draw
        return total

    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        assert isinstance(state, DschunkeState)
        s: DschunkeState = state
        return [action_weight(s, seat, action) for action in actions]

    def score_uncertainty(self, state: State) -> float:
        assert isinstance(state, DschunkeState)
        return min(
            self.max_error,
            self.error_in_last_round + self.error_per_round * float(d.ROUNDS - state.round),
        )

    def is_minor_decision(self, state: State) -> bool:
        assert isinstance(state, DschunkeState)
        return state.node == nodes.GOODS or state.node == nodes.SUPPLY

    def forget_secret_choices(self, state: State, seat: i64) -> State:
        assert isinstance(state, DschunkeState)
        s: DschunkeState = state
        if s.node == nodes.BID:
            for other in range(s.seats):
                if other != seat and s.hand_size(other) > 0:
                    s.bids[other] = -1
                    s.waiting |= i64(1) << other
        elif s.node == nodes.EVENT_TAKE:
            for other in range(s.seats):
                stack: i64 = s.opened[other]
                if other != seat and stack >= 0 and count_bits(s.stacks[stack]) > 1:
                    s.bids[other] = -1
                    s.waiting |= i64(1) << other
        return s

    def _goods_value(self, s: DschunkeState, seat: i64, barters: i64) -> float:
        """Cards win yuan in the barters to come; more than one can bid are worth less and less."""
        use: float = self.spent * float(barters)
        total: float = 0.0
        for good in range(d.GOODS):
            n: float = float(s.hands[seat * 4 + good])
            total += n * use / (use + 3.0 * n + 0.01)
        return self.card * total

    def _crates_value(self, s: DschunkeState, seat: i64, turns: i64) -> float:
        """What visible crates will bring where merchants and trainees do business."""
        total: float = 0.0
        best: float = 0.0
        for junk in range(d.JUNKS):
            n: float = float(visible(s.holds[junk], seat))
            least: float = float(d.CASH_MINIMUM)
            crates: float = n - least + self.small_crate * least if n > least else n
            if n <= least:
                crates *= self.small_crate
            best = max(best, crates)
            loader: i64 = self._rounds_until_visit(s, LOADER, junk)
            total += self.cash_crate * crates * self._surviving_share(s, BANKER, junk, loader)
            total += self.goods_crate * crates * self._surviving_share(s, SUPPLIER, junk, loader)
        return total + self.trainee * best * float(turns)

    def _rounds_until_visit(self, s: DschunkeState, merchant: i64, junk: i64) -> i64:
        """In how many rounds a merchant can be used on a junk; five if it just was."""
        rounds: i64 = (junk - s.merchants[merchant] + d.JUNKS) % d.JUNKS
        gone: bool = (s.used >> merchant) & 1 == 1 or s.phase > nodes.ACTIONS
        return d.JUNKS if rounds == 0 and gone else rounds

    def _surviving_share(self, s: DschunkeState, merchant: i64, junk: i64, loader: i64) -> float:
        """The part of a crate's income that survives until the merchant comes."""
        rounds: i64 = self._rounds_until_visit(s, merchant, junk)
        if s.round + rounds > d.ROUNDS:
            return 0.0
        part: float = self.covered if loader < rounds else 1.0
        for _ in range(rounds):
            part *= self.wait
        return part

    def _junks_value(self, s: DschunkeState, seat: i64) -> float:
        """4 yuan for each junk, and more for all five, as far as crates will show at the end."""
        total: float = 0.0
        all_five: float = 1.0
        for junk in range(d.JUNKS):
            chance: float = self._chance_to_show(s, seat, junk)
            total += float(d.JUNK_BONUS) * chance
            all_five *= chance
        extra: i64 = d.ALL_JUNKS_BONUS - d.JUNK_BONUS * d.JUNKS
        return total + float(extra) * all_five

    def _chance_to_show(self, s: DschunkeState, seat: i64, junk: i64) -> float:
        """The chance that a crate of the seat shows on this junk at the end."""
        strips: float = strips_to_come(s, junk)
        need: i64 = strips_to_hide(s.holds[junk], seat)
        if need == 0:
            left: float = float(turns_left(s, seat)) / float(d.ROUNDS)
            return self.come_back * left if s.strips[seat] > 0 else 0.0
        return float(need) / (float(need) + self.cover * strips)

    def _special_cards_value(self, s: DschunkeState, seat: i64, turns: i64, barters: i64) -> float:
        total: float = self.supply * float(barters * count_bits(s.open[seat] & d.SUPPLY_MASK))
        rounds: i64 = d.ROUNDS - s.round
        total += self.exchange * float(rounds * count_bits(s.open[seat] & d.EXCHANGE_MASK))
        if s.open[seat] & d.TIEBREAK_MASK != 0:
            total += self.tiebreak * float(barters)
        if s.special[seat] == 0:
            return total
        extras: i64 = count_bits(s.special[seat] & (d.PLAIN_MASK | d.LOAD_MASK | d.MOVE_MASK))
        total += self.extra * float(min(extras, turns))  # one a turn
        for face in d.BONUS_FACES:
            if s.special[seat] & d.FACE_MASK[face] != 0:
                chance: float = 1.0
                for junk in d.FACE_JUNKS[face]:
                    chance *= self._chance_to_lead(s, seat, junk)
                total += chance * float(d.FACE_YUAN[face])
        return total

    def _chance_to_lead(self, s: DschunkeState, seat: i64, junk: i64) -> float:
        strips: float = strips_to_come(s, junk)
        if not leads(s, seat, junk):
            return self.win_lead if strips > 0.0 else 0.0
        chance: float = 1.0
        while strips > 0.0:
            chance *= self.hold_lead
            strips -= 1.0
        return chance


def turns_left(s: DschunkeState, seat: i64) -> i64:
    """How often the seat still acts in phase 2."""
    later: i64 = d.ROUNDS - s.round
    if s.phase < nodes.ACTIONS:
        return later + 1
    if s.phase == nodes.ACTIONS:
        place: i64 = (seat - s.start_player() + s.seats) % s.seats
        if place > s.turn or (place == s.turn and not s.main_done):
            return later + 1
    return later


def strips_to_hide(hold: list[i64], seat: i64) -> i64:
    """How many more strips hide every crate of the seat on this junk; 0 if none shows."""
    size: i64 = len(hold)
    if visible(hold, seat) == 0:
        return 0
    bottom: i64 = (size - 1) // d.LEVEL * d.LEVEL
    free: i64 = d.LEVEL - (size - bottom)
    for slot in range(bottom, size):
        if hold[slot] == seat:
            return free + d.LEVEL
    return free


def strips_to_come(s: DschunkeState, junk: i64) -> float:
    """How many strips the loader and the trainees will bring to a junk, at most and on average."""
    rounds: i64 = (junk - s.merchants[LOADER] + d.JUNKS) % d.JUNKS
    used: bool = s.phase > nodes.ACTIONS or (s.used >> LOADER) & 1 == 1
    total: float = 0.0
    while s.round + rounds <= d.ROUNDS:
        if rounds > 0 or not used:
            total += float(d.LOADER_STRIPS)
        rounds += d.JUNKS
    return total + float(TRACK_STRIPS_LEFT[s.tracks * (d.ROUNDS + 2) + s.round]) / float(d.JUNKS)


def _track_strips_left() -> list[i64]:
    """By number of tracks, then by round: the strips that trainees lay in later rounds."""
    table: list[i64] = []
    for tracks in range(d.TRACKS + 1):
        for round_ in range(d.ROUNDS + 2):
            table.append(
                sum(
                    [
                        d.TRACK_STRIPS[track * d.ROUNDS + later]
                        for track in range(tracks)
                        for later in range(round_, d.ROUNDS)
                    ]
                )
            )
    return table


TRACK_STRIPS_LEFT: Final[list[i64]] = _track_strips_left()
