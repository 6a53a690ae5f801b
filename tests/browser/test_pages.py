"""Every page, in all languages, by day and by night."""

from __future__ import annotations

import pytest
from axe import check_access
from chromium import Person, person
from clicking import Player, new_table
from playwright.sync_api import Browser, expect
from reading import check_languages

from teahouse.games import NAMES


def check(somebody: Person) -> None:
    check_languages(somebody)
    check_access(somebody)


def test_lobby_and_account(browser: Browser, house: str) -> None:
    with person(browser, house, "Mei") as mei:
        page = mei.page
        page.goto("/")
        expect(page.locator(".game-card")).to_have_count(len(NAMES))
        check(mei)
        page.goto("/#/account")
        check(mei)
        page.get_by_role("textbox", name="Name").first.fill("Mei")
        page.get_by_role("button", name="Come in").click()
        expect(page.locator(".account section")).not_to_have_count(2)
        check(mei)


@pytest.mark.parametrize("game", NAMES)
def test_a_table(browser: Browser, house: str, game: str) -> None:
    with person(browser, house, "Mei") as mei:
        mei.page.goto(f"/#/new/{game}")
        expect(mei.page.locator(".options li").first).to_be_visible()
        check(mei)
        new_table(mei, game, people=1)
        player = Player(mei)
        for decisions in (2, 6):
            player.play(decisions)
            check(mei)
        mei.page.keyboard.press("t")
        expect(mei.page.locator("[data-place]").first).to_be_hidden()
        check(mei)
