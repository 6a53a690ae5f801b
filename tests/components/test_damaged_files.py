"""Damaged files of corrections: refused with one sentence, or harmless.

TEAHOUSE_DAMAGED_FILES sets how many are made (1,000). The first ones are always the same.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from damaged_files import (
    DAMAGES,
    OF_CORRECTIONS,
    Damaged,
    Source,
    damaged_files,
    good_house_tables,
)
from outside import registered
from table_changes import tables_type

from teahouse.components.house_tables import HouseTables, read_house_tables, write_house_tables
from teahouse.components.trial import try_out
from teahouse.core.corrections import canonical
from teahouse.core.errors import TeahouseError
from teahouse.core.rule_set import RuleSet
from teahouse.core.table_file import decode
from teahouse.registry import game_names, load
from teahouse.registry.rule_sets import tables_of

FILES = int(os.environ.get("TEAHOUSE_DAMAGED_FILES", "1000"))
LOADED = 24  # of those that pass all checks, the rules are loaded from so many
TRIED = 4  # and so many are tried out in a process of their own
SEED = 17
LONGEST = 300  # characters of a sentence

# What only a programmer understands.
TECHNICAL = re.compile(r"\w(Error|Exception)\b|Traceback|<class|`[a-z]+`|msgspec|tomllib")


@pytest.fixture(scope="module")
def outside_game() -> Iterator[str]:
    with registered() as name:
        yield name


def rule_sets() -> list[RuleSet]:
    """The newest rules of all games, with the one from outside."""
    return [RuleSet(name) for name in game_names()]


def check_sentence(error: TeahouseError, about: object) -> None:
    """What a person reads."""
    text = str(error)
    assert len(text) <= LONGEST, (about, text)
    assert text.isprintable(), (about, text)
    assert text.endswith("."), (about, text)
    assert not TECHNICAL.search(text), (about, text)


def read_again(file: Damaged) -> HouseTables | None:
    """What is in the file; None if it was refused as it should. It can be written and read."""
    try:
        found = read_house_tables(file.content, file.rules)
    except TeahouseError as error:
        check_sentence(error, file.how)
        return None
    again = read_house_tables(write_house_tables(found).encode(), file.rules)
    assert again == found, file.how
    return found


def is_decoded(rules: RuleSet, how: str) -> bool:
    """Do the corrected tables hold what the rules demand?"""
    try:
        decode(tables_type(rules.name), tables_of(rules), "a corrected table", by_ids=True)
    except TeahouseError as error:
        check_sentence(error, how)
        return False
    return True


def test_damaged_files_are_refused_or_harmless(outside_game: str) -> None:
    outcomes, kinds = Counter[str](), Counter[str]()
    harmless: dict[RuleSet, str] = {}
    for file in damaged_files(rule_sets(), SEED, FILES):
        kinds[file.how] += 1
        found = read_again(file)
        if found is None:
            outcomes["refused"] += 1
        elif not is_decoded(found.rules, file.how):
            outcomes["refused by its game"] += 1
        else:
            outcomes["harmless"] += 1
            harmless[found.rules] = file.how
    assert kinds.keys() == DAMAGES.keys()
    assert {rules.name for rules in harmless} == set(game_names())
    assert outcomes["refused"] > FILES / 2
    assert min(outcomes.values()) > FILES / 20
    corrected = [rules for rules in harmless if rules.corrections]
    chance = random.Random(SEED)
    for rules in chance.sample(corrected, LOADED):
        assert load(rules).corrections == rules.corrections
    installed = [rules for rules in corrected if rules.name != outside_game]
    for rules in chance.sample(installed, TRIED):
        try:
            try_out(rules)
        except TeahouseError as error:
            check_sentence(error, harmless[rules])


def test_damaged_texts_of_corrections_are_refused_or_harmless(outside_game: str) -> None:
    """As they stand in a record, or come from another process."""
    chance, outcomes = random.Random(SEED), Counter[str]()
    for number in range(FILES // 4):
        rules = rule_sets()[number % len(rule_sets())]
        good = good_house_tables(rules, chance).rules
        damage = OF_CORRECTIONS[number % len(OF_CORRECTIONS)]
        made = damage(Source(good, [], good.corrections, chance))
        text = made.decode(errors="replace") if isinstance(made, bytes) else made
        try:
            kept = canonical(text)
            tables_of(good._replace(corrections=kept))
        except TeahouseError as error:
            check_sentence(error, text)
            outcomes["refused"] += 1
        else:
            assert canonical(kept) == kept
            is_decoded(good._replace(corrections=kept), text)
            outcomes["read"] += 1
    assert min(outcomes.values()) > FILES / 50
