"""The games for OpenSpiel, as ``teahouse_GAME`` and so on: importing this registers them.

The first node of a game is chance: which deal is played. Whatever is drawn later follows from it
and stays hidden in the state, so a search must start from ``resample_from_infostate``, which gives
a world that the seat cannot tell from the real one, with another future. OpenSpiel's IS-MCTS does
so by itself; use it with ``use_observation_string``. Seats that choose at the same time are asked
one after the other and see nothing of each other's choices.

The parameter ``version`` is that of the rules; without it the newest are played.

A win is worth 1 and a defeat ``-1 / (players - 1)``; winners who share a victory share both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game, State
from teahouse.core.rng import Rng
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import seat_viewer
from teahouse.lab.payoff import payoffs
from teahouse.learning.observer import Observer
from teahouse.registry import all_games, load

try:
    import numpy
    import pyspiel
except ImportError:
    raise TeahouseError(
        "OpenSpiel is not installed: install teahouse with the extra `openspiel`, "
        "for example `pip install 'teahouse[openspiel]'`."
    ) from None

DEALS = 1000
LONGEST = 100_000  # decisions
CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL


class PositionHandle:
    """A position that OpenSpiel may copy in its own way, cheaply."""

    __slots__ = ("rules", "state")

    def __init__(self, rules: RuleSet, state: State) -> None:
        self.rules = rules
        self.state = state

    def __deepcopy__(self, memo: object) -> PositionHandle:
        return PositionHandle(self.rules, self.state.copy())

    def __reduce__(self) -> tuple[Callable[[RuleSet, str], PositionHandle], tuple[RuleSet, str]]:
        return handle_from_json, (self.rules, json.dumps(self.state.to_dict()))


def handle_from_json(rules: RuleSet, text: str) -> PositionHandle:
    """The position that OpenSpiel kept as text."""
    return PositionHandle(rules, load(rules).from_dict(json.loads(text)))


class TeahouseGame(pyspiel.Game):
    """One of our games; its number of players and its options are OpenSpiel's parameters."""

    def __init__(self, rules: Game, kind: Any, given: Mapping[str, Any]) -> None:
        defaults = parameters(rules)
        chosen = {**defaults, **given}
        del chosen["version"]
        self.rules = rules
        self.seats = int(chosen.pop("players"))
        changed = {key: value for key, value in chosen.items() if value != defaults[key]}
        self.options = rules.resolve(self.seats, changed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.catalog),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(given))
        self.observer: Observer | None = None

    def new_initial_state(self) -> TeahouseState:
        """The state before the deal."""
        return TeahouseState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: object = None
    ) -> OpenSpielObserver:
        """What one seat sees, as numbers and as text."""
        if self.observer is None:
            self.observer = Observer(self.rules, self.seats, self.options)
        return OpenSpielObserver(self.observer)


class TeahouseState(pyspiel.State):
    """A position; nothing has been dealt yet while ``held`` is None."""

    def __init__(self, game: TeahouseGame) -> None:
        super().__init__(game)
        self.held: PositionHandle | None = None

    def position(self) -> State:
        """The position of our own game."""
        if self.held is None:
            raise TeahouseError("Nothing has been dealt yet: a chance action comes first.")
        return self.held.state

    def current_player(self) -> int:
        """The seat that is asked; of several the first."""
        if self.held is None:
            return int(CHANCE)
        state = self.held.state
        return int(TERMINAL) if state.over else int(state.first_actor())

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.held is not None and self.held.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals that can come, each as likely."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position()
        return list(state.legal(player)) if player == state.first_actor() else []

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game = self.get_game()
            start = game.rules.start(game.seats, game.options, f"openspiel {action}")
            self.held = PositionHandle(game.rules.rule_set, start)
        else:
            state = self.held.state
            state.apply(state.first_actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return str(self.get_game().rules.catalog[action].notation)

    def returns(self) -> list[float]:
        """What each seat has won; zeros before the end."""
        if self.held is None or not self.held.state.over:
            return [0.0] * self.get_game().seats
        return payoffs([int(rank) for rank in self.held.state.ranking()])

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> TeahouseState:
        """A world that this seat cannot tell from the real one."""
        copied: TeahouseState = self.clone()
        sample = self.position().sample(player, Rng(int(chance() * 2**32)))
        copied.held = PositionHandle(self.get_game().rules.rule_set, sample)
        return copied

    def __str__(self) -> str:
        return "not dealt" if self.held is None else json.dumps(self.held.state.to_dict())


class OpenSpielObserver:
    """OpenSpiel's observer: the vector of ``teahouse.learning.observer`` and the view as JSON."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = numpy.zeros(observer.length, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TeahouseState, player: int) -> None:
        """Fill the vector with what the seat sees; zeros before the deal."""
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.observer.features(state.held.state, player)

    def string_from(self, state: TeahouseState, player: int) -> str:
        """All that the seat may see, and what it may do: OpenSpiel's search knows nodes by it."""
        if state.held is None:
            return "not dealt"
        position = state.held.state
        view = position.view(seat_viewer(player))
        return json.dumps({"view": view, "legal": list(position.legal(player))})


def parameters(rules: Game) -> dict[str, str | int | bool]:
    """Players, the version of the rules, and every option with its default.

    Who sits in which colour is not one of them.
    """
    seats = rules.options.seats
    chosen = {o.key: o.default for o in rules.options.options if not o.per_seat}
    return {"players": seats[len(seats) // 2], "version": rules.version, **chosen}


def name_of(rules: Game) -> str:
    """How OpenSpiel calls one of our games."""
    return f"teahouse_{rules.name}"


def game_type(rules: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is played."""
    return pyspiel.GameType(
        short_name=name_of(rules),
        long_name=f"Teahouse: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.options.seats),
        min_num_players=min(rules.options.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def _register(newest: Game) -> None:
    kind = game_type(newest)

    class Registered(TeahouseGame):
        """A class and not a function: OpenSpiel lets go of it after Python has ended."""

        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            asked = given or {}
            rules = load(newest.name, int(asked.get("version", newest.version)))
            super().__init__(rules, kind, asked)

    pyspiel.register_game(kind, Registered)


for _rules in all_games():
    _register(_rules)
