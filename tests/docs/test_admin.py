"""The page for operators shows what its commands print: each is run, in order, on a server as the page describes it."""

from __future__ import annotations

import asyncio
import re
import shlex
from collections.abc import Iterator
from random import Random

import pytest
from tests.docs.pages import DOCS, blocks
from tests.serving import NATS, database
from tests.unit.cli.conftest import Program, program
from tests.unit.table.seated import House, house

from getaway.kernel.wire import PlainWish
from getaway.server.accounts import Accounts
from getaway.server.settings import where
from getaway.store.accounts import PostgresPeople
from getaway.store.bans import PostgresBans
from getaway.table import Wanted, key_of
from getaway.table import commands as c

__all__ = ["program"]
PAGE = DOCS / "admin.md"
SECRET = "nora" * 11
ADDRESS = "postgresql:///getaway"
NUMBER = re.compile(r"\d[\d,.:-]*( \d\d:\d\d)?")
"""Numbers and moments, which differ from one server to the next."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database with a running match of Nora and Bob, and an account."""
    with database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)
        monkeypatch.setenv("GETAWAY_NATS", NATS)
        asyncio.run(_lived_in(dsn))
        yield dsn


async def _lived_in(dsn: str) -> None:
    async with house(dsn) as here:
        await _played(here)
        accounts = Accounts(PostgresPeople(here.store), PostgresBans(here.store))
        await accounts.begin(await accounts.make("Eve", "correct horse battery"), "")
        async with here.store.connected() as connection:
            await connection.execute("delete from due")  # a worker has done it


async def _played(here: House) -> None:
    """Three answers, the first in row 4."""
    seats = [await here.tables.open(Wanted("breach", 2, "Nora", secret=SECRET))]
    table = seats[0].table
    seats.append(await here.tables.sit(table, "Bob", ""))
    await here.tables.command(table, key_of(SECRET), c.Start(id="start"))
    await asyncio.gather(*here.tables.committer.chores)
    for n in range(3):
        async with here.tables.room(table) as room:
            ask = room.live.playing().asks[0]
        wish = ask.choice.sample(Random(7))  # noqa: S311 - any answer will do
        said = c.AnswerIt(id=f"answer{n}", ask=ask.id, wish=PlainWish(verb=wish.verb, args=dict(wish.args)))
        await here.tables.command(table, key_of(seats[ask.seat].secret), said)


def _shown() -> list[tuple[str, str]]:
    """Every command of the page, with what the page says it prints."""
    parts = [part for block in blocks(PAGE, "console") for part in block.split("$ getaway ")[1:]]
    return [(command, said) for command, _, said in (part.partition("\n") for part in parts)]


def test_every_command_prints_what_the_page_shows(server: str, program: Program) -> None:
    """But for numbers, moments and the address of the database."""
    for command, said in _shown():
        done = program(*shlex.split(command))
        assert done.code == 0, done.err
        printed = done.out.replace(where(server), ADDRESS)
        assert NUMBER.sub("0", printed) == NUMBER.sub("0", said), command
