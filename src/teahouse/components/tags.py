"""Where every value of a data file comes from: read from the tags in its comments.

A tag is [R] (rulebook), [P] (another public source) or [A] (reconstructed). The rules:

1. A comment at the end of a line counts for what is named first on that line, as a whole: a value,
   an entry, a section. So does a block of comments directly above the line.
2. In an entry of a list of tables (``[[goods]]``), the comment at the end of the first line after
   the header counts for the whole entry. A comment on or above the first entry counts for the list.
3. A value has the tag of the nearest comment around it that has one for it: its own line, else the
   entry or row, else the list or section.
4. Where a comment has several tags, names in backquotes before a tag say for which keys or entries
   it is: ```cost` and `flags` [A]``. A tag with no names before it counts for all others. At most
   one tag of a comment may have no names.

>>> text = '''
... # `cost` is our guess [A]; effects [R].
... [cards]
... ball = { cost = 5, gain = 2 }
... tramway = { cost = 5, gain = 1 }  # `cost` [P] an old review
... '''
>>> [(path, found.tag) for path, found in tags_of(text).items()]
[('cards.ball.cost', 'A'), ('cards.ball.gain', 'R'), ('cards.tramway.cost', 'P'), \
('cards.tramway.gain', 'R')]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from teahouse.components.printed import Tag
from teahouse.core.overlay import ID, is_list_with_ids
from teahouse.core.toml_lines import Comment, Path, comments_of, lines_of

# From the surest to the least sure.
CERTAINTY: Final[tuple[Tag, ...]] = ("R", "P", "A", "")

_TAG: Final = re.compile(r"\[(?P<tag>[RPA])\]")
_NAME: Final = re.compile(r"`([^`]+)`")
_RULER: Final = re.compile(r"-{3,}")


@dataclass(frozen=True)
class ValueTag:
    """Where one value comes from: its tag, what the comment says, its line in the file."""

    tag: Tag
    note: str
    line: int
    is_ambiguous: bool = False  # several tags of one comment claim it


@dataclass(frozen=True)
class _Claim:
    """One tag of a comment, and the keys for which it is; all where none is named."""

    tag: Tag
    names: frozenset[str]


@dataclass(frozen=True)
class _Remark:
    claims: tuple[_Claim, ...]
    note: str

    def claims_for(self, steps: tuple[str, ...]) -> list[_Claim]:
        """The tags for a value to which these steps lead: those that name it, else the others."""
        named = [claim for claim in self.claims if not claim.names.isdisjoint(steps)]
        return named or [claim for claim in self.claims if not claim.names]


@cache
def tags_of(text: str) -> Mapping[str, ValueTag]:
    """The tag of every value of a TOML text, by its path as in ``core.corrections``."""
    remarks = _remarks(text)
    lines = lines_of(text)
    found: dict[str, ValueTag] = {}
    for path, name in _leaves(tomllib.loads(text), (), ()):
        found[".".join(name)] = _tag(path, name, remarks, lines)
    return MappingProxyType(found)


def least_certain(tags: list[ValueTag]) -> Tag:
    """The tag of a value that is made of several."""
    return max([tag.tag for tag in tags], key=CERTAINTY.index, default="")


def _tag(
    path: Path, name: tuple[str, ...], remarks: dict[Path, list[_Remark]], lines: dict[Path, int]
) -> ValueTag:
    line = lines.get(path, 0)
    for length in range(len(path), 0, -1):
        for remark in remarks.get(path[:length], []):
            claims = remark.claims_for(name[length - 1 :])
            if claims:
                tags = [ValueTag(claim.tag, remark.note, line) for claim in claims]
                return ValueTag(least_certain(tags), remark.note, line, len(claims) > 1)
    return ValueTag("", "", line)


def _leaves(data: Any, path: Path, name: tuple[str, ...]) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Every value with its path in the text, and its path as corrections write it."""
    children: list[tuple[str | int, str, Any]]
    if isinstance(data, dict):
        children = [(key, key, value) for key, value in data.items()]
    elif isinstance(data, list):
        ids = [str(one[ID]) for one in data] if is_list_with_ids(data) else range(len(data))
        children = [
            (index, str(step), value)
            for index, (step, value) in enumerate(zip(ids, data, strict=True))
        ]
    else:
        children = []
    if not children:
        yield path, name
    for key, step, value in children:
        yield from _leaves(value, (*path, key), (*name, step))


def _remarks(text: str) -> dict[Path, list[_Remark]]:
    """What is said about a part of the file: at the end of its line, then above it."""
    comments, lines = comments_of(text), lines_of(text)
    found: dict[Path, list[_Remark]] = {}
    for path, line in lines.items():
        if len(path) > 1 and lines[path[:-1]] == line:
            continue  # the whole of which it is a part was named on this line, too
        at_end = comments.get(line, Comment("", False))
        remarks = _read([at_end.text]) + _read(_block_above(line, comments))
        if remarks:
            found.setdefault(path, []).extend(remarks)
        if remarks and _is_first_in_entry(path, line, lines):
            found.setdefault(path[:-1], []).extend(_read([at_end.text]))
    return found


def _is_first_in_entry(path: Path, line: int, lines: dict[Path, int]) -> bool:
    """Is this the first key of an entry of a list of tables, below its header?"""
    return len(path) > 1 and isinstance(path[-2], int) and lines[path[:-1]] == line - 1


def _block_above(line: int, comments: dict[int, Comment]) -> list[str]:
    block: list[str] = []
    while (comment := comments.get(line - 1 - len(block))) and comment.is_alone:
        block.insert(0, comment.text)
    return block


def _read(comment: list[str]) -> list[_Remark]:
    """The tags in a comment of several lines; none if it has no tag."""
    text = " ".join([line for line in comment if not _RULER.search(line)])
    claims = []
    start = 0
    for match in _TAG.finditer(text):
        tag: Tag = next(one for one in CERTAINTY if one == match["tag"])
        claims.append(_Claim(tag, frozenset(_NAME.findall(text[start : match.start()]))))
        start = match.end()
    if not claims:
        return []
    is_at_an_end = text.startswith("[") or text.endswith("]")
    note = _TAG.sub("", text).strip() if len(claims) == 1 and is_at_an_end else text
    return [_Remark(tuple(claims), note)]
