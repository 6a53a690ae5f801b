"""The games on a phone: 360 pixels wide, played with a finger."""

from __future__ import annotations

import pytest
from chromium import PHONE, person
from clicking import Player, new_table
from playwright.sync_api import Browser, expect

WIDER = "document.documentElement.scrollWidth > window.innerWidth"


@pytest.mark.parametrize(
    ("game", "decisions"), [("china", 1_000), ("dschunke", 12), ("yunnan", 12), ("yokohama", 12)]
)
def test_a_game_on_a_phone(browser: Browser, house: str, game: str, decisions: int) -> None:
    with person(browser, house, "Mei", PHONE, has_touch=True, is_mobile=True) as mei:
        new_table(mei, game, people=1)
        player = Player(mei)
        player.play(decisions)
        assert not mei.page.evaluate(WIDER), "the page is wider than the phone"
        if decisions == 1_000:
            expect(mei.page.locator(".result-table")).to_be_visible()
        else:
            assert player.decisions == decisions
