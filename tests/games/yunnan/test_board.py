"""Yunnan's table in words."""

from __future__ import annotations

from yunnan_table import GAME, Table

from teahouse.core.game import State
from teahouse.core.viewer import SPECTATOR
from teahouse.text.board import board
from teahouse.text.words import Words

WORDS = Words("en", GAME, ["Ann", "Bob", "Cleo"])


def rows(state: State, title: str) -> list[list[str]]:
    return next(s.rows for s in board(state.view(SPECTATOR), WORDS) if s.title.startswith(title))


def test_players_and_what_is_not_on_the_board() -> None:
    t = Table(3, guards=True).set(vp=[4, 0, 0])
    t.color("red", bids=["guild 9"], stock=2, coins=11, kept={"bridge": 1}, horse="kang", passes=3)
    t.color("yellow", stock=1, guard="unused", coins=0).color("blue", at={"puer": 3}, coins=12)
    state = t.auction("red", passed="blue")
    players = rows(state, "Players")
    assert players[1] == ["Ann (red)", "4", "11", "9", "3", "0", "Kang", "0", "decides"]
    assert players[3][-1] == "passed"
    pieces = rows(state, "Pieces")
    assert pieces[0] == ["Player", "Traders", "trading post", "bridge", "tea house", "guard"]
    assert pieces[1] == ["Ann (red)", "2 / 4", "0 / 2", "1 / 1", "0 / 2", "unused"]


def test_income_takes_the_place_of_the_bids() -> None:
    t = Table(3).set(travel_order=["red", "yellow", "blue"]).color("red", income=7)
    players = rows(t.convert("red"), "Players")
    assert (players[0][3], players[1][3]) == ("Income", "7")


def test_buildings_bank_and_duli() -> None:
    state = Table(2).bank(left="yellow").color("yellow").color("red", stock=3).auction("red")
    buildings = rows(state, "Buildings")
    assert buildings[1] == ["trading school", "[5]  [7]  9: blue  12  15"]
    assert buildings[-1] == ["Bank", "left: yellow, pays 10 · right: closed"]
    assert rows(state, "Players")[3] == ["Duli (blue)", "-", "-", "9", "-", "0", "-", "0", ""]
    assert rows(state, "Duli")[0] == ["Card", "-"]


def test_map_and_journey() -> None:
    t = Table(3).color("red", at={"puer": 1, "sichuan": 2}, posts={"yunnan": 1}, passes=3)
    state = t.color("yellow", at={"sichuan": 1}, tea_houses=["sichuan"]).travel("red")
    sichuan = ["Sichuan", "9 / 3", "2 red, 1 yellow", "-", "yellow", "5", "27"]
    assert rows(state, "Map")[3] == sichuan
    assert rows(state, "Journey") == [
        ["Passes left", "3"],
        ["May still travel", "1 Pu'er, 2 Sichuan"],
    ]
