"""Two people in two browsers, a bot and a spectator: whole games, played by clicking.

One of them sits at a desk, the other has a phone.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from axe import check_access
from cable import Cable, cable
from chromium import PHONE, WIDER, Person, person
from clicking import POLLING, Look, Player, button, new_table, sit_down
from playwright.sync_api import Browser, expect
from reading import check_languages
from sample import FOUND, MOST

# People who click at random never finish a long game: this bot does.
BOTS = {one.game.name: "greedy" for one in FOUND if one.decisions == MOST}
LONGEST_FIRST = [one.game.name for one in sorted(FOUND, key=lambda one: -one.decisions)]


@dataclass
class Incidents:
    """What happens on the way, each once: an undo, a reload, a lost connection."""

    cables: dict[str, Cable]
    undone: bool = False
    reloaded: bool = False
    lost: bool = False

    def come(self, player: Player, look: Look) -> bool:
        """Let the next one happen if this is a moment for it."""
        if not self.undone and look.undo and look.fresh and player.before:
            self.undone = True
            undo(player)
        elif self.undone and not self.reloaded and look.undo and look.fresh:
            self.reloaded = True
            reload(player, look)
        elif self.reloaded and not self.lost and look.fresh:
            self.lost = True
            lose_the_line(player, look, self.cables[player.person.name])
        else:
            return False
        return True


def undo(player: Player) -> None:
    """Taking a decision back shows the question before it again."""
    button(player.person, "Undo").click()
    player.wait_for(player.before)


def reload(player: Player, look: Look) -> None:
    """A reload in mid-turn loses nothing."""
    player.person.page.reload()
    player.wait_for(look.choices)


def lose_the_line(player: Player, look: Look, line: Cable) -> None:
    """A decision that is made without a line is carried out when it is back."""
    page = player.person.page
    with player.person.without(line):
        expect(page.locator(".banner-gold")).to_be_visible()
        lines = page.locator(".log-line")
        told = lines.count()
        page.locator(".choices.asked .choice-button").first.click()
        if player.person.touch:  # a finger confirms
            page.locator(".turn-buttons .button-seal").click()
        player.began(look)
    expect(lines).not_to_have_count(told)


def play(players: list[Player], incidents: Incidents) -> None:
    """Click until the game is over."""
    while True:
        waiting = True
        for player in players:
            look = player.look()
            if look.over:
                return
            if look.asked:
                waiting = False
                if not incidents.come(player, look):
                    player.click(look)
        if waiting:
            players[0].person.page.wait_for_timeout(POLLING)


@pytest.mark.parametrize("game", LONGEST_FIRST)
def test_two_people_play_a_whole_game(browser: Browser, house: str, game: str) -> None:
    with (
        cable(house) as one,
        cable(house) as other,
        person(browser, one.address, "Mei") as mei,
        person(browser, other.address, "Olivier", PHONE, has_touch=True, is_mobile=True) as olivier,
        person(browser, house) as spectator,
    ):
        table = new_table(mei, game, people=2, bot=BOTS.get(game, "random"))
        sit_down(olivier, table)
        spectator.page.goto(f"/#{table}")
        button(mei, "Start").click()
        expect(spectator.page.locator("[data-place]").first).to_be_visible()
        incidents = Incidents({mei.name: one, olivier.name: other})
        play([Player(mei), Player(olivier)], incidents)
        assert (incidents.undone, incidents.reloaded, incidents.lost) == (True, True, True)
        scoring = [told_result(who) for who in (mei, olivier, spectator)]
        assert scoring[0] == scoring[1] == scoring[2]
        assert not olivier.page.evaluate(WIDER), "the result is wider than the phone"
        expect(spectator.page.locator(".place-legal")).to_have_count(0)
        check_languages(mei)
        check_access(mei)


def told_result(somebody: Person) -> str:
    """The final scoring as it stands on the page, when the game is over."""
    scoring = somebody.page.locator(".result-table table")
    expect(scoring).to_be_visible()
    return scoring.inner_text()
