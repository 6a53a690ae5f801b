"""The games for PettingZoo: one agent a seat, who are asked one after the other (AEC).

An observation has the vector of ``learning.observer`` and the mask of legal actions. Seats that
choose at the same time are asked in the order of the seats and see nothing of each other's choices.
The reward comes at the end (``lab/payoff.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teahouse.core.errors import IllegalAction, TeahouseError
from teahouse.core.game import Game, State
from teahouse.core.rule_set import RuleSet
from teahouse.lab.payoff import payoffs
from teahouse.learning.observer import Observer
from teahouse.registry import load

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise TeahouseError(
        "PettingZoo is not installed: install teahouse with the extra `pettingzoo`, "
        "for example `pip install 'teahouse[pettingzoo]'`."
    ) from None

Observation = dict[str, Any]


def env(
    game: str | RuleSet,
    players: int,
    options: Mapping[str, object] | None = None,
    version: int = 0,
) -> Any:
    """The environment as it should be used: an illegal action ends the game and is punished.

    ``version`` is that of the rules; without it the newest are played.
    """
    plain = raw_env(game, players, options, version=version)
    inner = wrappers.TerminateIllegalWrapper(plain, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv):  # the name that PettingZoo's users expect
    """The environment without wrappers: an illegal action is an error."""

    def __init__(
        self,
        game: str | RuleSet,
        players: int,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        version: int = 0,
    ) -> None:
        super().__init__()
        self.rules: Game = load(game, version)
        self.observer = Observer(self.rules, players, options or {})
        self.metadata = {
            "name": f"teahouse_{self.rules.name}_v{self.rules.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        low, high = self.observer.bounds()
        vector = spaces.Box(numpy.array(low, numpy.float32), numpy.array(high, numpy.float32))
        mask = spaces.Box(0, 1, (self.observer.actions,), numpy.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": vector, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents
        }
        self.deals = numpy.random.default_rng()
        self.position: State | None = None

    def observation_space(self, agent: str) -> Any:
        """The same object every time, as PettingZoo wants it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the catalog; the mask tells the legal ones."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new deal; the same seed gives the same deals."""
        if seed is not None:
            self.deals = numpy.random.default_rng(seed)
        deal = int(self.deals.integers(2**31))
        chosen = self.observer.options
        self.position = self.rules.start(self.observer.seats, chosen, f"pettingzoo {deal}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.first_actor()]

    def observe(self, agent: str) -> Observation:
        """What this seat sees, and what it may do now."""
        state = self._position()
        seat = self.possible_agents.index(agent)
        return {
            "observation": numpy.array(self.observer.features(state, seat), numpy.float32),
            "action_mask": numpy.array(self.observer.mask(state, seat), numpy.int8),
        }

    def step(self, action: int | None) -> None:
        """Decide for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._position()
        seat = self.possible_agents.index(agent)
        if action is None or int(action) not in state.legal(seat):
            raise IllegalAction(f"{agent} may not choose the action {action} now: see its mask.")
        self._cumulative_rewards[agent] = 0.0
        state.apply(seat, int(action))
        self._clear_rewards()
        if state.over:
            shares = payoffs([int(rank) for rank in state.ranking()])
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.first_actor()]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn here: the client in the browser draws tables."""

    def close(self) -> None:
        """Do nothing: the environment holds no window or file."""

    def _position(self) -> State:
        if self.position is None:
            raise TeahouseError("Nothing has been dealt yet: call reset() first.")
        return self.position
