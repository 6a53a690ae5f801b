"""Random games audited from outside: every card, piece and point is worked out once more.

The books are kept from the events alone and compared with the view after every decision. Nothing
of the engine is asked but what a player at the table would see.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from walks import all_cases, quick_first

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING
from teahouse.games.china.game import GAME

CASES = [case for case in all_cases(GAME) if case.options["start_player"] == "random"]
each = pytest.mark.parametrize("case", quick_first(CASES), ids=str)


class Books:
    """Who has what where, as the events tell it."""

    def __init__(self, view):
        self.view = view
        self.seats = sum(owner["seat"] is not None for owner in view["owners"])
        self.owners = [str(k) for k in range(self.seats)]
        if len(view["owners"]) > self.seats:
            self.owners.append("emperor")
        self.spaces = {space["id"]: space for space in view["spaces"]}
        self.color = {province["id"]: province["color"] for province in view["provinces"]}
        self.places = laid_out(view, self.owners)
        self.pile = view["pile"]
        self.exhausted = 0
        self.first = view["first"]
        self.turns = 0
        self.points = [0] * self.seats
        self.harbours = [0] * self.seats
        self.alliances = [0] * self.seats
        self.roads = [0] * self.seats
        self.tiles = [0] * self.seats
        self.told = {"palaces": [0] * self.seats, "other": Counter()}
        self.tokens = set()
        self.holder = {}  # of the influence card of a colour
        self.last_round = None
        self.moved = True
        self.begin()

    def begin(self):
        """A turn begins."""
        self.empty = {p for p in self.color if not self.occupied(p)}
        self.placed = []  # the provinces of each piece of the player
        self.paid = 0
        self.drawn = False
        self.two = False
        self.moved = len(self.owners) == self.seats  # the Emperor
        self.exchanged = False
        self.stuck = False

    # --- the board, space by space ---------------------------------------------------------------
    def region(self, province):
        return [i for i, space in self.spaces.items() if province in space["provinces"]]

    def owner_of(self, space):
        for k, owner in enumerate(self.owners):
            if self.places[f"space:{space}"][f"palace:{owner}"]:
                return k
        return None

    def fort(self, space):
        return self.places[f"space:{space}"]["fort"] > 0

    def palaces(self, province):
        found = [self.owner_of(space) for space in self.region(province)]
        return [found.count(k) for k in range(len(self.owners))]

    def emissaries(self, province):
        there = self.places[f"dragon:{province}"]
        return [there[f"emissary:{owner}"] for owner in self.owners]

    def occupied(self, province):
        pieces = sum(self.palaces(province)) + sum(self.emissaries(province))
        return pieces > 0 or any(self.fort(space) for space in self.region(province))

    def full(self, province):
        return all(self.owner_of(space) is not None for space in self.region(province))

    def hand(self, owner):
        return sum(self.places[f"hand:{owner}"].values())

    # --- events, one after the other -------------------------------------------------------------
    def book(self, event):
        """Move the pieces, then look at what the event means."""
        for move in event.moves:
            source, target = self.places[move.source], self.places[move.target]
            if move.source == "discard" and move.target == "pile":
                assert move.count == sum(source.values())
                source.clear()
                continue
            if move.source == "pile":
                self.take_from_pile()
            elif move.source != move.target:
                source[move.piece] -= move.count
                assert source[move.piece] >= 0, (event.key, move.source, move.piece)
            if move.source != move.target:
                target[move.piece] += move.count
        check = getattr(self, f"on_{event.key}", None)
        if check is not None:
            check(event.params)

    def take_from_pile(self):
        assert self.pile > 0
        self.pile -= 1

    def on_turn(self, params):
        assert params["seat"] == (self.first + self.turns) % self.seats
        assert self.placed or self.exchanged
        assert self.moved
        self.turns += 1
        self.begin()
        assert self.hand(params["seat"]) == 3
        if self.exhausted < 2:
            assert sum(self.places["row"].values()) == 4
            assert all(self.hand(owner) == 3 for owner in self.owners)

    def on_reshuffled(self, params):
        assert (self.pile, self.exhausted) == (0, 0)
        self.exhausted = 1
        self.pile = params["count"]

    def on_exhausted(self, _):
        assert self.pile == 0
        self.exhausted = 2
        self.last_round = (self.turns - 1) // self.seats

    def on_exchange(self, params):
        assert not self.placed
        assert params["seat"] == (self.first + self.turns - 1) % self.seats
        self.exchanged = True

    def on_pays(self, params):
        assert not self.drawn
        self.cards = str(params["color_list"]).split()
        self.paid += len(self.cards)
        assert self.paid <= 3

    def on_emperor_pays(self, params):
        self.cards = str(params["color_list"]).split()
        self.held = [*self.cards]
        for card, n in self.places["hand:emperor"].items():
            self.held += [card.removeprefix("card:")] * n
        assert len(self.held) == 3 or self.exhausted == 2

    def on_emperor_skipped(self, _):
        assert not self.moved
        self.moved = True

    on_emperor_passes = on_emperor_skipped

    def on_special(self, params):
        if params["special"] == "first":
            assert not self.placed
        self.two = self.two or params["special"] == "two"

    def on_palace(self, params):
        self.player_piece(self.spaces[params["space"]]["provinces"])

    def on_fort(self, params):
        self.player_piece(self.spaces[params["space"]]["provinces"])

    def on_emissary(self, params):
        self.player_piece([params["province"]])
        assert sum(self.emissaries(params["province"])) <= max(self.palaces(params["province"]))

    def player_piece(self, provinces):
        assert not self.exchanged
        self.paid_for(provinces)
        for earlier in self.placed:
            shared = set(provinces) & set(earlier)
            assert bool(shared) != self.two
            assert not shared & self.empty
        self.placed.append(provinces)
        assert len(self.placed) <= 2

    def paid_for(self, provinces):
        colors = [self.color[province] for province in provinces]
        cards = self.cards
        strange = [card for card in cards if card not in colors]
        assert len(strange) in (0, 2)
        assert len(set(strange)) <= 1
        assert len(cards) - len(strange) // 2 == len(colors)
        self.cards = []

    def on_emperor_palace(self, params):
        self.emperor_piece(self.spaces[params["space"]]["provinces"][0])

    def on_emperor_emissary(self, params):
        self.emperor_piece(params["province"])
        assert sum(self.emissaries(params["province"])) <= max(self.palaces(params["province"]))

    def emperor_piece(self, province):
        assert not self.moved
        self.moved = True
        self.paid_for([province])
        if not self.placed and not self.exchanged:  # moved first: the turn begins after it
            self.empty.discard(province)
        there = sum(self.palaces(province)) + sum(self.emissaries(province))
        if there == 1 and not any(self.fort(space) for space in self.region(province)):
            self.only_way(province)

    def only_way(self, entered):
        """The Emperor entered an empty province: he could not go where a piece lay."""
        left = self.places["supply:emperor"]
        for province, color in self.color.items():
            if province == entered or not self.occupied(province):
                continue
            if color not in self.held and len(set(self.held)) == len(self.held):
                continue
            assert self.full(province) or left["palace:emperor"] == 0
            room = sum(self.emissaries(province)) < max(self.palaces(province))
            assert not room or left["emissary:emperor"] == 0

    def on_draw_row(self, params):
        self.draws(params["seat"])

    def on_draw_deck(self, params):
        self.draws(params["seat"])

    def draws(self, seat):
        self.drawn = True
        assert self.exhausted < 2
        assert self.placed or self.exchanged
        assert self.hand(seat) <= 3

    def on_row(self, _):
        assert self.hand((self.first + self.turns - 1) % self.seats) == 3
        assert sum(self.places["row"].values()) <= 4

    def on_emperor_card(self, _):
        assert self.hand("emperor") <= 3

    def on_keep(self, params):
        """Who has just laid the card and has at least as many as the other holds the influence."""
        assert self.placed
        assert not any(self.places["played"].values())
        mine, other = [self.places[f"kept:{seat}"] for seat in (params["seat"], 1 - params["seat"])]
        card = f"card:{params['color']}"
        if mine[card] >= other[card]:
            self.holder[params["color"]] = params["seat"]

    def on_province_full(self, params):
        assert self.full(params["province"])
        assert params["province"] not in self.tokens
        self.tokens.add(params["province"])
        self.score(params["province"])

    def on_province_points(self, params):
        self.told["palaces"][params["seat"]] += params["points"]

    on_emperor_points = on_province_points

    def on_stuck(self, _):
        self.stuck = True

    def on_harbour_points(self, params):
        self.told["other"]["harbours", params["seat"]] += params["points"]

    def on_alliance_points(self, params):
        self.told["other"]["alliances", params["seat"]] += params["points"]

    def on_road_points(self, params):
        self.told["other"]["roads", params["seat"]] += params["points"]

    def on_tile_points(self, params):
        self.told["other"]["tiles", params["seat"]] += params["points"]

    # --- points ----------------------------------------------------------------------------------
    def score(self, province):
        counted = self.palaces(province)
        ranks = sorted({n for n in counted if n}, reverse=True)
        for k, n in enumerate(counted):
            if n == 0:
                continue
            place = ranks.index(n)
            points = sum(counted) if place == 0 else ranks[place - 1]
            if any(self.owner_of(s) == k and self.fort(s) for s in self.region(province)):
                points *= 2
            if k < self.seats:
                self.points[k] += points
                continue
            for seat in range(self.seats):
                if self.holder.get(self.color[province]) == seat:
                    self.points[seat] += points

    def nothing_fits(self):
        supplies = [self.places[f"supply:{owner}"] for owner in self.owners]
        free = [space for space in self.spaces if self.owner_of(space) is None]
        bare = [space for space in free if not self.fort(space)]
        room = [p for p in self.color if sum(self.emissaries(p)) < max(self.palaces(p))]
        for owner, supply in zip(self.owners, supplies, strict=True):
            if (free and supply[f"palace:{owner}"]) or (room and supply[f"emissary:{owner}"]):
                return False
            if bare and supply["fort"]:
                return False
        return True

    def finish(self):
        """The final scoring."""
        for province in self.color:
            assert self.full(province) == (province in self.tokens)
            if province not in self.tokens:
                self.score(province)
        in_harbours = Counter()
        for name, space in self.spaces.items():
            if space["harbour"] and self.owner_of(name) is not None:
                in_harbours[self.owner_of(name)] += 1
        ranks = sorted(set(in_harbours.values()), reverse=True)
        for k, n in in_harbours.items():
            place = ranks.index(n)
            self.harbours[k] = sum(in_harbours.values()) if place == 0 else ranks[place - 1]
        for alliance in self.view["alliances"]:
            a, b = [self.emissaries(province) for province in alliance["provinces"]]
            for k in range(self.seats):
                if a[k] == max(a) > 0 and b[k] == max(b) > 0:
                    self.alliances[k] += sum(a) + sum(b)
        for k in range(self.seats):
            own = frozenset(space for space in self.spaces if self.owner_of(space) == k)
            self.roads[k] = self.chains(own)
        for color in ("yellow", "orange", "green"):
            won = [self.places[f"tiles:{owner}"][f"tile:{color}"] for owner in self.owners]
            for k in range(self.seats):
                self.tiles[k] += 6 * (won[k] == max(won) > 0)

    def chains(self, own):
        """Take every palace in turn: in no chain, or in any path through it."""
        near = {s: [t for t in self.spaces[s]["roads"] if t in own] for s in own}

        @cache
        def best(left):
            if len(left) < 4:
                return 0
            start = min(left, key=lambda s: (sum(t in left for t in near[s]), s))
            found = best(left - {start})
            for path in paths_through(start, left):
                factor = 2 if any(self.fort(s) for s in path) else 1
                found = max(found, len(path) * factor + best(left - path))
            return found

        def paths_through(start, left):
            seen = set()
            todo = [((start,), start, start)]
            walked = set()
            while todo:
                path, head, tail = todo.pop()
                key = (frozenset(path), frozenset((head, tail)))
                if key in walked:
                    continue
                walked.add(key)
                if len(path) > 3:
                    seen.add(frozenset(path))
                for end, other in ((head, tail), (tail, head)):
                    for step in near[end]:
                        if step in left and step not in path:
                            todo.append(((*path, step), step, other))
            return seen

        return best(own)

    # --- the view must say the same --------------------------------------------------------------
    def compare(self, view):
        assert self.pile == view["pile"]
        assert self.exhausted == view["exhausted"]
        now = laid_out(view, self.owners)
        for place in set(now) | set(self.places):
            if place not in ("pile", "box", "tokens", "influence"):
                assert +self.places[place] == +now[place], place
        held = {c: k for k, o in enumerate(view["owners"]) for c in o["influence"]}
        assert self.holder == held
        assert self.nothing_fits() == self.stuck
        if view["node"] != "over":
            assert [o["score"] for o in view["owners"][: self.seats]] == self.points
            assert view["turn"] == self.turns
            assert view["on_turn"] == (self.first + self.turns - 1) % self.seats


class Places(dict):
    """Pieces by place; a place not heard of is empty."""

    def __missing__(self, place):
        self[place] = Counter()
        return self[place]


def laid_out(view, owners):
    """The pieces of a view, place by place."""
    places = Places()
    for name, owner in zip(owners, view["owners"], strict=True):
        for color, n in owner["hand"].items():
            places[f"hand:{name}"][f"card:{color}"] = n
        for color, n in owner["kept"].items():
            places[f"kept:{name}"][f"card:{color}"] = n
        for color in owner["influence"]:
            places[f"influence:{name}"][f"influence:{color}"] = 1
        for card in owner["special"]:
            places[f"special:{name}"][f"special:{card}"] = 1
        for color, n in owner["tiles"].items():
            places[f"tiles:{name}"][f"tile:{color}"] = n
        supply = places[f"supply:{name}"]
        supply[f"palace:{name}"] = owner["palaces"]
        supply[f"emissary:{name}"] = owner["emissaries"]
        supply["fort"] = owner["forts"]
    for place in ("row", "discard", "played"):
        for color, n in view[place].items():
            places[place][f"card:{color}"] = n
    for space in view["spaces"]:
        here = places[f"space:{space['id']}"]
        if space["owner"] is not None:
            here[f"palace:{owners[space['owner']]}"] = 1
        here["fort"] = int(space["fort"])
        if space["tile"]:
            here["tile"] = 1
        if space["tile_color"] is not None:
            here["tile"] = 0
            here[f"tile:{space['tile_color']}"] = 1
    for province in view["provinces"]:
        places[f"province:{province['id']}"]["token"] = int(province["scored"])
        for owner, n in zip(owners, province["emissaries"], strict=True):
            places[f"dragon:{province['id']}"][f"emissary:{owner}"] = n
    places["tokens"]["token"] = 9
    for color in view["row"]:
        places["influence"][f"influence:{color}"] = 1
    return places


@each
def test_the_books(case):
    """Cards, pieces, tokens, tiles, influence and points after every decision, then the end."""
    state = case.start(11)
    books = Books(state.view(EVERYTHING))
    books.turns = 1
    rng = Rng(29)
    while not state.over:
        seat = state.actors()[0]
        actions = [int(a) for a in state.legal(seat)]
        events = Events()
        state.apply(seat, actions[rng.below(len(actions))], events)
        for event in events.items:
            if event.key == "tile_shown":
                here = books.places[f"space:{event.params['space']}"]
                here["tile"] -= 1
                here[f"tile:{event.params['color']}"] += 1
            books.book(event)
        books.compare(state.view(EVERYTHING))
    books.finish()
    view = state.view(EVERYTHING)
    totals = []
    for seat in range(case.seats):
        points = [books.points, books.harbours, books.alliances, books.roads, books.tiles]
        mine = [kind[seat] for kind in points]
        assert view["owners"][seat]["scores"] == mine
        assert view["owners"][seat]["score"] == sum(mine)
        told = [books.told["other"][key, seat] for key in ("harbours", "alliances", "roads")]
        assert [books.told["palaces"][seat], *told, books.told["other"]["tiles", seat]] == mine
        totals.append((sum(mine), sum(books.places[f"supply:{seat}"].values())))
    assert [int(rank) for rank in state.ranking()] == [
        1 + sum(other > mine for other in totals) for mine in totals
    ]
    if not books.stuck:
        assert books.turns % case.seats == 0
        assert (books.turns - 1) // case.seats == books.last_round
