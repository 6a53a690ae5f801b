"""axe-core's judgement of a page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from chromium import Person

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def violations(somebody: Person) -> list[str]:
    """What would shut people out, with the elements it is about."""
    page = somebody.page
    if not page.evaluate("'axe' in window"):
        assert SOURCE.is_file(), "axe-core is missing: in web/, npm install"
        page.evaluate(SOURCE.read_text(encoding="utf-8") + ";0")  # a tag would break the policy
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{one['id']}: {node['html'][:120]} {node['any'][0]['message'] if node['any'] else ''}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def check_access(somebody: Person) -> None:
    """No serious or critical violation in light or dark; ends in light."""
    for scheme in ("dark", "light"):
        somebody.page.emulate_media(color_scheme=scheme)
        wrong = violations(somebody)
        assert wrong == [], f"{scheme}: " + "\n".join(wrong[:9])
