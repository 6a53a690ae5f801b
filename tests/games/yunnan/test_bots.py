"""Bots at Yunnan: they know what ends the game, and what a coin is worth at its end."""

from __future__ import annotations

import pytest
from walks import Case, walk

from teahouse.bots import registry
from teahouse.bots.bot import Observation
from teahouse.registry import load


def test_greedy_players_come_to_an_end_where_random_ones_do_not() -> None:
    """With expert rules only the gifts end Yunnan: somebody has to want them."""
    game = load("yunnan")
    options = {"guards": True, "double_bidding": True}
    ends = []
    for bot in ("random", "greedy"):
        state = game.start(3, options, 2)
        bots = [registry.make(bot, seat, "yunnan") for seat in range(3)]
        while not state.over:
            seat = state.first_actor()
            state.apply(seat, bots[seat].choose(Observation(state, seat)))
        ends.append(state.progress().round)
    assert ends[0] == 20  # the cap
    assert ends[1] < 20


@pytest.mark.parametrize("bot", ["greedy", "search:80i"])
def test_at_the_end_all_income_becomes_points(bot: str) -> None:
    """In the last round of Yunnan a coin is a third of a point: nobody keeps any."""
    game = load("yunnan")
    case = Case(game, 3, game.resolve(3, {"round_cap": 12, "guards": True}))
    asked = 0
    for seed in range(4):
        for state, seat, _ in walk(case, seed):
            last = state.progress().round == 12 and state.progress().phase == "conversion"
            if last and len(state.legal(seat)) > 3:
                chosen = registry.make(bot, seed, "yunnan").choose(Observation(state, seat))
                assert chosen == state.legal(seat)[-1]
                asked += 1
    assert asked > 3
