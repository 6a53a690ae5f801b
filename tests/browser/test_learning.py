"""The tutorials, played to their end by clicking what they ask for."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from axe import check_access
from chromium import DESKTOP, PHONE, WIDER, person
from learning import Learner
from playwright.sync_api import Browser, expect
from reading import LANGUAGES, check_languages, gaps, switch
from walks import expected

from teahouse.lessons.load import lessons_of
from teahouse.registry import game_names

WAYS = [("fr", DESKTOP), ("de", DESKTOP), ("en", PHONE), ("en", DESKTOP)]
TAUGHT = [game for game in game_names() if lessons_of(game)]
TRIED = [game for game in TAUGHT if "tutorial" in expected(game)]


@pytest.mark.parametrize(("game", "way"), list(zip(TAUGHT, cycle(WAYS), strict=False)))
def test_a_tutorial_is_played_to_its_end(
    browser: Browser, house: str, game: str, way: tuple[str, tuple[int, int]]
) -> None:
    language, size = way
    phone = size == PHONE
    with person(browser, house, "Mei", size, has_touch=phone, is_mobile=phone) as mei:
        page = mei.page
        page.goto("/")
        page.locator(".game-card", has=page.locator(f'a[href="#/learn/{game}"]')).wait_for()
        page.locator(f'a[href="#/learn/{game}"]').click()
        expect(page.locator(".speech")).to_be_visible()
        if not phone:
            check_languages(mei)
            switch(mei, language)
        check_access(mei)
        learner = Learner(mei, game)
        seen = []
        while learner.here != "end":
            assert gaps(mei) == [], f"{learner.here}: {gaps(mei)}"
            assert not page.evaluate(WIDER), f"{learner.here} is too wide"
            seen.append(learner.here)
            learner.go_on()
        lessons = lessons_of(game)
        assert seen == [f"{one.id}/{i}" for one in lessons for i in range(len(one.steps))]
        if not phone:
            expect(page.locator(".lesson-learnt")).to_have_count(len(lessons))
        page.locator(".speech-next").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill("Mei")
        dialog.locator("button[type=submit]").click()
        page.wait_for_url(re.compile("#/table/"))
        page.locator(".head-tools button").nth(-2).click()
        expect(page.locator(".rules section")).to_have_count(4)
        assert gaps(mei) == []
        assert page.locator("html").get_attribute("lang") == language
        assert language in LANGUAGES


@pytest.mark.parametrize("game", TRIED)
def test_what_is_dark_says_why_and_what_is_not_asked_may_be_tried_again(
    browser: Browser, house: str, game: str
) -> None:
    step = expected(game)["tutorial"]
    lesson, number = step["lesson"], step["step"]
    with person(browser, house, "Mei") as mei:
        page = mei.page
        page.goto(f"/#/learn/{game}/{lesson}/{number}")
        expect(page.locator(".speech-do")).to_be_visible()
        learner = Learner(mei, game)
        learner.touch(step["dark"])
        expect(page.locator(".bubble")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".bubble")).to_have_count(0)
        learner.touch(step["not_asked"])
        expect(page.locator(".speech-hint")).to_be_visible()
        assert learner.here == f"{lesson}/{number}"
        page.keyboard.press("ArrowLeft")
        expect(page.locator(f'[data-step="{lesson}/{number - 1}"]')).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.locator(f'[data-step="{lesson}/{number}"]')).to_be_visible()
        page.locator(f'[data-place="{step["asked"]}"] > .place-button').focus()
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-step="{lesson}/{number + 1}"]')).to_be_visible()
