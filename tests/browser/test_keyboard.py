"""Every action by keyboard alone: Tab and Enter on the board, digits for what stays."""

from __future__ import annotations

import pytest
from chromium import person
from clicking import POLLING, Look, Player, new_table
from playwright.sync_api import Browser

from teahouse.registry import game_names

DECISIONS = 30
MOST_TABS = 600
FOCUSED = "document.activeElement?.matches('.place-legal > .place-button, .choice-button')"


def walk(player: Player) -> None:
    """Tab on to the next thing that can be chosen, and choose it."""
    page = player.person.page
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            return
    raise AssertionError("Tab reaches nothing that can be chosen")


def answer(player: Player, look: Look) -> None:
    """One step of a choice: by turns with a digit and on the board."""
    player.began(look)
    if look.fresh and player.decisions % 2:
        walk(player)
    else:
        digit = player.luck.randrange(min(9, len(look.choices))) + 1
        player.person.page.keyboard.press(str(digit))
    player.wait_beyond(look)


@pytest.mark.parametrize("game", game_names())
def test_a_game_by_keyboard(browser: Browser, house: str, game: str) -> None:
    with person(browser, house, "Mei") as mei:
        new_table(mei, game, people=1)
        player = Player(mei)
        while player.decisions < DECISIONS:
            look = player.look()
            assert not look.over
            if look.asked:
                answer(player, look)
            else:
                mei.page.wait_for_timeout(POLLING)
