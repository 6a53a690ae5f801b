"""One judge a game; this page is the register."""

from __future__ import annotations

import importlib
from typing import Final

from teahouse.bots.judge import Judge

CLASSES: Final[dict[str, str]] = {
    "china": "ChinaJudge",
    "dschunke": "DschunkeJudge",
    "yokohama": "YokohamaJudge",
    "yunnan": "YunnanJudge",
}
_made: dict[str, Judge] = {}


def judge_of(game: str) -> Judge | None:
    """The judge of that game, made when it is first asked for; None if the game has none."""
    if game not in CLASSES:
        return None
    judge = _made.get(game)
    if judge is None:
        judge = getattr(importlib.import_module(f"teahouse.bots.judges.{game}"), CLASSES[game])()
        assert isinstance(judge, Judge)
        _made[game] = judge
    return judge
