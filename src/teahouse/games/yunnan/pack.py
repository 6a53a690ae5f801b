"""What everything else knows of Yunnan."""

from __future__ import annotations

from typing import Final

from teahouse.core.pack import GamePack, lazily

PACK: Final = GamePack(
    name="yunnan",
    package="teahouse.games.yunnan",
    load=lazily("teahouse.games.yunnan.game:GAME"),
    evaluator=lazily("teahouse.games.yunnan.evaluator.evaluator:YunnanEvaluator"),
    features=lazily("teahouse.games.yunnan.features:layout"),
    report=lazily("teahouse.games.yunnan.report:component_kinds"),
    list_order=1,
    words=lazily("teahouse.games.yunnan.words:board"),
)
