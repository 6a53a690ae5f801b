"""Try out corrections before they are stored: one set at a time, in a process of its own."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from teahouse.components.trial import (
    MEGABYTES,
    PROGRAM,
    require_passed,
    too_slow,
    trial_environment,
    trial_input,
)
from teahouse.core.rule_set import RuleSet
from teahouse.server.tables.answers import Refusal

NICE: Final = 5  # people's clicks go first
LIMIT: Final = 30  # seconds: ten times what a trial takes that ends well
MOST_WAITING: Final = 20  # trials that are under way or wait for their turn
MOST_PASSED: Final = 1000  # rule sets whose trial need not be repeated


class TrialRunner:
    """The trials of one serving process."""

    def __init__(
        self,
        count_trial: Callable[[str], None],
        *,
        seconds: int = LIMIT,
        program: tuple[str, ...] = PROGRAM,
    ) -> None:
        """``count_trial`` gets the person, and raises ``Refusal`` if it was one too many."""
        self.count = 0
        self._count_trial = count_trial
        self._seconds = seconds
        self._program = program
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
        self._passed: OrderedDict[bytes, None] = OrderedDict()

    async def require_playable(self, rules: RuleSet, person: str) -> None:
        """``Unplayable`` if the game cannot be played by these rules.

        People check a correction and then save it: the second time the answer is known.
        """
        mark = hashlib.blake2b(repr(rules).encode(), digest_size=16).digest()
        if not rules.corrections or mark in self._passed:
            return
        self._count_trial(person)
        if self._waiting >= MOST_WAITING:
            raise Refusal("trials-busy")
        self._waiting += 1
        try:
            async with self._turn:
                if mark not in self._passed:
                    await self._try_out(rules)
                    self._remember(mark)
        finally:
            self._waiting -= 1

    def _remember(self, mark: bytes) -> None:
        self._passed[mark] = None
        if len(self._passed) > MOST_PASSED:
            self._passed.popitem(last=False)

    async def _try_out(self, rules: RuleSet) -> None:
        """As ``components.trial.try_out``, but whoever stops waiting ends the process too."""
        self.count += 1
        try:
            process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=trial_environment()
            )
        except OSError as error:  # the machine has no room for one more
            raise Refusal("trials-busy") from error
        try:
            async with asyncio.timeout(self._seconds):
                given = trial_input(rules, self._seconds, MEGABYTES, NICE)
                exit_code, output = await _end_of(process, given)
        except TimeoutError:
            raise too_slow(rules, self._seconds) from None
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        require_passed(rules, exit_code, output)


async def _end_of(process: Process, given: bytes) -> tuple[int, bytes]:
    """The exit code and the output of a process that gets this input."""
    try:
        output, _ = await process.communicate(given)
    except (OSError, RuntimeError):  # it died first; the second is uvloop's word for it
        return await process.wait() or 1, b""
    return await process.wait(), output
