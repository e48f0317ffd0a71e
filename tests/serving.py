"""A database, a node, a worker and a client for tests: all of them the real ones.

A test is plain and runs its coroutine with `asyncio.run`; `dsn` is a fixture that a `conftest.py` imports from here.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import msgspec
import pytest
import uvicorn
from tests.ports import free_port
from websockets.asyncio.client import ClientConnection, connect

from getaway.server.app import application
from getaway.server.node import Node
from getaway.server.running import configured
from getaway.server.settings import Settings
from getaway.server.worker import work
from getaway.store.schema import upgrade

MAINTENANCE = os.environ.get("GETAWAY_TEST_DATABASE", "postgresql://postgres@127.0.0.1:5432/postgres")
"""A database of a server on which this user may make others."""
NATS = os.environ.get("GETAWAY_TEST_NATS", "nats://127.0.0.1:4222")
AT_ONCE = {"notice_seconds": "0", "drain_seconds": "0"}
"""Settings of a node that stops without much ado."""
PATIENCE = 20.0
"""Seconds after which a test that waits for a message gives up."""


# The database


@contextmanager
def database(*, empty: bool = False) -> Iterator[str]:
    """A new database with every table in it unless it's to be empty, and no trace of it at the end."""
    name = f"getaway_test_{secrets.token_hex(4)}"
    asyncio.run(_said(f'create database "{name}"'))
    try:
        dsn = urlunsplit(urlsplit(MAINTENANCE)._replace(path=f"/{name}"))
        if not empty:
            upgrade(dsn)
        yield dsn
    finally:
        asyncio.run(_said(f'drop database "{name}" with (force)'))


async def _said(sql: str) -> None:
    connection = await asyncpg.connect(MAINTENANCE)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def dsn() -> Iterator[str]:
    """One database for all tests of this run; each opens tables of its own."""
    with database() as made:
        yield made


# The processes


def settings(dsn: str, **more: Any) -> Settings:
    """Settings of a node for tests; limits are off unless a test wants them."""
    return Settings(**{"database": dsn, "nats": NATS, "rate": 0.0, **more})


class Served(msgspec.Struct):
    """A node that runs in this process, and where it is reached."""

    url: str
    node: Node

    def client(self, secret: str = "") -> Client:
        """Somebody who talks to it."""
        return Client(self.url, secret)


class _Quiet(uvicorn.Server):
    """A server that leaves the signals of the test's own process alone."""

    def capture_signals(self) -> Any:
        return nullcontext()


@asynccontextmanager
async def node(dsn: str, **more: Any) -> AsyncIterator[Served]:
    """A node on a free port, ready to serve."""
    line = socket.create_server(("127.0.0.1", 0))
    given = settings(dsn, port=line.getsockname()[1], **more)
    app = application(given)
    server = _Quiet(configured(app, given))
    task = asyncio.create_task(server.serve(sockets=[line]))
    try:
        while not server.started:
            if task.done():
                await task
            await asyncio.sleep(0.01)
        yield Served(f"http://127.0.0.1:{given.port}", app.node)
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def worker(dsn: str, **more: Any) -> AsyncIterator[Node]:
    """A worker in this process."""
    async with Node(settings(dsn, **more)).running() as working:
        task = asyncio.create_task(work(working))
        try:
            yield working
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


# The client


class Client:
    """Somebody at a table, or in front of it: HTTP with the secret in the header, and sockets."""

    def __init__(self, url: str, secret: str = "") -> None:
        self.url = url
        self.secret = secret
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, data: Any = None, **headers: str) -> httpx.Response:
        """One request; a header's name is written with `_` for `-`."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.secret:
            named.setdefault("authorization", f"Seat {self.secret}")
        return await self.http.request(method, path, json=data, headers=named)

    async def open(self, game: str = "toy", players: int = 2, **wanted: Any) -> dict[str, Any]:
        """Open a table and sit down as its host."""
        data = {"game": game, "players": players, "name": "Ada", **wanted}
        return await self._seated("/api/tables", data)

    async def sit(self, table: str, name: str = "Bob", **wanted: Any) -> dict[str, Any]:
        """Sit down at a table."""
        return await self._seated(f"/api/tables/{table}/seats", {"name": name, **wanted})

    async def _seated(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = await self.ask("POST", path, data)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        self.secret = seated["secret"]
        return seated

    async def do(self, table: str, what: str, **members: Any) -> dict[str, Any]:
        """A command by HTTP, and its `done` or `no`."""
        answer = await self.ask("POST", f"/api/tables/{table}/do", {"do": what, "id": new_id(), **members})
        told: dict[str, Any] = answer.json()
        return told

    async def answered(self, table: str) -> str:
        """Wait until the first seat, ours, is asked, and give the first answer there is; how that was taken."""
        async with asyncio.timeout(PATIENCE):
            while (question := (await self.sync(table))["question"])["item"] != "over":
                if 0 in question["seats"]:
                    act = question["choice"][0]
                    wish = {"verb": act["verb"], "args": {part["name"]: part["items"][0] for part in act["parts"]}}
                    return str((await self.do(table, "answer", ask=question["rev"], wish=wish))["type"])
                await asyncio.sleep(0.05)
            return "over"

    async def sync(self, table: str) -> dict[str, Any]:
        """Everything this client may see."""
        answer = await self.ask("GET", f"/api/tables/{table}/sync")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    @asynccontextmanager
    async def line(self, table: str, rev: int | None = None, **options: Any) -> AsyncIterator[Line]:
        """A socket that has said hello."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        hello = {"secret": self.secret, "rev": rev} if rev is not None else {"secret": self.secret}
        async with connect(address, proxy=None, **options) as connection:
            line = Line(connection)
            await line.send({"hello": hello})
            yield line


class Line:
    """An open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        """Everything that came, oldest first."""

    async def send(self, message: Any) -> None:
        """Send any message."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            told: dict[str, Any] = msgspec.json.decode(await self.connection.recv())
        self.heard.append(told)
        return told

    async def until(self, kind: str, **members: Any) -> dict[str, Any]:
        """Read until a message of this type, with these members, comes."""
        while True:
            told = await self.next()
            if told["type"] == kind and all(told.get(name) == value for name, value in members.items()):
                return told

    async def do(self, what: str, **members: Any) -> dict[str, Any]:
        """Send a command and read until its `done` or `no`; what came before is in `heard`."""
        members.setdefault("id", new_id())
        await self.send({"do": what, **members})
        while True:
            told = await self.next()
            if told.get("id") == members["id"]:
                return told


def new_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(9)


# Processes of their own


class Program(msgspec.Struct):
    """A process, and where it is reached."""

    url: str
    run: asyncio.subprocess.Process


@asynccontextmanager
async def program(dsn: str, what: str, told: Path, packages: str = "", **more: str) -> AsyncIterator[Program]:
    """A node or a worker as the operator runs it, its log in a file; a node is ready.

    What lies in the folder `packages` takes the place of what is installed.
    """
    given = {"database": dsn, "nats": NATS, "port": str(free_port()), "rate": "0", **AT_ONCE, **more}
    environ = {**os.environ, **{f"GETAWAY_{name.upper()}": value for name, value in given.items()}}
    environ["PYTHONPATH"] = os.pathsep.join(filter(None, [packages, os.environ.get("PYTHONPATH", "")]))
    with told.open("wb") as log:
        run = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "getaway.server", what, env=environ, stdout=log, stderr=log
        )
    url = f"http://127.0.0.1:{given['port']}"
    try:
        if what == "node":
            await _ready(url, run)
        yield Program(url, run)
    finally:
        with suppress(ProcessLookupError):
            run.terminate()
        await run.wait()


@asynccontextmanager
async def process(dsn: str, what: str, told: Path, **more: str) -> AsyncIterator[str]:
    """The address of such a process."""
    async with program(dsn, what, told, **more) as running:
        yield running.url


async def _ready(url: str, run: asyncio.subprocess.Process) -> None:
    async with httpx.AsyncClient() as http:
        while run.returncode is None:
            with suppress(httpx.TransportError):
                if (await http.get(f"{url}/ready")).status_code == httpx.codes.OK:
                    return
            await asyncio.sleep(0.1)
    msg = f"the server ended with {run.returncode}"
    raise RuntimeError(msg)
