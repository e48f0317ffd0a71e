"""Whether a server may start: its database must have a schema that this release can use."""

from __future__ import annotations

import asyncio

from getaway.server.settings import Settings
from getaway.store import store_of
from getaway.store.postgres import Look
from getaway.store.revision import MISSING, NEWER, NEWEST, OLDER, misfit
from getaway.table import StoreDown

MESSAGES = {
    MISSING: "The database has no tables yet. Run: getaway migrate",
    OLDER: "The schema is {revision}, but this release needs {newest}. Run: getaway migrate",
    NEWER: "The schema is {revision}, and releases that know only {newest} can't use it. Install the newer release.",
}


class BadSchema(Exception):
    """This release can't use the database; the message says what to do."""

    def __init__(self, kind: str, revision: str) -> None:
        super().__init__(MESSAGES[kind].format(revision=revision, newest=NEWEST))
        self.kind = kind
        self.revision = revision


def check_schema(settings: Settings) -> None:
    """Raise `BadSchema` if the database can't be used. One that's away is waited for later, as always."""
    try:
        found = asyncio.run(_look(settings))
    except StoreDown:
        return
    kind = misfit(found.revision, found.oldest)
    if kind:
        raise BadSchema(kind, found.revision or "")


async def _look(settings: Settings) -> Look:
    store = store_of(settings.database, settings.shards)
    await store.start()
    try:
        return await store.look()
    finally:
        await store.stop()
