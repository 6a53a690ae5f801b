"""What a bot must know about a game beyond its rules: how good a position is, and what to try."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from teahouse.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other distributions are plain Python
class Evaluator(metaclass=ABCMeta):
    """Knowledge of one game, in points, without looking ahead.

    >>> from teahouse.bots.registry import evaluator_of
    >>> from teahouse.registry import load
    >>> evaluator, state = evaluator_of("dschunke"), load("dschunke").start(3, {}, seed=7)
    >>> evaluator.expected_score(state, 0) > 0
    True
    >>> seat = state.first_actor()
    >>> actions = state.legal(seat)
    >>> all(weight > 0 for weight in evaluator.action_weights(state, seat, actions))
    True
    """

    @abstractmethod
    def expected_score(self, state: State, seat: i64) -> float:
        """Points that the seat may expect at the end.

        ``state`` is complete (a sample) and never over.
        """

    @abstractmethod
    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        """How promising each of these legal actions is, estimated without trying it.

        All weights are above 0. Rollouts draw by them, and the search takes them as priors.
        """

    def forget_secret_choices(self, state: State, seat: i64) -> State:
        """The sample without what others have already chosen in a simultaneous choice.

        A sample fills such choices in at random. A bot expects better play of its opponents and
        lets them choose again. In most games nothing is chosen at the same time.
        """
        return state

    def rollout_depth(self) -> i64:
        """How many decisions by action weights make an evaluation better, not worse.

        Few where the weights play much worse than the expected scores.
        """
        return 0

    def is_quiet(self, state: State, seat: i64) -> bool:
        """Can a search for this seat compare expected scores here, or must it play on a little?

        Where a turn has many steps, scores are comparable only at the same step of it.
        """
        return True

    def score_uncertainty(self, state: State) -> float:
        """How far off ``expected_score`` usually is here, in points; 0: not known.

        Of two seats that are so far apart, the better one is first in 2.7 of 3.7 cases.
        """
        return 0.0

    def is_minor_decision(self, state: State) -> bool:
        """Is this a small decision, like which card to draw?

        Below the root the search leaves it to the action weights and looks further ahead instead.
        """
        return False
