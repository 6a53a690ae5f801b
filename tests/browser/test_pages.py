"""Every page, in all languages, by day and by night."""

from __future__ import annotations

import pytest
from axe import check_access
from chromium import Person, person
from clicking import Player, give_to_bot, new_table
from playwright.sync_api import Browser, expect
from reading import check_languages
from sample import OTHER

from teahouse.registry import game_names


def check(somebody: Person) -> None:
    check_languages(somebody)
    check_access(somebody)


def test_lobby_and_account(browser: Browser, house: str) -> None:
    with person(browser, house, "Mei") as mei:
        page = mei.page
        page.goto("/")
        expect(page.locator(".game-card")).to_have_count(len(game_names()))
        check(mei)
        page.goto("/#/account")
        check(mei)
        page.get_by_role("textbox", name="Name").first.fill("Mei")
        page.get_by_role("button", name="Come in").click()
        expect(page.locator(".account section")).not_to_have_count(2)
        check(mei)


@pytest.mark.parametrize("game", game_names())
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
        expect(mei.page.locator(".zoom")).to_have_count(0)  # the table in words
        check(mei)


def test_a_seat_is_given_to_a_bot_that_plays_it_to_the_end(browser: Browser, house: str) -> None:
    with person(browser, house, "Mei") as mei:
        new_table(mei, OTHER, people=1)
        Player(mei).play(2)
        give_to_bot(mei)
        expect(mei.page.locator(".result-table")).to_be_visible()
