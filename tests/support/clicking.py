"""How people play in the browser: they look at what is lit, and click it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from chromium import Person
from playwright.sync_api import Locator, expect

# What lies open before this person, read off the page.
LOOK = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((e) => e.innerText);
  const undo = document.querySelector(".turn-buttons button");
  return {
    over: document.querySelector(".result") !== null,
    asked: document.querySelector(".choices.asked .choice-button:not(:disabled)") !== null
      && document.querySelector(".banner-gold") === null,
    choices: texts(".choices.asked .choice-button"),
    steps: texts(".steps .chip"),
    undo: undo !== null && !undo.disabled,
  };
}"""

# Where a click would do something: lit places and buttons, each with a point that is not covered.
# A place that is lit and shown but covered everywhere is a fault of the page.
AIM = """([luck, onlyButtons]) => {
  const confirm = document.querySelector(".turn-buttons .button-seal:not(:disabled)");
  const places = [...document.querySelectorAll("[data-place].place-legal")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const buttons = [...document.querySelectorAll(".choices.asked .choice-button:not(:disabled)")];
  const chosen = document.querySelector("[data-place].place-chosen") !== null;
  const all = confirm ? [confirm]
    : onlyButtons || places.length === 0 ? buttons
    : chosen ? [...places, ...buttons] : places;
  const target = all[Math.floor(luck * all.length)];
  if (!target) return null;
  const name = target.dataset.place ?? target.innerText;
  const own = (e) => e !== null && (target.contains(e) || e.closest("[data-place]") === target);
  const spot = () => {
    const box = target.getBoundingClientRect();
    for (const parts of [2, 4, 8, 16]) {
      for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
        const x = box.left + (box.width * i) / parts;
        const y = box.top + (box.height * j) / parts;
        if (own(document.elementFromPoint(x, y))) return { name, x, y };
      }
    }
    return null;
  };
  const seen = spot();
  if (seen) return seen;
  target.scrollIntoView({ block: "center", inline: "center" });
  return spot() ?? { name, x: -1, y: -1 };
}"""

# What tells one moment of a table from the next.
MOMENT = """() => [".status", ".choices", ".log", ".steps", ".result", ".banner", "[aria-pressed=true]"]
  .map((selector) => document.querySelector(selector)?.textContent ?? "").join("|")"""


@dataclass
class Look:
    """What somebody sees of his own choices."""

    over: bool
    asked: bool
    choices: list[str]
    steps: list[str]
    undo: bool


@dataclass
class Player:
    """Somebody at a table who plays by clicking at random."""

    person: Person
    luck: random.Random
    clicks: int = 0
    decisions: int = 0
    places: set[str] = field(default_factory=set)
    before: list[str] = field(default_factory=list)

    def look(self) -> Look:
        """What may be chosen now."""
        return Look(**self.person.page.evaluate(LOOK))

    def wait_for(self, choices: list[str]) -> None:
        """Wait until exactly these choices lie open."""
        same = "JSON.stringify(look.choices) === JSON.stringify(choices)"
        self.person.page.wait_for_function(
            f"(choices) => {{ const look = ({LOOK})(); return look.asked && {same}; }}",
            arg=choices,
        )

    def click(self, look: Look, only_buttons: bool = False) -> None:
        """Click one of the things that are lit, and wait until that shows."""
        page = self.person.page
        moment = page.evaluate(MOMENT)
        aim = page.evaluate(AIM, [self.luck.random(), only_buttons])
        if aim is None:
            return  # somebody else was quicker
        assert aim["x"] >= 0, f"{aim['name']} is lit but cannot be clicked"
        page.mouse.click(aim["x"], aim["y"])
        page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=moment)
        self.clicks += 1
        self.places.add(aim["name"].partition(":")[0])
        if not look.steps:
            self.before = look.choices


def new_table(owner: Person, game: str, strength: str = "random") -> str:
    """Open a table with a second person and one bot through the page; the table's address."""
    page = owner.page
    page.goto(f"/#/new/{game}")
    seats = page.locator(".wishes .wish")
    seats.nth(1).get_by_text("Person", exact=True).click()
    seats.nth(2).get_by_label("Strength").select_option(strength)
    page.get_by_role("button", name="Open table").click()
    give_name(owner)
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator(".waiting-room")).to_be_visible()
    return str(page.url).partition("#")[2]


def sit_down(guest: Person, table: str) -> None:
    """Come to a table as somebody new, and take the open seat."""
    guest.page.goto(f"/#{table}")
    guest.page.get_by_role("button", name="Sit down").click()
    give_name(guest)


def give_name(somebody: Person) -> None:
    """Answer the question for a name."""
    dialog = somebody.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(somebody.name)
    dialog.get_by_role("button", name="Come in").click()


def button(somebody: Person, name: str) -> Locator:
    """A button of the page by its name."""
    return somebody.page.get_by_role("button", name=name, exact=True)
