"""The HTML that all pages of the laboratory share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from teahouse.lab.report.style import STYLE


def html_page(title: str, parts: Sequence[str]) -> str:
    """A page that needs nothing from anywhere; the parts are HTML."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{''.join(parts)}</main></body></html>\n"
    )


def html_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], drawings: Sequence[int] = ()
) -> str:
    """A table; the columns ``drawings`` hold HTML, all others text."""
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    body = ""
    for row in rows:
        cells = [text if k in drawings else escape(text) for k, text in enumerate(row)]
        body += "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"
    inner = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll"><table>{inner}</table></div>'


def percent(share: float) -> str:
    """A share as a number of percent, without the sign."""
    return f"{100 * share:.1f}"


def percent_range(low: float, high: float) -> str:
    """From one share to another."""
    return f"{percent(low)}-{percent(high)}"
