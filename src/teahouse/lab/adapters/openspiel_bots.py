"""OpenSpiel's IS-MCTS as a player in our arena: ``openspiel:200ms``, ``openspiel:50i``.

It is the Python bot of OpenSpiel as it is, with random rollouts: the C++ ones crash on every game
that is written in Python (release 2.0.2). ``openspiel-quick`` is the same with rollouts by our own
compiled playout instead of OpenSpiel's. Both get a world drawn for their seat, never the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teahouse.bots.bot import Observation
from teahouse.bots.budget import Clock
from teahouse.core.errors import TeahouseError
from teahouse.core.playout import playout
from teahouse.core.rng import Rng, from_seed
from teahouse.core.rule_set import RuleSet
from teahouse.lab.adapters.openspiel import (
    PositionHandle,
    TeahouseGame,
    TeahouseState,
    game_type,
)
from teahouse.lab.payoff import payoffs
from teahouse.registry import load

try:
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    raise TeahouseError(
        "OpenSpiel's bots are not installed: install teahouse with the extra `openspiel`."
    ) from None

NAMES = ("openspiel", "openspiel-quick")
EXPLORATION = 2.0  # the constant of UCT in OpenSpiel's own examples
LEAST = 2  # iterations: the first one only looks at the root
UNLIMITED = 10**9


class TimeUpError(Exception):
    """The budget is spent."""


class PlayoutEvaluator:
    """An evaluator for OpenSpiel: one random game to its end, as fast as our engine goes."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: TeahouseState) -> Any:
        """What the game was worth to each seat."""
        position = state.position().copy()
        playout(position, self.rng)
        return numpy.array(payoffs([int(rank) for rank in position.ranking()]))

    def prior(self, state: TeahouseState) -> list[tuple[int, float]]:
        """The legal actions, each with the same probability."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class TimeLimitedISMCTSBot(ismcts.ISMCTSBot):
    """OpenSpiel's bot with a limit of time; the rest of it is untouched."""

    def __init__(self, *given: Any, millis: float, clock: Clock, **more: Any) -> None:
        super().__init__(*given, **more)
        self.millis = millis
        self.clock = clock
        self.iterations = 0
        self.until = 0.0

    def run_search(self, state: Any) -> Any:
        """Search until the time is up, then choose in the usual way."""
        self.iterations = 0
        self.until = self.clock() + self.millis
        try:
            return super().run_search(state)
        except TimeUpError:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Called once at the beginning of every iteration."""
        if self.iterations >= LEAST and self.clock() >= self.until:
            raise TimeUpError
        self.iterations += 1
        return super().sample_root_state(state)


class OpenSpielBot:
    """Sits at our table and thinks with OpenSpiel."""

    def __init__(
        self,
        name: str,
        seed: int | str,
        game: str | RuleSet,
        options: dict[str, Any],
        seats: int,
        iterations: int,
        millis: float,
        clock: Clock,
    ) -> None:
        self.rng = from_seed(f"openspiel bot {seed}")
        rules = load(game)
        colours = [option.key for option in rules.options.options if option.per_seat]
        chosen = {key: value for key, value in options.items() if key not in colours}
        self.game = TeahouseGame(rules, game_type(rules), {"players": seats, **chosen})
        chance = numpy.random.RandomState(self.rng.next32())
        quick = name == "openspiel-quick"
        evaluator = PlayoutEvaluator(self.rng) if quick else mcts.RandomRolloutEvaluator(1, chance)
        self.bot = TimeLimitedISMCTSBot(
            self.game,
            evaluator,
            EXPLORATION,
            iterations or UNLIMITED,
            random_state=chance,
            use_observation_string=True,
            millis=millis or float("inf"),
            clock=clock,
        )
        self.bot.set_resampler(self._resampled)

    def _resampled(self, state: TeahouseState, player: int) -> TeahouseState:
        return state.resample_from_infostate(player, self._uniform)

    def _uniform(self) -> float:
        return float(self.rng.next32()) / 2**32

    def choose(self, observation: Observation) -> int:
        """One of the legal actions."""
        actions: Sequence[int] = observation.legal()
        if len(actions) == 1:
            return int(actions[0])
        state = self.game.new_initial_state()
        state.held = PositionHandle(self.game.rules.rule_set, observation.sample(self.rng))
        return int(self.bot.step(state))
