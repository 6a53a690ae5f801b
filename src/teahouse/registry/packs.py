"""Find the packs of the games.

Games of this distribution are the folders of ``teahouse.games`` with a ``pack`` module. Another
distribution brings a game by an entry point of the group ``teahouse.games`` that names its pack.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

import teahouse.games
from teahouse.core.errors import UnknownGame
from teahouse.core.pack import BrokenPack, GamePack

GROUP = "teahouse.games"


def pack_of(name: str) -> GamePack:
    """The pack of a game; ``UnknownGame`` if no game has this name."""
    pack = all_packs().get(name)
    if pack is None:
        raise UnknownGame(f"There is no game {name!r}; installed are {', '.join(all_packs())}.")
    return pack


@cache
def all_packs() -> MappingProxyType[str, GamePack]:
    """By the names of the games, in the order in which they are listed."""
    found: dict[str, GamePack] = {}
    for pack in [
        *_own_packs(),
        *[_load_outside_pack(entry) for entry in entry_points(group=GROUP)],
    ]:
        if pack.name in found:
            raise BrokenPack(f"Two installed packs are called {pack.name!r}: remove one of them.")
        found[pack.name] = pack
    in_order = sorted(found.values(), key=lambda pack: (pack.list_order, pack.name))
    return MappingProxyType({pack.name: pack for pack in in_order})


def _own_packs() -> list[GamePack]:
    folders = [one.name for one in pkgutil.iter_modules(teahouse.games.__path__) if one.ispkg]
    modules = [importlib.import_module(f"teahouse.games.{name}.pack") for name in folders]
    return [module.PACK for module in modules]


def _load_outside_pack(entry: EntryPoint) -> GamePack:
    try:
        pack = entry.load()
    except Exception as error:
        raise BrokenPack(
            f"The game pack {entry.value} cannot be loaded ({error}): repair or uninstall it."
        ) from error
    if not isinstance(pack, GamePack):
        raise BrokenPack(f"{entry.value} is not a GamePack: repair or uninstall what brings it.")
    return pack
