"""Two people in two browsers, a bot and a spectator: whole games, played by clicking."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from chromium import Person, person
from clicking import Player, button, new_table, sit_down
from playwright.sync_api import Browser, expect

from teahouse.games import NAMES


@dataclass
class Incidents:
    """What happens on the way, each once: an undo, a reload, a lost connection."""

    undone: bool = False
    reloaded: bool = False
    lost: bool = False

    def come(self, player: Player) -> bool:
        """Let the next one happen if this is a moment for it."""
        look = player.look()
        if not look.asked:
            return False
        if not self.undone and look.undo and not look.steps and player.before:
            self.undone = True
            undo(player)
            return True
        if not self.reloaded and look.undo:
            self.reloaded = True
            reload(player)
            return True
        if self.reloaded and not self.lost:
            self.lost = True
            lose_the_line(player)
            return True
        return False


def undo(player: Player) -> None:
    """Taking a decision back shows the question before it again."""
    button(player.person, "Undo").click()
    player.wait_for(player.before)


def reload(player: Player) -> None:
    """A reload in mid-turn loses nothing but the places clicked so far."""
    page = player.person.page
    while player.look().steps:
        page.keyboard.press("Escape")
    before = player.look().choices
    page.reload()
    player.wait_for(before)


def lose_the_line(player: Player) -> None:
    """A decision that is made without a line is carried out when it is back."""
    page = player.person.page
    with player.person.offline():
        expect(page.locator(".banner-gold")).to_be_visible()
        log = page.locator(".log-line")
        told = log.count()
        button(player.person, player.look().choices[0]).click()
    expect(log).not_to_have_count(told)


def play(players: list[Player], incidents: Incidents) -> None:
    """Click until the game is over."""
    while True:
        waiting = True
        for player in players:
            look = player.look()
            if look.over:
                return
            if not look.asked:
                continue
            waiting = False
            if not incidents.come(player):
                player.click(look)
        if waiting:
            players[0].person.page.wait_for_timeout(5)


@pytest.mark.parametrize("game", NAMES)
def test_two_people_play_a_whole_game(browser: Browser, house: str, game: str) -> None:
    with (
        person(browser, house, "Mei") as mei,
        person(browser, house, "Olivier") as olivier,
        person(browser, house) as spectator,
    ):
        table = new_table(mei, game)
        sit_down(olivier, table)
        spectator.page.goto(f"/#{table}")
        button(mei, "Start").click()
        expect(spectator.page.locator("[data-place]").first).to_be_visible()
        players = [Player(one, random.Random(7)) for one in (mei, olivier)]
        incidents = Incidents()
        play(players, incidents)
        assert incidents == Incidents(undone=True, reloaded=True, lost=True)
        results = [told_result(one) for one in (mei, olivier, spectator)]
        assert results[0] == results[1] == results[2]
        assert "Mei" in results[0]
        assert "Olivier" in results[0]
        expect(spectator.page.locator(".place-legal")).to_have_count(0)


def told_result(somebody: Person) -> str:
    """The final scoring as it stands on the page."""
    scoring = somebody.page.locator(".result-table table")
    expect(scoring).to_be_visible()
    return scoring.inner_text()
