"""The rules a table is played by: those it was opened with, whichever are the newest now.

The newest rules are there as soon as they are imported. Older or corrected ones are a copy of the
game's package, which takes a tenth of a second to make: a thread makes it, before a log is folded.
"""

from __future__ import annotations

import asyncio

from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.rule_set import RuleSet
from teahouse.registry import is_loaded, load
from teahouse.server.tables.ports import TableRow


class UnknownRules(TeahouseError):
    """This server cannot load the rules of a table. It cannot be played here; all others can."""

    def __init__(self, row: TableRow, why: TeahouseError) -> None:
        sentence = str(why)
        super().__init__(
            f"The table {row.id} is played by rules version {row.rules} of {row.game}, which "
            f"this server cannot load: {sentence[:1].lower()}{sentence[1:]}"
        )
        self.rules = row.rules


def rules_of(row: TableRow) -> Game:
    """The rules of a table; ``UnknownRules`` if this server cannot load them."""
    try:
        return load(row.rule_set)
    except TeahouseError as error:
        raise UnknownRules(row, error) from error


async def prepare_rules(row: TableRow) -> None:
    """Make sure that ``rules_of`` answers at once."""
    try:
        await load_rules(row.rule_set)
    except TeahouseError as error:
        raise UnknownRules(row, error) from error


async def load_rules(rules: RuleSet) -> Game:
    """The rules of a rule set. If they must be loaded first, others are served meanwhile."""
    if is_loaded(rules):
        return load(rules)
    return await asyncio.to_thread(load, rules)
