"""Rule sets: every version of a game's rules that was ever released, and corrected tables.

What changed between two versions stands in a small file: ``versions/1.toml`` in the folder of the
game says how the tables of version 1 differed from those of version 2, and so on. Rules that
changed are switches in the tables. A rule set that is not simply the newest is played by a copy of
the game's package (``registry.copies``).
"""

from __future__ import annotations

import hashlib
import threading
import tomllib
from collections import OrderedDict
from contextlib import suppress
from importlib import resources
from typing import Any, Final

from teahouse.core.corrections import BadCorrection, corrected
from teahouse.core.corrections import read as read_corrections
from teahouse.core.errors import TeahouseError, UnknownVersion
from teahouse.core.overlay import lay_over
from teahouse.core.pack import BrokenPack, GamePack
from teahouse.core.rule_set import RuleSet
from teahouse.core.table_file import TABLES_FILE, Change
from teahouse.registry import packs
from teahouse.registry.copies import add_copy, forget_modules

FOLDER: Final = "versions"
MOST_CORRECTED: Final = 64  # corrected tables whose rules are kept in memory

_copies: Final[OrderedDict[RuleSet, GamePack]] = OrderedDict()
_loading: Final = threading.Lock()  # one copy is made at a time; who finds one need not wait


def versions(name: str) -> tuple[int, ...]:
    """All versions of a game's rules that can be played, the newest last."""
    newest = packs.pack_of(name).game().version
    kept = resources.files(packs.pack_of(name).package).joinpath(FOLDER)
    return tuple([v for v in range(1, newest) if kept.joinpath(f"{v}.toml").is_file()] + [newest])


def pack_of(rules: RuleSet) -> GamePack:
    """The pack of a rule set; ``UnknownGame``, ``UnknownVersion``, ``BadTable``, ``BadCorrection``.

    The tables are checked when the rules are loaded.
    """
    pack = packs.pack_of(rules.name)
    if rules.version == 0 and not rules.corrections:
        return pack
    newest = pack.game().version
    rules = rules._replace(version=rules.version or newest)
    if rules == RuleSet(rules.name, newest):
        return pack
    copy = _copies.get(rules)
    if copy is None:
        with _loading:
            copy = _copies.get(rules) or _make_copy(pack, rules, newest)
            _copies[rules] = copy
            _forget_the_oldest()
    else:
        with suppress(KeyError):  # another thread may have forgotten it in this moment
            _copies.move_to_end(rules)
    return copy


def is_loaded(rules: RuleSet) -> bool:
    """Can the rules be had at once? Making a copy takes a tenth of a second."""
    if rules.version == 0 and not rules.corrections:
        return True
    return rules in _copies or rules == packs.pack_of(rules.name).game().rule_set


def tables_of(rules: RuleSet) -> dict[str, Any]:
    """The tables of a rule set as plain data, corrections included; not checked.

    Empty if the game has no file of tables.
    """
    pack = packs.pack_of(rules.name)
    newest = pack.game().version
    path = resources.files(pack.package).joinpath(TABLES_FILE)
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found: dict[str, Any] = _change_of(
        pack, rules._replace(version=rules.version or newest), newest
    )(data)
    return found


def _make_copy(pack: GamePack, rules: RuleSet, newest: int) -> GamePack:
    """A pack whose parts come from a copy of the package with the tables of the rule set."""
    mark = hashlib.blake2b(rules.corrections.encode(), digest_size=8).hexdigest()
    key = f"{rules.name}_{rules.version}" + (f"_{mark}" if rules.corrections else "")
    source = f"{'a corrected' if rules.corrections else 'the'} table of {rules.name}"
    copy = pack.moved(add_copy(pack.package, key, _change_of(pack, rules, newest), source))
    try:
        _load_copy(copy, rules)
    except BaseException:
        forget_modules(copy.package)
        raise
    return copy


def _load_copy(copy: GamePack, rules: RuleSet) -> None:
    """Load the rules of a copy; with corrections, whatever goes wrong is one sentence."""
    try:
        game = copy.game()
    except TeahouseError:
        raise
    except Exception as error:
        if not rules.corrections:
            raise
        raise BadCorrection(
            f"The rules of {rules.name} cannot work with these corrections."
        ) from error
    if game.version != rules.version:
        kind = BadCorrection if rules.corrections else BrokenPack
        raise kind(
            f"The tables of {rules.name} say that they are version {game.version} of the rules, "
            f"not {rules.version}."
        )
    game.corrections = rules.corrections


def _change_of(pack: GamePack, rules: RuleSet, newest: int) -> Change:
    """What makes the tables of a rule set of the newest ones."""
    differences = _differences(pack, rules, newest)
    corrections = read_corrections(rules.corrections)

    def change(data: Any) -> Any:
        for difference in differences:
            data = lay_over(data, difference)
        return corrected(data, corrections)

    return change


def _differences(pack: GamePack, rules: RuleSet, newest: int) -> list[dict[str, Any]]:
    """How the tables differ from the newest, step by step."""
    found = []
    for version in range(newest - 1, rules.version - 1, -1):
        path = resources.files(pack.package).joinpath(FOLDER, f"{version}.toml")
        if not path.is_file():
            break
        found.append(tomllib.loads(path.read_text(encoding="utf-8")))
    if len(found) != newest - rules.version:
        known = ", ".join([str(version) for version in versions(rules.name)])
        raise UnknownVersion(
            f"There is no version {rules.version} of the rules of {rules.name}; there is {known}."
        )
    return [*found, {"meta": {"version": rules.version}}]


def _forget_the_oldest() -> None:
    """Released versions stay; of corrected tables those that were asked for last."""
    corrected_sets = [rules for rules in list(_copies) if rules.corrections]
    for rules in corrected_sets[:-MOST_CORRECTED]:
        copy = _copies.pop(rules, None)
        if copy is not None:
            forget_modules(copy.package)
