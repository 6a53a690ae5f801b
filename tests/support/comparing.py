"""How people compare the components of their box on the page of the house tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from chromium import Person
from clicking import button
from corrected import is_playable
from playwright.sync_api import Locator, expect

from teahouse.components.catalog import kinds_of
from teahouse.components.printed import PrintedComponent, PrintedField
from teahouse.core.rule_set import RuleSet
from teahouse.registry import game_names

OPEN = re.compile(r"\bis-open\b")


@dataclass(frozen=True)
class OneMore:
    """A component, and the field of which one more can be printed."""

    component: PrintedComponent
    field: PrintedField
    key: str  # of the thing that is counted

    @property
    def becomes(self) -> dict[str, int]:
        value: dict[str, int] = self.field.value
        return {**value, self.key: value[self.key] + 1}


@cache
def counted_game() -> str:
    """The game on whose components most things are counted."""

    def count(name: str) -> int:
        kinds = kinds_of(RuleSet(name))
        return sum(
            [
                field.form == "counts"
                for kind in kinds
                for one in kind.components
                for field in one.fields
            ]
        )

    return max(game_names(), key=count)


@cache
def corrections(count: int) -> list[OneMore]:
    """Components of one kind with which the game can be played if one more is printed."""
    game = counted_game()
    found: list[OneMore] = []
    for one in components(game):
        field = one.fields[-1]
        more = OneMore(one, field, next(iter(field.value)))
        wanted = {other.field.path: other.becomes for other in [*found, more]}
        if is_playable(game, wanted):
            found.append(more)
        if len(found) == count:
            return found
    raise LookupError(f"{game} has no {count} components that can be corrected")


def components(game: str) -> list[PrintedComponent]:
    """Those of the first kind that counts things in its last field."""
    kind = next(
        kind
        for kind in kinds_of(RuleSet(game))
        if len(kind.components) > 9 and kind.components[0].fields[-1].form == "counts"
    )
    return [one for one in kind.components if one.is_reconstructed()]


@dataclass
class Owner:
    """Somebody who has the box and the page."""

    person: Person

    def card(self, component: PrintedComponent) -> Locator:
        """The component as it lies in the box."""
        return self.person.page.locator(f'[data-component="{component.key}"]')

    @property
    def form(self) -> Locator:
        """The open component."""
        return self.person.page.locator(".component-form")

    def last_stepper(self) -> Locator:
        """The first number of the last field."""
        return self.form.locator(".field-editor").last.locator(".stepper").first

    def fits(self) -> None:
        """Wait until the server has tried out what stands in the form."""
        expect(self.form.locator(".check-line.fits")).to_be_visible()

    def keep(self) -> None:
        """Keep the correction."""
        button(self.person, "Keep correction").click()

    def expect_mark(self, component: PrintedComponent, mark: str) -> None:
        """The edge of a component."""
        expect(self.card(component)).to_have_class(re.compile(rf"\bis-{mark}\b"))

    def expect_open(self, component: PrintedComponent) -> None:
        """The component in the form."""
        expect(self.card(component)).to_have_class(OPEN)

    def expect_done(self, done: int) -> None:
        """So many components are compared, and the server has stored it."""
        progress = self.person.page.locator("progress.compared-bar").first
        expect(progress).to_have_attribute("value", str(done))
