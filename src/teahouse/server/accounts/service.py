"""What all functions of accounts share: their store, the tables, and password hashing."""

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
    """Accounts and sessions, one a process."""

    store: AccountStore
    tables: TableService
    passwords: PasswordService
    # Called when a name was erased at a table: other processes may have it cached.
    publish_erased: Callable[[str], None] = lambda table: None

    @property
    def clock(self) -> Clock:
        """The same time as at the tables."""
        return self.tables.clock


def hash_of(secret: str) -> str:
    """What is stored of a secret of 256 random bits, too many to be guessed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
