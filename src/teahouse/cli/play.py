"""A table in the terminal: people share the keyboard, bots fill the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from teahouse.bots import registry
from teahouse.bots.bot import Bot, Observation
from teahouse.cli import screen
from teahouse.core.errors import BadOptions, TeahouseError
from teahouse.core.match import Match
from teahouse.core.rule_set import RuleSet
from teahouse.core.viewer import EVERYTHING, seat_viewer
from teahouse.lab.clock import millis
from teahouse.records import files
from teahouse.records.replay import record_of, replay
from teahouse.registry import load
from teahouse.text.words import Words

ME = "me"


@dataclass(frozen=True)
class PlaySettings:
    """How this person likes to play."""

    language: str
    confirm: bool
    save: Path | None
    name: str | None


class Quit(Exception):
    """The person leaves the table."""


def play(
    rules: RuleSet,
    seats: str | None,
    options: Mapping[str, object],
    seed: int | None,
    settings: PlaySettings,
) -> int:
    """Set up a table and play to the end (or until the person leaves)."""
    game = load(rules)
    if seats is None:
        seats = ",".join([ME] + ["random"] * (max(game.options.seats) - 1))
    kinds = [kind.strip() for kind in seats.split(",")]
    game.options.check_seats(game.name, len(kinds))
    for kind in kinds:
        if kind != ME:
            registry.check(kind, rules)
    match = Match(game, len(kinds), options, secrets.randbits(64) if seed is None else seed)
    return TerminalTable(match, kinds, settings, None).run()


def resume(path: Path, settings: PlaySettings) -> int:
    """Go on with a saved game. Seats named like a bot are played by it again."""
    record = files.read(path)
    match = replay(record)
    kinds = [_bot_or_me(name) for name in record.players]
    if match.state.over:
        raise BadOptions(f"The game in {path} is finished; see it with `teahouse replay {path}`.")
    kept = replace(settings, save=settings.save or path)
    return TerminalTable(match, kinds, kept, record.players).run()


def _bot_or_me(player: str) -> str:
    word = player.split(" ")[0].lower()
    return word if registry.is_name(word) else ME


def _player_names(kinds: list[str], my_name: str, player_word: str) -> list[str]:
    """Every seat's name: a bot's is its kind; "Player 2" where nobody has said one."""
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        if kind != ME:
            names.append(f"{kind.capitalize()} {seat + 1}")
        elif my_name and ME not in kinds[:seat]:
            names.append(my_name)
        else:
            names.append(f"{player_word} {seat + 1}")
    return names


class TerminalTable:
    """One game at one terminal."""

    def __init__(
        self, match: Match, kinds: list[str], settings: PlaySettings, players: list[str] | None
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.settings = settings
        self.console = Console(soft_wrap=True)
        self.words = Words(settings.language, match.game, [""] * len(kinds), match.options)
        self.words.players = players or _player_names(
            kinds, settings.name or "", self.words.say("cli-player")
        )
        self.bots: dict[int, Bot] = {}
        for seat, kind in enumerate(kinds):
            if kind != ME:
                self.bots[seat] = registry.make(
                    kind, f"{match.seed} {seat}", match.game.rule_set, millis
                )
        self.read_up_to = dict.fromkeys(range(len(kinds)), 0)  # decisions that a person has read
        self.greeted: set[int] = set()  # people who have seen the table

    def run(self) -> int:
        """Ask people, let bots play, until the end."""
        try:
            while not self.match.state.over:
                self._next_decision()
        except (Quit, EOFError, KeyboardInterrupt):
            return self._leave_table()
        self._show_end()
        return 0

    def _next_decision(self) -> None:
        actors = [int(seat) for seat in self.match.state.actors()]
        people = [seat for seat in actors if seat not in self.bots]
        bots = [seat for seat in actors if seat in self.bots]
        if bots:
            seat = bots[0]
            self.match.decide(
                seat, int(self.bots[seat].choose(Observation(self.match.state, seat)))
            )
        else:
            self._ask_for_decision(people[0])

    # --- asking a person -------------------------------------------------------------------------
    def _ask_for_decision(self, seat: int) -> None:
        if len(self.bots) < len(self.kinds) - 1:
            self.console.input(
                escape(self.words.say("cli-hand-over", {"seat": self._name_of(seat)}))
            )
        others = any([d.seat != seat for d in self.match.decisions[self.read_up_to[seat] :]])
        self._show_new_decisions(seat)
        if others or seat not in self.greeted:
            screen.show_board(self.console, self.match.state, seat_viewer(seat), self.words)
        self.greeted.add(seat)
        while True:
            actions = [int(a) for a in self.match.state.legal(seat)]
            self._show_question(seat)
            screen.show_choices(self.console, actions, self.words)
            answer = self.console.input("> ").strip()
            try:
                if self._run_line(seat, answer, actions):
                    return
            except TeahouseError as error:
                self.console.print(escape(str(error)), style="red", highlight=False)

    def _show_question(self, seat: int) -> None:
        view = self.match.state.view(seat_viewer(seat))
        question = self.words.thing("ask", str(view.get("node", "")))
        who = self._name_of(seat)
        if "color" in view:  # a person may play two
            who += f" ({self.words.thing('color', str(view['color']))})"
        self.console.print(f"[bold]{escape(who)}:[/bold] {escape(question)}")

    def _name_of(self, seat: int) -> str:
        return self.words.player(seat)

    def _show_new_decisions(self, seat: int) -> None:
        """What happened since this person's last decision."""
        viewer = seat_viewer(seat)
        if seat not in self.greeted:
            screen.show_events(self.console, self.match.opening, viewer, self.words)
        for decision in self.match.decisions[self.read_up_to[seat] :]:
            screen.show_events(self.console, decision.events, viewer, self.words)
        self.read_up_to[seat] = len(self.match.decisions)

    def _run_line(self, seat: int, answer: str, actions: list[int]) -> bool:
        """Carry out one line of input; True when a decision was made or taken back."""
        command, _, rest = answer.partition(" ")
        rest = rest.strip()
        if answer.isdecimal():
            return self._choose_action(seat, answer, actions)
        if command == "why":
            self._explain_why_not(seat, rest)
        elif command in ("undo", "u"):
            return self._undo_decision(seat)
        elif command == "log":
            self._show_log(seat)
        elif command == "board":
            screen.show_board(self.console, self.match.state, seat_viewer(seat), self.words)
        elif command == "save":
            self._save_record(Path(rest) if rest else self._default_file())
        elif command in ("quit", "q"):
            raise Quit
        elif command in ("help", "?", ""):
            self.console.print(escape(self.words.say("cli-help")), highlight=False)
        else:
            self.match.decide(seat, self.match.game.catalog.parse(answer))
            return self._confirm_decision(seat)
        return False

    def _choose_action(self, seat: int, answer: str, actions: list[int]) -> bool:
        number = int(answer) if len(answer) < 10 else 0
        if not 1 <= number <= len(actions):
            self.console.print(escape(self.words.say("cli-no-choice", {"count": len(actions)})))
            return False
        self.match.decide(seat, actions[number - 1])
        return self._confirm_decision(seat)

    def _confirm_decision(self, seat: int) -> bool:
        self.read_up_to[seat] = len(self.match.decisions) - 1
        if self.settings.confirm and self.match.undoable(seat) is not None:
            others = [s for s in self.match.state.actors() if s != seat]
            if others:
                self._show_new_decisions(seat)
                answer = self.console.input(escape(self.words.say("cli-confirm")))
                if answer.strip() in ("u", "undo"):
                    self._undo_decision(seat)
        return True

    def _undo_decision(self, seat: int) -> bool:
        if self.match.undoable(seat) is None:
            self.console.print(escape(self.words.say("cli-no-undo")))
            return False
        self.match.undo(seat)
        for reader in self.read_up_to:
            self.read_up_to[reader] = min(self.read_up_to[reader], len(self.match.decisions))
        self.console.print(escape(self.words.say("cli-undone")))
        return True

    def _explain_why_not(self, seat: int, what: str) -> None:
        """Explain one action, or list all that are not allowed now with their numbers."""
        catalog = self.match.game.catalog
        if not what:
            for entry in catalog.entries:
                if self.match.state.why_not(seat, entry.number) is not None:
                    line = f"{entry.number:4}  {entry.notation}"
                    self.console.print(escape(line), highlight=False)
            return
        number = int(what) if what.isdecimal() and len(what) < 10 else catalog.parse(what)
        entry = catalog[number]
        reason = self.match.state.why_not(seat, number)
        if reason is None:
            text = self.words.say("cli-allowed", {"action": self.words.action(number)})
        else:
            text = f"{entry.notation}: {self.words.reason(reason)}"
        self.console.print(escape(text), highlight=False)

    def _show_log(self, seat: int) -> None:
        viewer = seat_viewer(seat)
        screen.show_events(self.console, self.match.opening, viewer, self.words)
        for decision in self.match.decisions:
            screen.show_events(self.console, decision.events, viewer, self.words)

    # --- saving and leaving ----------------------------------------------------------------------
    def _default_file(self) -> Path:
        return self.settings.save or Path(f"{self.match.game.name}-{self.match.seed}.tea")

    def _save_record(self, path: Path) -> None:
        files.save(path, record_of(self.match, self.words.players))
        self.console.print(escape(self.words.say("cli-saved", {"file": str(path)})))

    def _leave_table(self) -> int:
        """Nothing is lost: an unfinished game is kept and can be taken up again."""
        self.console.print()
        if self.match.decisions:
            self._save_record(self._default_file())
            line = f"teahouse play --resume {self._default_file()}"
            self.console.print(escape(self.words.say("cli-resume", {"command": line})))
        return 0

    def _show_end(self) -> None:
        for decision in self.match.decisions[min(self.read_up_to.values()) :]:
            screen.show_events(self.console, decision.events, EVERYTHING, self.words)
        screen.show_scores(self.console, self.match.state, self.words)
        seed = {"seed": str(self.match.seed)}
        self.console.print(escape(self.words.say("cli-seed", seed)), highlight=False)
        if self.settings.save is not None:
            self._save_record(self.settings.save)
