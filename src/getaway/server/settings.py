"""How a node is told where things are: by its environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

PREFIX: Final = "GETAWAY_"


class Settings(msgspec.Struct, frozen=True):
    """Each is the variable `GETAWAY_NAME` of the environment."""

    database: str = "postgresql://127.0.0.1:5432/test"
    nats: str = "nats://127.0.0.1:4222"
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""
    """Where players reach this server, such as `https://play.example.org`; pages of other origins are refused."""
    proxies: str = "127.0.0.1"
    """Whose word on a client's address is taken."""
    metrics: str = "127.0.0.1"
    """Who may read the metrics, by address; `*` is everybody."""
    rate: float = 1.0
    """How generous the limits are: 2 doubles each, 0 is none."""
    rows: int = 20_000
    """So many rows the log of a table takes."""
    metrics_port: int = 0
    """Where a worker, which serves nothing else, shows its metrics; 0 is nowhere."""
    writers: int = 2
    """How many connections a process writes rows by."""


def settings(environ: Mapping[str, str]) -> Settings:
    """The settings that an environment gives."""
    given = {
        name: environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if environ.get(PREFIX + name.upper())
    }
    return msgspec.convert(given, Settings, strict=False)
