"""Accounts: passwords that are slow to guess, and sessions whose tokens only the browser has."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from getaway.kernel import Refused
from getaway.table.opening import spoken_name
from getaway.table.people import Account, Bans, People

SHORTEST, LONGEST = 8, 200
"""Signs of a password."""
SESSION: Final = 30 * 24 * 3600
"""Seconds after which a session ends."""
AT_ONCE = 2
"""How many passwords are hashed at a time; each takes 19 MB meanwhile."""
MOST_WAITING = 50
"""How many wait their turn, for a few seconds; more are refused at once."""


class Accounts:
    """Who a person is, by name and password or by a session's token."""

    def __init__(self, people: People, bans: Bans) -> None:
        self.people = people
        self.bans = bans
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def make(self, name: str, password: str) -> Account:
        """A new account."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refused("GT-ACCOUNT-04", shortest=SHORTEST, longest=LONGEST)
        shown = spoken_name(name)
        async with self._turn():
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        account = await self.people.make(shown, folded(shown), hashed)
        if account is None:
            raise Refused("GT-ACCOUNT-01")
        return account

    async def known(self, name: str, password: str) -> Account:
        """The account of this name, if the password is right; a name nobody has takes as long and says the same."""
        account = await self.people.find(folded(name)) if folded(name).isprintable() else None
        async with self._turn():
            right = await asyncio.to_thread(self._fits, account.password if account else None, password)
        if account is None or not right:
            raise Refused("GT-ACCOUNT-02")
        await self._admit(account)
        if self._hasher.check_needs_rehash(account.password):
            async with self._turn():
                await self.people.rehash(account.id, await asyncio.to_thread(self._hasher.hash, password))
        return account

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait to be one of the few that may hash; refuse if the wait would be too long."""
        if self._waiting >= MOST_WAITING:
            raise Refused("GT-RATE-01", seconds=5)
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._turns.release()

    def _fits(self, hashed: str | None, password: str) -> bool:
        nobodys = self._nobodys  # made at the first sign-in, no matter whose
        try:
            return self._hasher.verify(hashed or nobodys, password)
        except VerifyMismatchError:
            return False

    @cached_property
    def _nobodys(self) -> str:
        """The hash of a password that nobody knows."""
        return self._hasher.hash(secrets.token_urlsafe(32))

    # Sessions

    async def begin(self, account: Account, old: str) -> str:
        """A new session under a token of its own, then the one that was used before ends: one of them always holds."""
        token = secrets.token_urlsafe(32)
        await self.people.begin(_hashed(token), account.id, SESSION)
        if old:
            await self.end(old)
        return token

    async def who(self, token: str) -> Account:
        """Whose session this is."""
        account = await self.people.who(_hashed(token)) if token else None
        if account is None:
            raise Refused("GT-ACCOUNT-03")
        await self._admit(account)
        return account

    async def _admit(self, account: Account) -> None:
        """Refuse someone who is banned (GT-BAN-01)."""
        if await self.bans.has_account(account.id):
            raise Refused("GT-BAN-01")

    async def end(self, token: str) -> None:
        """End a session."""
        await self.people.end(_hashed(token))


def folded(name: str) -> str:
    """A name as it is compared: however it is written, nobody else has it."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _hashed(token: str) -> bytes:
    return sha256(b"getaway session 1\0" + token.encode()).digest()
