"""Yunnan's table in words."""

from __future__ import annotations

from teahouse.games.yunnan.views import BuildingView, ColorView, PlaceView, YunnanView
from teahouse.text.board import Section
from teahouse.text.words import Words


def board(view: YunnanView, words: Words) -> list[Section]:
    """Colours, pieces, buildings, map, ravines, orders, and Duli's cards."""
    sections = [
        _colors_section(view, words),
        _pieces_section(view, words),
        _buildings_section(view, words),
        _places_section(view, words),
        _ravines_section(view, words),
        _orders_section(view, words),
    ]
    if view["fresh"] is not None:
        sections.append(_journey_section(view, words))
    if view["duli"] is not None:
        sections.append(_duli_section(view, words))
    return sections


def _say(words: Words, key: str, **params: str | int) -> str:
    return words.say(f"yunnan-table-{key}", params)


def _head_row(words: Words, *keys: str) -> list[str]:
    return [_say(words, key) for key in keys]


def _counts_text(counts: dict[str, int], words: Words) -> str:
    """Numbers by colour, none left out but zeros."""
    return ", ".join([f"{n} {words.thing('color', c)}" for c, n in counts.items() if n]) or "-"


def _names_text(kind: str, names: list[str], words: Words) -> str:
    return ", ".join([words.thing(kind, name) for name in names]) or "-"


def _colors_section(view: YunnanView, words: Words) -> Section:
    """Who has what; the bids while they stand, the income when it is there."""
    money = "income" if view["phase"] in ("conversion", "end") else "bids"
    head = ["name", "vp", "coins", money, "passes", "influence", "horse", "gifts", "marks"]
    rows = [_head_row(words, *head)]
    for color in view["colors"]:
        row = [_name(color, words)]
        number = color["income"] if money == "income" else color["bid_sum"]
        if color["seat"] is None or color["horse"] is None:  # Duli
            row += ["-", "-", str(number), "-", str(color["influence"]), "-"]
        else:
            row += [str(view["seats"][color["seat"]]["vp"]), str(color["coins"]), str(number)]
            row += [str(color["passes"]), str(color["influence"])]
            row.append(words.thing("province", color["horse"]))
        rows.append([*row, str(color["gifts"]), _marks_text(view, color, words)])
    return Section(_say(words, "colors"), rows, header=True)


def _pieces_section(view: YunnanView, words: Words) -> Section:
    """What is not on the board: ``personal stock / general supply``."""
    kinds = list(view["colors"][0]["general"])
    guards = view["colors"][0]["guard"] is not None
    head = [words.thing("structure", kind) for kind in [*kinds, *["guard"] * guards]]
    rows = [[*_head_row(words, "name", "traders"), *head]]
    for color in view["colors"]:
        row = [_name(color, words), f"{color['stock']} / {color['supply']}"]
        row += [f"{color['kept'][kind]} / {color['general'][kind]}" for kind in kinds]
        rows.append([*row, *[_guard_text(color, words)] * guards])
    return Section(_say(words, "pieces"), rows, header=True)


def _guard_text(color: ColorView, words: Words) -> str:
    guard = color["guard"]
    if guard in ("unused", "spent"):
        return _say(words, f"guard-{guard}")
    return "-" if guard is None else words.thing("province", guard)


def _name(color: ColorView, words: Words) -> str:
    who = _say(words, "duli") if color["seat"] is None else words.player(color["seat"])
    return f"{who} ({words.thing('color', color['color'])})"


def _marks_text(view: YunnanView, color: ColorView, words: Words) -> str:
    marks: list[str] = []
    if view["color"] == color["color"]:
        marks.append(_say(words, "decides"))
    if color["passed"] and view["phase"] == "auction":
        marks.append(_say(words, "passed"))
    if color["banked"]:
        marks.append(_say(words, "banked"))
    return ", ".join(marks)


def _buildings_section(view: YunnanView, words: Words) -> Section:
    rows = [_head_row(words, "building", "spaces")]
    for building in view["buildings"]:
        rows.append([words.thing("building", building["id"]), _spaces_text(building, words)])
    slots: list[str] = []
    for slot in view["bank"]:
        name = words.thing("slot", slot["id"])
        color = _say(words, "nobody")
        if slot["color"] is not None:
            color = words.thing("color", slot["color"])
        if slot["closed"]:
            slots.append(_say(words, "closed", slot=name))
        else:
            slots.append(_say(words, "pays", slot=name, color=color, coins=slot["pays"]))
    rows.append([_say(words, "bank"), " · ".join(slots)])
    return Section(_say(words, "buildings", sum=view["bid_sum"]), rows, header=True)


def _spaces_text(building: BuildingView, words: Words) -> str:
    """Small spaces in brackets: ``[5] [7: red] 9 12 15``."""
    texts: list[str] = []
    for space in building["spaces"]:
        text = str(space["value"])
        if space["color"] is not None:
            text += f": {words.thing('color', space['color'])}"
        texts.append(f"[{text}]" if space["small"] else text)
    return "  ".join(texts)


def _places_section(view: YunnanView, words: Words) -> Section:
    head = ["place", "pay", "standing", "posts", "tea-house", "gifts", "value"]
    rows = [_head_row(words, *head)]
    for place in view["places"]:
        rows.append(_place_row(place, words))
    return Section(_say(words, "places", gifts=view["gifts_left"]), rows, header=True)


def _place_row(place: PlaceView, words: Words) -> list[str]:
    house = place["tea_house"]
    return [
        words.thing("province", place["id"]),
        f"{place['trader_income']} / {place['post_income']}",
        _counts_text(place["traders"], words),
        _posts_text(place, words),
        words.thing("color", house) if house is not None else "-",
        str(place["gifts"]),
        str(place["value"]),
    ]


def _posts_text(place: PlaceView, words: Words) -> str:
    """As other numbers by colour; those that earn nothing in this round say so."""
    texts: list[str] = []
    cut_off = place.get("cut_off", [])
    for color, count in place["posts"].items():
        if count > 0:
            text = f"{count} {words.thing('color', color)}"
            texts.append(f"{text} ({_say(words, 'cut-off')})" if color in cut_off else text)
    return ", ".join(texts) or "-"


def _ravines_section(view: YunnanView, words: Words) -> Section:
    rows = [_head_row(words, "ravine", "bridges", "marks")]
    for ravine in view["ravines"]:
        bridges = _names_text("color", ravine["bridges"], words)
        blocked = _say(words, "blocked") if ravine["blocked"] else ""
        rows.append([words.thing("ravine", ravine["id"]), bridges, blocked])
    return Section(_say(words, "ravines"), rows, header=True)


def _orders_section(view: YunnanView, words: Words) -> Section:
    rows = [
        [_say(words, "auction-order"), _names_text("color", view["auction_order"], words)],
        [_say(words, "travel-order"), _names_text("color", view["travel_order"], words)],
    ]
    if view["debt_rate"] is not None:
        rows.append([_say(words, "debt"), _say(words, "debt-rate", vp=view["debt_rate"])])
    return Section(_say(words, "orders"), rows)


def _journey_section(view: YunnanView, words: Words) -> Section:
    fresh = [f"{n} {words.thing('province', p)}" for p, n in (view["fresh"] or {}).items() if n]
    rows = [
        [_say(words, "passes-left"), str(view["passes_left"])],
        [_say(words, "may-travel"), ", ".join(fresh) or "-"],
    ]
    return Section(_say(words, "journey"), rows)


def _duli_section(view: YunnanView, words: Words) -> Section:
    duli = view["duli"]
    assert duli is not None
    card = "-"
    if duli["card"] is not None:
        card = _say(
            words,
            "card-text",
            card=duli["card"],
            building_list=_names_text("building", duli["bids"], words),
            traders=" ".join([str(n) for n in duli["traders"]]),
            house="yes" if duli["tea_house"] else "no",
        )
    pile = ", ".join([str(n) for n in duli["pile"]]) or "-"
    rows = [[_say(words, "card"), card], [_say(words, "pile"), pile]]
    return Section(_say(words, "duli"), rows)
