"""What holds a loop is measured and named; a rule that never ends is cut short; a process that is stuck ends itself."""

from __future__ import annotations

import asyncio
import io
import json
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import structlog
from tests import serving
from tests.ports import free_port
from tests.serving import Client
from tests.unit.server.endless import BLOCKING, installed

from getaway.cli.hosting.children import REST, Child, Children
from getaway.server import watchdog
from getaway.server.watchdog import STUCK
from getaway.table.overlong import Overlong, Running

QUICKLY = {"GETAWAY_RULE_SECONDS": "0.5", "GETAWAY_STUCK_SECONDS": "3"}


def told(log: Path, event: str) -> list[dict[str, Any]]:
    """The lines of a log with this event."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


class Part:
    """A node or a worker as `getaway up` runs it."""

    def __init__(self, dsn: str, what: str, folder: Path) -> None:
        self.port = free_port()
        self.log = folder / f"{what}.log"
        given = {"DATABASE": dsn, "NATS": serving.NATS, "PORT": str(self.port), "RATE": "0"}
        environ = {f"GETAWAY_{name}": value for name, value in given.items()} | QUICKLY | installed(folder / what)
        command = [sys.executable, "-m", "getaway.server", what]
        self.child = Child(what, command, self.log, environ=environ, goodbye=signal.SIGINT)
        self.all = Children(folder / f"{what}.json")

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        """Wait until it serves."""
        async with httpx.AsyncClient() as http, asyncio.timeout(60):
            while True:
                assert self.child.running, self.log.read_text(encoding="utf-8")
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/ready")).status_code == httpx.codes.OK:
                        return
                await asyncio.sleep(0.05)


@asynccontextmanager
async def running(dsn: str, what: str, folder: Path) -> AsyncIterator[Part]:
    """One of them, ready."""
    part = Part(dsn, what, folder)
    part.all.start(part.child)
    try:
        if what == "node":
            await part.ready()
        yield part
    finally:
        part.all.stop()


async def incidents(dsn: str, table: str) -> list[str]:
    """What was filed about a table."""
    connection = await asyncpg.connect(dsn)
    found = await connection.fetch("select body from incidents where table_id = $1", table)
    await connection.close()
    return [record["body"] for record in found]


@asynccontextmanager
async def begun(url: str, **options: int) -> AsyncIterator[tuple[str, Client, Client]]:
    """A match of two."""
    async with Client(url) as ada, Client(url) as bob:
        table = (await ada.open("endless", 2, options=options))["table"]
        await bob.sit(table)
        assert (await ada.do(table, "start"))["type"] == "done"
        yield table, ada, bob


async def answered(client: Client, table: str, verb: str, **args: int) -> dict[str, Any]:
    """An answer to the question that stands."""
    ask = (await client.sync(table))["question"]["rev"]
    return await client.do(table, "answer", ask=ask, wish={"verb": verb, "args": args})


@pytest.mark.clause("GT-FAULT-01")
@pytest.mark.parametrize("verb", ["spin", "ponder"])
def test_a_rule_that_never_ends_is_an_incident(dsn: str, tmp_path: Path, verb: str) -> None:
    """The answer is refused, nothing of it is left, another table waited no longer than for that, and all play on."""

    async def play() -> None:
        async with running(dsn, "node", tmp_path) as node, begun(node.url) as (table, ada, bob):
            async with Client(node.url) as eve:
                other = (await eve.open("toy"))["table"]
                spinning = asyncio.create_task(answered(ada, table, verb))
                await asyncio.sleep(0.1)
                assert (await eve.do(other, "say", text="still here?"))["type"] == "done"
            no = await spinning
            assert (no["type"], no["clause"]) == ("no", "GT-FAULT-01")
            assert any("Overlong" in body and "forever" in body for body in await incidents(dsn, table))
            assert (await ada.sync(table))["view"]["coins"] == [15, 15]
            for client in (ada, bob):
                assert (await answered(client, table, "bid", amount=3))["type"] == "done"
            assert node.child.running
            held = told(node.log, "loop held")
            assert any(line["route"] == "/api/tables/{table}/do" and line["ms"] >= 400 for line in held)
            assert table not in json.dumps(held)

    asyncio.run(play())


async def bot_has_answered(url: str) -> None:
    """At a table where the worker plays the second seat."""
    async with Client(url) as eve, asyncio.timeout(serving.PATIENCE):
        table = (await eve.open("toy", 2))["table"]
        await eve.do(table, "start")
        before = (await eve.sync(table))["rev"]
        while (await eve.sync(table))["rev"] == before:  # noqa: ASYNC110 - asked by HTTP
            await asyncio.sleep(0.05)


def test_a_deadline_that_never_ends_does_not_stop_the_clocks(dsn: str, tmp_path: Path) -> None:
    """The worker files the incident and goes on to other tables."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            node = await stack.enter_async_context(running(dsn, "node", tmp_path))
            worker = await stack.enter_async_context(running(dsn, "worker", tmp_path))
            table, ada, bob = await stack.enter_async_context(begun(node.url, window_ms=100))
            for client in (ada, bob):
                await answered(client, table, "bid", amount=1)
            async with asyncio.timeout(serving.PATIENCE):
                while not await incidents(dsn, table):  # noqa: ASYNC110 - the database tells nobody
                    await asyncio.sleep(0.05)
            await bot_has_answered(node.url)
            assert worker.child.running
            assert [line for line in told(worker.log, "loop held") if line["route"] == "wake"]

    asyncio.run(play())


def test_a_process_that_is_stuck_ends_itself_and_is_started_again(dsn: str, tmp_path: Path) -> None:
    """Code that blocks outside the rules can't be interrupted: the log says where it was, and the supervisor acts."""

    async def play() -> None:
        async with running(dsn, "node", tmp_path) as node:
            async with Client(node.url) as ada:
                table = (await ada.open("endless", 2, options={"window_ms": BLOCKING}))["table"]
                with pytest.raises(httpx.TransportError):
                    await ada.ask("GET", f"/api/tables/{table}")
            process = node.child._process
            assert process is not None
            assert process.wait(10) == STUCK
            (line,) = told(node.log, "loop stuck")
            assert line["route"] == "/api/tables/{table}"
            assert line["stack"][-1].endswith(" title")
            await asyncio.sleep(max(0.0, REST + 0.1 - (time.monotonic() - node.child.started)))
            again: list[str] = []
            node.all.look_after(lambda child: again.append(child.name))
            assert again == ["node"]
            await node.ready()

    asyncio.run(play())


def test_lag_is_measured_and_what_holds_the_loop_is_named(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The histogram counts it, the gauge shows the worst, and one line names the task."""
    written = io.StringIO()
    logger = structlog.wrap_logger(structlog.PrintLogger(written), [structlog.processors.JSONRenderer()])
    monkeypatch.setattr(watchdog, "log", logger)

    async def play() -> str:
        async with serving.node(dsn) as served, served.client() as ada:
            await asyncio.sleep(0.1)
            time.sleep(0.6)  # noqa: ASYNC251 - what no coroutine should do
            await asyncio.sleep(0.2)
            return (await ada.ask("GET", "/metrics")).text

    text = asyncio.run(play())
    found = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}
    assert found["getaway_loop_lag_worst_seconds"] >= 0.5
    assert found["getaway_loop_lag_seconds_count"] - found['getaway_loop_lag_seconds_bucket{le="0.5"}'] >= 1
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line for line in lines if "play" in line["route"] and line["ms"] >= 400]


def test_only_rules_are_cut_short_and_only_those_that_were_meant() -> None:
    """A signal that comes at any other moment does nothing."""
    rules = Running()
    rules.cut_short()
    with rules:
        rules.cut_short()
        with rules:
            rules.doomed = rules.number
        with pytest.raises(Overlong):
            rules.cut_short()
        rules.cut_short()
    with rules:
        rules.cut_short()
    rules.cut_short()
    assert not rules.inside
