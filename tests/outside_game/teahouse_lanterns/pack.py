"""What Teahouse knows of Lantern Fair: everything but ``load`` may be missing."""

from __future__ import annotations

from typing import Final

from teahouse.core.pack import GamePack, lazily

PACK: Final = GamePack(
    name="lanterns",
    package="teahouse_lanterns",
    load=lazily("teahouse_lanterns.game:GAME"),
    evaluator=lazily("teahouse_lanterns.evaluator:LanternsEvaluator"),
    features=lazily("teahouse_lanterns.features:layout"),
    report=lazily("teahouse_lanterns.report:component_kinds"),
    words=lazily("teahouse_lanterns.words:board"),
)
