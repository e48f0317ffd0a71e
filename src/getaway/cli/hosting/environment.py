"""The settings of a server as the environment gives them, or the reason why they can't be used."""

from __future__ import annotations

import os

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.server.settings import BadSettings, Settings, settings
from getaway.store import AnyStore, store_of


def given() -> Settings:
    """What the environment says."""
    try:
        return settings(os.environ)
    except BadSettings as fault:
        raise BadCommand(say("bad-settings", fault=str(fault))) from fault


def opened() -> AnyStore:
    """The store that it names."""
    found = given()
    return store_of(found.database, found.shards)
