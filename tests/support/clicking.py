"""How people play in the browser: they look at what is lit, and click it."""

from __future__ import annotations

import asyncio
import builtins
import random
import re
from dataclasses import dataclass, field
from typing import Any

from chromium import PATIENCE, Person
from playwright.sync_api import Locator, Page, TimeoutError, expect

MISSED_AFTER = 4_000.0  # milliseconds
MOST_MISSED = 3
POLLING = 30.0  # milliseconds; looking at every frame would make the browser draw every frame

# What lies open before this person, and what tells this moment from the next. It is asked for again
# and again: no layout is computed, and the log's position is read instead of the log.
LOOK = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent);
  const undo = document.querySelector(".turn-buttons button");
  const telling = [".status", ".history", ".result", ".banner", ".chosen .choice-words"];
  // Costs and gains come a little later and are no new moment.
  const asked = texts(".choices > :not(.choice-list), .choices .choice-words");
  return {
    over: document.querySelector(".result") !== null,
    asked: document.querySelector(".choices.asked .choice-button:not(:disabled)") !== null
      && document.querySelector(".banner-gold") === null,
    choices: texts(".choices.asked .choice-words"),
    steps: texts(".steps .chip"),
    settled: document.querySelector(".choice-button.chosen") !== null,
    undo: undo !== null && !undo.disabled,
    moment: [...telling.map((one) => document.querySelector(one)?.textContent ?? ""), ...asked]
      .join("|"),
  };
}"""

# Where a click does something: a lit place or a button, at a point where nothing covers it. What
# is lit and shown, but covered everywhere even after scrolling to it, is a fault of the page.
AIM = """(luck) => {
  const confirm = document.querySelector(".turn-buttons .button-seal:not(:disabled)");
  const places = [...document.querySelectorAll("[data-place].place-legal")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const buttons = [...document.querySelectorAll(".choices.asked .choice-button:not(:disabled)")];
  const begun = document.querySelector(".steps") !== null;
  const all = confirm ? [confirm]
    : places.length === 0 ? buttons : begun ? [...places, ...buttons] : places;
  const target = all[Math.floor(luck * all.length)];
  if (!target) return null;
  const name = target.dataset.place ?? target.innerText;
  const own = (x, y) => {
    const e = document.elementFromPoint(x, y);
    return e !== null && (target.contains(e) || e.closest("[data-place]") === target);
  };
  // A sliver at the edge of a window that scrolls is nothing to aim at.
  const clear = (x, y) => [[0, 0], [-2, 0], [2, 0], [0, -2], [0, 2]]
    .every(([right, down]) => own(x + right, y + down));
  const spot = () => {
    const box = target.getBoundingClientRect();
    for (const parts of [2, 4, 8, 16]) {
      for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
        const x = box.left + (box.width * i) / parts;
        const y = box.top + (box.height * j) / parts;
        if (clear(x, y)) return { name, x, y };
      }
    }
    return null;
  };
  const seen = spot();
  if (seen) return seen;
  target.scrollIntoView({ block: "center", inline: "center" });
  return spot() ?? { name, x: -1, y: -1 };
}"""


@dataclass
class Look:
    """What somebody sees of his own choices."""

    over: bool
    asked: bool
    choices: list[str]
    steps: list[str]
    settled: bool
    undo: bool
    moment: str

    @property
    def fresh(self) -> bool:
        """A question of which nothing has been answered yet."""
        return self.asked and not self.steps and not self.settled


@dataclass
class Player:
    """Somebody at a table who plays by clicking (or tapping) at random."""

    person: Person
    luck: random.Random = field(default_factory=lambda: random.Random(7))
    decisions: int = 0
    before: list[str] = field(default_factory=list)  # the choices of the last question
    missed: int = 0  # clicks in a row that changed nothing

    def look(self) -> Look:
        """What may be chosen now."""
        return Look(**self.person.page.evaluate(LOOK))

    def wait_for(self, choices: list[str]) -> None:
        """Wait until exactly these choices lie open."""
        self.person.page.wait_for_function(
            f"(choices) => {{ const look = ({LOOK})();"
            " return look.asked && JSON.stringify(look.choices) === JSON.stringify(choices); }",
            arg=choices,
            polling=POLLING,
        )

    def began(self, look: Look) -> None:
        """Remember the question that is being answered."""
        if look.fresh:
            self.decisions += 1
            self.before = look.choices

    def click(self, look: Look) -> None:
        """Click one of the things that are lit, and wait until that shows."""
        page = self.person.page
        aim: dict[str, Any] | None = page.evaluate(AIM, self.luck.random())
        if aim is None:
            return  # somebody else's decision has just come in
        assert aim["x"] >= 0, f"{aim['name']} is lit but cannot be clicked"
        try:
            if self.person.touch:
                tap(page, aim["x"], aim["y"])
            else:
                page.mouse.click(aim["x"], aim["y"])
            self.wait_beyond(look, MISSED_AFTER)
        except TimeoutError:
            # The board was still settling and the click went beside it: people click again.
            self.missed += 1
            assert self.missed < MOST_MISSED, f"a click on {aim['name']} does nothing"
        else:
            self.missed = 0
            self.began(look)

    def wait_beyond(self, look: Look, patience: float = PATIENCE) -> None:
        """Wait until the table shows something else than this."""
        self.person.page.wait_for_function(
            f"(before) => ({LOOK})().moment !== before",
            arg=look.moment,
            timeout=patience,
            polling=POLLING,
        )

    def play(self, decisions: int) -> None:
        """Play on until so many decisions have been made, or to the end of the game."""
        goal = self.decisions + decisions
        while True:
            look = self.look()
            if look.over or (look.fresh and self.decisions >= goal):
                return
            if look.asked:
                self.click(look)
            else:
                self.person.page.wait_for_timeout(POLLING)


def tap(page: Page, x: float, y: float) -> None:
    """Touch the screen; ``TimeoutError`` if the browser does not say that it was touched.

    Once in a long while Chromium never does, and Playwright would wait for it without end.
    """
    touch: Any = page.touchscreen
    try:
        touch._sync(asyncio.wait_for(touch._impl_obj.tap(x=x, y=y), MISSED_AFTER / 1000))
    except builtins.TimeoutError as error:
        raise TimeoutError("the browser does not answer a touch") from error


def new_table(owner: Person, game: str, people: int, bot: str = "random") -> str:
    """Open a table of three seats, the others with bots, through the page; its address."""
    page = owner.page
    page.goto(f"/#/new/{game}")
    stranger = (
        page.evaluate("fetch('/api/me').then((answer) => answer.json())")["role"] == "stranger"
    )
    seats = page.locator(".wishes .wish")
    for seat in range(1, people):
        seats.nth(seat).get_by_text("Person", exact=True).click()
    for seat in range(people, 3):
        seats.nth(seat).get_by_label("Strength").select_option(bot)
    page.locator(".new-foot .button-seal").click()
    if stranger:
        give_name(owner)
    page.wait_for_url(re.compile("#/table/"))
    if people > 1:
        expect(page.locator(".waiting-room")).to_be_visible()
    return str(page.url).partition("#")[2]


def sit_down(guest: Person, table: str) -> None:
    """Come to a table as somebody new, and take the open seat."""
    guest.page.goto(f"/#{table}")
    button(guest, "Sit down").click()
    give_name(guest)


def give_name(somebody: Person) -> None:
    """Answer the question for a name."""
    dialog = somebody.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(somebody.name)
    dialog.get_by_role("button", name="Come in").click()


def give_to_bot(somebody: Person) -> None:
    """Hand one's seat to a random bot, through the menu."""
    button(somebody, "Menu").click()
    button(somebody, "Seats").click()
    dialog = somebody.page.get_by_role("dialog")
    dialog.get_by_label("Strength").select_option("random")
    dialog.get_by_role("button", name="Give to a bot").click()
    expect(dialog.get_by_role("button", name="Give to a bot")).to_have_count(0)
    dialog.get_by_role("button", name="Close").click()


def button(somebody: Person, name: str) -> Locator:
    """A button of the page by its name."""
    return somebody.page.get_by_role("button", name=name, exact=True)
