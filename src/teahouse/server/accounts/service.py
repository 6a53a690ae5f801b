"""What every service of the people's side works with."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from teahouse.server.accounts.passwords import PasswordService
from teahouse.server.accounts.ports import AccountStore
from teahouse.server.tables.ports import Clock
from teahouse.server.tables.service import TableService


@dataclass(frozen=True, slots=True)
class AccountService:
    """Where people are known: one a process, beside the desk."""

    store: AccountStore
    desk: TableService
    passwords: PasswordService
    # Called when a name was blanked at a table: other processes may still hold it.
    tell_blanked: Callable[[str], None] = lambda table: None

    @property
    def clock(self) -> Clock:
        """The same time as at the tables."""
        return self.desk.clock


def hash_of(secret: str) -> str:
    """What is kept of a secret of 256 bits: nothing can be guessed from it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
