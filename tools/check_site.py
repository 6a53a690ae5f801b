"""Check the built site: every link inside it leads somewhere, nothing is loaded from elsewhere.

Sphinx checks the links between pages, not those to anchors of generated pages, and says nothing of
what a theme loads.

python tools/check_site.py FOLDER
"""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = re.compile(r"(?:@import\s+|url\()\s*[\"']?(?:https?:)?//")


class Page(HTMLParser):
    """The anchors of a page, its links, and what a browser loads with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = {""}
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Sort one element's addresses into links and loads."""
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            self.anchors.add(values["id"])
        if tag == "a":
            self.links.append(values.get("href", ""))
        elif tag == "link":
            self.loaded.append(values.get("href", ""))
        self.loaded.append(values.get("src", ""))


def is_elsewhere(address: str) -> bool:
    """Does this address name another host?"""
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme not in ("", "data")


def problems(site: Path) -> list[str]:
    """One sentence for everything that is wrong."""
    pages = {
        path.resolve(): Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")
    }
    found = [] if pages else [f"{site} has no pages."]
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        found += [f"{name} loads {one}." for one in page.loaded if is_elsewhere(one)]
        for link in {link for link in page.links if not is_elsewhere(link)}:
            parts = urlsplit(link)
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.exists():
                found.append(f"{name} links to {link}, which is not there.")
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{name} links to {link}, but that page has no such anchor.")
    for path in site.rglob("*.css"):
        if LOADS.search(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(site)} loads something from elsewhere.")
    return sorted(found)


def main() -> None:
    """Print what is wrong; the exit code says whether anything is."""
    found = problems(Path(sys.argv[1]))
    print("\n".join(found) or f"{sys.argv[1]}: every link leads somewhere.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
