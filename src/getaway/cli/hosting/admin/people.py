"""`getaway admin people`: look at accounts, sign them out, and ban accounts or addresses."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from ipaddress import ip_address
from typing import NamedTuple

import msgspec

from getaway.cli.console.said import fill, say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.admin.acting import Acting, Answer, answer, moment, opened, run, show
from getaway.server.accounts import folded
from getaway.server.limits import HERE, network
from getaway.store import PostgresStore
from getaway.store.accounts import PostgresPeople
from getaway.store.bans import Ban, PostgresBans
from getaway.store.rates import hashed
from getaway.store.roll import Listed, PostgresRoll


class BannedAddress(msgspec.Struct, frozen=True):
    """An address by its hash, and its ban."""

    address: str
    ban: Ban


class Everybody(msgspec.Struct, frozen=True):
    """The newest accounts, and the addresses that are banned."""

    accounts: tuple[Listed, ...]
    addresses: tuple[BannedAddress, ...]


class Person(msgspec.Struct, frozen=True):
    """An account, when its sessions end, and the tables at which it keeps a seat."""

    account: Listed
    sessions: tuple[datetime, ...]
    tables: tuple[str, ...]


class Whom(NamedTuple):
    """Who is to be banned, or not any more: the account, or the hash of the address, and how it is called."""

    kind: str
    whom: int | bytes
    called: str


# Looking


def listed(most: int, *, json: bool) -> None:
    """The accounts that were made last, and every banned address."""

    async def look() -> Everybody:
        async with opened() as store:
            accounts = await PostgresRoll(store).newest(most)
            addresses = await PostgresBans(store).addresses()
            return Everybody(tuple(accounts), tuple(BannedAddress(each.hex(), ban) for each, ban in addresses))

    found = run(look())
    lines = [*map(_line, found.accounts), *(f"{each.address}  {_banned(each.ban)}" for each in found.addresses)]
    show(found, lines, json=json)


def shown(name: str, *, json: bool) -> None:
    """One account."""

    async def look() -> Person:
        async with opened() as store:
            account = await _account(store, name)
            kept = await PostgresPeople(store).kept(account.id)
            sessions = await PostgresRoll(store).sessions(account.id)
            return Person(account, tuple(sessions), tuple(each.table for each in kept))

    found = run(look())
    show(found, _lines(found), json=json)


async def _account(store: PostgresStore, name: str) -> Listed:
    found = await PostgresRoll(store).find(folded(name))
    if found is None:
        raise BadCommand(fill("admin-nobody", name=name))
    return found


def _line(found: Listed) -> str:
    counts = say("admin-account-counts", sessions=found.sessions, seats=found.seats)
    banned = f"  {_banned(found.ban)}" if found.ban is not None else ""
    return f"{found.id:>6}  {moment(found.made_at)}  {found.name}  {counts}{banned}"


def _banned(ban: Ban) -> str:
    return fill("admin-banned", why=ban.why, until=moment(ban.ends_at) if ban.ends_at is not None else "none")


def _lines(found: Person) -> Iterator[str]:
    yield _line(found.account)
    for ends in found.sessions:
        yield say("admin-session", ends=moment(ends))
    for table in found.tables:
        yield say("admin-kept", table=table)


# Acting


def sign_out(name: str, acting: Acting) -> None:
    """End every session of an account."""

    async def work() -> Answer:
        async with opened() as store:
            account = await _account(store, name)
            if not acting.yes:
                return Answer(False, fill("admin-sign-out", name=account.name, count=account.sessions))
            ended = await PostgresRoll(store).sign_out(account.id, acting.deed("sign-out", account.name))
            return Answer(True, fill("admin-signed-out", name=account.name, count=ended))

    answer(run(work()), json=acting.json)


def ban(name: str, address: str, days: int | None, acting: Acting) -> None:
    """Keep an account or an address out, for some days or until the ban is lifted."""

    async def work() -> Answer:
        async with opened() as store:
            whom = await _whom(store, name, address)
            until = "never" if days is None else "ends"
            if acting.yes:
                await PostgresBans(store).put(whom.kind, whom.whom, days, acting.deed("ban", whom.called))
            said = "admin-ban-done" if acting.yes else "admin-ban"
            return Answer(acting.yes, fill(said, kind=whom.kind, called=whom.called, until=until, days=days or 0))

    answer(run(work()), json=acting.json)


def unban(name: str, address: str, acting: Acting) -> None:
    """Let an account or an address in again."""

    async def work() -> Answer:
        async with opened() as store:
            whom = await _whom(store, name, address)
            if not acting.yes:
                return Answer(False, fill("admin-unban", called=whom.called))
            if not await PostgresBans(store).lift(whom.kind, whom.whom, acting.deed("unban", whom.called)):
                raise BadCommand(fill("admin-not-banned", called=whom.called))
            return Answer(True, fill("admin-unban-done", called=whom.called))

    answer(run(work()), json=acting.json)


async def _whom(store: PostgresStore, name: str, address: str) -> Whom:
    if bool(name) == bool(address):
        raise BadCommand(say("admin-whom"))
    if name:
        account = await _account(store, name)
        return Whom("account", account.id, account.name)
    return Whom("address", found := hashed(_network(address)), found.hex())


def _network(address: str) -> str:
    try:
        ip_address(address)
    except ValueError:
        raise BadCommand(fill("admin-no-address", address=address)) from None
    if network(address) == HERE:
        raise BadCommand(say("admin-here"))
    return network(address)
