"""Is every text there? An id in place of a text is a gap."""

from __future__ import annotations

import re

from chromium import Person
from clicking import POLLING
from playwright.sync_api import expect

from teahouse.registry import game_names

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}

# Everything that a person can read or hear.
SAID = """() => {
  const said = [document.body.innerText];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.hasAttribute(name)) said.push(element.getAttribute(name));
  return said.join("\\n");
}"""

RAW = re.compile(
    r"(?<![\w/.-])(?:web|house|why|rule|"
    + "|".join(game_names())
    + r")-[a-z0-9]+(?:[_-][a-z0-9]+)*"
)
PATTERN = re.compile(r"\{ ?\$|\{ ?-|undefined|NaN|\[object")


def gaps(somebody: Person) -> list[str]:
    """Ids and unfilled patterns on the page."""
    said: str = somebody.page.evaluate(SAID)
    return sorted(set(RAW.findall(said)) | set(PATTERN.findall(said)))


def switch(somebody: Person, language: str) -> None:
    """Choose a language on the page as it stands: in its head, or in the menu of a table."""
    page = somebody.page
    head = page.locator(".head-tools .segments").first
    if head.is_visible():
        head.get_by_text(LANGUAGES[language]).click()
    else:
        page.locator(".head-tools > button").last.click()
        settings = page.locator(".menu button:has(svg)").nth(2)
        settings.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text(LANGUAGES[language]).click()
        dialog.locator("header button").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def check_languages(somebody: Person) -> None:
    """No gap in any language; switching needs no reload, and ends with English."""
    page = somebody.page
    page.evaluate("window.stayed = true")
    texts = set()
    for language in ("fr", "de", "en"):
        before = page.locator("body").inner_text()
        switch(somebody, language)
        changed = "(before) => document.body.innerText !== before"
        page.wait_for_function(changed, arg=before, polling=POLLING)
        told = "document.querySelector('.status')?.textContent !== ''"
        page.wait_for_function(told, polling=POLLING)
        assert gaps(somebody) == [], f"{language}: {gaps(somebody)}"
        texts.add(page.locator("body").inner_text())
    assert len(texts) == 3
    assert page.evaluate("window.stayed")
