"""A node's settings, read from its environment: where things are, and how much it may do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from getaway.store.shards import BadShards, shards

PREFIX: Final = "GETAWAY_"
OTHERS: Final = ("TEST_", "CHROMIUM", "LESSON_PICTURES", "LOOKS", "OWN_SERVICES", "PYTHON", "SERVER")
"""What tests and scripts set for themselves; a name that ends in `_` stands for all that begin with it."""
SCHEMES: Final = {
    "database": ("postgresql", "postgres"),
    "nats": ("nats", "tls", "ws", "wss"),
    "url": ("http", "https"),
}
"""What an address may begin with, by setting."""
TRACE_FILE: Final = "file:"
"""What the place of traces begins with if it's a file."""

Port = Annotated[int, Meta(ge=1, le=65_535)]
Seconds = Annotated[float, Meta(ge=0.5, le=3600)]
Age = Annotated[int, Meta(ge=0, le=100_000)]
Pause = Annotated[float, Meta(ge=0, le=3600)]


class BadSettings(Exception):
    """The environment can't be used; the message names the variable and the reason."""


class Settings(msgspec.Struct, frozen=True):
    """Each is the variable `GETAWAY_NAME` of the environment."""

    database: str = ""
    """Where the tables are kept; a server doesn't start without it."""
    shards: str = ""
    """Where tables are kept instead, if in several databases: each as NAME:LETTERS=ADDRESS, separated by spaces."""
    nats: str = "nats://127.0.0.1:4222"
    host: str = "127.0.0.1"
    port: Port = 8000
    url: str = ""
    """Where players reach this server, such as `https://play.example.org`; pages of other origins are refused."""
    proxies: str = "127.0.0.1"
    """Whose word on a client's address is taken."""
    metrics: str = "127.0.0.1"
    """Who may read the metrics, by address; `*` is everybody."""
    rate: Annotated[float, Meta(ge=0, le=10_000)] = 1.0
    """How generous the limits are: 2 doubles each, 0 is none."""
    local: Annotated[float, Meta(ge=0, le=10_000)] = 20.0
    """How many times more this machine itself may do than any other address; 0 is without limit."""
    metrics_port: Annotated[int, Meta(ge=0, le=65_535)] = 0
    """Where a worker, which serves nothing else, shows its metrics; 0 is nowhere."""
    connections: Annotated[int, Meta(ge=1, le=200)] = 4
    """Connections to the database for reading."""
    writers: Annotated[int, Meta(ge=1, le=32)] = 2
    """Connections to the database for appending."""
    rooms: Annotated[int, Meta(ge=10, le=1_000_000)] = 2000
    """Tables that are kept in memory."""
    rows: Annotated[int, Meta(ge=100, le=10_000_000)] = 20_000
    """Rows a table's log may have."""
    archive_hours: Age = 24
    """How long after its last row a finished match goes into the archive; 0 is never, here and below."""
    lobby_days: Age = 7
    """How long a table that never starts is kept."""
    what_if_days: Age = 7
    lesson_days: Age = 7
    scene_days: Age = 7
    """How long a table of its kind is kept after the last row."""
    site: str = ""
    """The folder that `scripts/site` has built: played from `/here/`, in the browser alone. A package may bring one."""
    examples: bool = False
    """Whether games that only show how games are made are listed, too."""
    rule_seconds: Seconds = 5.0
    """A rule that takes longer is cut short."""
    stuck_seconds: Seconds = 20.0
    """A process that has done nothing else for so long ends itself, to be started again."""
    sockets: Annotated[int, Meta(ge=0, le=1_000_000)] = 10_000
    """Connections that stay open before spectators have to go; 0 is without limit."""
    notice_seconds: Pause = 3.0
    """How long a node that stops waits for its proxy to notice."""
    drain_seconds: Pause = 10.0
    """Over how long it then sends its players to other nodes."""
    traces: str = ""
    """Where traces go: a collector's address for OTLP over HTTP, or `file:PATH`; empty is nowhere."""
    traces_share: Annotated[float, Meta(ge=0, le=1)] = 1.0
    """How many of all answers are traced."""


def settings(environ: Mapping[str, str]) -> Settings:
    """The settings of a server's environment; raises `BadSettings` where it can't be used."""
    given = _given(environ)
    for fault in _faults(given):
        raise BadSettings(fault)
    return msgspec.convert(_ours(given), Settings, strict=False)


def faults(environ: Mapping[str, str]) -> list[str]:
    """Everything in a server's environment that can't be used: each variable, and the reason."""
    return list(_faults(_given(environ)))


def _given(environ: Mapping[str, str]) -> dict[str, str]:
    return {name.removeprefix(PREFIX).lower(): value for name, value in environ.items() if name.startswith(PREFIX)}


def _ours(given: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in given.items() if value and name in Settings.__struct_fields__}


def _faults(given: Mapping[str, str]) -> Iterator[str]:
    yield from _strangers(given)
    ours = _ours(given)
    wrong = {name: fault for name, value in ours.items() if (fault := _fault(name, value))}
    yield from wrong.values()
    usable = {name: value for name, value in ours.items() if name not in wrong}
    found = msgspec.convert(usable, Settings, strict=False)
    if found.stuck_seconds <= found.rule_seconds and not wrong.keys() & {"stuck_seconds", "rule_seconds"}:
        yield f"{PREFIX}STUCK_SECONDS: must be more than {PREFIX}RULE_SECONDS"
    if "database" not in ours:
        yield f"{PREFIX}DATABASE is not set, for example postgresql:///getaway"


def _strangers(given: Mapping[str, str]) -> Iterator[str]:
    """A misspelt name would be the same as none."""
    known = Settings.__struct_fields__
    others = tuple(other.lower() for other in OTHERS)
    for name in given:
        if name in known or name in others or name.startswith(tuple(o for o in others if o.endswith("_"))):
            continue
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        meant = f"; did you mean {PREFIX}{near[0].upper()}?" if near else ""
        yield f"{PREFIX}{name.upper()} is not a setting{meant}"


def _fault(name: str, value: str) -> str:
    """Why a variable can't be used; empty if it can. The value itself stays untold: it may hold a password."""
    if name == "traces" and not re.match(rf"https?://\S|{TRACE_FILE}\S", value):
        return f"{PREFIX}TRACES: begins with http://, https:// or {TRACE_FILE}"
    if name in SCHEMES and not _is_an_address(name, value):
        begins = " or ".join(f"{scheme}://" for scheme in SCHEMES[name])
        return f"{PREFIX}{name.upper()}: an address begins with {begins}"
    try:
        msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError as fault:
        return f"{PREFIX}{name.upper()}: {str(fault).partition(' - at `$.')[0]}"
    return _fault_of_shards(value) if name == "shards" else ""


def _fault_of_shards(value: str) -> str:
    try:
        shards(value)
    except BadShards as fault:
        return f"{PREFIX}SHARDS: {fault}"
    return ""


def _is_an_address(name: str, value: str) -> bool:
    parts = [each.strip().partition("://") for each in (value.split(",") if name == "nats" else [value])]
    return all(
        colon and scheme in SCHEMES[name] and rest and (name != "url" or _is_a_host(rest))
        for scheme, colon, rest in parts
    )


def _is_a_host(rest: str) -> bool:
    host = urlsplit(f"//{rest}").netloc
    return re.fullmatch(r"[\w.-]+(:\d{1,5})?|\[[0-9a-fA-F:]+\](:\d{1,5})?", host) is not None


def where(address: str) -> str:
    """An address as a log may show it: the hosts and what is there, no name and no password."""
    parts = urlsplit(address)
    hosts = parts.netloc.rpartition("@")[2]
    socket = re.search(r"(?:^|&)host=([^&]+)", parts.query)
    return f"{parts.scheme}://{hosts or (socket[1] if socket else '')}{parts.path}"
