"""How somebody learns a game in the browser: he does what the card asks him to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chromium import PATIENCE, Person
from clicking import POLLING
from playwright.sync_api import expect

# A point of this place at which nothing covers it; what is covered everywhere is a fault.
SPOT = """(place) => {
  const all = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const find = () => {
    for (const target of all) {
      const box = target.getBoundingClientRect();
      for (const parts of [2, 4, 8, 16]) {
        for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
          const x = box.left + (box.width * i) / parts;
          const y = box.top + (box.height * j) / parts;
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && hit.closest(".place") === target) return { x, y };
        }
      }
    }
    return null;
  };
  const seen = find();
  if (seen) return seen;
  all[0]?.scrollIntoView({ block: "center", inline: "center" });
  return find();
}"""

HERE = """() => {
  const card = document.querySelector(".speech");
  return card === null ? null : card.dataset.step ?? "end";
}"""


@dataclass
class Learner:
    """Somebody who plays the lessons of a game."""

    person: Person
    game: str

    @property
    def here(self) -> str:
        """The lesson and step on the card, ``lesson/step``; ``end`` behind the last."""
        found: str = self.person.page.evaluate(HERE)
        return found

    def step(self) -> dict[str, Any]:
        """What the house says about the step on the card."""
        lesson, number = self.here.split("/")
        path = f"/api/games/{self.game}/lessons/{lesson}/steps/{number}"
        found: dict[str, Any] = self.person.page.evaluate(
            "(path) => fetch(path).then((answer) => answer.json())", path
        )
        return found

    def touch(self, place: str) -> None:
        """Click (or tap) a place of the board or of a player's area."""
        page = self.person.page
        spot = page.evaluate(SPOT, place)
        assert spot is not None, f"{self.here}: {place} cannot be clicked"
        if self.person.touch:
            page.touchscreen.tap(spot["x"], spot["y"])
        else:
            page.mouse.click(spot["x"], spot["y"])

    def do(self, step: dict[str, Any]) -> None:
        """Do what the step asks for: its places, then the button that is left."""
        legal = step["legal"]
        asked = next(one for one in legal if one["action"] == step["expected"])
        for place in asked["places"]:
            self.touch(place)
            legal = [one for one in legal if place in one["places"]]
            if len(legal) == 1:
                return  # nothing else touches these places: that was it
        wanted = self.person.page.locator(".speech-do strong").inner_text()  # "Now you: No bid"
        choices = self.person.page.locator(".speech-choices .choice-button span").all_inner_texts()
        (number,) = [i for i, choice in enumerate(choices) if wanted.endswith(f" {choice}")]
        self.person.page.locator(".speech-choices .choice-button").nth(number).click()

    def go_on(self) -> None:
        """Do or read the step on the card, and wait for the next."""
        page, here = self.person.page, self.here
        step = self.step()
        if step["expected"] is None:
            page.locator(".speech-next").click()
        else:
            expect(page.locator(".speech-next")).to_be_disabled()
            self.do(step)
        page.wait_for_function(
            f"(before) => ({HERE})() !== before && ({HERE})() !== null",
            arg=here,
            timeout=PATIENCE,
            polling=POLLING,
        )
