"""Yokohama's table in words."""

from __future__ import annotations

from teahouse.games.yokohama.view_types import (
    Counts,
    LocationView,
    OrderView,
    SeatView,
    SpaceView,
    TechView,
    YokohamaView,
)
from teahouse.text.board import Section
from teahouse.text.words import Words


def board(view: YokohamaView, words: Words) -> list[Section]:
    """Players, cards before them, map, what the locations do, management boards, goals."""
    sections = [
        _players_section(view, words),
        _cards_section(view, words),
        _map_section(view, words),
        _locations_section(view, words),
        _buildings_section(view, words),
        _labs_section(view, words),
        _ports_section(view, words),
        _spaces_section(view["church"], "church", words),
        _spaces_section(view["customs"], "customs", words),
        _goals_section(view, words),
    ]
    if view["question"]["routes"]:
        sections.append(_routes_section(view, words))
    return sections


def _say(words: Words, key: str, **params: str | int) -> str:
    return words.say(f"yokohama-table-{key}", params)


def _head_row(words: Words, *keys: str) -> list[str]:
    return [_say(words, key) for key in keys]


def _counts_text(counts: Counts, kind: str, words: Words) -> str:
    parts: list[str] = []
    for name, n in counts.items():
        message = f"yokohama-amount-{name}"
        known = words.has(message)
        parts.append(
            words.say(message, {"count": n}) if known else f"{n} {words.thing(kind, name)}"
        )
    return ", ".join(parts) or "-"


def _reward_text(reward: Counts, words: Words) -> str:
    return _counts_text(reward, "kind", words)


# --- players --------------------------------------------------------------------------------------
def _players_section(view: YokohamaView, words: Words) -> Section:
    rows = [_head_row(words, "name", "points", "owned", "hand", "warehouse", "president", "agents")]
    for seat in view["seats"]:
        where = _say(words, "in-hand") if seat["president"] is None else str(seat["president"])
        rows.append(
            [
                _name(view, seat, words),
                str(seat["points"]),
                _counts_text(seat["owned"], "kind", words),
                _counts_text(seat["hand"], "piece", words),
                _warehouse_text(seat, words),
                where,
                _agents_text(seat, words),
            ]
        )
    title = _say(words, "players")
    if view["last_round"] is not None:
        title += ". " + _say(words, "last-round", round=view["last_round"])
    return Section(title, rows, header=True)


def _warehouse_text(seat: SeatView, words: Words) -> str:
    pieces = _counts_text(seat["warehouse"], "piece", words)
    if seat["house_fee"] is None:
        return pieces
    return f"{pieces} ({_say(words, 'house-fee', count=seat['house_fee'])})"


def _agents_text(seat: SeatView, words: Words) -> str:
    agents = _counts_text(seat["agents"], "agent", words)
    used = sum(seat["agents_used"].values())
    return f"{agents} ({_say(words, 'agents-used', count=used)})" if used else agents


def _name(view: YokohamaView, seat: SeatView, words: Words) -> str:
    marks = " ①" if seat["seat"] == view["first_player"] else ""
    if seat["committed"]:
        marks += " ✓"
    color = words.thing("color", seat["color"])
    return f"{words.player(seat['seat'])} ({color}){marks}"


def _cards_section(view: YokohamaView, words: Words) -> Section:
    rows = [
        _head_row(words, "name", "orders", "filled", "techs", "flags", "tokens", "goals-claimed")
    ]
    for seat in view["seats"]:
        tokens = [words.thing("token", token) for token in seat["tokens"]]
        if seat["award"] is not None:
            tokens.append(words.thing("award", seat["award"]))
        rows.append(
            [
                words.player(seat["seat"]),
                _hand_text(seat, words),
                ", ".join([order["id"] for order in seat["filled"]]) or "-",
                ", ".join([words.thing("tech", tech["id"]) for tech in seat["techs"]]) or "-",
                _counts_text(seat["flags"], "nation", words),
                ", ".join(tokens) or "-",
                ", ".join(seat["goals"]) or "-",
            ]
        )
    return Section(_say(words, "orders") + ", " + _say(words, "techs"), rows, header=True)


def _hand_text(seat: SeatView, words: Words) -> str:
    if seat["offer"] is not None:
        offer = "; ".join([_order_text(order, words) for order in seat["offer"]])
        return _say(words, "offered", orders=offer)
    hand = [
        _order_text(order, words) if order is not None else _say(words, "hidden-order")
        for order in seat["orders"]
    ]
    return "; ".join(hand) or "-"


def _order_text(order: OrderView, words: Words) -> str:
    goods = _counts_text(order["pay"], "good", words)
    return f"{order['id']} ({goods} → {_reward_text(order['reward'], words)})"


# --- map ------------------------------------------------------------------------------------------
def _map_section(view: YokohamaView, words: Words) -> Section:
    rows = [
        _head_row(words, "position", "location", "neighbours", "president", "assistants", "level")
    ]
    for place in view["locations"]:
        rows.append(
            [
                str(place["position"]),
                _place_name(place, words),
                " ".join([str(p) for p in place["neighbours"]]),
                ", ".join([words.player(seat) for seat in place["presidents"]]),
                _by_seat_text(place["assistants"], words),
                _by_seat_text(place["levels"], words),
            ]
        )
    return Section(_say(words, "map"), rows, header=True)


def _place_name(place: LocationView, words: Words) -> str:
    name = words.thing("location", place["location"])
    return f"{name} + {_say(words, 'station')}" if place["station"] else name


def _locations_section(view: YokohamaView, words: Words) -> Section:
    """What the locations do, each once."""
    rows = [_head_row(words, "location", "kind", "work")]
    seen: set[str] = set()
    for place in view["locations"]:
        if place["location"] not in seen:
            seen.add(place["location"])
            name = words.thing("location", place["location"])
            work = words.thing("work", place["location"])
            rows.append([name, words.thing("site", place["kind"]), work])
    return Section(_say(words, "works"), rows, header=True)


def _by_seat_text(numbers: list[int], words: Words) -> str:
    return ", ".join([f"{words.player(seat)} {n}" for seat, n in enumerate(numbers) if n])


def _buildings_section(view: YokohamaView, words: Words) -> Section:
    rows = [_head_row(words, "position", "location", "token", "shops", "house")]
    for place in view["locations"]:
        if place["house"] is None:
            continue
        token = "-"
        if place["token"] is not None:
            reward = _reward_text(place["token_reward"], words)
            token = f"{words.thing('token', place['token'])} ({reward})"
        rows.append(
            [
                str(place["position"]),
                words.thing("location", place["location"]),
                token,
                " | ".join([_space_text(space, words) for space in place["shops"]]),
                _space_text(place["house"], words),
            ]
        )
    return Section(_say(words, "shops") + ", " + _say(words, "house"), rows, header=True)


def _space_text(space: SpaceView, words: Words) -> str:
    """Who stands there, or what it would give."""
    return _owner_text(space, words) or _reward_text(space["reward"], words)


def _owner_text(space: SpaceView, words: Words) -> str:
    if space["neutral"]:
        return _say(words, "neutral")
    return "" if space["owner"] is None else words.player(space["owner"])


# --- management boards and goals ------------------------------------------------------------------
def _spaces_section(spaces: list[SpaceView], key: str, words: Words) -> Section:
    rows = [_head_row(words, "space", "need", "reward", "taken-by")]
    for number, space in enumerate(spaces):
        rows.append(
            [
                str(number + 1),
                str(space["need"]),
                _reward_text(space["reward"], words),
                _owner_text(space, words),
            ]
        )
    return Section(_say(words, key), rows, header=True)


def _labs_section(view: YokohamaView, words: Words) -> Section:
    rows = [_head_row(words, "location", "slot", "techs", "cost", "flag", "effect")]
    for lab in view["labs"]:
        name = words.thing("location", lab["location"])
        for slot, tech in enumerate(lab["cards"]):
            if tech is not None:
                rows.append(
                    [name, str(slot + 1), *_technology_row(tech, lab["surcharge"][slot], words)]
                )
    return Section(_say(words, "labs", count=view["lab_pile"]), rows, header=True)


def _technology_row(tech: TechView, surcharge: int, words: Words) -> list[str]:
    cost = f"{tech['cost']} + {surcharge}" if surcharge else str(tech["cost"])
    return [
        words.thing("tech", tech["id"]),
        cost,
        words.thing("nation", tech["nation"]),
        words.thing("effect", tech["id"]),
    ]


def _ports_section(view: YokohamaView, words: Words) -> Section:
    rows = [_head_row(words, "location", "slot", "band", "order", "flag", "pay", "reward")]
    for port in view["ports"]:
        name = words.thing("location", port["location"])
        for slot, order in enumerate(port["cards"]):
            if order is not None:
                rows.append(
                    [
                        name,
                        str(slot + 1),
                        str(port["levels"][slot]),
                        order["id"],
                        words.thing("nation", order["nation"]),
                        _counts_text(order["pay"], "good", words),
                        _reward_text(order["reward"], words),
                    ]
                )
    return Section(_say(words, "ports", count=view["port_pile"]), rows, header=True)


def _goals_section(view: YokohamaView, words: Words) -> Section:
    rows = [_head_row(words, "position", "goal", "first", "later", "taken-by")]
    for goal in view["goals"]:
        rows.append(
            [
                goal["group"],
                words.thing("goal", goal["id"]),
                str(goal["first"]),
                str(goal["later"]),
                ", ".join([words.player(seat) for seat in goal["claimed"]]),
            ]
        )
    supply = _counts_text(view["agent_supply"], "nation", words)
    title = f"{_say(words, 'goals')}. {_say(words, 'supply')}: {supply}"
    if view["awards"]:
        awards = ", ".join([words.thing("award", award) for award in view["awards"]])
        title += ". " + _say(words, "awards", awards=awards)
    return Section(title, rows, header=True)


def _routes_section(view: YokohamaView, words: Words) -> Section:
    rows = [_head_row(words, "number", "payees")]
    for number, payees in enumerate(view["question"]["routes"]):
        names = [_say(words, "canal") if p == "canal" else words.player(int(p)) for p in payees]
        rows.append([str(number + 1), ", ".join(names)])
    return Section(_say(words, "routes"), rows, header=True)
