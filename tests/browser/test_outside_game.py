"""A game from another distribution: the client knows nothing of it, and people play it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import check_access
from chromium import DESKTOP, PHONE, Person, person
from clicking import Player, button, give_name
from outside import install, remove_optional_parts, served
from playwright.sync_api import Browser, expect

Change = Callable[[Path], None]


def nothing(package: Path) -> None:
    """The game stays as it is."""


def play_now(mei: Person, game: str) -> None:
    """Begin a game against bots from the lobby."""
    mei.page.goto("/")
    card = mei.page.locator(".game-card").filter(has_text=game)
    expect(card).to_have_count(1)
    expect(card.locator("svg.emblem")).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    card.get_by_role("button", name="Play now").click()
    give_name(mei)


@pytest.mark.parametrize(
    ("change", "name", "choice"),
    [
        (nothing, "Lantern Fair", r"Bid \d+ for the left lantern"),
        (remove_optional_parts, "Lanterns", r"bid: coin \d+, place left"),
    ],
    ids=["complete", "nothing but rules"],
)
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_played_to_its_end_on_the_plain_board(
    browser: Browser,
    tmp_path: Path,
    screen: tuple[int, int],
    change: Change,
    name: str,
    choice: str,
) -> None:
    phone = screen == PHONE
    with (
        served(install(tmp_path, change), tmp_path / "teahouse.db") as house,
        person(browser, house, "Mei", screen, has_touch=phone, is_mobile=phone) as mei,
    ):
        play_now(mei, name)
        board = mei.page.locator(".plain-board")
        expect(board).to_be_visible()
        expect(board.locator(".place-legal")).to_have_count(3)  # the row of lanterns
        expect(mei.page.locator(".choice-words").first).to_have_text(re.compile(choice))
        check_access(mei)
        mei.page.locator(".plain-area .place-legal > .place-button:visible").first.focus()
        mei.page.keyboard.press("Enter")
        expect(mei.page.locator(".steps .chip")).to_have_count(1)
        mei.page.keyboard.press("Escape")
        player = Player(mei)
        player.play(3)
        check_access(mei)
        player.play(100)
        expect(mei.page.locator(".result")).to_be_visible()
        expect(button(mei, "Rematch")).to_be_visible()


def test_its_components_are_cards_in_words_that_can_be_corrected(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        served(install(tmp_path, nothing), tmp_path / "teahouse.db") as house,
        person(browser, house, "Mei") as mei,
    ):
        mei.page.goto("/#/tables/lanterns")
        first = mei.page.locator("[data-component]").first
        expect(first.locator(".plain-face")).to_be_visible()
        check_access(mei)
        first.click()
        button(mei, "As printed").click()
        give_name(mei)
        expect(first).to_have_class(re.compile("is-printed"))
        stepper = mei.page.locator(".component-form .stepper").first
        stepper.get_by_role("button").last.click()
        expect(mei.page.locator(".check-line.fits, .check-line.wrong")).to_be_visible()
        mei.wrong.clear()  # it may break a rule of the game, and then the server says so
