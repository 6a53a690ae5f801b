"""What everything else knows of Yokohama."""

from __future__ import annotations

from typing import Final

from teahouse.core.pack import GamePack, lazily

PACK: Final = GamePack(
    name="yokohama",
    package="teahouse.games.yokohama",
    load=lazily("teahouse.games.yokohama.game:GAME"),
    evaluator=lazily("teahouse.games.yokohama.evaluator.evaluator:YokohamaEvaluator"),
    features=lazily("teahouse.games.yokohama.features:layout"),
    report=lazily("teahouse.games.yokohama.report:component_kinds"),
    list_order=3,
    words=lazily("teahouse.games.yokohama.words:board"),
)
