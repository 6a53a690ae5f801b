"""What everything else knows of China."""

from __future__ import annotations

from typing import Final

from teahouse.core.pack import GamePack, lazily

PACK: Final = GamePack(
    name="china",
    package="teahouse.games.china",
    load=lazily("teahouse.games.china.game:GAME"),
    evaluator=lazily("teahouse.games.china.evaluator.evaluator:ChinaEvaluator"),
    features=lazily("teahouse.games.china.features:layout"),
    report=lazily("teahouse.games.china.report:report_counts"),
    list_order=2,
    words=lazily("teahouse.games.china.words:board"),
)
