"""The games on a phone: 360 pixels wide, played with a finger."""

from __future__ import annotations

import pytest
from chromium import PHONE, WIDER, Person, person
from clicking import Player, button, new_table
from fingers import FINGER, SMALL
from playwright.sync_api import Browser, expect
from sample import OTHER

from teahouse.registry import game_names

DECISIONS = 12
STAGES = 3  # how often the screen is looked at on the way

# The board has the screen: the bar with the choices takes less than a third of it.
BAR = """() => document.querySelector(".choices").getBoundingClientRect().height / innerHeight"""


def check_screen(mei: Person) -> None:
    """Nothing is too wide, too small for a finger, or in the way of the board."""
    assert not mei.page.evaluate(WIDER), "the page is wider than the phone"
    assert mei.page.evaluate(SMALL, FINGER) == []
    assert mei.page.evaluate(BAR) < 1 / 3


@pytest.mark.parametrize("game", game_names())
def test_a_game_on_a_phone(browser: Browser, house: str, game: str) -> None:
    with person(browser, house, "Mei", PHONE, has_touch=True, is_mobile=True) as mei:
        new_table(mei, game, people=1)
        player = Player(mei)
        for stage in range(1, STAGES + 1):
            player.play(DECISIONS * stage // STAGES - player.decisions)
            check_screen(mei)
        assert player.decisions == DECISIONS


def test_all_choices_open_as_a_list(browser: Browser, house: str) -> None:
    with person(browser, house, "Mei", PHONE, has_touch=True, is_mobile=True) as mei:
        new_table(mei, OTHER, people=1)
        player = Player(mei)
        while (count := len(player.look().choices)) <= 2:
            player.play(1)
        more = button(mei, f"All choices ({count})")
        last = mei.page.locator(".choice-button").last
        more.tap()
        expect(more).to_have_attribute("aria-expanded", "true")
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()
        more.tap()
        expect(more).to_have_attribute("aria-expanded", "false")
