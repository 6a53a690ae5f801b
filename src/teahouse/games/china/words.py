"""China's table in words."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.china.views import ChinaView, OwnerView, ProvinceView, SpaceView
from teahouse.text.board import Section
from teahouse.text.words import Words


def board(view: ChinaView, words: Words) -> list[Section]:
    """Players, cards, provinces, palace spaces, alliances."""
    return [
        _players_section(view, words),
        _cards_section(view, words),
        _provinces_section(view, words),
        _spaces_section(view, words),
        _alliances_section(view, words),
    ]


def _say(words: Words, key: str, **params: str | int) -> str:
    return words.say(f"china-table-{key}", params)


def _owner_text(view: ChinaView, owner: int, words: Words) -> str:
    seat = view["owners"][owner]["seat"]
    return _say(words, "emperor") if seat is None else words.player(seat)


def _counts_text(counts: Mapping[str, int], words: Words) -> str:
    """``2 red, 1 green``."""
    return ", ".join([f"{n} {words.thing('color', c)}" for c, n in counts.items() if n]) or "-"


def _players_section(view: ChinaView, words: Words) -> Section:
    duel = view["owners"][-1]["seat"] is None
    tiled = any([owner["tile_count"] or owner["tiles"] for owner in view["owners"]])
    head = ["name", "score", "hand", "supply"]
    head += ["kept", "influence", "special"] if duel else []
    head += ["tiles"] if tiled else []
    rows = [[_say(words, key) for key in head]]
    for number, owner in enumerate(view["owners"]):
        row = [
            _name(view, number, words),
            "-" if owner["seat"] is None else str(owner["score"]),
            _hand_text(owner, words),
            f"{owner['palaces']}, {owner['emissaries']}, {owner['forts']}",
        ]
        if duel:
            row.append(_counts_text(owner["kept"], words))
            row.append(", ".join([words.thing("color", c) for c in owner["influence"]]) or "-")
            row.append(", ".join([words.thing("special", s) for s in owner["special"]]) or "-")
        if tiled:
            row.append(_tiles_text(owner, words))
        rows.append(row)
    return Section(_say(words, "players"), rows, header=True)


def _name(view: ChinaView, number: int, words: Words) -> str:
    owner = view["owners"][number]
    marks = " ♔" if owner["seat"] == view["first"] else ""
    if owner["seat"] == view["on_turn"]:
        marks += " ▶"
    pieces = words.thing("pieces", owner["color"])
    return f"{_owner_text(view, number, words)} ({pieces}){marks}"


def _hand_text(owner: OwnerView, words: Words) -> str:
    if owner["hand"] is not None:
        return _counts_text(owner["hand"], words)
    cards = _say(words, "cards", count=owner["hand_size"])
    if not any(owner["known"].values()):
        return cards
    return _say(words, "known", cards=cards, known=_counts_text(owner["known"], words))


def _tiles_text(owner: OwnerView, words: Words) -> str:
    if owner["tiles"] is None:
        return _say(words, "tile_count", count=owner["tile_count"])
    return _counts_text(owner["tiles"], words)


def _cards_section(view: ChinaView, words: Words) -> Section:
    pile = str(view["pile"])
    if view["exhausted"]:
        pile = _say(words, "exhausted", count=view["pile"], times=view["exhausted"])
    rows = [
        [_say(words, "row"), _counts_text(view["row"], words)],
        [_say(words, "pile"), pile],
        [_say(words, "discard"), _counts_text(view["discard"], words)],
    ]
    if any(view["played"].values()):
        rows.append([_say(words, "played"), _counts_text(view["played"], words)])
    return Section(_say(words, "piles"), rows)


def _provinces_section(view: ChinaView, words: Words) -> Section:
    head = ["province", "color", "palaces", "emissaries"]
    rows = [[*[_say(words, key) for key in head], ""]]
    for province in view["provinces"]:
        rows.append(
            [
                words.thing("province", province["id"]),
                words.thing("color", province["color"]),
                _pieces_text(view, province["palaces"], province["spaces"], words),
                _pieces_text(view, province["emissaries"], province["cap"], words),
                _state_text(province, words),
            ]
        )
    name = words.thing("board", view["board"])
    return Section(_say(words, "provinces", board=name), rows, header=True)


def _pieces_text(view: ChinaView, counts: list[int], limit: int, words: Words) -> str:
    """``3 of 7: Alex (2), Barbara (1)``."""
    total = _say(words, "of", count=sum(counts), limit=limit)
    each = ", ".join([f"{_owner_text(view, k, words)} ({n})" for k, n in enumerate(counts) if n])
    return _say(words, "pieces", total=total, each=each) if each else total


def _state_text(province: ProvinceView, words: Words) -> str:
    if province["scored"]:
        return _say(words, "scored")
    return _say(words, "closed") if province["closed"] else ""


def _spaces_section(view: ChinaView, words: Words) -> Section:
    rows = [[_say(words, "space"), _say(words, "palace"), "", _say(words, "roads")]]
    for space in view["spaces"]:
        owner = space["owner"]
        who = _say(words, "free") if owner is None else _owner_text(view, owner, words)
        roads = ", ".join([words.thing("space", other) for other in space["roads"]])
        rows.append([words.thing("space", space["id"]), who, _marks_text(space, words), roads])
    return Section(_say(words, "spaces"), rows, header=True)


def _marks_text(space: SpaceView, words: Words) -> str:
    marks = [_say(words, "fort")] if space["fort"] else []
    if space["harbour"]:
        marks.append(_say(words, "harbour"))
    if space["tile_color"] is not None:
        color = words.thing("color", space["tile_color"])
        marks.append(_say(words, "tile", color=color))
    elif space["tile"]:
        marks.append(_say(words, "tile-hidden"))
    return ", ".join(marks)


def _alliances_section(view: ChinaView, words: Words) -> Section:
    rows = [["", _say(words, "pair"), _say(words, "score"), _say(words, "leader")]]
    for alliance in view["alliances"]:
        pair = " / ".join([words.thing("province", p) for p in alliance["provinces"]])
        winners = [_owner_text(view, k, words) for k in alliance["winners"]]
        who = ", ".join(winners) or _say(words, "nobody")
        rows.append([str(alliance["number"]), pair, str(alliance["value"]), who])
    return Section(_say(words, "alliances"), rows, header=True)
