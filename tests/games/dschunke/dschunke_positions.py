"""Positions of Dschunke, set up by changing a stored state and reading it back.

Seat 0 is blue, 1 green, 2 red, 3 yellow, and seat 0 has the red junk, unless a test says otherwise.
"""

from __future__ import annotations

from teahouse.core.events import Events
from teahouse.core.viewer import EVERYTHING, seat_viewer
from teahouse.games.dschunke.game import GAME

GOODS = ["rice", "vegetables", "spice", "fish"]
JUNKS = ["purple", "brown", "white", "grey", "orange"]
STACKS = ["square", "circle", "triangle", "star"]
MARKERS = ["loader", "supplier", "banker", "lower", "upper"]
START = {"loader": 0, "supplier": 1, "banker": 3}
LETTERS = {"blue": "b", "green": "g", "red": "r", "yellow": "y"}
BID_PASS = GAME.catalog.parse("bid_pass")

FEW = [1, 1, 1, 1]
NONE = [0, 0, 0, 0]


class Position:
    """A stored state to be changed; ``table()`` reads it back."""

    def __init__(self, seats=4, seed=1, **options):
        self.seats = seats
        self.data = GAME.start(seats, options, seed).to_dict()
        self.letters = [LETTERS[c] for c in self.data["options"]["colors"].split(",")]
        self.round(1)

    def round(self, number, start=0):
        """The round, with the merchants where they stand then; ``start`` has the red junk."""
        self.data["round"] = number
        self.data["first"] = (start - number + 1) % self.seats
        self.start = start
        self.data["merchants"] = [JUNKS[(START[m] + number - 1) % 5] for m in MARKERS[:3]]
        return self

    def market(self, card):
        """This market card lies open."""
        deck = self.data["deck"]
        here, now = deck.index(card), self.data["round"] - 1
        deck[here], deck[now] = deck[now], deck[here]
        return self

    def holds(self, **texts):
        """What lies in the holds; the rest of the strips is with the players."""
        self.data["holds"].update(texts)
        laid = "".join(self.data["holds"].values())
        self.data["strips"] = [20 - laid.count(letter) for letter in self.letters]
        return self

    def strips_left(self, seat, left, junk="orange"):
        """Leave a seat so many strips: the others lie deep in the hold of ``junk``."""
        letter = self.letters[seat]
        while self.data["strips"][seat] > left:
            text = self.data["holds"][junk].replace("/", "")
            text = letter + text
            levels = [text[i : i + 3] for i in range(0, len(text), 3)]
            self.holds(**{junk: "/".join(levels)})
        return self

    def hands(self, *hands, known=None):
        """The goods cards of every seat (rice, vegetables, spice, fish); piles get the rest."""
        self.data["hands"] = [list(hand) for hand in hands]
        self.data["known"] = known or [[0] * 4 for _ in hands]
        self.data["piles"] = [18 - sum(hand[g] for hand in hands) for g in range(4)]
        return self

    def piles(self, *piles, holder, **fixed):
        """The piles; ``holder`` has all other cards, except the hands given as ``seat_0=...``."""
        hands = [list(fixed.get(f"seat_{s}", [0] * 4)) for s in range(self.seats)]
        for good in range(4):
            others = sum(hands[s][good] for s in range(self.seats) if s != holder)
            hands[holder][good] = 18 - piles[good] - others
        return self.hands(*hands)

    def money(self, *amounts):
        """The yuan of every seat, all from cashing in."""
        self.data["money"] = [[amount, 0] for amount in amounts]
        return self

    def _take(self, seat, card, place):
        for number, stack in enumerate(self.data["stacks"]):
            if card in stack:
                stack.remove(card)
                self.data["takes"].append([number, seat, card])
                self.data[place][seat].append(card)
                return
        raise AssertionError(f"{card} is in no stack")

    def special(self, seat, *cards):
        """Secret special cards that a seat has taken."""
        for card in cards:
            self._take(seat, card, "special")
        return self

    def open(self, seat, *cards):
        """Permanent special cards in front of a seat."""
        for card in cards:
            self._take(seat, card, "open")
        return self

    def stacks(self, *stacks, rest=0):
        """Put these cards into the stacks; what is not named goes to the stack ``rest``."""
        cards = sorted(card for stack in self.data["stacks"] for card in stack)
        new = [list(stack) for stack in stacks]
        named = [card for stack in new for card in stack]
        new[rest] += [card for card in cards if card not in named]
        self.data["stacks"] = new
        return self

    def used(self, *markers):
        """Markers that are turned over."""
        self.data["used"] = sum(1 << MARKERS.index(m) for m in markers)
        return self

    def turn(self, seat=0):
        """Phase 2, the turn of this seat."""
        turn = (seat - self.start) % self.seats
        self.data.update(phase="actions", node="turn", step=0, turn=turn, waiting=[seat], due=0)
        self.data.update(main_done=False, extra_done=False)
        return self

    def last_turn(self):
        """Phase 2, the turn of the last seat; the others took the first markers."""
        seat = (self.start - 1) % self.seats
        return self.used(*MARKERS[: self.seats - 1]).turn(seat)

    def supply(self, seat=0):
        """Phase 3, this seat draws."""
        turn = (seat - self.start) % self.seats
        cards = [c for c in self.data["open"][seat] if c.startswith("supply")]
        self.data.update(phase="supply", node="supply", turn=turn, waiting=[seat])
        self.data.update(due=2 + len(cards), main_done=True, extra_done=True)
        return self.used(*MARKERS[: self.seats])

    def bid(self, *sold):
        """Phase 4, everybody is asked for a bid."""
        asked = [s for s in range(self.seats) if sum(self.data["hands"][s])]
        self.data.update(phase="barter", node="bid", step=0, turn=self.seats, waiting=asked, due=0)
        self.data.update(sold=list(sold), main_done=True, extra_done=True)
        self.data["bids"] = [-1 if s in asked else BID_PASS for s in range(self.seats)]
        return self.used(*MARKERS[: self.seats])

    def table(self):
        return Table(GAME.from_dict(self.data))

    def next_round(self):
        """Everybody passes: the round is over and phase 1 of the next one goes on by itself."""
        return self.bid().table().play_all("bid_pass")


class Table:
    """A position in play, with decisions by notation."""

    def __init__(self, state):
        self.state = state
        self.seats = int(state.seats)
        self.told = []  # the events of the last decision

    def play(self, seat, *notations):
        """Decisions of one seat, checked as a server would."""
        for notation in notations:
            action = GAME.catalog.parse(notation)
            reason = self.state.why_not(seat, action)
            assert reason is None, f"{notation}: {reason}"
            assert action in self.state.legal(seat)
            events = Events()
            self.state.apply(seat, action, events)
            self.state.check()
            self.told = events.items
        return self

    def play_all(self, notation):
        """The same decision of everybody who is asked."""
        for seat in self.actors:
            self.play(seat, notation)
        return self

    def bids(self, **bids):
        """Bids of all seats that are asked, in the order given: ``seat_0="rice 3"`` or pass."""
        for name, bid in bids.items():
            notation = f"bid {bid}" if bid else "bid_pass"
            self.play(int(name.removeprefix("seat_")), notation)
        return self

    def why(self, seat, notation):
        """Key and rule of the refusal."""
        action = GAME.catalog.parse(notation)
        reason = self.state.why_not(seat, action)
        assert (reason is None) == (action in self.state.legal(seat))
        return None if reason is None else (reason.key, reason.rule)

    def legal(self, seat):
        return [GAME.catalog[int(a)].notation for a in self.state.legal(seat)]

    @property
    def actors(self):
        return [int(seat) for seat in self.state.actors()]

    @property
    def data(self):
        return self.state.to_dict()

    @property
    def everything(self):
        return self.state.view(EVERYTHING)

    def view(self, seat):
        return self.state.view(seat_viewer(seat))

    @property
    def node(self):
        return self.data["node"]

    @property
    def phase(self):
        return self.data["phase"]

    def hand(self, seat):
        return self.data["hands"][seat]

    @property
    def piles(self):
        return self.data["piles"]

    def money(self, seat):
        return sum(self.data["money"][seat])

    @property
    def yuan(self):
        return [self.money(seat) for seat in range(self.seats)]

    def hold(self, junk):
        return self.data["holds"][junk]

    def crates(self, junk):
        """Visible crates by seat."""
        return self.everything["junks"][JUNKS.index(junk)]["visible"]

    @property
    def keys(self):
        """What happened at the last decision."""
        return [event.key for event in self.told]

    def params(self, key):
        """The parameters of the events of this key at the last decision."""
        return [event.params for event in self.told if event.key == key]


def event(position, *stacks):
    """From round 5 into the S event of round 6; the stacks are chosen in order."""
    table = position.next_round()
    for stack in stacks:
        table.play(table.actors[0], f"choose_stack {stack}")
    return table


def stacked(*tops, **options):
    """Round 5, seat 3 starting (seat 0 in round 6), with these cards in the stacks."""
    position = Position(4, **options).round(5, start=3)
    return position.stacks(*tops, rest=3)


def exchanging(*cards, hand=(3, 0, 0, 1), round_=1, **options):
    """Into phase 1; seat 0 starts and has these exchange cards."""
    position = Position(4, **options).round(round_, start=3).open(0, *cards)
    return position.hands(hand, FEW, FEW, FEW).next_round()


def s_winner(round_=1, hand=(2, 0, 0, 1), **options):
    """Seat 0 has won an S; the bidding will go on."""
    position = Position(4, **options).round(round_).market("M01").hands(hand, FEW, FEW, FEW)
    table = position.bid().table()
    return table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)
