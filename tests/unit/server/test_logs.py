"""A real match leaves no secret, name, talk or move in the logs."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests import serving

NAMES = ("Zanzibar-Ada", "Quagmire-Bob")
TALK = "the walrus and the carpenter"
NOTES = "cabbages and kings"
MEMBERS = {"event", "level", "timestamp", "method", "route", "status", "ms", "at", "what", "database", "nats"} | {
    "sockets"
}
"""What lines are made of."""
PASSWORD = "why the sea is boiling hot"  # noqa: S105 - a test's own


def test_a_played_match_leaves_nothing_private_in_the_logs(dsn: str, tmp_path: Path) -> None:
    """Node and worker run as an operator runs them; everything people did is looked for in what they wrote."""
    logs = [tmp_path / "node.log", tmp_path / "worker.log"]
    private = asyncio.run(_played(dsn, *logs))
    written = "\n".join(log.read_text(encoding="utf-8") for log in logs)
    lines = [json.loads(line) for line in logs[0].read_text(encoding="utf-8").splitlines()]
    routes = {line["route"] for line in lines if line["event"] == "request"}
    assert {"/api/tables", "/api/tables/{table}/sync", "/api/session"} <= routes
    assert all(set(line) <= MEMBERS for line in lines)
    assert not [word for word in private if word in written]


async def _played(dsn: str, node_log: Path, worker_log: Path) -> list[str]:
    """Everything two people said, chose and kept to themselves while they played."""
    node, worker = serving.process(dsn, "node", node_log), serving.process(dsn, "worker", worker_log)
    async with node as url, worker, serving.Client(url) as ada, serving.Client(url) as bob:
        number = "5ca1ab1e" * 8
        table = (await ada.open(name=NAMES[0], players=3, number=number))["table"]
        await bob.sit(table, NAMES[1])
        account = {"name": "Walrus-" + serving.new_id()[:8], "password": PASSWORD}
        await ada.ask("POST", "/api/accounts", account, x_getaway="1")
        await ada.ask("POST", "/api/session", account, x_getaway="1")
        await ada.ask("PUT", f"/api/me/tables/{table}", x_getaway="1")
        await ada.ask("PUT", f"/api/tables/{table}/notes", {"text": NOTES})
        async with serving.Client(url, "not-a-secret-of-this-table") as wrong:
            await wrong.ask("GET", f"/api/tables/{table}/sync")
        wishes = await _match(table, ada, bob)
        kept = [ada.secret, bob.secret, wrong.secret, ada.http.cookies["getaway"], number, table]
        return [*kept, *NAMES, TALK, NOTES, *account.values(), *wishes]


async def _match(table: str, *clients: serving.Client) -> list[str]:
    """Some turns over sockets, with talk and a refused wish; the wishes as they were sent."""
    wishes = []
    async with clients[0].line(table) as one, clients[1].line(table) as two:
        lines = [one, two]
        await one.do("say", text=TALK)
        await one.do("start")
        await one.do("answer", ask=999, wish={"verb": "plunder-the-pantry", "args": {}})
        for _ in range(6):
            for line, client in zip(lines, clients, strict=True):
                asked = (await client.sync(table))["question"]
                if asked.get("choice"):
                    wish = _first(asked["choice"][0])
                    await line.do("answer", ask=asked["rev"], wish=wish)
                    wishes += [json.dumps(wish["args"])] if wish["args"] else []
            await asyncio.sleep(0.1)
    return [*wishes, "plunder-the-pantry"]


def _first(act: dict[str, Any]) -> dict[str, Any]:
    """The first answer of an act of one-shapes."""
    return {"verb": act["verb"], "args": {part["name"]: part["items"][0] for part in act["parts"]}}


SERVING = """
from getaway.games import bombsquad
from getaway.server.node import Node
from getaway.server.running import _begin
from getaway.server.settings import Settings
from getaway.texts import texts_of

match = bombsquad.new(players=3, seed=7)
refused = match.why(1, "program card=0")
print(refused)
texts_of.cache_clear()
_begin("node", Node(Settings(database="postgresql://nowhere/none", nats="nats://nowhere")))
print(refused)
print(texts_of.cache_info().misses)
"""


def test_a_refusal_in_a_traceback_is_not_put_into_words() -> None:
    """A process that serves shows the clause and its facts, and reads no messages for them."""
    done = subprocess.run([sys.executable, "-c", SERVING], capture_output=True, text=True, check=True, timeout=60)
    before, *_, shown, read = done.stdout.splitlines()
    assert before == "The timer hasn't started. [BS-SETUP-27]"
    assert (shown, read) == ("BS-SETUP-27 (verb='program')", "0")
