"""Components of a game and what is printed on them, in words: for lists and for files.

The texts stand in the part ``tables`` of a game. Where one is missing, the key is told in plain
words.
"""

from __future__ import annotations

from typing import Any

from teahouse.core.game import Game
from teahouse.core.overlay import ID, is_list_with_ids
from teahouse.text.words import TEXT_PARTS, Words, readable

PART = "tables"
NOTHING = "\N{EN DASH}"
ABOUT = ("where", "depends")


class ComponentWords:
    """The words for house tables in one language."""

    def __init__(self, language: str, game: Game) -> None:
        self.words = Words(language, game, [], parts=[TEXT_PARTS[0], PART])

    def title(self) -> str:
        """The name of the game."""
        return self.words.say(f"{self.words.game.name}-title")

    def kind(self, kind: str) -> str:
        """Components of one kind: "Order cards"."""
        return self._text(f"printed-{kind}", kind)

    def about(self, kind: str, what: str) -> str:
        """Where its values stand, or what depends on them; empty if nothing is said."""
        return self._text(f"printed-{kind}-{what}", "")

    def component(self, kind: str, thing: str, component_id: str, number: int) -> str:
        """One component; ``number`` counts from 1."""
        name = self.word(component_id, thing)
        message = f"{self.words.game.name}-printed-{kind}-one"
        if not self.words.has(message):
            return f"{self.kind(kind)}: {readable(name)}"
        return self.words.say(message, {"id": component_id, "name": name, "number": number})

    def field(self, field: str) -> str:
        """What a value on a component is: "points of the first claim"."""
        return self._text(f"field-{field}", readable(field))

    def word(self, word: str, thing: str) -> str:
        """A word that is printed: a thing of the game. A dash where nothing is."""
        if not word:
            return NOTHING
        return self.words.thing(thing, word) if thing else word

    def value(self, value: Any, thing: str = "") -> str:
        """What is printed, on one line."""
        if isinstance(value, bool):
            return self.words.say("cli-yes" if value else "cli-no")
        if isinstance(value, dict):
            return ", ".join(
                [f"{self.word(key, thing)} {self.value(one)}" for key, one in value.items()]
            )
        if is_list_with_ids(value):
            return ", ".join([self.word(str(one[ID]), thing) for one in value])
        if isinstance(value, list):
            return ", ".join([self.value(one, thing) for one in value])
        return self.word(value, thing) if isinstance(value, str) else str(value)

    def _text(self, key: str, otherwise: str) -> str:
        message = f"{self.words.game.name}-{key}"
        return self.words.say(message) if self.words.has(message) else readable(otherwise)
