"""How Sphinx builds the documentation site: `make docs`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]

project = "Teahouse"
author = "The Teahouse authors"
version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures"]

# Pages are plain Markdown that a forge shows as well; a heading can be the target of a link.
myst_heading_anchors = 3

autoclass_content = "class"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
default_role = "code"

html_theme = "furo"
html_title = "Teahouse"
html_copy_source = False


def setup(app: Sphinx) -> None:
    """Show the source of a Mermaid diagram: drawing it would need a library from elsewhere."""
    app.add_lexer("mermaid", TextLexer)
    app.add_lexer("nginx", TextLexer)
