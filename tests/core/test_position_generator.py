"""The generator of positions: what it writes, and that its errors name the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.develop import position
from teahouse.develop.code import FULL_WIDTH, parenthesized, split_arguments, wrap_line
from teahouse.develop.declaration import COLUMNS, BadDeclaration, Declaration, parse

HEAD = """
- game: `tiny`
- class: `TinyState`
- version: `d.VERSION`
- goods: `int(s.goods)`
"""
TABLE = f"""
## Where we are

| {" | ".join(COLUMNS)} |
|{"---|" * 7}
| chosen | - | given | | Chosen | | the options |
| waiting | | set | | 0..seats - 1 | | seats that owe a decision |
"""


def declared(*rows: str) -> Declaration:
    """A declaration of the two fields that every position has, and these."""
    return parse(HEAD + TABLE + "\n".join(rows) + "\n")


def written(code: str) -> list[str]:
    """The lines, without their margins."""
    return [line.strip() for line in code.splitlines()]


def test_every_kind_of_field_is_written_in_its_form() -> None:
    d = declared(
        "| round | | number | | 1..9 | 1 | from 1 |",
        "| done | | flag | | | | has the turn ended |",
        "| node | asked | word | | nodes.NODE_IDS | | what is asked |",
        '| blocker | | word | | "none" or d.RAVINES | d.NONE | the ravine |',
        "| sold | | set | | d.GOOD_IDS | | goods |",
        "| hand | | packed cards | goods | 0..7 | | cards |",
        "| money | | list of numbers | seats x 2 | 0..99 | | yuan |",
        "| pile | pile[s.drawn :] | shared list of words | any | d.CARD_IDS | | cards |",
        "| open | | list of sets | seats | d.CARD_IDS | | cards of each seat |",
        "| kept | | shared list of numbers | goods if s.done | -1..9 | -1 | what was kept |",
        "| holds | own form | nested lists | any | | | strips of each junk |",
        "| gone | - | set | | d.CARD_IDS | | follows |",
    )
    state, storage = written(position.state_code(d)), written(position.storage_code(d))
    for line in (
        "def __init__(self, seats: i64, chosen: Chosen) -> None:",
        "self.round: i64 = 1  # from 1",
        "self.done: bool = False  # has the turn ended",
        "self.blocker: i64 = d.NONE  # the ravine",
        "self.pile: list[i64] = NOTHING  # shared: cards",
        "self.holds: list[list[i64]] = NO_LISTS  # the inner lists are shared: strips of each junk",
        "self.money = [0] * (seats * 2)",
        "self.kept = [-1] * goods if self.done else NOTHING",
        "goods = int(self.goods)",
        "other = TinyState(self.seats, self.chosen)",
        "other.waiting = self.waiting",
        "other.money = self.money[:]",
        "other.pile = self.pile",
        "other.holds = self.holds[:]",
        "other.gone = self.gone",
    ):
        assert line in state
    for line in (
        '"game": "tiny",',
        '"version": d.VERSION,',
        '"asked": nodes.NODE_IDS[s.node],',
        '"blocker": "none" if s.blocker < 0 else d.RAVINES[s.blocker],',
        '"hand": plain.integers(cards.unpack_counts(s.hand)),',
        '"pile": plain.words(s.pile[s.drawn :], d.CARD_IDS),',
        '"holds": store_holds(s),',
        's.round = f.integer("round", 1, 9)',
        's.blocker = f.word_or_none("blocker", "none", d.RAVINES)',
        's.hand = cards.pack_counts(f.integers("hand", goods, 0, 7))',
        's.money = f.rows("money", seats, 2, 0, 99)',
        's.kept = f.integers("kept", goods if s.done else 0, -1, 9)',
        "s.holds = read_holds(s, f)",
    ):
        assert line in storage
    assert '"waiting",' not in state  # a slot of every position
    assert not any("gone" in line for line in storage)  # it follows from the others


def test_fields_of_a_group_are_stored_by_member() -> None:
    d = parse(
        HEAD
        + TABLE
        + "## Of the seats\n\nStored in `players`, one mapping for each `seat` of `seats`.\n\n"
        + f"| {' | '.join(COLUMNS)} |\n"
        + "| coins | | list of numbers | seats | 0..99 | | in hand |\n"
        + "| cards | | list of words | seats x 2 | d.CARD_IDS | | dealt |\n"
        + "| owned | | list of numbers | seats x 3 | 0..9 by d.KIND_IDS | | of each kind |\n"
    )
    storage = written(position.storage_code(d))
    for line in (
        '"players": [seat_to_dict(s, seat) for seat in range(seats)],',
        'for seat, member in enumerate(f.records("players", seats)):',
        "read_seat(s, seat, member)",
        '"coins": int(s.coins[seat]),',
        's.coins[seat] = f.integer("coins", 0, 99)',
        '"cards": plain.words(s.cards[seat * 2 : (seat + 1) * 2], d.CARD_IDS),',
        's.cards[seat * 2 : (seat + 1) * 2] = f.words("cards", 2, d.CARD_IDS)',
        '"owned": plain.counts(s.owned[seat * 3 : (seat + 1) * 3], d.KIND_IDS),',
        's.owned[seat * 3 : (seat + 1) * 3] = f.counts("owned", d.KIND_IDS, 0, 9)',
    ):
        assert line in storage


def test_a_field_with_a_condition_is_stored_after_the_others_where_it_holds() -> None:
    d = declared(
        "| marks | if s.rules.marks | set | | d.GOOD_IDS | | goods |",
        "| pile | seen[s.drawn :] if d.VERSION > 1 | shared list of words | any | d.CARDS | | x |",
        "| round | | number | | 1..9 | 1 | from 1 |",
    )
    lines = position.storage_code(d).splitlines()
    start = lines.index("    stored: dict[str, object] = {")
    assert lines[lines.index('        "round": int(s.round),') :][:7] == [
        '        "round": int(s.round),',
        "    }",
        "    if s.rules.marks:",
        '        stored["marks"] = plain.words_in(s.marks, d.GOOD_IDS)',
        "    if d.VERSION > 1:",
        '        stored["seen"] = plain.words(s.pile[s.drawn :], d.CARDS)',
        "    return stored",
    ]
    assert not any('"marks"' in line for line in lines[start : lines.index("    }")])
    read = lines.index("    if s.rules.marks:", lines.index("    return stored"))
    assert lines[read + 1] == '        s.marks = f.word_set("marks", d.GOOD_IDS)'
    assert '    s.round = f.integer("round", 1, 9)' in lines


def test_a_member_has_fields_with_a_condition_too() -> None:
    d = parse(
        HEAD
        + TABLE
        + "## Of the seats\n\nStored in `players`, one mapping for each `seat` of `seats`.\n\n"
        + f"| {' | '.join(COLUMNS)} |\n"
        + "| coins | | list of numbers | seats | 0..99 | | in hand |\n"
        + "| lent | debts if goods > 1 | list of numbers | seats | 0..99 | | to others |\n"
    )
    lines = position.storage_code(d).splitlines()
    assert lines[lines.index("def seat_to_dict(s: TinyState, seat: i64) -> dict[str, object]:") :][
        2:9
    ] == [
        "    goods = int(s.goods)",
        "    stored: dict[str, object] = {",
        '        "coins": int(s.coins[seat]),',
        "    }",
        "    if goods > 1:",
        '        stored["debts"] = int(s.lent[seat])',
        "    return stored",
    ]
    assert '        s.lent[seat] = f.integer("debts", 0, 99)' in lines


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("| 1st | | number | | 0..9 | | x |", "field '1st': this is no name for a field"),
        ("| turn | | number | | 0..9 | | |", "field 'turn': it does not say what it means"),
        ("| turn | | numeral | | 0..9 | | x |", "field 'turn': unknown kind 'numeral'"),
        ("| turn | | number | | | | x |", "field 'turn': its bounds are missing"),
        ("| turn | | number | | 0.. | | x |", "field 'turn': '' is no expression"),
        ("| turn | | number | | 9..0 | | x |", "field 'turn': no number lies in '9..0'"),
        ("| turn | | number | seats | 0..9 | | x |", "field 'turn': only lists and packed numbers"),
        ("| turn | | number | | 0..9 | 1 + | x |", "field 'turn': '1 \\+' is no expression"),
        ("| turn | a b | number | | 0..9 | | x |", "field 'turn': 'stored as' 'a b'"),
        ("| turn | if | number | | 0..9 | | x |", "field 'turn': '' is no expression"),
        ("| turn | if s. | number | | 0..9 | | x |", "field 'turn': 's.' is no expression"),
        ("| turn | - if s.on | number | | 0..9 | | x |", "field 'turn': what is not stored has no"),
        ("| turn | t[1:] | number | | 0..9 | | x |", "field 'turn': only a part of a list"),
        ("| node | | word | | 0..9 | | x |", "field 'node': its words are missing"),
        ("| sold | | set | | | | x |", "field 'sold': its members are missing"),
        ("| hand | | packed cards | | 0..7 | | x |", "field 'hand': its length is missing"),
        ("| hand | | packed cards | 3 | | | x |", "field 'hand': its bounds are missing"),
        ("| done | | flag | | 0..1 | | x |", "field 'done': a flag is true or false"),
        ("| money | | list of numbers | | 0..9 | | x |", "field 'money': its length is missing"),
        ("| money | | list of numbers | seats x | 0..9 | | x |", "field 'money': 'seats x' is no"),
        ("| holds | | nested lists | any | | | x |", "field 'holds': nested lists are stored in"),
        ("| board | | given | | Board | | x |", "field 'board': what is given is not stored"),
        ("| turn | | number | | 0..9 |", "field 'turn': 5 cells instead of 7"),
        ("| chosen | - | given | | Chosen | | x |", "field 'chosen': the name is taken"),
        ("| turn | waiting | number | | 0..9 | | x |", "field 'waiting': the name is taken"),
        ("| turn | options | number | | 0..9 | | x |", "field 'options': the name is taken"),
        ("| a | b | 0..9 |\n\n| a | b |", "field 'a': 3 cells instead of 7"),
    ],
)
def test_an_error_names_the_line_and_the_field(row: str, problem: str) -> None:
    with pytest.raises(BadDeclaration, match=rf"^fields\.md, line \d+, {problem}"):
        declared(row)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (TABLE, "the line '- game: `...`' is missing"),
        (HEAD, "the field 'chosen', a given, is missing"),
        (HEAD + TABLE.replace("waiting", "turn"), "the field 'waiting', a set, is missing"),
        (HEAD + "- goods int(s.goods)", "line 6: write '- name: `expression`'"),
        (HEAD + "- goods: `int(`", "line 6, name 'goods': 'int(' is no expression"),
        (HEAD + TABLE.replace("meaning", "sense"), "line 9: the columns must be field, stored as"),
        (HEAD + "Stored in players.", "line 6: write 'Stored in `NAME`, one mapping"),
        (
            HEAD + TABLE + "\nStored in `players`, one mapping for each `seat` of `seats`.\n\n"
            f"| {' | '.join(COLUMNS)} |\n| turn | | number | | 0..9 | | x |",
            "field 'turn': in 'players' every field is a list of 'seats' entries or rows",
        ),
    ],
)
def test_what_is_missing_as_a_whole_is_said(text: str, problem: str) -> None:
    with pytest.raises(BadDeclaration) as error:
        parse(text)
    assert problem in str(error.value)


def test_a_list_of_number_sets_needs_a_form_of_its_own() -> None:
    row = "| marks | | list of sets | seats | 0..9 | | x |"
    with pytest.raises(BadDeclaration, match="The field 'marks': store a list of number sets"):
        position.storage_code(declared(row))


class Output:
    """What cog gives to the generator."""

    def __init__(self, path: Path) -> None:
        self.inFile = str(path)
        self.text = ""

    def out(self, text: str) -> None:
        self.text += text


def test_the_declaration_is_read_beside_the_file_with_the_marks(tmp_path: Path) -> None:
    (tmp_path / "fields.md").write_text(HEAD + TABLE, encoding="utf-8")
    state, storage = Output(tmp_path / "state.py"), Output(tmp_path / "storage.py")
    position.write_state(state)
    position.write_storage(storage)
    assert state.text.startswith("__slots__ = (")
    assert storage.text.startswith("def to_dict(s: TinyState)")


def test_long_lines_are_broken_as_the_formatter_does() -> None:
    assert wrap_line("a = f(1)") == ["a = f(1)"]
    names = ", ".join(f"name_{k}" for k in range(9))
    assert wrap_line(f"    value_with_a_long_name = f.read({names})") == [
        "    value_with_a_long_name = f.read(",
        f"        {names}",
        "    )",
    ]
    many = [f"name_{k}" for k in range(20)]
    lines = wrap_line(f'    "key": f({", ".join(many)}),')
    assert lines == ['    "key": f(', *[f"        {name}," for name in many], "    ),"]
    assert max(len(line) for line in lines) <= FULL_WIDTH


def test_commas_in_brackets_and_quotes_separate_nothing() -> None:
    assert split_arguments('"a, b", f(1, 2), [3, 4]') == ['"a, b"', "f(1, 2)", "[3, 4]"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("2", "2"), ("d.GOODS", "d.GOODS"), ("n + 1", "(n + 1)"), ("f(n)", "(f(n))")],
)
def test_what_is_multiplied_gets_the_brackets_it_needs(text: str, expected: str) -> None:
    assert parenthesized(text) == expected
