"""Compile the rules with mypyc where a C compiler is there; else the same source runs as it is.

TEAHOUSE_PURE=1 leaves the compiling out. TEAHOUSE_REQUIRE_COMPILED=1 makes a failure an error.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOMS = ["src/teahouse/core", "src/teahouse/games"]


def compiled_modules() -> list[Extension]:
    """All modules of the compiled rooms as one group, so that calls between them are C calls."""
    if os.environ.get("TEAHOUSE_PURE"):
        return []
    needed = bool(os.environ.get("TEAHOUSE_REQUIRE_COMPILED"))
    modules = sorted(
        str(path)
        for room in ROOMS
        for path in Path(room).rglob("*.py")
        if path.name != "__init__.py"
    )
    try:
        from mypyc.build import mypycify

        extensions = mypycify(modules, opt_level="3", debug_level="0", multi_file=True)
    except (Exception, SystemExit) as error:
        if needed:
            raise
        print(f"teahouse: not compiled ({error}); the rules run as plain Python", file=sys.stderr)
        return []
    for extension in extensions:
        extension.optional = not needed
    return extensions


setup(ext_modules=compiled_modules())
