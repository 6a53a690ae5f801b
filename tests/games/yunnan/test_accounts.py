"""Random games audited from outside: every piece, coin and point is worked out once more.

The auditor hears the events and sees the table like a spectator. From the rules alone it says
which event must come next, follows every piece from place to place, and compares.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources

import pytest
from yunnan_table import GAME, KINDS, PLACES

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import SPECTATOR
from teahouse.registry import load

BUILDINGS = ["school", "customs", "horse", "guild", "yard", "temple"]
RAVINES = {
    "yunnan_kang": (1, 3),
    "yunnan_tibet": (1, 4),
    "sichuan_qinghai": (2, 5),
    "kang_qinghai": (3, 5),
}
TRADER = [3, 6, 9, 12, 15, 18]
POST = [0, 1, 3, 6, 10, 15]
STEPS = [0, 1, 4, 9, 16]
_TABLES = resources.files("teahouse.games.yunnan").joinpath("tables.toml").read_text("utf-8")
CARDS = tomllib.loads(_TABLES)["duli"]["cards"]
CARD_BUILDINGS = {name[0].upper(): name for name in BUILDINGS[:5]}


def _table(view):
    """Where every piece lies, from what everybody sees."""
    lies = Counter()
    for place in view["places"]:
        name = place["id"]
        for color, count in place["traders"].items():
            lies[f"trader:{color}", f"province:{name}"] += count
        for color, count in place["posts"].items():
            lies[f"trading_post:{color}", f"posts:{name}"] += count
        for color in place["horses"]:
            lies[f"horse:{color}", f"stable:{name}"] += 1
        for color in place["guards"]:
            lies[f"guard:{color}", f"guard:{name}"] += 1
        lies["gift", f"gifts:{name}"] += place["gifts"]
        if place["tea_house"] is not None:
            lies[f"tea_house:{place['tea_house']}", f"tea_house:{name}"] += 1
    for own in view["colors"]:
        color = own["color"]
        lies[f"trader:{color}", f"stock:{color}"] += own["stock"]
        lies[f"trader:{color}", f"supply:{color}"] += own["supply"]
        for kind in KINDS:
            lies[f"{kind}:{color}", f"supply:{color}"] += own["general"][kind]
            lies[f"{kind}:{color}", f"stock:{color}"] += own["kept"][kind]
        lies["coin", f"coins:{color}"] += own["coins"]
        lies["gift", f"gifts:{color}"] += own["gifts"]
        lies[f"influence:{color}", f"influence:{own['influence']}"] += 1
        if own["seat"] is not None:
            lies[f"passes:{color}", f"passes:{own['passes']}"] += 1
        if own["guard"] in ("unused", "spent"):
            where = "box" if own["guard"] == "spent" else f"supply:{color}"
            lies[f"guard:{color}", where] += 1
    for ravine in view["ravines"]:
        for color in ravine["bridges"]:
            lies[f"bridge:{color}", f"ravine:{ravine['id']}"] += 1
        if ravine["blocked"]:
            lies["blocker", f"ravine:{ravine['id']}"] += 1
    for building in view["buildings"]:
        for space in building["spaces"]:
            if space["color"] is not None:
                where = f"building:{building['id']}:{space['value']}"
                lies[f"trader:{space['color']}", where] += 1
    for slot in view["bank"]:
        if slot["color"] is not None:
            lies[f"trader:{slot['color']}", f"bank:{slot['id']}"] += 1
    if view["edition"] == 2023 and not any(ravine["blocked"] for ravine in view["ravines"]):
        lies["blocker", "temple"] += 1
    lies["inspector", "inspector"] += 1
    if view["duli"] is not None:
        for card in range(1, 17):
            where = "pile" if card in view["duli"]["pile"] else "discard"
            lies[f"duli:{card}", f"duli:{where}"] += 1
    return +lies


class Auditor:
    """A spectator with the rulebook in hand."""

    def __init__(self, options, view, opening, version):
        self.options = options
        self.new = options["edition"] == 2023
        self.marks_posts = version > 1 and not self.new
        self.colors = [own["color"] for own in view["colors"]]
        self.owner = {own["color"]: own["seat"] for own in view["colors"]}
        self.seats = len(view["seats"])
        self.duli = next((c for c in self.colors if self.owner[c] is None), None)
        self.lies = _table(view)
        self.vp = [0] * self.seats
        self.round = 1
        self.event_counts = Counter()
        self.queue = []
        starts = [params for key, params in opening if key == "start"]
        assert [p["coins"] for p in starts] == [9, 9, 12, 12, 15][: len(starts)]
        self.order = [p["color"] for p in starts] + ([self.duli] if self.duli else [])
        assert dict(opening)["auction_order"] == {"color_list": " ".join(self.order)}
        self._new_round()

    def _new_round(self):
        self.phase = "auction"
        self.pointer = 0
        self.passed = set()
        self.banked = set()
        self.leaving = None  # a colour that passes because of the bank
        self.journey = None  # province of a traveller that may displace
        self.fresh = None
        self.cut_off = set()  # colour and place of posts that earn nothing in this round

    # --- the table as the auditor knows it --------------------------------------------------------
    def count(self, piece, place):
        return self.lies[piece, place]

    def traders(self, color, place):
        return self.lies[f"trader:{color}", f"province:{PLACES[place]}"]

    def spot(self, piece):
        """The last word of the one place where a piece lies."""
        (place,) = [where for (name, where), n in self.lies.items() if name == piece and n]
        return place.split(":")[-1]

    def influence(self, color):
        return int(self.spot(f"influence:{color}"))

    def horse(self, color):
        return PLACES.index(self.spot(f"horse:{color}"))

    def coins(self, color):
        return self.count("coin", f"coins:{color}")

    def bids(self, color):
        """Building and value, in the order of resolution."""
        found = [
            (where.split(":")[1], int(where.split(":")[2]))
            for (name, where), n in self.lies.items()
            if n and name == f"trader:{color}" and where.startswith("building:")
        ]
        return sorted(found, key=lambda bid: (BUILDINGS.index(bid[0]), bid[1]))

    def standing(self, building):
        return [(v, c) for c in self.colors for b, v in self.bids(c) if b == building]

    def blocked(self, ravine):
        return self.count("blocker", f"ravine:{ravine}") > 0

    def tea_house(self, place):
        for color in self.colors:
            if self.count(f"tea_house:{color}", f"tea_house:{PLACES[place]}"):
                return color
        return None

    def posts(self, color, place):
        return self.lies[f"trading_post:{color}", f"posts:{PLACES[place]}"]

    def present(self, color, place):
        return self.traders(color, place) + self.posts(color, place) > 0

    def near(self, color, place):
        """Next along the road and over own bridges."""
        found = [p for p in (place - 1, place + 1) if 0 <= p <= 5]
        for ravine, ends in RAVINES.items():
            if place in ends and not self.blocked(ravine):
                if self.count(f"bridge:{color}", f"ravine:{ravine}"):
                    found.append(sum(ends) - place)
        return found

    def who(self, color, **more):
        return {"seat": self.owner[color], "color": color, **more}

    def guarded(self, color, place):
        return self.count(f"guard:{color}", f"guard:{PLACES[place]}") > 0

    # --- listening --------------------------------------------------------------------------------
    def hear(self, event):
        key, params = event["key"], event["params"]
        self.event_counts[key] += 1
        if self.queue:
            assert (key, params) == self.queue.pop(0)
        else:
            getattr(self, f"on_{key}")(**params)
        for move in event["moves"]:
            self._carry(**move)
        if not self.queue:
            self.plan()

    def _carry(self, piece, source, target, count):
        assert count > 0
        if (piece, source) != ("coin", "bank"):
            assert self.lies[piece, source] >= count, f"no {piece} at {source}"
            self.lies[piece, source] -= count
        if (piece, target) != ("coin", "bank"):
            self.lies[piece, target] += count

    def expect(self, key, **params):
        self.queue.append((key, params))

    def due(self):
        """Whose decision comes next."""
        if self.phase == "auction":
            order = self.order[self.pointer :] + self.order[: self.pointer]
            return next(color for color in order if color not in self.passed)
        if self.phase == "resolution":
            return self.order[self.pointer]
        return self.travel[self.pointer]

    def plan(self):
        """What must happen by itself."""
        getattr(self, f"plan_{self.phase}")()

    # --- 1A ---------------------------------------------------------------------------------------
    def plan_auction(self):
        if self.leaving is not None:
            self._pass(self.leaving)
            self.leaving = None
            return
        if len(self.passed) == len(self.colors):
            self._bank()
            self.expect("phase", phase="resolution")
            self.phase, self.pointer, self.paid = "resolution", 0, False
            return
        color = self.due()
        if color != self.duli:
            free = self.count(f"trader:{color}", f"stock:{color}")
            free += sum(self.traders(color, place) for place in range(1, 6))
            if free == 0:
                self._pass(color)

    def _pass(self, color):
        self.expect(
            "pass", **self.who(color, count=self.count(f"trader:{color}", f"stock:{color}"))
        )
        self._passed(color)

    def _passed(self, color):
        self.passed.add(color)
        self._next(color)

    def _next(self, color):
        self.pointer = (self.order.index(color) + 1) % len(self.order)

    def _bank(self):
        """2013: left more, right less; 2023 both the same."""
        total = sum(v for color in self.colors for _, v in self.bids(color))
        in_bank = [
            (slot, color)
            for slot in ("left", "right")
            for color in self.colors
            if self.count(f"trader:{color}", f"bank:{slot}")
        ]
        assert {color for _, color in in_bank} == self.banked
        if in_bank:
            self.expect("bank_sum", sum=total)
        left = min(27, 9 + total // 5)
        for slot, color in in_bank:
            pays = left if slot == "left" or self.new else left // 2 + 2
            self.expect("bank_pays", **self.who(color, coins=pays))

    def on_market(self, seat, color):
        assert color == self.due()
        self._next(color)

    def on_pass(self, seat, color, count):
        assert (color, seat) == (self.due(), self.owner[color])
        assert count == self.count(f"trader:{color}", f"stock:{color}")
        self._passed(color)

    def on_bank(self, seat, color, slot):
        assert color == self.due()
        assert color not in self.banked
        assert slot == "left" or self.duli is None
        self.banked.add(color)
        bids = self.bids(color)
        if bids:
            self.expect("withdrawn", **self.who(color, count=len(bids)))
        if self.new:
            self.leaving = color
        self._next(color)

    def on_bid(self, seat, color, building, number):
        assert color == self.due()
        assert color not in self.banked
        own = [v for v, c in self.standing(building) if c == color]
        double = self.options["double_bidding"] and building != "temple"
        assert len(own) <= (1 if double else 0)
        assert self._left(color, building) > len(own)
        after = sum(v for b, v in self.bids(color) if b != building or v >= 9) + number
        if self.options["advanced_debts"]:
            debts = max(0, after - self.coins(color))
            for other in self.colors:
                if other != color and self.owner[other] == seat:
                    owed = sum(v for _, v in self.bids(other))
                    debts += max(0, owed - self.coins(other))
            assert self.vp[seat] - debts * max(1, 9 - self.round) >= -100 or debts == 0
        else:
            assert after <= self.coins(color)
        self._place(color, building, number)

    def _left(self, color, building):
        """Steps that a colour can still take in a building."""
        if building == "school":
            return self.count(f"trader:{color}", f"supply:{color}")
        if building == "customs":
            return 6 - int(self.spot(f"passes:{color}"))
        if building == "horse":
            return 5 - self.horse(color)
        if building == "guild":
            return 4 - self.influence(color)
        if building == "yard":
            return sum(self.count(f"{k}:{color}", f"supply:{color}") for k in [*KINDS, "guard"])
        return 1

    def _place(self, color, building, number):
        """A bid that is allowed there, and whom it sends home."""
        standing = self.standing(building)
        small = number < 9 or building == "temple"
        assert number not in [v for v, _ in standing]
        assert not small or all(v < number for v, _ in standing)
        for value, other in standing:
            if value < number and (value < 9 or building == "temple"):
                self.expect("outbid", color=other, building=building, number=value)
                if other in self.passed:
                    self.expect("revived", color=other)
                    self.passed.remove(other)
        self._next(color)

    # --- 1C ---------------------------------------------------------------------------------------
    def plan_resolution(self):
        while self.pointer < len(self.order):
            color = self.order[self.pointer]
            bids = self.bids(color)
            if not bids:
                self.pointer, self.paid = self.pointer + 1, False
                continue
            if color == self.duli:
                return self._duli_leaves(bids[0][0])
            if not self.paid:
                return self._pay(color, sum(v for _, v in bids))
            if bids[0][0] in ("yard", "temple"):
                return None
            return self._step(color, bids[0][0])
        self.expect("phase", phase="travel")
        self.phase, self.pointer, self.travel = "travel", 0, self.order[::-1]
        return None

    def _pay(self, color, owed):
        self.paid = True
        paid = min(owed, self.coins(color))
        self.expect("pay", **self.who(color, coins=paid))
        if paid < owed:
            assert self.options["advanced_debts"]
            lost = (owed - paid) * max(1, 9 - self.round)
            self.vp[self.owner[color]] -= lost
            self.expect("debt", **self.who(color, count=owed - paid, vp=lost))

    def _step(self, color, building):
        if building == "school":
            self.expect("new_trader", **self.who(color))
        elif building == "customs":
            level = int(self.spot(f"passes:{color}"))
            self.expect("new_pass", **self.who(color, number=level + 1))
        elif building == "horse":
            place = PLACES[self.horse(color) + 1]
            self.expect("new_horse", **self.who(color, province=place))
        else:
            self.expect("new_influence", **self.who(color, number=self.influence(color) + 1))

    def on_take(self, seat, color, structure):
        assert self.bids(self.due())[0][0] == "yard"
        assert color == self.due()
        assert self.count(f"{structure}:{color}", f"supply:{color}") > 0
        assert structure != "guard" or self.options["guards"]

    def on_keep(self, seat, color, structure):
        assert color == self.due()
        assert self.count(f"{structure}:{color}", f"stock:{color}") > 0

    def on_guard(self, seat, color, province):
        assert color == self.due()
        assert province in PLACES[1:]

    def on_block(self, seat, color, ravine):
        assert self.bids(self.due())[0][0] == "temple"
        assert color == self.due()

    # --- building, 1C and 2A ----------------------------------------------------------------------
    def _building(self, color, kind):
        assert color == self.due()
        self._turn(color)
        self.journey = None
        assert self.phase == "travel" or self.new or kind == "tea_house"

    def on_build_trading_post(self, seat, color, province):
        self._building(color, "trading_post")
        place = PLACES.index(province)
        assert 1 <= place <= self.horse(color)
        assert self.posts(color, place) < (1 if self.new else 2)

    def on_build_bridge(self, seat, color, ravine):
        self._building(color, "bridge")
        assert max(RAVINES[ravine]) <= self.horse(color)
        assert not self.blocked(ravine)
        assert self.count(f"bridge:{color}", f"ravine:{ravine}") == 0

    def on_build_tea_house(self, seat, color, province):
        self._building(color, "tea_house")
        place = PLACES.index(province)
        assert 1 <= place <= self.horse(color)
        assert self.tea_house(place) is None

    # --- 2A ---------------------------------------------------------------------------------------
    def plan_travel(self):
        if self.pointer == len(self.travel):
            self._inspector()

    def _turn(self, color):
        if self.phase == "travel" and self.fresh is None:
            self.fresh = [self.traders(color, place) for place in range(6)]
            self.passes = int(self.spot(f"passes:{color}"))

    def on_move(self, seat, color, province, other_province, count):
        assert color == self.due()
        self._turn(color)
        start, goal = PLACES.index(province), PLACES.index(other_province)
        assert goal > 0 or not self.new
        reached, borders = {start}, 0
        while goal not in reached:
            borders += 1
            reached |= {q for p in reached for q in self.near(color, p) if q <= self.horse(color)}
        assert count == borders
        self.passes -= borders
        self.fresh[start] -= 1
        assert self.passes >= 0
        assert self.fresh[start] >= 0
        self.journey = goal

    def on_displaced(self, color, other_color, province, other_province):
        place = PLACES.index(province)
        assert (color, place) == (self.due(), self.journey)
        assert other_province == PLACES[place - 1]
        self._victim(color, other_color, place)
        self.journey = None

    def _victim(self, color, other, place):
        assert other != color
        assert self.influence(other) < self.influence(color)
        assert not self.guarded(other, place)

    def on_spare(self, seat, color, province):
        assert (color, province) == (self.due(), PLACES[self.journey])
        self.journey = None

    def on_done(self, seat, color):
        assert color == self.due()
        joined, found = set(), {0}
        while found:
            joined |= found
            beyond = {q for p in joined for q in self.near(color, p) if self.present(color, q)}
            found = beyond - joined
        for place in range(1, 6):
            if self.traders(color, place) and place not in joined:
                count = self.traders(color, place)
                self.expect("isolated", color=color, province=PLACES[place], count=count)
        for place in range(1, 6) if self.marks_posts else []:
            if count := self.posts(color, place) if place not in joined else 0:
                self.cut_off.add((color, place))
                self.expect("post_cut_off", color=color, province=PLACES[place], count=count)
        self.pointer, self.fresh, self.journey = self.pointer + 1, None, None

    # --- Duli -------------------------------------------------------------------------------------
    def on_duli_pass(self):
        assert self.due() == self.duli
        assert self.passed == set(self.colors) - {self.duli}
        self._passed(self.duli)

    def on_duli_shuffle(self):
        assert not any(n for (_, where), n in self.lies.items() if where == "duli:pile")

    def on_duli_card(self, card):
        assert self.due() == self.duli
        if self.phase == "auction":
            assert self.passed != set(self.colors) - {self.duli}
            self._duli_bids(CARDS[card - 1])
        else:
            self._duli_travels(CARDS[card - 1])

    def _duli_bids(self, card):
        for letter in card["bids"]:
            building = CARD_BUILDINGS[letter]
            standing = self.standing(building)
            if self.duli in [c for _, c in standing]:
                continue
            highest = max([v for v, _ in standing], default=0)
            free = [v for v in (5, 7, 9, 12, 15) if v not in [w for w, _ in standing]]
            open_ = [v for v in free if v >= 9 or v > highest]
            if open_:
                self.expect("duli_bid", building=building, number=open_[0])
                return self._place(self.duli, building, open_[0])
        self.expect("duli_nothing")
        return self._next(self.duli)

    def _duli_leaves(self, building):
        level = self.influence(self.duli)
        if building == "guild" and level < 4:
            self.expect("duli_influence", number=level + 1)
        else:
            self.expect("duli_leaves", building=building)

    def _duli_travels(self, card):
        """Worked out on a copy of the map: she displaces while she goes up the road."""
        persons = [color for color in self.colors if color != self.duli]
        here = {(c, p): self.traders(c, p) for c in persons for p in range(6)}
        left = self.count(f"tea_house:{self.duli}", f"stock:{self.duli}")
        if card["tea_house"] and left:
            far = max([p for (_, p), n in here.items() if n and p], default=0)
            free = [p for p in range(1, far + 1) if self.tea_house(p) is None]
            if free:
                self.expect("duli_tea_house", province=PLACES[free[-1]])
        for place in range(1, max(self.horse(c) for c in persons) + 1):
            count = card["traders"][place - 1]
            if not count:
                continue
            self.expect("duli_traders", province=PLACES[place], count=count)
            weak = [
                (self.influence(c), -here[c, place], c)
                for c in persons
                if here[c, place]
                and self.influence(c) < self.influence(self.duli)
                and not self.guarded(c, place)
            ]
            weak.sort()
            if weak and (len(weak) == 1 or weak[0][:2] != weak[1][:2]):
                victim = weak[0][2]
                here[victim, place] -= 1
                here[victim, place - 1] += 1
                self.expect(
                    "displaced",
                    color=self.duli,
                    other_color=victim,
                    province=PLACES[place],
                    other_province=PLACES[place - 1],
                )
        self.pointer += 1

    # --- 2B to 2E ---------------------------------------------------------------------------------
    def _inspector(self):
        values = []
        for place in range(1, 6):
            traders = sum(self.traders(c, place) for c in self.colors)
            posts = sum(self.posts(c, place) for c in self.colors)
            values.append((traders * TRADER[place] + posts * POST[place], place))
        value, place = max(values)
        self.phase = "gifts"
        if value == 0:
            return self.expect("inspector_home")
        self.expect("inspector", province=PLACES[place])
        exposed = [
            (-self.influence(c), n, c)
            for n, c in enumerate(self.travel)
            if self.traders(c, place) and self.influence(c) < 4 and self.tea_house(place) != c
        ]
        if not exposed:
            return self.expect("nobody_banished", province=PLACES[place])
        return self.expect("banished", color=min(exposed)[2], province=PLACES[place])

    def plan_gifts(self):
        """One trader after the other stands in line: level, lap, place in the order."""
        for place in range(1, 6):
            persons = [c for c in self.colors if c != self.duli and self.traders(c, place)]
            line = [
                (-self.influence(c), lap, n, c)
                for n, c in enumerate(self.travel)
                for lap in range(self.traders(c, place) if persons else 0)
            ]
            gifts = self.count("gift", f"gifts:{PLACES[place]}")
            for *_, color in sorted(line)[:gifts]:
                self.expect("gift", color=color, province=PLACES[place])
        persons = [c for c in self.travel if c != self.duli]
        self.income = {c: self._income(c) for c in persons}
        for color in persons:
            self.expect("income", **self.who(color, coins=self.income[color]))
        persons.reverse()  # the marker laid last is on top
        persons.sort(key=lambda c: -self.income[c])
        self.travel = ([self.duli] if self.duli else []) + persons
        self.expect("travel_order", color_list=" ".join(self.travel))
        self.expect("phase", phase="conversion")
        self.phase, self.pointer = "conversion", 0

    def _income(self, color):
        market = self.traders(color, 0)
        total = 3 * (min(market, 1) if self.new else market)
        for place in range(1, 6):
            if self.present(color, place):
                gaps = self._gaps(color, [0], place)
                total += self.traders(color, place) * (TRADER[place] - 3 * gaps)
                pays = gaps == 0 and (color, place) not in self.cut_off
                total += self.posts(color, place) * POST[place] * pays
        return total

    def _gaps(self, color, way, goal):
        """Every way without a place twice is tried."""
        if way[-1] == goal:
            return sum(not self.present(color, p) for p in way[1:-1])
        ways = [p for p in self.near(color, way[-1]) if p not in way]
        return min([self._gaps(color, [*way, p], goal) for p in ways], default=99)

    # --- 2F, the end, 2G --------------------------------------------------------------------------
    def plan_conversion(self):
        while self.pointer < len(self.travel):
            color = self.travel[self.pointer]
            if color != self.duli:
                if self.income[color] == 0:
                    self.pointer += 1
                    self.expect("convert", **self.who(color, vp=0, coins=0))
                return
            self.pointer += 1
        trigger = self._trigger()
        if trigger:
            self.phase = "end"
            self.expect("game_over", trigger=trigger)
        else:
            self._clear_up()

    def plan_end(self):
        """Nothing more."""

    def on_convert(self, seat, color, vp, coins):
        assert color == self.due()
        assert seat == self.owner[color]
        assert min(vp, coins) >= 0
        assert vp + coins == self.income[color]
        self.vp[seat] += vp
        self.pointer += 1

    def _trigger(self):
        two_colors = self.seats == 2 and not self.new
        expert = self.options["double_bidding"] or self.options["guards"]
        if not expert and max(self.vp) >= (100 if two_colors else 80):
            return "vp"
        gifts = sum(self.count("gift", f"gifts:{p}") for p in PLACES)
        if gifts <= (2 if two_colors else 0):
            return "gifts"
        return "rounds" if self.round == self.options["round_cap"] else ""

    def _clear_up(self):
        for color in self.colors:
            for place in range(6) if color == self.duli else [0]:
                if self.traders(color, place):
                    count = self.traders(color, place)
                    self.expect("home", color=color, count=count, province=PLACES[place])
            if any(self.guarded(color, place) for place in range(1, 6)):
                self.expect("guard_spent", color=color)
        if any(self.blocked(ravine) for ravine in RAVINES):
            self.expect("blocker_home")
        self.round += 1
        self.order = self.travel[::-1]
        self.expect("round", round=self.round)
        self.expect("auction_order", color_list=" ".join(self.order))
        self._new_round()

    # --- comparing --------------------------------------------------------------------------------
    def compare(self, view):
        assert not self.queue
        assert +self.lies == _table(view)
        assert self.vp == [seat["vp"] for seat in view["seats"]]
        assert self.round == view["round"]
        marks = {(c, n) for n, p in enumerate(view["places"]) for c in p.get("cut_off", [])}
        assert marks == self.cut_off
        if self.phase != "end":
            color = self.due()
            assert (view["color"], view["actors"]) == (color, [self.owner[color]])
            assert view["auction_order"] == self.order

    def most(self, node):
        """No question has more answers than this."""
        if node == "convert":
            return self.income[self.due()] + 1
        bounds = {"turn": 32 if self.new else 29, "source": 6, "take": 4, "place": 6, "block": 4}
        return {**bounds, "travel": 45, "displace": 5}[node]

    def scores(self, seat):
        own = [color for color in self.colors if self.owner[color] == seat]
        houses = [p for c in own for p in range(1, 6) if self.tea_house(p) == c]
        return [
            self.vp[seat],
            sum(self.coins(c) for c in own) // 3,
            3 * sum(self.count("gift", f"gifts:{c}") for c in own),
            sum(STEPS[int(self.spot(f"passes:{c}")) - 2] for c in own),
            sum(STEPS[self.influence(c)] for c in own),
            sum(POST[p] if self.new else 12 for p in houses),
            sum(STEPS[self.horse(c) - 1] for c in own) if self.new else 0,
        ]

    def ranks(self):
        def standing(seat):
            own = [color for color in self.travel if self.owner[color] == seat]
            levels = [self.influence(c) for c in own]
            return sum(self.scores(seat)), max(levels), sum(levels), -self.travel.index(own[0])

        line = sorted(range(self.seats), key=standing, reverse=True)
        return [line.index(seat) + 1 for seat in range(self.seats)]


def _wish(notation, rng):
    """Random play that gets somewhere: few passes, long journeys, little kept back."""
    family = notation.split()[0]
    weight = {"pass": 1, "done": 1, "bank": 2, "bid": 4, "move": 4, "displace": 6}.get(family, 3)
    return weight * rng.below(1000)


def _audit(seats, seed, wishes, version=2, **options):
    events = Events()
    state = load("yunnan", version).start(seats, options, seed, events)
    opening = [(event.key, event.params) for event in events.items]
    audit = Auditor(GAME.resolve(seats, options), state.view(SPECTATOR), opening, version)
    rng = Rng(seed + 11)
    audit.compare(state.view(SPECTATOR))
    while not state.over:
        seat = state.first_actor()
        actions = [int(a) for a in state.legal(seat)]
        assert 1 < len(actions) <= audit.most(state.view(SPECTATOR)["node"])
        if wishes:
            best = max((_wish(GAME.catalog[a].notation, rng), a) for a in actions)
            action = best[1]
        else:
            action = actions[rng.below(len(actions))]
        events = Events()
        state.apply(seat, action, events)
        for event in events.items:
            audit.hear(event.seen_by(SPECTATOR))
        audit.compare(state.view(SPECTATOR))
    assert audit.phase == "end"
    assert [list(map(int, points)) for points in state.scores()] == [
        audit.scores(seat) for seat in range(seats)
    ]
    assert list(map(int, state.ranking())) == audit.ranks()
    return audit.event_counts


TABLES = [
    *[(seats, {"edition": 2013}) for seats in (2, 3, 4, 5)],
    *[(seats, {"edition": 2013, "advanced_debts": True}) for seats in (2, 3, 5)],
    *[(seats, {}) for seats in (2, 3, 4, 5)],
    *[(seats, {"double_bidding": True}) for seats in (2, 3, 5)],
    *[(seats, {"guards": True}) for seats in (2, 4)],
    *[(seats, {"double_bidding": True, "guards": True}) for seats in (2, 3, 4, 5)],
    (3, {"start_order": "given"}),
    *[(seats, {"edition": 2013, "version": 1}) for seats in (2, 4)],
    (3, {"guards": True, "version": 1}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_event_piece_and_point(seats, options):
    event_counts = Counter()
    for seed in range(3):
        event_counts += _audit(seats, seed, wishes=seed > 0, round_cap=12, **options)
    wanted = ["bid", "outbid", "bank_pays", "new_trader", "displaced", "isolated", "banished"]
    if options == {"edition": 2013} and seats < 5:
        wanted.append("post_cut_off")
    assert [key for key in [*wanted, "gift", "home"] if not event_counts[key]] == []
