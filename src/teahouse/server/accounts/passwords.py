"""Passwords are hashed with argon2, a few at a time: each takes much memory and some time."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from teahouse.server.accounts.input_texts import password_bytes

AT_ONCE = 2  # with 64 MiB each
USUAL: Final = PasswordHasher()


@cache
def nobodys(hasher: PasswordHasher) -> str:
    """What an unknown login is compared with, so that it takes as long as a known one."""
    return hasher.hash(secrets.token_bytes(32))


class PasswordService:
    """Hashes and compares, in threads."""

    def __init__(self, hasher: PasswordHasher = USUAL, at_once: int = AT_ONCE) -> None:
        self._hasher = hasher
        self._turns = asyncio.Semaphore(at_once)
        self._nobodys = nobodys(hasher)

    async def hash(self, password: str) -> str:
        """A salted hash with its parameters."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password_bytes(password))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Is this the password? Without a hash: no, after the same time."""
        async with self._turns:
            found = await asyncio.to_thread(
                self._verify, password_hash or self._nobodys, password_bytes(password)
            )
        return found and bool(password_hash)

    def outdated(self, password_hash: str) -> bool:
        """Was it made with other parameters than today's?"""
        return self._hasher.check_needs_rehash(password_hash)

    def _verify(self, password_hash: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False
