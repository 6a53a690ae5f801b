"""What a bot must know about a game beyond its rules: how good a position is, and what tempts."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64

from teahouse.core.game import State


class Evaluator(metaclass=ABCMeta):
    """How a player of this game sees a position: in points, without looking ahead."""

    @abstractmethod
    def expected_score(self, state: State, seat: i64) -> float:
        """Points that the seat may expect at the end.

        `state` is complete (a sample), never over.
        """

    @abstractmethod
    def action_weights(self, state: State, seat: i64, actions: list[i64]) -> list[float]:
        """How much a player feels like each of these legal actions, at a glance.

        Weights > 0 for rollouts and priors.
        """

    def forget_secret_choices(self, state: State, seat: i64) -> State:
        """The sample without what others have already chosen in a simultaneous choice.

        A sample fills such choices in at random; a bot has a better opinion of its opponents and
        lets them choose anew. In most games nothing is chosen at the same time.
        """
        return state

    def rollout_depth(self) -> i64:
        """How many decisions by urges still tell more about a position than they blur.

        Few where the urges are much weaker than the judge.
        """
        return 0

    def is_quiet(self, state: State, seat: i64) -> bool:
        """May a search for this seat ask for the worth here, or should it play on a little?

        Where a turn has many steps, `worth` compares positions best that are equally far in it.
        """
        return True

    def score_uncertainty(self, state: State) -> float:
        """How far off `worth` usually is here, in points: the less, the nearer the end is.

        Two seats that lie so far apart will be first in the ratio of 2.7 to 1. 0: not known.
        """
        return 0.0

    def is_minor_decision(self, state: State) -> bool:
        """Is this a small decision, like that for a card to draw?

        Behind the root the search leaves it to the urges and looks further ahead instead.
        """
        return False
