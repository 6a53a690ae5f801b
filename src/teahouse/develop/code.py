"""Lay generated lines out as the formatter does, so that it leaves them alone."""

from __future__ import annotations

FULL_WIDTH = 100
OPENING = {")": "(", "]": "[", "}": "{"}


def indented(line: str, columns: int) -> str:
    """The line, moved to the right."""
    return " " * columns + line


def parenthesized(text: str) -> str:
    """The expression as it stands in a product: in brackets unless it is a name or a number."""
    return text if text.isdigit() or _is_name(text) else f"({text})"


def _is_name(text: str) -> bool:
    return all(part.isidentifier() for part in text.split("."))


def wrap_line(line: str) -> list[str]:
    """The line, broken at its last brackets if it is too long."""
    if len(line) <= FULL_WIDTH:
        return [line]
    margin = len(line) - len(line.lstrip())
    text = line.rstrip(",")
    comma = line[len(text) :]
    start = _opening_of_last_bracket(text)
    inner = text[start + 1 : -1]
    first, last = text[: start + 1], " " * margin + text[-1] + comma
    whole = indented(inner, margin + 4)
    if len(whole) <= FULL_WIDTH:
        return [first, whole, last]
    return [first, *[indented(f"{part},", margin + 4) for part in split_arguments(inner)], last]


def split_arguments(text: str) -> list[str]:
    """What stands between the commas outside all brackets and quotes."""
    parts, depth, quote = [""], 0, ""
    for char in text:
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        elif char in OPENING.values():
            depth += 1
        elif char in OPENING:
            depth -= 1
        elif char == "," and depth == 0:
            parts.append("")
            continue
        parts[-1] += char
    return [part.strip() for part in parts]


def _opening_of_last_bracket(text: str) -> int:
    """Where the bracket is opened that closes at the end of the text."""
    depth = 0
    for place in range(len(text) - 1, -1, -1):
        if text[place] in OPENING:
            depth += 1
        elif text[place] in OPENING.values():
            depth -= 1
        if depth == 0:
            return place
    raise ValueError(f"{text!r} does not end with brackets.")
