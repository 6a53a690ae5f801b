"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from teahouse.text.board import Section
from teahouse.text.words import Words
from teahouse_lanterns.views import LanternsView, SeatView


def board(view: LanternsView, words: Words) -> list[Section]:
    """The row, then the players."""
    row = [
        [words.thing("place", place["id"]), _say(words, "candles", count=place["lantern"])]
        for place in view["row"]
        if place["lantern"]
    ]
    head = [_say(words, key) for key in ("name", "hand", "spent", "won")]
    players = [_player(seat, words) for seat in view["seats"]]
    left = _say(words, "row", left=view["lanterns_left"])
    return [Section(left, row), Section(_say(words, "players"), [head, *players], header=True)]


def _player(seat: SeatView, words: Words) -> list[str]:
    name = words.player(seat["seat"]) + (" ✓" if seat["sealed"] else "")
    hand = _say(words, "coins", count=seat["hand_size"])
    if seat["hand"] is not None:
        hand = _numbers(seat["hand"])
    return [name, hand, _numbers(seat["spent"]), _numbers(seat["lanterns"])]


def _numbers(numbers: list[int]) -> str:
    return " ".join([str(n) for n in numbers]) or "-"


def _say(words: Words, key: str, **params: int) -> str:
    return words.say(f"lanterns-table-{key}", params)
