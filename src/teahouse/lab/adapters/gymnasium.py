"""The games for Gymnasium: one learner at a table with our bots.

Importing this registers ``teahouse/GAME-v1`` and so on (every version of the rules):
``gymnasium.make("teahouse/GAME-v1", bots=("greedy", "random"))`` and ``make_vec`` play them.
The observation is the vector of ``learning.observer``; ``info["action_mask"]`` tells what is legal,
and an illegal action ends the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teahouse.bots import registry
from teahouse.bots.bot import Bot, Observation
from teahouse.core.errors import TeahouseError
from teahouse.core.game import State
from teahouse.core.rule_set import RuleSet
from teahouse.lab.clock import cpu_millis
from teahouse.lab.payoff import payoffs
from teahouse.learning.observer import Observer
from teahouse.registry import game_names, load, versions

try:
    import gymnasium
    import numpy
    from gymnasium import spaces
except ImportError:
    raise TeahouseError(
        "Gymnasium is not installed: install teahouse with the extra `pettingzoo`, "
        "for example `pip install 'teahouse[pettingzoo]'`."
    ) from None

ILLEGAL = -1.0  # the reward for an action that is not legal, which ends the game
Vector = Any  # a numpy array of 32 bit floats


class TableEnv(gymnasium.Env[Vector, Any]):
    """A table: the learner's seat is drawn for each game, or fixed by ``seat``."""

    def __init__(
        self,
        game: str | RuleSet,
        bots: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        version: int = 0,
    ) -> None:
        self.metadata = {"render_modes": []}
        self.rules = load(game, version)
        others = bots if bots is not None else ("random",) * (max(self.rules.options.seats) - 1)
        for name in others:
            registry.check(name, self.rules.rule_set)
        self.names = tuple(others)
        self.observer = Observer(self.rules, len(others) + 1, options or {})
        if seat is not None and not 0 <= seat < self.observer.seats:
            raise TeahouseError(f"There is no seat {seat}: seats are numbered from 0.")
        self.fixed = seat
        self.render_mode = render_mode
        low, high = self.observer.bounds()
        self.observation_space = spaces.Box(
            numpy.array(low, numpy.float32), numpy.array(high, numpy.float32)
        )
        self.action_space = spaces.Discrete(self.observer.actions)
        self.position: State | None = None
        self.seat = 0
        self.players: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """A new deal and a new seat; the same seed gives the same games."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**31))
        seats = self.observer.seats
        self.seat = self.fixed if self.fixed is not None else deal % seats
        self.position = self.rules.start(seats, self.observer.options, f"gymnasium {deal}")
        self.players = [
            registry.make(name, f"{deal} {k}", self.rules.rule_set, cpu_millis)
            for k, name in enumerate(self.names)
        ]
        self.players.insert(self.seat, None)
        self._bots_play(self.position)
        return self._observation_and_info(self.position)

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Decide; the bots answer until the learner is asked again or the game is over."""
        state = self.position
        if state is None or state.over:
            raise TeahouseError("No game is going on: call reset() first.")
        if int(action) not in state.legal(self.seat):
            vector, info = self._observation_and_info(state)
            self.position = None
            return vector, ILLEGAL, True, False, {**info, "illegal": True}
        state.apply(self.seat, int(action))
        self._bots_play(state)
        reward = payoffs([int(rank) for rank in state.ranking()])[self.seat] if state.over else 0.0
        vector, info = self._observation_and_info(state)
        return vector, reward, state.over, False, info

    def _bots_play(self, state: State) -> None:
        while not state.over:
            seat = state.first_actor()
            bot = self.players[seat]
            if bot is None:
                return
            state.apply(seat, bot.choose(Observation(state, seat)))

    def _observation_and_info(self, state: State) -> tuple[Vector, dict[str, Any]]:
        vector = numpy.array(self.observer.features(state, self.seat), numpy.float32)
        mask = numpy.array(self.observer.mask(state, self.seat), numpy.int8)
        return vector, {"action_mask": mask, "seat": self.seat}


def name_of(game: str, version: int = 0) -> str:
    """How Gymnasium calls one of our games; the newest rules if no version is asked for."""
    return f"teahouse/{game}-v{version or load(game).version}"


for _name in game_names():
    for _version in versions(_name):
        gymnasium.register(
            name_of(_name, _version),
            f"{__name__}:TableEnv",
            kwargs={"game": _name, "version": _version},
        )
