"""Take the pictures of docs/pictures: lobby, boards and a final scoring, on a desk and on a phone.

Run by ``make shots``, with tests/support on the path. ``--vision FOLDER`` shows the boards instead
as people see them who see colours otherwise, or none: for looking at, not for the docs.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final, Literal

from chromium import DESKTOP, PHONE, Person, chromium, person
from clicking import Player, give_to_bot, new_table
from palette import smaller
from playwright.sync_api import Browser, expect
from web import in_thread, settings

from teahouse.registry import game_names

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST: Final = 250_000  # bytes
DECISIONS: Final = 9  # into each game
VISIONS: Final = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def take(somebody: Person, name: str) -> None:
    """One picture of what is on the screen."""
    somebody.page.evaluate("document.fonts.ready.then(() => 0)")
    target = PICTURES / f"{name}.png"
    size = target.write_bytes(smaller(somebody.page.screenshot()))
    if size > LARGEST:
        raise SystemExit(f"{target.name} has {size} bytes, more than {LARGEST}.")
    print(target.name, size)


def visit(browser: Browser, house: str, where: Literal["desk", "phone"]) -> None:
    """All pictures of one kind of screen."""
    phone = where == "phone"
    with person(
        browser,
        house,
        "Mei",
        PHONE if phone else DESKTOP,
        color_scheme="dark" if phone else "light",
        has_touch=phone,
        is_mobile=phone,
    ) as mei:
        for game in game_names():
            new_table(mei, game, people=1)
            Player(mei).play(DECISIONS)
            mei.page.evaluate("scrollTo(0, 0)")
            take(mei, f"{game}-{where}")
        new_table(mei, "china", people=1)
        give_to_bot(mei)
        expect(mei.page.locator(".result-table")).to_be_visible()
        take(mei, f"result-{where}")
        mei.page.goto("/#/")
        expect(mei.page.locator(".table-list a").first).to_be_visible()
        take(mei, f"lobby-{where}")


def visit_otherwise(browser: Browser, house: str, folder: Path) -> None:
    """Every board in each way of seeing."""
    folder.mkdir(exist_ok=True)
    with person(browser, house, "Mei") as mei:
        line = mei.context.new_cdp_session(mei.page)
        for game in game_names():
            new_table(mei, game, people=1)
            Player(mei).play(4 * DECISIONS)
            for vision in VISIONS:
                line.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
                mei.page.screenshot(path=folder / f"{game}-{vision}.png")
            line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def main() -> None:
    """Open a house for the pictures only."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vision", type=Path, metavar="FOLDER")
    chosen = parser.parse_args()
    PICTURES.mkdir(exist_ok=True)
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(settings(str(Path(folder) / "shots.db"), log_level="warning")) as house,
        chromium() as browser,
    ):
        if chosen.vision:
            visit_otherwise(browser, house, chosen.vision)
        else:
            visit(browser, house, "desk")
            visit(browser, house, "phone")


if __name__ == "__main__":
    main()
