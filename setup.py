"""Compile the rules with mypyc where a C compiler is there; else the same source runs as it is.

TEAHOUSE_PURE=1 leaves the compiling out. TEAHOUSE_REQUIRE_COMPILED=1 makes a failure an error.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ["src/teahouse/core", "src/teahouse/games", "src/teahouse/bots"]
# What a game brings beside its rules and its evaluator gains nothing from compiling.
PLAIN = {
    "__init__.py",
    "features.py",
    "pack.py",
    "report.py",
    "table_file.py",
    "table_rows.py",
    "table_types.py",
    "toml_lines.py",
    "words.py",
}
NEEDED = bool(os.environ.get("TEAHOUSE_REQUIRE_COMPILED"))


def compiled_modules() -> list[Extension]:
    """All modules of the compiled rooms as one group, so that calls between them are C calls."""
    if os.environ.get("TEAHOUSE_PURE"):
        return []
    files = [path for room in ROOMS for path in Path(room).rglob("*.py")]
    modules = sorted(str(path) for path in files if path.name not in PLAIN)
    try:
        from mypyc.build import mypycify

        extensions: list[Extension] = mypycify(
            modules, opt_level="3", debug_level="0", multi_file=True, group_name="teahouse"
        )
    except (Exception, SystemExit) as error:
        if NEEDED:
            raise
        print(f"teahouse: not compiled ({error}); the rules run as plain Python", file=sys.stderr)
        return []
    for extension in extensions:
        extension.optional = not NEEDED
    return extensions


class ParallelBuild(build_ext):
    """The group is one extension of many C files: compile them on all cores."""

    def build_extensions(self) -> None:
        """Replace the compiler's loop over the sources."""
        one_after_the_other = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda s: one_after_the_other([s], *args, **kwargs), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": ParallelBuild})
