"""Import a game's package once more, under another name, with other tables.

The rules read their tables when they are imported, into constants. That makes them fast, but one
package can hold one set of tables only. For an older version of the rules, or for tables with
corrections, the same source is imported a second time under another name, where it finds changed
tables. So the newest rules pay nothing for the others, and no code exists twice on disk. The price:
a copy is plain Python, also where the package itself is compiled.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

from teahouse.core.pack import BrokenPack
from teahouse.core.table_file import Change, change_tables

ROOT: Final = "teahouse_copies"  # all copies are packages in this one, which has no folder


def add_copy(package: str, key: str, change: Change, source: str) -> str:
    """Make a copy of a package known; the name under which it can be imported from now on.

    ``source`` is what messages call its tables.
    """
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(0, _FINDER)
    name = f"{ROOT}.{key}"
    _FINDER.originals[name] = package
    change_tables(name, change, source)
    return name


def forget_modules(copy: str) -> None:
    """Let go of the modules of a copy; whoever plays by them still keeps them."""
    for module in [one for one in list(sys.modules) if one == copy or one.startswith(copy + ".")]:
        sys.modules.pop(module, None)


class _Finder(MetaPathFinder):
    """Finds the modules of a copy in the folder of its original."""

    def __init__(self) -> None:
        self.originals: dict[str, str] = {}  # names of packages, by the names of their copies

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of a copy; called by the import system, as ``sys.meta_path`` asks for."""
        if name == ROOT:
            return ModuleSpec(ROOT, None, is_package=True)
        copy = ".".join(name.split(".")[:2])
        original = self.originals.get(copy)
        if original is None:
            return None
        place = Path(*name.split(".")[2:])
        for folder in importlib.import_module(original).__path__:
            package, module = Path(folder, place, "__init__.py"), Path(folder, f"{place}.py")
            found = package if package.is_file() else module
            if found.is_file():
                loader = _CopyLoader(name, str(found), original, copy)
                folders = [str(found.parent)] if found == package else None
                return spec_from_file_location(
                    name, found, loader=loader, submodule_search_locations=folders
                )
        raise BrokenPack(
            f"The source of {original} is not installed: only its newest rules can be played."
        )


_FINDER: Final = _Finder()


class _CopyLoader(SourceFileLoader):
    """Loads a module of a copy: its imports from the original become imports from the copy."""

    def __init__(self, name: str, path: str, original: str, copy: str) -> None:
        super().__init__(name, path)
        self._original = original
        self._copy = copy

    def get_code(self, fullname: str) -> CodeType:
        """Never from the cached bytecode: that is the original's."""
        path = self.get_filename(fullname)
        tree = _Renamed(self._original, self._copy).visit(ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec", dont_inherit=True)


class _Renamed(ast.NodeTransformer):
    """Replaces the name of a package in import statements."""

    def __init__(self, original: str, copy: str) -> None:
        self._original = original
        self._copy = copy

    def visit_ImportFrom(self, node: ast.ImportFrom) -> Any:
        """``from ORIGINAL.x import y``."""
        node.module = self._renamed(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> Any:
        """``import ORIGINAL.x as y``."""
        for alias in node.names:
            alias.name = self._renamed(alias.name) or alias.name
        return node

    def _renamed(self, module: str | None) -> str | None:
        if module == self._original:
            return self._copy
        if module is not None and module.startswith(self._original + "."):
            return self._copy + module[len(self._original) :]
        return module
