"""House tables in the browser: a box is compared, and a table is played by what was found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from axe import check_access
from chromium import PHONE, WIDER, Person, person
from clicking import Player, button, give_name, give_to_bot
from comparing import OPEN, Owner, components, corrections, counted_game
from fingers import FINGER, SMALL
from playwright.sync_api import Browser, expect
from reading import check_languages

from teahouse.components.house_tables import read_house_tables
from teahouse.core.rule_set import RuleSet
from teahouse.registry import load
from teahouse.text.component_words import ComponentWords

CORRECTED, MARKED = 2, 3


def to_house_tables(somebody: Person, game: str) -> None:
    """From the lobby to the page of the house tables."""
    page = somebody.page
    page.goto("/")
    page.locator(f'.game-card a[href="#/tables/{game}"]').click()
    expect(page.locator(".printed-card").first).to_be_visible()


def verify(record: str, folder: Path) -> str:
    """Verify a record with another process, which has never seen the house and its store."""
    (folder / "game.tea").write_text(record, encoding="utf-8")
    program = [sys.executable, "-m", "teahouse", "verify", "game.tea"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        program, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_table_is_played_by_what_an_owner_found(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    game = counted_game()
    changes = corrections(CORRECTED)
    others = [one for one in components(game) if one not in [more.component for more in changes]]
    with person(browser, house, "Mei") as mei:
        owner = Owner(mei)
        to_house_tables(mei, game)
        check_languages(mei)
        owner.card(others[0]).click()
        button(mei, "As printed").click()
        give_name(mei)
        owner.expect_mark(others[0], "printed")
        for one in others[1:MARKED]:
            owner.card(one).click()
            button(mei, "As printed").click()
            owner.expect_mark(one, "printed")
        for more in changes:
            owner.card(more.component).click()
            owner.expect_open(more.component)
            owner.last_stepper().get_by_role("button").last.click()
            owner.fits()
            owner.keep()
            owner.expect_mark(more.component, "corrected")
        check_access(mei)
        expect(button(mei, "Keep correction")).to_be_disabled()

        mei.page.reload()
        owner.expect_done(CORRECTED + MARKED)
        for one in others[:MARKED]:
            owner.expect_mark(one, "printed")
        for more in changes:
            owner.expect_mark(more.component, "corrected")

        with mei.page.expect_download() as download:
            button(mei, "Export").click()
        file = read_house_tables(download.value.path().read_bytes(), RuleSet(game))
        assert file.by == "Mei"
        assert file.corrections == {more.field.path: more.becomes for more in changes}
        assert set(file.as_printed) == {one.key for one in others[:MARKED]}

    with person(browser, house, "Odile") as odile:
        table = open_by_house_tables(odile, game)
        said = button(odile, f"{CORRECTED} corrected values")
        said.first.click()
        dialog = odile.page.get_by_role("dialog")
        words = ComponentWords("en", load(game))
        expect(dialog.locator("dt")).to_have_count(CORRECTED)
        for more in changes:
            expect(dialog).to_contain_text(words.word(more.key, more.field.thing))
        check_access(odile)
        dialog.get_by_role("button", name="Close").click()
        Player(odile).play(2)
        give_to_bot(odile)
        expect(odile.page.locator(".result-table")).to_be_visible()
        record = odile.page.evaluate(
            "(table) => fetch(`/api/tables/${table}/record`).then((answer) => answer.text())", table
        )
        for more in changes:
            assert more.field.path in record
        assert "finished" in verify(record, tmp_path)


def open_by_house_tables(somebody: Person, game: str) -> str:
    """Open a table with random bots by the house tables that are offered first; its id."""
    page = somebody.page
    page.goto(f"/#/new/{game}")
    panel = page.locator(".tables-row")
    card = panel.locator(".tables-card").last
    card.get_by_text("House tables").click()
    whose = card.get_by_label("Whose house tables")
    if whose.count():
        mine = whose.locator("option").filter(has_text=f"{CORRECTED} corrections by Mei")
        whose.select_option(str(mine.first.get_attribute("value")))
    expect(panel.get_by_role("radio").last).to_be_checked()
    check_access(somebody)
    expect(page.locator(".new-summary")).to_contain_text(f"{CORRECTED} corrections by Mei")
    for seat in (1, 2):
        page.locator(".wishes .wish").nth(seat).get_by_label("Strength").select_option("random")
    page.locator(".new-foot .button-seal").click()
    give_name(somebody)
    page.wait_for_url(re.compile("#/table/"))
    return str(page.url).rpartition("/")[2]


def test_on_a_phone(browser: Browser, house: str) -> None:
    game = counted_game()
    (more,) = corrections(1)
    first, second, *_ = [one for one in components(game) if one != more.component]
    with person(browser, house, "Lin", PHONE, has_touch=True, is_mobile=True) as lin:
        owner, page = Owner(lin), lin.page
        to_house_tables(lin, game)
        expect(owner.form).to_have_count(0)
        check_screen(lin)
        owner.card(first).tap()
        expect(owner.form).to_be_visible()
        button(lin, "As printed").tap()
        give_name(lin)
        owner.expect_mark(first, "printed")
        owner.card(more.component).tap()
        owner.expect_open(more.component)
        expect(owner.card(more.component)).to_be_in_viewport()
        check_screen(lin)
        owner.last_stepper().get_by_role("button").last.tap()
        expect(owner.form.locator(".short-changes li")).to_have_count(1)
        owner.fits()
        button(lin, "Keep correction").tap()
        owner.expect_mark(more.component, "corrected")
        check_screen(lin)
        check_access(lin)
        check_languages(lin)
        button(lin, "Close").tap()
        expect(owner.form).to_have_count(0)
        page.reload()
        owner.expect_done(2)
        owner.expect_mark(first, "printed")
        owner.expect_mark(second, "believed")


def check_screen(somebody: Person) -> None:
    """Nothing is too wide for the phone or too small for a finger."""
    assert not somebody.page.evaluate(WIDER), "the page is wider than the phone"
    assert somebody.page.evaluate(SMALL, FINGER) == []


def test_by_keyboard_alone(browser: Browser, house: str) -> None:
    game = counted_game()
    (more,) = corrections(1)
    every = components(game)
    at = every.index(more.component)
    with person(browser, house, "Anselm") as anselm:
        owner, page = Owner(anselm), anselm.page
        page.goto(f"/#/tables/{game}")
        expect(page.locator(".printed-card").first).to_be_visible()
        press = page.keyboard.press
        tab_to(anselm, "[data-component] > button")
        owner.expect_open(every[0])
        press("Enter")
        page.keyboard.type("Anselm")
        press("Enter")
        owner.expect_mark(every[0], "printed")
        tab_to(anselm, "[data-component] > button")
        owner.expect_open(every[1])
        while not OPEN.search(owner.card(more.component).get_attribute("class") or ""):
            press("ArrowRight" if at else "ArrowLeft")
        press("c")
        expect(page.locator(".fields :focus")).to_have_count(1)
        tab_to(anselm, ".field-editor:last-child .number-input")
        press("ArrowUp")
        owner.fits()
        press("Enter")
        owner.expect_mark(more.component, "corrected")
        press("Escape")
        expect(owner.card(more.component).get_by_role("button")).to_be_focused()
        press("Enter")  # it is said already: only on to the next
        expect(owner.card(more.component)).not_to_have_class(OPEN)
        owner.expect_mark(more.component, "corrected")
        owner.expect_done(1 + (at > 0))
        press("ArrowDown")
        press("ArrowUp")
        expect(page.locator("[data-component] > :focus")).to_have_count(1)


def tab_to(somebody: Person, selector: str) -> None:
    """Tab on until the focus is on such an element."""
    page = somebody.page
    for _ in range(200):
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_bad_input_is_one_sentence_and_stays(browser: Browser, house: str) -> None:
    game = counted_game()
    (more,) = corrections(1)
    with person(browser, house, "Jun") as jun:
        owner, page = Owner(jun), jun.page
        to_house_tables(jun, game)
        button(jun, "As printed").click()
        give_name(jun)
        owner.expect_done(1)
        owner.card(more.component).click()
        number = owner.last_stepper().get_by_role("textbox")
        number.fill("seven")
        expect(owner.form.locator(".field-problem")).to_contain_text("“seven”")
        expect(button(jun, "Keep correction")).to_be_disabled()
        number.fill("-4")
        expect(owner.form.locator(".check-line.wrong")).to_be_visible()
        expect(button(jun, "Keep correction")).to_be_disabled()
        expect(number).to_have_value("-4")
        check_access(jun)
        refused = [one for one in jun.wrong if "/check" in one or "400" in one]
        assert jun.wrong == refused, jun.wrong
        jun.wrong.clear()
        import_file(jun, b"game = 'nothing'\n")
        expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(number).to_have_value("-4")
        owner.expect_done(1)
        jun.wrong.clear()


def import_file(somebody: Person, file: bytes) -> None:
    """Choose a file of house tables."""
    page = somebody.page
    button(somebody, "Menu").click()
    button(somebody, "Import from a file").click()
    with page.expect_file_chooser() as chooser:
        button(somebody, "Choose a file").click()
    chooser.value.set_files({"name": "mine.toml", "mimeType": "application/toml", "buffer": file})
