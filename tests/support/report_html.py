"""Pages of the laboratory, as a strict reader sees them."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "rect", "line", "circle"}


class Checked(HTMLParser):
    """Every element that is opened is closed, and nothing is fetched from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells: list[list[str]] = []
        self.heads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href", "srcset", "onclick"} & {name for name, _ in attrs}
        if tag == "tr":
            self.cells.append([])
        if tag == "td":
            self.cells[-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID | {"rect"}

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "td" in self.open and self.cells[-1]:
            self.cells[-1][-1] += data
        if "h2" in self.open:
            self.heads.append(data)


def read(text: str) -> Checked:
    parser = Checked()
    parser.feed(text)
    parser.close()
    assert parser.open == []
    return parser
