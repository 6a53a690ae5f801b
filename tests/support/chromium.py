"""A real Chromium, and people who sit in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from cable import Cable
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    sync_playwright,
)

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = (1366, 768)
PHONE = (360, 740)
WIDER = "document.documentElement.scrollWidth > window.innerWidth"  # than the screen: a fault
PATIENCE = 60_000.0  # milliseconds; a busy machine is no failure


class NoChromium(Exception):
    """There is no browser to test with."""


def chromium_path() -> str:
    """The browser named in the environment, else the first one found."""
    named = os.environ.get("TEAHOUSE_TEST_CHROMIUM")
    found = [path for path in map(shutil.which, [named] if named else NAMES) if path]
    if not found:
        raise NoChromium(
            f"There is no {named}: TEAHOUSE_TEST_CHROMIUM must name a Chromium."
            if named
            else "The browser tests need Chromium: install it (on Debian: "
            "apt-get install chromium), or name one in TEAHOUSE_TEST_CHROMIUM."
        )
    return found[0]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a screen."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else list(FLAGS)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=flags)
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Person:
    """Somebody in front of a browser of his own, and what went wrong there."""

    page: Page
    context: BrowserContext
    name: str
    touch: bool = False
    wrong: list[str] = field(default_factory=list)
    away: bool = False

    def listen(self) -> None:
        """Note every error, refused script and failed request from now on."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.away:
            self.wrong.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left cancels what it was loading.
        if not self.away and request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status}: {response.url}")

    @contextmanager
    def without(self, line: Cable) -> Iterator[None]:
        """With the cable pulled out; what fails meanwhile is no fault of the page."""
        self.away = True
        line.pull()
        yield
        line.put_back()
        self.page.locator(".banner-gold").wait_for(state="detached")
        self.away = False


@contextmanager
def person(
    browser: Browser,
    address: str,
    name: str = "",
    size: tuple[int, int] = DESKTOP,
    **others: Any,
) -> Iterator[Person]:
    """Somebody with an empty browser; leaving checks that nothing went wrong there."""
    wanted = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **others}
    wide, high = size
    context = browser.new_context(
        base_url=address, viewport={"width": wide, "height": high}, **wanted
    )
    context.set_default_timeout(PATIENCE)
    one = Person(context.new_page(), context, name, bool(others.get("has_touch")))
    one.listen()
    try:
        yield one
        assert one.wrong == [], f"{name}: {one.wrong}"
    finally:
        context.close()
