"""Accounts that keep seats, and what must be stored about them. Nobody needs an account to play."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from getaway.kernel import Seat


class Account(NamedTuple):
    """A person with an account; `password` is a hash."""

    id: int
    name: str
    password: str


class Kept(NamedTuple):
    """A seat that an account keeps: it is theirs as long as this key, whose secret nobody has, opens it."""

    table: str
    seat: Seat
    key: str


class People(Protocol):
    """Where accounts, their sessions and their seats are stored."""

    async def make(self, name: str, folded: str, password: str) -> Account | None:
        """A new account; None where the name, folded, is taken."""

    async def find(self, folded: str) -> Account | None:
        """The account of this name."""

    async def rehash(self, account: int, password: str) -> None:
        """Keep a newer hash of the same password."""

    async def begin(self, token: bytes, account: int, seconds: int) -> None:
        """Begin a session that ends by itself; those that have ended are swept away."""

    async def who(self, token: bytes) -> Account | None:
        """Whose session this is, if it still runs."""

    async def end(self, token: bytes) -> None:
        """End a session."""

    async def keep(self, account: int, kept: Kept) -> None:
        """Keep a seat, instead of any other at the same table."""

    async def kept(self, account: int, table: str | None = None) -> list[Kept]:
        """The seats of an account, the newest first; or the one at this table."""


class Bans(Protocol):
    """Where it is stored who may not come in."""

    async def has_account(self, account: int) -> bool:
        """Whether an account is banned now."""

    async def has_address(self, address: str) -> bool:
        """Whether an address is banned now."""
