"""Hidden information (section 6): views field by field, and nothing that gives a secret away."""

from __future__ import annotations

import json

import pytest
from dschunke_positions import GAME, JUNKS, Position, Table

from teahouse.core.events import Events
from teahouse.core.playout import playout
from teahouse.core.rng import Rng
from teahouse.core.viewer import EVERYTHING, SPECTATOR, seat_viewer

FEW = [1, 1, 1, 1]
PUBLIC_SEAT = {"seat", "color", "strips", "hand_size", "special_size", "open", "supply_cards"}
SECRET_SEAT = {"hand", "special", "money", "money_shown", "committed", "commitment"}


def _viewers(seats):
    return [SPECTATOR, *[seat_viewer(seat) for seat in range(seats)]]


def _walk(seats, seed, **options):
    state = GAME.start(seats, options, seed)
    rng = Rng(seed + 1)
    while not state.over:
        yield state
        playout(state, rng, 1)
    yield state


# --- the table of section 6 -----------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4])
def test_players_areas(seats):
    for state in _walk(seats, 3):
        data = state.to_dict()
        for viewer in _viewers(seats):
            for seat, area in enumerate(state.view(viewer)["seats"]):
                own = viewer.seat == seat or state.over
                assert set(area) == PUBLIC_SEAT | SECRET_SEAT
                assert area["hand_size"] == sum(data["hands"][seat])
                assert area["special_size"] == len(data["special"][seat])
                assert area["strips"] == data["strips"][seat]
                assert (area["hand"] is not None) == own
                assert (area["special"] is not None) == own
                assert (area["money"] is not None) == own
                assert area["committed"] == (data["bids"][seat] >= 0)
                mine = viewer.seat == seat and area["committed"]
                assert (area["commitment"] is not None) == mine
                if own:
                    assert list(area["hand"].values()) == data["hands"][seat]
                    assert area["money"] == sum(data["money"][seat])
                    faces = [card.partition("#")[0] for card in data["special"][seat]]
                    assert area["special"] == faces
                opened = [card.partition("#")[0] for card in data["open"][seat]]
                assert area["open"] == opened
                assert area["supply_cards"] == 2 + opened.count("supply")


def test_money_open():
    for state in _walk(3, 1, money="open"):
        data = state.to_dict()
        for viewer in _viewers(3):
            shown = [area["money"] for area in state.view(viewer)["seats"]]
            assert shown == [sum(money) for money in data["money"]]


def test_money_hidden_but_for_the_y_events():
    """The amount that was announced is kept; what came later is not added."""
    table = Position().round(4).money(5, 6, 7, 8).hands(FEW, FEW, FEW, FEW).next_round()
    start = table.actors[0]
    table.play(start, "use_merchant banker")
    area = table.state.view(SPECTATOR)["seats"][start]
    assert (area["money"], area["money_shown"]) == (None, 5 + start)
    assert table.yuan[start] > 5 + start
    before = Position().money(5, 6, 7, 8).turn(0).table()
    assert [s["money_shown"] for s in before.view(0)["seats"]] == [None] * 4


@pytest.mark.parametrize("counts", ["official", "open"])
def test_pile_counts(counts):
    met = set()
    for state in _walk(4, 2, pile_counts=counts):
        data = state.to_dict()
        hidden = counts == "official" and data["phase"] in ("supply", "barter")
        met.add(data["phase"])
        for viewer in _viewers(4):
            for good, pile in enumerate(state.view(viewer)["piles"]):
                assert pile["empty"] == (data["piles"][good] == 0)
                assert pile["count"] == (None if hidden else data["piles"][good])
        assert all(p["count"] is not None for p in state.view(EVERYTHING)["piles"])
    assert met >= {"market", "actions", "supply", "barter", "end"}


@pytest.mark.parametrize("memory", ["on", "off"])
@pytest.mark.parametrize("seats", [3, 4])
def test_stacks(seats, memory):
    """Contents only while the stack is open to the seat; memory of what it left there."""
    left = [[None] * 4 for _ in range(seats)]  # what each seat left in each stack
    opened = [None] * seats
    looks = 0
    for state in _walk(seats, 5, stack_memory=memory):
        data = state.to_dict()
        taking = data["node"] in ("event_take", "draw_take")
        for seat in range(seats):
            stack = data["opened"][seat]
            if opened[seat] is not None and (not taking or stack < 0):
                number, before = opened[seat]
                last = [take for take in data["takes"] if take[:2] == [number, seat]][-1]
                left[seat][number] = sorted(set(before) - {last[2]})
                opened[seat] = None
            if taking and stack >= 0 and opened[seat] is None:
                opened[seat] = (stack, data["stacks"][stack])
                looks += 1
        for viewer in _viewers(seats):
            for number, stack in enumerate(state.view(viewer)["stacks"]):
                assert stack["count"] == len(data["stacks"][number])
                holders = [k for k in range(seats) if data["opened"][k] == number]
                assert [stack["chosen_by"]] == (holders or [None])
                seat = viewer.seat
                looking = seat is not None and taking and data["opened"][seat] == number
                assert (stack["contents"] is not None) == looking
                if looking:
                    assert sorted(stack["contents"]) == _faces(data["stacks"][number])
                known = left[seat][number] if seat is not None and memory == "on" else None
                if known is None:
                    assert stack["memory"] is None
                else:
                    assert sorted(stack["memory"]) == _faces(known)
    assert looks > 8


def _faces(cards):
    return sorted(card.partition("#")[0] for card in cards)


def test_market_deck():
    for state in _walk(3, 6):
        data = state.to_dict()
        for viewer in _viewers(3):
            view = state.view(viewer)
            assert view["deck"] == sorted(data["deck"][data["round"] :])
            assert view["market_card"] == data["deck"][data["round"] - 1]


def test_merchants_during_the_variable_set_up():
    state = GAME.start(4, {"setup": "variable"}, 1)
    for viewer in _viewers(4):
        view = state.view(viewer)
        assert [m["junk"] for m in view["merchants"]] == [None] * 3
        assert [j["merchant"] for j in view["junks"]] == [None] * 5
        assert (view["market_card"], view["market"], len(view["deck"])) == (None, None, 10)
    assert None not in [m["junk"] for m in state.view(EVERYTHING)["merchants"]]
    playout(state, Rng(1), 12)
    for viewer in _viewers(4):
        assert None not in [m["junk"] for m in state.view(viewer)["merchants"]]


def test_open_things_are_the_same_for_everybody():
    keys = ["junks", "merchants", "trainees", "market", "sold", "deck", "played", "actors", "node"]
    for state in _walk(4, 7):
        views = [state.view(viewer) for viewer in _viewers(4)]
        for key in [*keys, "due", "main_done", "extra_done", "start_player", "load_junk"]:
            assert all(view[key] == views[0][key] for view in views)


def test_extra_cards_played_are_public():
    table = Position().special(0, "load_one").turn(0).table().play(0, "play_extra_load white")
    seen = [event.seen_by(SPECTATOR) for event in table.told]
    assert seen[0]["params"] == {"seat": 0, "face": "load_one"}
    assert table.state.view(SPECTATOR)["played"] == ["load_one"]


# --- events ---------------------------------------------------------------------------------------
def _seen(table, viewer):
    return [event.seen_by(viewer) for event in table.told]


def test_a_secret_card_taken_is_covered():
    position = Position().market("M01").stacks(["cash_grey", "supply"], [], [], [], rest=3)
    table = position.hands([2, 0, 0, 1], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)
    table.play(0, "choose_stack square")
    opened = {"seat": 0, "stack": "square"}
    assert _seen(table, seat_viewer(1))[-1]["params"] == opened
    assert _seen(table, SPECTATOR)[-1]["params"] == opened
    mine = _seen(table, seat_viewer(0))[-1]["params"]
    assert sorted(mine["face_list"].split()) == ["cash_grey", "supply"]
    table.play(0, "take_special cash_grey")
    assert _seen(table, seat_viewer(0))[0]["params"]["face"] == "cash_grey"
    for viewer in (seat_viewer(1), SPECTATOR):
        seen = _seen(table, viewer)[0]
        assert seen["params"] == {"seat": 0, "stack": "square"}
        assert seen["moves"][0]["piece"] == "special"
        assert "cash_grey" not in json.dumps([_seen(table, viewer), table.state.view(viewer)])


def test_a_permanent_card_taken_is_open():
    position = Position().market("M01").stacks(["cash_grey", "supply"], [], [], [], rest=3)
    table = position.hands([2, 0, 0, 1], FEW, FEW, FEW).bid().table()
    table.bids(seat_0="rice 2", seat_1=None, seat_2=None, seat_3=None)
    table.play(0, "choose_stack square", "take_special supply")
    assert _seen(table, SPECTATOR)[0]["params"]["face"] == "supply"
    assert table.state.view(SPECTATOR)["seats"][0]["open"] == ["supply"]


def test_a_bid_is_hidden_until_the_last():
    table = Position().market("M02").hands(FEW, FEW, FEW, FEW).bid().table()
    table.play(2, "bid fish 1")
    assert _seen(table, seat_viewer(0)) == [
        {"key": "committed", "params": {"seat": 2}, "moves": []}
    ]
    assert _seen(table, SPECTATOR)[0]["params"] == {"seat": 2}
    assert _seen(table, seat_viewer(2))[0]["params"]["act"] == GAME.catalog.parse("bid fish 1")
    view = table.view(0)["seats"][2]
    assert (view["committed"], view["commitment"], view["hand_size"]) == (True, None, 4)
    assert table.view(2)["seats"][2]["commitment"] == "bid fish 1"
    table.bids(seat_0=None, seat_1=None, seat_3=None)
    assert table.params("bid") == [{"seat": 2, "good": "fish", "count": 1}]


def test_the_deal_is_told_to_nobody():
    events = Events()
    state = GAME.start(4, {}, 9, events)
    assert {event.key for event in events.items} == {"start", "round", "market_card", "phase"}
    told = json.dumps([event.seen_by(EVERYTHING) for event in events.items])
    assert not [card for card in state.to_dict()["deck"][1:] if card in told]


# --- positions that differ in secrets only --------------------------------------------------------
def _alike(one, two, *viewers):
    """Two positions look the same, and the last decisions told the same."""
    for viewer in viewers:
        assert one.state.view(viewer) == two.state.view(viewer)
        assert _seen(one, viewer) == _seen(two, viewer)
    assert one.actors == two.actors


OTHERS = (SPECTATOR, seat_viewer(0), seat_viewer(2), seat_viewer(3))


def test_other_hands_do_not_show():
    one = Position().hands(FEW, [3, 0, 0, 0], [0, 3, 0, 0], FEW).bid().table()
    two = Position().hands(FEW, [0, 3, 0, 0], [3, 0, 0, 0], FEW).bid().table()
    _alike(one, two, SPECTATOR, seat_viewer(0), seat_viewer(3))
    assert one.view(1) != two.view(1)


def test_a_hand_that_can_only_pass_does_not_show():
    tables = []
    for hands in ([[0, 0, 0, 2], [2, 0, 0, 0]], [[2, 0, 0, 0], [0, 0, 0, 2]]):
        position = Position().market("M02").hands(FEW, hands[0], hands[1], FEW)
        tables.append(position.bid("fish").table())
    one, two = tables
    _alike(one, two, SPECTATOR, seat_viewer(0), seat_viewer(3))
    for table in tables:
        table.play(1, "bid_pass")
    _alike(one, two, SPECTATOR, seat_viewer(0), seat_viewer(3))


@pytest.mark.parametrize(
    "faces", [("bonus8_grey", "cash_grey"), ("load_one", "bonus12_white_grey")]
)
def test_a_special_hand_does_not_show_at_the_end_of_a_turn(faces):
    tables = []
    for mine, rest in (faces, faces[::-1]):
        position = Position().stacks([mine], [rest], [], [], rest=3)
        position.special(1, mine)
        tables.append(position.used("loader").turn(1).table())
    one, two = tables
    _alike(one, two, *OTHERS)
    for table in tables:
        table.play(1, "use_merchant banker")
        assert table.actors == [1]
    _alike(one, two, *OTHERS)
    for table in tables:
        table.play(1, "end_turn")
    _alike(one, two, *OTHERS)


def test_an_exchange_that_is_forced_does_not_show():
    """Only rice is left on the piles: a hand of rice cannot swap, another can."""
    tables = []
    for mine, other in (([2, 0, 0, 0], [0, 0, 0, 2]), ([0, 0, 0, 2], [2, 0, 0, 0])):
        position = Position().round(1, start=0).open(1, "exchange")
        position.piles(4, 0, 0, 0, holder=3, seat_1=mine, seat_2=other)
        tables.append(position.next_round())
    one, two = tables
    assert (one.node, one.actors) == ("exchange", [1])
    assert len(one.legal(1)) != len(two.legal(1))
    _alike(one, two, SPECTATOR, seat_viewer(0), seat_viewer(3))
    for table in tables:
        table.play(1, "exchange_done")
    _alike(one, two, SPECTATOR, seat_viewer(0), seat_viewer(3))


def test_equal_cards_in_a_stack_do_not_show():
    tables = []
    for pair, rest in (
        (["supply", "supply#2"], ["cash_grey", "cash_white"]),
        (["supply", "cash_grey"], ["supply#2", "cash_white"]),
    ):
        position = (
            Position().round(5, start=3).stacks(pair, rest, ["tiebreak", "load_one"], [], rest=3)
        )
        table = position.next_round()
        table.play(0, "choose_stack square").play(1, "choose_stack circle")
        tables.append(table.play(2, "choose_stack triangle"))
    one, two = tables
    assert len(one.legal(0)) != len(two.legal(0))
    _alike(one, two, SPECTATOR, seat_viewer(2), seat_viewer(3))
    for table in tables:
        table.play(0, "take_special supply")
    _alike(one, two, SPECTATOR, seat_viewer(2), seat_viewer(3))


def test_the_order_of_the_deck_does_not_show():
    one, two = Position().turn(0), Position().turn(0)
    two.data["deck"] = one.data["deck"][:1] + one.data["deck"][:0:-1]
    assert one.data["deck"] != two.data["deck"]
    _alike(one.table(), two.table(), SPECTATOR, *[seat_viewer(s) for s in range(4)])


@pytest.mark.parametrize("seats", [3, 4])
def test_no_single_decision_gives_a_secret_away(seats):
    """A state and one that a seat cannot tell from it: the same decision looks the same.

    Left out are decisions that end a secret choice, since they show what was chosen.
    """
    compared = 0
    for seed in range(6):
        state = GAME.start(seats, {}, seed)
        rng = Rng(seed + 9)
        while not state.over:
            actors = state.actors()
            actor = actors[rng.below(len(actors))]
            actions = state.legal(actor)
            action = actions[rng.below(len(actions))]
            committed = [bid for bid in state.to_dict()["bids"] if bid >= 0]
            if len(actors) > 1 or not committed:
                for seat in range(seats):
                    other = state.sample(seat, Rng(seat + 1))
                    if seat != actor and action in other.legal(actor):
                        assert _told(state, actor, action, seat) == _told(
                            other, actor, action, seat
                        )
                        compared += 1
            state.apply(actor, action)
    assert compared > 1000


def _told(state, actor, action, seat):
    then, events = state.copy(), Events()
    then.apply(actor, action, events)
    viewer = seat_viewer(seat)
    seen = [event.seen_by(viewer) for event in events.items]
    looks = any("face_list" in e["params"] for e in seen)
    if looks or then.over or any(e["key"] == "market_card" for e in seen):
        return [e["key"] for e in seen]  # its own stack, a market card or all hands come to light
    barrier = [event.forbids_undo for event in events.items]
    return seen, then.view(viewer), [int(s) for s in then.actors()], barrier


def test_the_holds_show_from_above():
    table = Position().holds(purple="bgb/b").turn(0).table()
    purple = Table(table.state).view(3)["junks"][JUNKS.index("purple")]
    assert purple["levels"] == [[0, 1, 0], [0]]
    assert purple["top"] == [0, 0, 0, 0, 1, 1, 0, 0, 0]
    assert purple["visible"] == [7, 2, 0, 0]
