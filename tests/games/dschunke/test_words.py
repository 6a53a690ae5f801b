"""Dschunke's table in words."""

from __future__ import annotations

from dschunke_positions import GAME, Position, Table, event, stacked

from teahouse.text.board import board
from teahouse.text.words import Words

WORDS = Words("en", GAME, ["Ann", "Bob", "Cleo", "Dan"])


def _rows(table, seat, title):
    return next(s.rows for s in board(table.view(seat), WORDS) if s.title.startswith(title))


def test_players():
    position = Position().hands([2, 0, 0, 1], [1] * 4, [0] * 4, [0] * 4).money(5, 6, 7, 8)
    position.special(1, "load_one").open(2, "supply")
    rows = _rows(position.turn(0).table(), 0, "Players")
    assert rows[1] == ["Ann (blue) ⛵", "5", "2 rice, 1 fish", "-", "-", "17", "2"]
    assert rows[2] == ["Bob (green)", "?", "4 cards", "1 card", "-", "17", "2"]
    assert rows[3] == ["Cleo (red)", "?", "0 cards", "0 cards", "Extra supply", "17", "3"]


def test_who_has_chosen():
    table = Position().bid().table().play(1, "bid_pass")
    assert [row[0][-1] == "✓" for row in _rows(table, 0, "Players")[1:]] == [False, True] + [
        False
    ] * 2


def test_junks_and_piles():
    table = Position().holds(purple="bgb/.b").turn(0).table()
    row = ["purple junk", "10 vegetables", "loading merchant", "bgb/.b", "7", "2", "0", "0"]
    assert _rows(table, 2, "Junks")[1] == row
    assert _rows(Position().supply(0).table(), 0, "Junks")[1][1] == "… vegetables"
    empty = Position().piles(4, 0, 4, 4, holder=1).supply(0).table()
    assert _rows(empty, 0, "Junks")[1][1] == "0 vegetables"


def test_markers():
    rows = _rows(Position().used("loader").turn(1).table(), 0, "Merchants")
    assert rows[0] == ["loading merchant", "purple junk", "load strips (2)", "used"]
    assert rows[3] == ["lower trainee", "white junk, orange junk", "load strips (1)", ""]


def test_face_down_merchants():
    rows = _rows(Table(GAME.start(4, {"setup": "variable"}, 1)), 0, "Merchants")
    assert [row[1] for row in rows] == ["?"] * 5


def test_market_and_stacks():
    table = Position().market("M04").bid("rice").table()
    rows = _rows(table, 0, "Market card M04 (9 to come)")
    assert rows == [
        ["rice", "3 yuan", "sold"],
        ["vegetables", "4 yuan", ""],
        ["spice", "special card", ""],
        ["fish", "1 yuan", ""],
    ]
    position = Position().stacks(["cash_grey"], [], [], ["supply", "tiebreak"], rest=1)
    table = position.special(0, "cash_grey").turn(0).table()
    assert _rows(table, 0, "Special cards")[0] == ["square stack", "0 cards", "", ""]
    position = Position().stacks(["cash_grey", "tiebreak"], [], [], [], rest=1)
    table = position.special(0, "cash_grey").turn(0).table()
    assert _rows(table, 0, "Special cards")[0][3] == "you saw: Wins ties"
    assert _rows(table, 1, "Special cards")[0][3] == ""
    table = event(stacked(["supply"], ["tiebreak"], ["exchange"], []), "circle")
    choosing = [row[2] for row in _rows(table, 3, "Special cards")]
    assert choosing == ["", "Ann", "", ""]
