"""What everything else knows of Dschunke."""

from __future__ import annotations

from typing import Final

from teahouse.core.pack import GamePack, lazily

PACK: Final = GamePack(
    name="dschunke",
    package="teahouse.games.dschunke",
    load=lazily("teahouse.games.dschunke.game:GAME"),
    evaluator=lazily("teahouse.games.dschunke.evaluator.evaluator:DschunkeEvaluator"),
    features=lazily("teahouse.games.dschunke.features:layout"),
    report=lazily("teahouse.games.dschunke.report:component_kinds"),
    list_order=4,
    words=lazily("teahouse.games.dschunke.words:board"),
)
