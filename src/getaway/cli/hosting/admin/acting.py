"""What every verb of `getaway admin` needs: the database, who acts and why, and how to answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from getpass import getuser
from typing import Any, NamedTuple, TypeVar

import msgspec

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting import environment
from getaway.kernel import Refused, to_json
from getaway.store import AnyStore, PostgresStore
from getaway.store.operating import Deed
from getaway.store.revision import NEWEST
from getaway.table import StoreDown

T = TypeVar("T")


class Acting(NamedTuple):
    """How a verb that changes something was called."""

    yes: bool
    json: bool
    who: str
    why: str

    def deed(self, what: str, whom: str) -> Deed:
        """What goes into the record: by default the user of this machine has done it."""
        return Deed(self.who or getuser(), what, whom, self.why)


class Answer(msgspec.Struct, frozen=True):
    """What came of it: whether it was done, and in words what was or would be."""

    done: bool
    said: str


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something with the database; what refuses it is said."""
    try:
        return asyncio.run(work)
    except StoreDown as fault:
        raise BadCommand(say("no-database", fault=str(fault))) from fault
    except Refused as refused:
        raise BadCommand(say("admin-refused", clause=refused.clause)) from refused


@asynccontextmanager
async def opened(table: str = "") -> AsyncIterator[PostgresStore]:
    """The database that has a table, or the one with everything that belongs to none."""
    async with everything() as store:
        yield await store.home(table) if table else store.directory


@asynccontextmanager
async def everything() -> AsyncIterator[AnyStore]:
    """The store that the environment names, if its schema is ours."""
    store = environment.opened()
    await store.start()
    try:
        revision = (await store.look()).revision
        if revision is None or revision < NEWEST:
            raise BadCommand(say("doctor-schema-older", revision=revision or "-", newest=NEWEST))
        yield store
    finally:
        await store.stop()


def show(found: object, lines: Iterable[str], *, json: bool) -> None:
    """Print what was found, as data or as lines."""
    print(to_json(found).decode() if json else "\n".join(lines))


def answer(done: Answer, *, json: bool) -> None:
    """Print what was done, or would be."""
    show(done, [done.said] if done.done else [done.said, say("ask-yes")], json=json)


def moment(at: datetime) -> str:
    """A moment as it is printed, in universal time."""
    return f"{at:%Y-%m-%d %H:%M}"
