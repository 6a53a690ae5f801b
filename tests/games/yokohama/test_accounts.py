"""Random games audited from outside: every yen, good, point and piece is worked out once more.

Only views and events are read here, and the tables are those of the rulebook, written again.
"""

from __future__ import annotations

from collections import Counter

import pytest
from yokohama_table import GAME

from teahouse.core.events import Events
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING

GAMES = [
    (2, 1, {}),
    (2, 2, {"two_player_neutral": "rival", "sole_majority": "both_places"}),
    (2, 3, {"recall_scope": "one_location", "mini_independent_agents": True}),
    (3, 4, {"mini_completed_goals": True, "jump_needs_assistant": False}),
    (3, 5, {"sole_majority": "both_places", "mini_independent_agents": True}),
    (4, 6, {}),
    (4, 7, {"mini_completed_goals": True, "mini_independent_agents": True}),
]
GOODS = ("copper", "silk", "tea", "fish")
KINDS = (*GOODS, "import", "yen")
OUTPUT = {
    "copper_mine": ("copper", [0, 0, 1, 2, 3]),
    "silk_factory": ("silk", [0, 1, 2, 3, 4]),
    "tea_plantation": ("tea", [1, 2, 3, 4, 5]),
    "fishing_port": ("fish", [1, 2, 3, 4, 5]),
    "bank": ("yen", [1, 2, 3, 4, 5]),
}
EXCHANGE = {"copper": 2, "silk": 2, "tea": 1, "fish": 1, "import": 4}
PASSIVE = ("end_extra", "end_placing", "leave_action", "skip", "recall_president", "take")


def _play(seats, seed, options):
    """Each decision: view before, seat, notation, events, view after, the state."""
    state = GAME.start(seats, options, seed)
    rng = Rng(seed + 3)
    while not state.over:
        before = state.view(EVERYTHING)
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        before["legal"] = [GAME.catalog[int(a)].notation for a in actions]
        active = [a for a in actions if not GAME.catalog[int(a)].notation.startswith(PASSIVE)]
        if active and rng.below(5):
            actions = active
        action = int(actions[rng.below(len(actions))])
        events = Events()
        state.apply(seat, action, events)
        yield before, int(seat), GAME.catalog[action].notation, events.items, state


def _has(view, seat, tech):
    return any(card["id"] == tech for card in view["seats"][seat]["techs"])


# --- what one decision changes --------------------------------------------------------------------
class Account:
    """What everybody should gain by one decision: kinds and points by category."""

    def __init__(self, view, seat):
        self.view = view
        self.seat = seat
        self.kinds = [Counter() for _ in view["seats"]]
        self.points = [Counter() for _ in view["seats"]]

    def pay(self, kind, count, to=None):
        self.kinds[self.seat][kind] -= count
        if to is not None:
            self.kinds[to][kind] += count

    def get(self, kind, count):
        if kind == "copper" and count and _has(self.view, self.seat, "mining"):
            count += 1
        self.kinds[self.seat][kind] += count

    def score(self, category, count):
        self.points[self.seat][category] += count

    def bonus(self, tech, points):
        if _has(self.view, self.seat, tech):
            self.score("inventions", points)

    def reward(self, reward, category):
        for name, count in reward.items():
            if name == "vp":
                self.score(category, count)
            elif name in KINDS:
                self.get(name, count)


def _expected(before, seat, notation, told, after):
    account = Account(before, seat)
    family, *args = notation.split()
    player = before["seats"][seat]
    question = before["question"]
    if family in ("move", "route", "agent"):
        _travel(account, family, int(args[0]), after)
        for event in told:
            if event.key == "act":
                _act(account, event.params, family != "agent")
    elif family == "place":
        for other in before["locations"][int(args[0])]["presidents"]:
            if other != seat:
                account.pay("yen", 1, other)
    elif family == "goal":
        goal = before["goals"]["ABC".index(args[0])]
        account.score("goals", goal["later"] if goal["claimed"] else goal["first"])
    elif family == "order":
        order = player["orders"][int(args[0])]
        for good, count in order["pay"].items():
            account.pay(good, count)
        account.reward(order["reward"], "orders")
        account.bonus("ball", 2)
        if _has(before, seat, "language_school"):
            account.get("yen", 1)
    elif family == "trade":
        verb, kind = args[0].split("_")
        gives, gets = (("yen", EXCHANGE[kind]), (kind, 1))
        if verb == "sell":
            gives, gets = gets, gives
        account.pay(*gives)
        account.get(*gets)
    elif family in ("church", "gift"):
        _worship(account, family, args[0], after)
    elif family == "customs":
        space = before["customs"][int(args[0])]
        account.pay("import", space["need"])
        account.reward(space["reward"], "customs_spaces")
        account.bonus("brickyard", 4)
    elif family == "hire":
        taken = 4 - player["warehouse"].get("house", 0)
        account.pay("yen", {"assistant": 0, "shop": 2, "house": 4 + taken}[args[0]])
    elif family == "tech":
        _invent(account, int(args[0]), int(args[1]))
    elif family == "second":
        account.pay(args[1], 2 if args[1] == "yen" else 1)
    elif family == "token":
        account.reward(before["locations"][question["position"]]["token_reward"], "tokens")
    elif family == "shop":
        place = before["locations"][question["position"]]
        account.reward(place["shops"][int(args[0])]["reward"], "buildings")
        account.bonus("gas_lamp", 2)
    elif family == "house":
        account.reward(before["locations"][question["position"]]["house"]["reward"], "buildings")
        account.bonus("electric_light", 3)
    elif family == "good":
        account.get(args[0], 1)
    elif family == "mill":
        account.pay("silk", 1)
        account.get("yen", 2)
    elif family == "university":
        account.pay("yen", 1)
    elif family == "end_extra" and before["phase"] == "extra_c" and not _ended(told):
        _stock_exchange(account, after["on_turn"])
    return account


def _ended(told):
    return any(event.key == "game_over" for event in told)


def _stock_exchange(account, seat):
    yen = account.view["seats"][seat]["owned"].get("yen", 0)
    if yen < 2 and _has(account.view, seat, "stock_exchange"):
        account.kinds[seat]["yen"] += 2 - yen


def _act(account, params, with_president):
    """The level, the income of another's trading house, and what the location gives at once."""
    view, seat = account.view, account.seat
    place = view["locations"][params["position"]]
    level = place["assistants"][seat] + with_president + place["station"]
    level += any(space["owner"] == seat for space in place["shops"])
    level += place["house"]["owner"] == seat
    level = min(level, 5)
    assert params["level"] == level
    owner = place["house"]["owner"]
    if owner is not None and owner != seat:
        account.kinds[owner]["yen"] += 1
    if place["location"] in OUTPUT:
        kind, table = OUTPUT[place["location"]]
        account.get(kind, table[level - 1])
    elif place["location"].startswith("port") and level == 5:
        account.score("ports", 3)


def _worship(account, family, arg, after):
    """Gifts for the missing faith, the last one by itself if only one kind is left."""
    view, question = account.view, account.view["question"]
    have = Counter(view["seats"][account.seat]["owned"])
    given = list(question["given"])
    if family == "church":
        space = view["church"][int(arg)]
        missing = max(0, space["need"] - question["level"])
        chosen = []
    else:
        missing = question["left"]
        chosen = [arg]
    price = {kind: 2 if kind == "yen" else 1 for kind in KINDS}
    while missing:
        kinds = [k for k in KINDS if k not in given and have[k] >= price[k]]
        if not chosen and len(kinds) > 1:
            return
        kind = chosen.pop() if chosen else kinds[0]
        assert kind in kinds
        given.append(kind)
        have[kind] -= price[kind]
        account.pay(kind, price[kind])
        missing -= 1
    pairs = zip(view["church"], after["church"], strict=True)
    (space,) = [was for was, now in pairs if was["owner"] != now["owner"]]
    account.reward(space["reward"], "church_spaces")
    account.bonus("brewery", 3)


def _invent(account, slot, imports):
    view, seat = account.view, account.seat
    question = view["question"]
    name = view["locations"][question["position"]]["location"]
    lab = next(lab for lab in view["labs"] if lab["location"] == name)
    card = lab["cards"][slot]
    units = max(0, card["cost"] + (0, 0, 1, 1, 2, 2)[slot] - question["level"])
    units += len(view["seats"][seat]["techs"]) >= 3
    account.pay("import", imports)
    account.pay("yen", 2 * (units - imports))
    if _has(view, seat, "printing"):
        account.get("yen", 1)
    account.bonus("patents", 2)
    if card["id"] == "exposition":
        account.score("inventions", 10)


# --- movement: chain by chain ---------------------------------------------------------------------
def _tolls(view, seat, end):
    """The tolls to choose from, each a list of payees, in the order of 4.5."""
    places = view["locations"]
    start = view["seats"][seat]["president"]
    place = places[end]
    if end == start or place["location"] == "canal":
        return []
    free = _has(view, seat, "stagecoach")

    def payees(pos):
        if places[pos]["location"] == "canal":
            return {"canal"}
        return set() if free else {str(k) for k in places[pos]["presidents"] if k != seat}

    found = set()
    own = place["assistants"][seat] > 0
    others = [k for k in place["presidents"] if k != seat]
    stop = not others or _has(view, seat, "postal_system")
    jump = own or view["jump_free"]
    if (own and stop and start is None) or (jump and stop and _has(view, seat, "tramway")):
        found.add(frozenset(payees(end)))
    if jump and place["station"] and _has(view, seat, "station"):
        found.add(frozenset())
    if own and stop and start is not None:
        seen = set()
        todo = [(start, frozenset())]
        while todo:
            pos, toll = todo.pop()
            for to in places[pos]["neighbours"]:
                open_ = places[to]["assistants"][seat] or places[to]["location"] == "canal"
                step = (to, toll | payees(to))
                if open_ and to != start and step not in seen:
                    seen.add(step)
                    todo.append(step)
        found |= {toll for pos, toll in seen if pos == end}
    yen = view["seats"][seat]["owned"].get("yen", 0)
    found = {toll for toll in found if len(toll) <= yen}
    least = [toll for toll in found if not any(other < toll for other in found)]
    count = len(view["seats"])
    order = [str((view["first_player"] + k) % count) for k in range(count)] + ["canal"]
    rows = sorted([sorted([order.index(p) for p in toll]) for toll in least])
    return [[order[k] for k in row] for row in sorted(rows, key=len)]


def _travel(account, family, number, after):
    view, seat = account.view, account.seat
    if family == "agent":
        return
    end = number if family == "move" else view["question"]["position"]
    tolls = _tolls(view, seat, end)
    if family == "move" and len(tolls) > 1:
        assert after["question"]["routes"] == tolls
        return
    for payee in tolls[0] if family == "move" else tolls[number]:
        account.pay("yen", 1, None if payee == "canal" else int(payee))


# --- flags and agents -----------------------------------------------------------------------------
def _check_flags(before, seat, after):
    """Every second flag of a nation brings its agent while one is left."""
    was, now = before["seats"][seat], after["seats"][seat]
    for nation in ("uk", "us", "fr", "de", "nl"):
        held = now["flags"].get(nation, 0)
        more = held - was["flags"].get(nation, 0)
        due = int(more == 1 and held % 2 == 0 and before["agent_supply"].get(nation, 0) > 0)
        agents = [
            side["agents"].get(nation, 0) + side["agents_used"].get(nation, 0)
            for side in (was, now)
        ]
        assert agents[1] - agents[0] == due
        cards = [card["nation"] for card in now["techs"] + now["filled"]]
        cards += [{"K1": "uk", "K2": "us", "K3": "fr", "K4": "de", "K5": "nl"}.get(now["award"])]
        if after["node"] in ("extra", "place"):
            assert cards.count(nation) == held


# --- the end --------------------------------------------------------------------------------------
def _over_the_edge(view):
    """Does one of the five end conditions hold?"""
    seats = len(view["seats"])
    houses, shops = Counter(), Counter()
    for place in view["locations"]:
        shops.update(space["owner"] for space in place["shops"] if space["owner"] is not None)
        if place["house"] is not None and place["house"]["owner"] is not None:
            houses[place["house"]["owner"]] += 1
    limit = {2: 5, 3: 5, 4: 6}[seats]
    full = [
        sum(space["neutral"] or space["owner"] is not None for space in view[board]) >= limit
        for board in ("church", "customs")
    ]
    short = view["node"] != "second" and any(None in port["cards"] for port in view["ports"])
    return 4 in houses.values() or 8 in shops.values() or any(full) or short


def _places(standing, prizes, both):
    """First and second place, best first; None is the neutral colour."""
    points = Counter()
    for (*_, owner), prize in zip(standing, prizes, strict=False):
        points[owner] += prize
    if len(standing) == 1 and both:
        points[standing[0][-1]] += prizes[1]
    return points


def _final(view, options):
    """The five categories of the final scoring, by seat."""
    rival = options.get("two_player_neutral") == "rival"
    both = options.get("sole_majority") == "both_places"
    seats = range(len(view["seats"]))
    rows = [[] for _ in seats]
    for board, prizes in (("church", (6, 3)), ("customs", (8, 4))):
        standing = []
        for owner in [*seats, None]:
            at = [
                k
                for k, space in enumerate(view[board])
                if (space["neutral"] and rival if owner is None else space["owner"] == owner)
            ]
            if at:
                standing.append((-len(at), -max(at), owner))
        points = _places(sorted(standing, key=lambda row: row[:2]), prizes, both)
        for seat in seats:
            rows[seat].append(points[seat])
    standing = [(-7.5, 9, None)] if rival else []
    for seat in seats:
        cost = sum(card["cost"] for card in view["seats"][seat]["techs"])
        if cost:
            standing.append((-cost, (seat - view["first_player"]) % len(seats), seat))
    points = _places(sorted(standing, key=lambda row: row[:2]), (10, 5), both)
    for seat in seats:
        player = view["seats"][seat]
        rows[seat].append(points[seat])
        flags = list(player["flags"].values())
        sets = [sum(n > k for n in flags) for k in range(max(flags, default=0))]
        rows[seat].append(sum((0, 0, 2, 4, 8, 12)[n] for n in sets))
        owned = Counter(player["owned"])
        goods = sum(owned[good] for good in GOODS)
        agents = sum(player["agents"].values())
        rows[seat].append(agents + owned["import"] + owned["yen"] // 2 + goods // 3)
    return rows


# --- pieces ---------------------------------------------------------------------------------------
def _pieces(view):
    """What lies where, in the words of the events' moves."""
    found = Counter()
    for player in view["seats"]:
        seat = player["seat"]
        for kind, count in player["owned"].items():
            found[kind, f"owned:{seat}"] = count
        for place in ("hand", "warehouse"):
            for piece, count in player[place].items():
                found[f"{piece}:{seat}", f"{place}:{seat}"] = count
        for place in ("agents", "agents_used"):
            for kind, count in player[place].items():
                found[f"agent:{kind}", f"{place}:{seat}"] = count
        home = "hand" if player["president"] is None else "location"
        at = seat if player["president"] is None else player["president"]
        found[f"president:{seat}", f"{home}:{at}"] = 1
        found["point", f"points:{seat}"] = player["points"]
        for order in player["orders"]:
            found[f"order:{order['id']}", f"orders:{seat}"] = 1
        for order in player["filled"]:
            found[f"order:{order['id']}", f"filled:{seat}"] = 1
        for card in player["techs"]:
            found[f"tech:{card['id']}-{card['nation']}", f"techs:{seat}"] = 1
        for token in player["tokens"]:
            found[f"token:{token}", f"tokens:{seat}"] = 1
        if player["award"] is not None:
            found[f"award:{player['award']}", f"tokens:{seat}"] = 1
    for place in view["locations"]:
        pos = place["position"]
        for seat, count in enumerate(place["assistants"]):
            found[f"assistant:{seat}", f"location:{pos}"] = count
        if place["token"] is not None:
            found[f"token:{place['token']}", f"location:{pos}"] = 1
        if place["station"]:
            found["station", f"location:{pos}"] = 1
        for k, space in enumerate(place["shops"]):
            if space["owner"] is not None:
                found[f"shop:{space['owner']}", f"tile:{pos}:{k}"] = 1
        if place["house"] is not None and place["house"]["owner"] is not None:
            found[f"house:{place['house']['owner']}", f"tile:{pos}:house"] = 1
    for board in ("church", "customs"):
        for k, space in enumerate(view[board]):
            if space["owner"] is not None:
                found[f"assistant:{space['owner']}", f"{board}:{k}"] = 1
    for goal in view["goals"]:
        for seat in goal["claimed"]:
            found[f"assistant:{seat}", f"goal:{goal['group']}"] = 1
    for port in view["ports"]:
        for k, order in enumerate(port["cards"]):
            if order is not None:
                found[f"order:{order['id']}", f"{port['location']}:{k}"] = 1
    for lab in view["labs"]:
        for k, card in enumerate(lab["cards"]):
            if card is not None:
                found[f"tech:{card['id']}-{card['nation']}", f"{lab['location']}:{k}"] = 1
    return +found


OUTSIDE = ("supply", "box", "awards", "lab_pile", "port_pile", "offer:")


def _moved(pieces, told):
    for event in told:
        for move in event.moves:
            if not move.source.startswith(OUTSIDE):
                pieces[move.piece, move.source] -= move.count
                assert pieces[move.piece, move.source] >= 0
            if not move.target.startswith(OUTSIDE):
                pieces[move.piece, move.target] += move.count


# --- the audit ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_books_balance(seats, seed, options):
    totals = [Counter() for _ in range(seats)]
    pieces = None
    turns, rounds = [], []
    last = None
    for before, seat, notation, told, state in _play(seats, seed, options):
        after = state.view(EVERYTHING)
        before["jump_free"] = options.get("jump_needs_assistant") is False
        if pieces is None:
            pieces = _pieces(before)
        account = _expected(before, seat, notation, told, after)
        for k in range(seats):
            was, now = before["seats"][k], after["seats"][k]
            for kind in KINDS:
                gained = now["owned"].get(kind, 0) - was["owned"].get(kind, 0)
                assert gained == account.kinds[k][kind], (notation, kind)
            assert now["points"] - was["points"] == sum(account.points[k].values()), notation
            totals[k].update(account.points[k])
        if before["node"] == "move":
            ends = [k for k in range(len(before["locations"])) if _tolls(before, seat, k)]
            moves = [name for name in before["legal"] if name.startswith("move")]
            assert moves == [f"move {k}" for k in ends]
        if before["phase"] != "setup":
            _check_flags(before, seat, after)
        _moved(pieces, told)
        air = (f"assistant:{seat}", f"air:{seat}")
        assert pieces[air] == (after["node"] == "shift_to")
        if after["phase"] != "setup":  # kept orders are in hand once all have chosen
            assert {k: n for k, n in pieces.items() if n and k != air} == _pieces(after), notation
        turns += [event.params["seat"] for event in told if event.key == "turn"]
        rounds += [event.params["round"] for event in told if event.key == "round"]
        if last is None and _over_the_edge(after):
            last = before["round"] + 1
        assert after["last_round"] == last
    first = after["first_player"]
    assert turns == [(first + k) % seats for k in range(seats)] * last
    assert rounds == list(range(1, last + 1))
    final = _final(after, options)
    for k, row in enumerate(state.scores()):
        during = [totals[k][name] for name in GAME.categories[:8]]
        assert [int(n) for n in row] == during + final[k]
    sums = [sum(row) for row in state.scores()]
    best = sorted(range(seats), key=lambda k: (-sums[k], (k - first) % seats))
    assert [int(rank) for rank in state.ranking()] == [best.index(k) + 1 for k in range(seats)]
