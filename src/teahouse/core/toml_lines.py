"""Find the line on which a value of a TOML text stands.

``tomllib`` forgets lines, and whoever repairs a table of 400 lines needs them. This second, much
smaller reader gives every path in the text its line. It runs only after something was refused, or
to read comments, and relies on the text being valid TOML.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

Path = tuple[str | int, ...]

_TOKEN: Final = re.compile(
    r"""
    (?P<skip> [ \t\r]+ | \#[^\n]* )
  | (?P<newline> \n )
  | (?P<text> \"{3}(?:\\.|[^\\])*?\"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
  | (?P<mark> [\[\]{},=.] )
  | (?P<bare> [^\s\[\]{},=."'\#]+ )
    """,
    re.VERBOSE | re.DOTALL,
)
_DEEPEST: Final = 20  # no table of a game is deeper; long paths cost memory by their square


def line_of(text: str, path: Path) -> int:
    """The line of the value at ``path``, or of the nearest table around it; the first is 1."""
    lines = lines_of(text)
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key and every element of a list; a path starts at the top of the text."""
    return _LineFinder(text).read()


class Comment(NamedTuple):
    """A comment without its mark, and whether it has the line for itself."""

    text: str
    is_alone: bool


def comments_of(text: str) -> dict[int, Comment]:
    """All comments of the text by their lines; the first line is 1."""
    found: dict[int, Comment] = {}
    line, last = 1, 0  # the line on which something else than a comment ended
    for match in _TOKEN.finditer(text):
        if match.lastgroup == "skip":
            if match[0].startswith("#"):
                found[line] = Comment(match[0].lstrip("#").strip(), last != line)
            continue
        line += match[0].count("\n")
        if match.lastgroup != "newline":
            last = line
    return found


class _LineFinder:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int]] = []  # with their lines
        self.next: int = 0
        self.lines: dict[Path, int] = {}
        self.entries: dict[Path, int] = {}  # of each array of tables, so far
        line = 1
        for match in _TOKEN.finditer(text):
            if match.lastgroup != "skip":
                self.tokens.append((match[0], line))
            line += match[0].count("\n")
        self.tokens.append(("", line))

    def read(self) -> dict[Path, int]:
        section: Path = ()
        while self.token():
            if self.token() == "\n":
                self.next += 1
            elif self.token() == "[":
                section = self.read_header()
            else:
                self.read_pair(section)
        return self.lines

    def token(self) -> str:
        return self.tokens[self.next][0]

    def note_line(self, path: Path) -> None:
        """Keep the line on which each part of the path was named first."""
        for end in range(1, min(len(path), _DEEPEST) + 1):
            self.lines.setdefault(path[:end], self.tokens[self.next][1])

    def read_header(self) -> Path:
        """``[a.b]``, or ``[[a.b]]`` for one more entry of an array of tables."""
        self.next += 1
        adds_entry = self.token() == "["
        if adds_entry:
            self.next += 1
        path: Path = ()
        keys = self.read_keys()
        for number, key in enumerate(keys, 1):
            path = (*path, key)
            if adds_entry and number == len(keys):
                self.entries[path] = self.entries.get(path, 0) + 1
            if path in self.entries:
                path = (*path, self.entries[path] - 1)
        self.note_line(path)
        self.next += 2 if adds_entry else 1
        return path

    def read_keys(self) -> list[str]:
        """A key, or several with points between them."""
        found = [self.read_key()]
        while self.token() == ".":
            self.next += 1
            found.append(self.read_key())
        return found

    def read_key(self) -> str:
        token = self.token()
        self.next += 1
        return token[1:-1] if token[0] in "\"'" else token

    def read_pair(self, section: Path) -> None:
        start = self.next
        path = (*section, *self.read_keys())
        end, self.next = self.next, start
        self.note_line(path)
        self.next = end + 1  # after the equals sign
        self.read_value(path)

    def read_value(self, path: Path) -> None:
        if self.token() == "[":
            self.read_items(path)
        elif self.token() == "{":
            self.read_pairs(path)
        else:
            while self.token() not in (",", "]", "}", "\n", ""):
                self.next += 1

    def read_items(self, path: Path) -> None:
        self.next += 1
        index = 0
        while self.token() != "]":
            if self.token() in (",", "\n"):
                self.next += 1
                continue
            self.note_line((*path, index))
            self.read_value((*path, index))
            index += 1
        self.next += 1

    def read_pairs(self, path: Path) -> None:
        self.next += 1
        while self.token() != "}":
            if self.token() in (",", "\n"):
                self.next += 1
            else:
                self.read_pair(path)
        self.next += 1
