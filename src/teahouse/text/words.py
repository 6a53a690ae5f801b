"""From keys to sentences, in one language.

Message ids follow from the keys: ``GAME-event-cash`` words an event, ``GAME-do-bid`` an
action, ``GAME-why-good-sold`` a reason, ``GAME-good-rice`` a thing. A parameter is worded
by its name: ``good`` and ``other_good`` are goods, ``face_list`` is a list of faces, ``act`` the
number of an action, ``seat`` and ``other_seat`` are players; whatever has no message of its own
(numbers, card numbers) stays as it is. Where a parameter is hidden from the reader, the message
``…-hidden`` is used instead. Where a name depends on an option of the table, a message of that id
followed by the option wins: ``GAME-province-kang-edition-2013``.

A game from another distribution may lack a language or all texts. English is used where it has
that, else the key itself in readable form: ``bank_closed`` becomes ``bank closed: seat Ann``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from teahouse.core.events import SeenEvent
from teahouse.core.game import Game, Reason
from teahouse.core.options import Value, show
from teahouse.registry import pack_of

LANGUAGES = ("en", "fr", "de")
TEXT_PARTS = (
    "",
    "lobby",
    "rules",
    "lessons",
    "tables",
)  # files of a game: en.ftl, en-lobby.ftl, ...
MOST_KEPT = 20_000  # sentences: a table says the same things again and again
Params = Mapping[str, str | int]


def source(language: str, name: str) -> str:
    """A text file of the program in one language; empty if there is none."""
    path = resources.files("teahouse.locales").joinpath(language, f"{name}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def game_source(language: str, game: str, part: str = "") -> str:
    """The texts of a game in one language; ``part`` is one of TEXT_PARTS; empty if missing."""
    name = f"{language}-{part}.ftl" if part else f"{language}.ftl"
    path = resources.files(pack_of(game).package).joinpath("locales", name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def readable(key: str) -> str:
    """A key as a person would write it: ``lanterns_left`` becomes ``lanterns left``."""
    return key.replace("_", " ")


class Words:
    """The shared texts and those of one game, in one language."""

    def __init__(
        self,
        language: str,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, Value] | None = None,
        parts: Sequence[str] = TEXT_PARTS[:1],
    ) -> None:
        self.game = game
        self.players = players
        self.missing: set[str] = set()  # ids that were asked for and have no text
        self._suffixes = [f"-{key}-{show(value)}" for key, value in (options or {}).items()]
        own = language if game_source(language, game.name) else "en"
        self._bundle = FluentBundle([own], use_isolating=False)
        texts = [game_source(own, game.name, part) for part in parts]
        for text in (source(language, "house"), *texts):
            self._bundle.add_resource(FluentResource(text))
        self._kept: dict[tuple[str, tuple[tuple[str, str | int], ...]], str | None] = {}

    def has(self, message: str) -> bool:
        """Is there a text of this id?"""
        return self._bundle.has_message(message)

    def say(self, message: str, params: Params | None = None) -> str:
        """The text of this id; its last part with the parameters where it is missing."""
        text = self._format(message, params or {})
        if text is None:
            raise ValueError(f"the text {message!r} needs more than {sorted(params or {})}")
        return text

    def _format(self, message: str, params: Params) -> str | None:
        """The text, or None where a parameter is missing."""
        key = (message, tuple(params.items()))
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = self._format_message(message, params)
        return self._kept[key]

    def _format_message(self, message: str, params: Params) -> str | None:
        message = self._for_options(message)
        value = self._bundle.get_message(message).value if self.has(message) else None
        if value is None:
            self.missing.add(message)
            return _readable_message(self.game.name, message, params)
        text, errors = self._bundle.format_pattern(value, dict(params))
        return None if errors else str(text)

    def _for_options(self, message: str) -> str:
        """The id of the wording for one of the options, if there is one."""
        for suffix in self._suffixes:
            if self.has(message + suffix):
                return message + suffix
        return message

    def thing(self, kind: str, name: str) -> str:
        """A thing of the game by its kind and name: ``thing("good", "rice")``."""
        message = f"{self.game.name}-{kind}-{name.replace(':', '-')}"
        return self.say(message) if self.has(message) else readable(name)

    def player(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.players[seat]

    def event(self, seen: SeenEvent) -> str:
        """One line of the log."""
        params = self._params_in_words(seen["params"])
        message = f"{self.game.name}-event-{seen['key']}"
        text = self._format(message, params)
        return text if text is not None else self.say(message + "-hidden", params)

    def action(self, number: int) -> str:
        """An action as a choice."""
        entry = self.game.catalog[number]
        return self.say(f"{self.game.name}-do-{entry.family}", self._params_in_words(entry.params))

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, with the rule behind it."""
        params = self._params_in_words(reason.params)
        message = f"{self.game.name}-why-{reason.key}"
        text = self.say(message if self.has(message) else f"why-{reason.key}", params)
        return f"{text} ({self.say('rule', {'rule': reason.rule})})" if reason.rule else text

    def _params_in_words(self, params: Params) -> dict[str, str | int]:
        worded: dict[str, str | int] = {}
        for name, value in params.items():
            worded[name] = self._word(name.removeprefix("other_"), value)
        return worded

    def _word(self, kind: str, value: str | int) -> str | int:
        if kind == "seat":
            return self.player(int(value))
        if kind == "act":
            return self.action(int(value))
        if isinstance(value, int):
            return value
        if kind.endswith("_list"):
            return ", ".join([self.thing(kind[:-5], v) for v in value.split()])
        return self.thing(kind, value)


def _readable_message(game: str, message: str, params: Params) -> str:
    """What an id and its parameters say by themselves, where there is no text."""
    _kind, *rest = message.removeprefix(f"{game}-").removesuffix("-hidden").split("-")
    if not rest:  # the title
        return readable(game).capitalize()
    if rest[-1] == "about":
        return ""
    text = readable(" ".join(rest))
    if list(params) == ["count"]:
        return f"{params['count']} {text}"
    details = ", ".join([f"{readable(name)} {value}" for name, value in params.items()])
    return f"{text}: {details}" if details else text
