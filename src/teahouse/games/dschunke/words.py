"""Dschunke's table in words."""

from __future__ import annotations

from teahouse.games.dschunke.views import DschunkeView, JunkView, MarkerView, SeatView
from teahouse.text.board import Section
from teahouse.text.words import Words


def board(view: DschunkeView, words: Words) -> list[Section]:
    """Players, junks, markers, market, stacks."""
    return [
        _players_section(view, words),
        _junks_section(view, words),
        _markers_section(view, words),
        _market_section(view, words),
        _stacks_section(view, words),
    ]


def _say(words: Words, key: str, **params: str | int) -> str:
    return words.say(f"dschunke-table-{key}", params)


def _players_section(view: DschunkeView, words: Words) -> Section:
    head = ["name", "money", "goods", "special", "open", "strips", "supply"]
    rows = [[_say(words, key) for key in head]]
    for seat in view["seats"]:
        rows.append(
            [
                _name(view, seat, words),
                _money_text(seat, words),
                _hand_text(seat, words),
                _special_text(seat, words),
                ", ".join([words.thing("face", f) for f in seat["open"]]) or "-",
                str(seat["strips"]),
                str(seat["supply_cards"]),
            ]
        )
    return Section(_say(words, "players"), rows, header=True)


def _name(view: DschunkeView, seat: SeatView, words: Words) -> str:
    marks = "" if seat["seat"] != view["start_player"] else " ⛵"
    if seat["committed"]:
        marks += " ✓"
    color = words.thing("color", seat["color"])
    return f"{words.player(seat['seat'])} ({color}){marks}"


def _money_text(seat: SeatView, words: Words) -> str:
    if seat["money"] is not None:
        return str(seat["money"])
    if seat["money_shown"] is not None:
        return _say(words, "shown", yuan=seat["money_shown"])
    return "?"


def _hand_text(seat: SeatView, words: Words) -> str:
    if seat["hand"] is None:
        return _say(words, "cards", count=seat["hand_size"])
    return ", ".join([f"{n} {words.thing('good', g)}" for g, n in seat["hand"].items() if n]) or "-"


def _special_text(seat: SeatView, words: Words) -> str:
    if seat["special"] is None:
        return _say(words, "cards", count=seat["special_size"])
    return ", ".join([words.thing("face", f) for f in seat["special"]]) or "-"


def _junks_section(view: DschunkeView, words: Words) -> Section:
    head = [_say(words, "junk"), _say(words, "pile"), _say(words, "bow"), _say(words, "hold")]
    head += [words.player(seat["seat"]) for seat in view["seats"]]
    rows = [head]
    piles = {pile["good"]: pile for pile in view["piles"]}
    for junk in view["junks"]:
        goods = "-"
        if junk["good"] is not None:
            pile = piles[junk["good"]]
            count = str(pile["count"]) if pile["count"] is not None else "…"
            goods = f"{'0' if pile['empty'] else count} {words.thing('good', junk['good'])}"
        merchant = words.thing("merchant", junk["merchant"]) if junk["merchant"] else "-"
        if junk["face_down"]:
            merchant = "?"
        rows.append(
            [
                words.thing("junk", junk["id"]),
                goods,
                merchant,
                _hold_text(view, junk),
                *[str(n) for n in junk["visible"]],
            ]
        )
    return Section(_say(words, "junks"), rows, header=True)


def _hold_text(view: DschunkeView, junk: JunkView) -> str:
    """Levels from the bottom, a colour letter for each strip: ``bgb/b``."""
    letters = {seat["seat"]: seat["color"][0] for seat in view["seats"]}
    levels = ["".join(["." if o is None else letters[o] for o in lv]) for lv in junk["levels"]]
    return "/".join(levels) or "-"


def _markers_section(view: DschunkeView, words: Words) -> Section:
    rows = []
    for marker in view["merchants"]:
        where = words.thing("junk", marker["junk"]) if marker["junk"] else "?"
        name = words.thing("merchant", marker["id"])
        rows.append([name, where, _offer_text(marker, words), _used_text(marker, words)])
    free = [words.thing("junk", j["id"]) for j in view["junks"] if j["merchant"] is None]
    if view["phase"] == "setup":  # the merchants are face down
        free = ["?"]
    for marker in view["trainees"]:
        name = words.thing("track", marker["id"])
        rows.append([name, ", ".join(free), _offer_text(marker, words), _used_text(marker, words)])
    return Section(_say(words, "markers"), rows)


def _offer_text(marker: MarkerView, words: Words) -> str:
    action = words.thing("action", marker["action"] or "")
    return f"{action} ({marker['strips']})" if marker["strips"] else action


def _used_text(marker: MarkerView, words: Words) -> str:
    return _say(words, "used") if marker["used"] else ""


def _market_section(view: DschunkeView, words: Words) -> Section:
    rows: list[list[str]] = []
    for good, value in (view["market"] or {}).items():
        price = _say(words, "special-card") if value == "S" else _say(words, "yuan", yuan=value)
        sold = _say(words, "sold") if good in view["sold"] else ""
        rows.append([words.thing("good", good), price, sold])
    title = _say(words, "market", card=view["market_card"] or "-", left=len(view["deck"]))
    return Section(title, rows)


def _stacks_section(view: DschunkeView, words: Words) -> Section:
    rows = []
    for stack in view["stacks"]:
        known = stack["contents"] if stack["contents"] is not None else stack["memory"]
        faces = ", ".join([words.thing("face", f) for f in known]) if known is not None else ""
        if faces and stack["contents"] is None:
            faces = _say(words, "remembered", faces=faces)
        count = _say(words, "cards", count=stack["count"])
        by = "" if stack["chosen_by"] is None else words.player(stack["chosen_by"])
        rows.append([words.thing("stack", stack["id"]), count, by, faces])
    return Section(_say(words, "stacks"), rows)
