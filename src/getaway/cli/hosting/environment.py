"""The settings of a server as the environment gives them, or the reason why they can't be used."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.server.settings import BadSettings, Settings, settings
from getaway.server.starting import BadSchema
from getaway.store import AnyStore, store_of
from getaway.store.revision import MISSING, NEWER, NEWEST, OLDER
from getaway.store.shards import shards

TEXTS: Final = {MISSING: "doctor-schema-none", OLDER: "doctor-schema-older", NEWER: "doctor-schema-beyond"}


def given() -> Settings:
    """What the environment says."""
    try:
        return settings(os.environ)
    except BadSettings as fault:
        raise BadCommand(say("bad-settings", fault=str(fault))) from fault


def databases(found: Settings) -> list[str]:
    """The databases of a server: the one that is named first, then its shards."""
    return list(dict.fromkeys([found.database, *[shard.dsn for shard in shards(found.shards)]]))


def only_database() -> str:
    """The database, where there is no other: several can't be copied at one moment."""
    found = given()
    if found.shards:
        raise BadCommand(say("one-by-one"))
    return found.database


def run(serve: Callable[[Settings], None]) -> None:
    """Run a node or a worker with them, or say why the database can't be used."""
    try:
        serve(given())
    except BadSchema as fault:
        raise BadCommand(say(TEXTS[fault.kind], revision=fault.revision, newest=NEWEST)) from fault


def opened() -> AnyStore:
    """The store that it names."""
    found = given()
    return store_of(found.database, found.shards)
