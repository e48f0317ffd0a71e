"""Many at once: sockets that come together, that never read, and commands without end."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from contextlib import AsyncExitStack
from typing import Any

from tests.expensive.attack import Attacker
from tests.expensive.kinds import Request
from tests.expensive.tables import Estate, Made
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOST = (OSError, TimeoutError, WebSocketException)
SOCKETS = 256
NUMBERS = itertools.count()
"""For the ids of commands: one that comes twice is carried out once."""
Counts = dict[str, int]


async def many_sockets(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """All come at once to a table with a long log, stay a while and go together, again and again."""
    counts, until = {"greeted": 0, "lost": 0}, time.monotonic() + seconds
    while time.monotonic() < until:
        async with AsyncExitStack() as held:
            come = [_come(attacker, estate.running, held, counts) for _ in range(SOCKETS)]
            await asyncio.gather(*come)
            await asyncio.sleep(0.5)
    return counts


async def _come(attacker: Attacker, at: Made, held: AsyncExitStack, counts: Counts) -> None:
    try:
        line = await held.enter_async_context(_line(attacker, at))
        await line.send(json.dumps({"hello": {"secret": at.secret}}))
        await asyncio.wait_for(line.recv(), 120)
        counts["greeted"] += 1
    except LOST:
        counts["lost"] += 1


def _line(attacker: Attacker, at: Made, **options: Any) -> connect:
    address = f"{attacker.node.url.replace('http', 'ws', 1)}/ws/tables/{at.table}"
    headers = {"x-forwarded-for": attacker.address} if attacker.address else {}
    given = {"proxy": None, "max_size": None, "open_timeout": 120, "close_timeout": 1, "ping_interval": None, **options}
    return connect(address, additional_headers=headers, **given)


async def slow_readers(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """Sockets that never read, at a table where someone talks all the time."""
    at = estate.playing["bombsquad"]
    async with AsyncExitStack() as held:
        lines = [await held.enter_async_context(_line(attacker, at, max_queue=1)) for _ in range(60)]
        for line in lines:
            await line.send('{"hello":{}}')
        counts = await _commands(attacker, [at], seconds, 1, ({"do": "say", "text": "x" * 490},))
        for line in lines:
            line.transport.abort()  # who never reads never says goodbye
        return counts


async def talk(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """Forty sockets at three tables talk as fast as they are let."""
    return await _commands(attacker, list(estate.playing.values()), seconds, 40, ({"do": "say", "text": "x" * 490},))


async def to_and_fro(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """Pause, resume, undo and vote without end."""
    storm = (
        {"do": "pause"},
        {"do": "resume"},
        {"do": "undo"},
        {"do": "vote", "agree": True},
        {"do": "vote", "agree": False},
    )
    return await _commands(attacker, list(estate.playing.values()), seconds, 20, storm)


async def wishes(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """Answers with thousands of values in them."""
    many = list(range(2500))
    storm = tuple(
        {"do": "answer", "ask": 1, "wish": {"verb": verb, "args": {"cards": many}}}
        for verb in ("programme", "move", "choose")
    )
    return await _commands(attacker, list(estate.playing.values()), seconds, 10, storm)


async def leads(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """The shared replay led to and fro through a log of great length."""
    storm = tuple({"do": "lead", "moment": moment} for moment in (30, 60, 19_000, 45, 9_000))
    return await _commands(attacker, [estate.running, estate.over], seconds, 8, storm)


async def _commands(
    attacker: Attacker, tables: list[Made], seconds: float, sockets: int, storm: tuple[dict[str, Any], ...]
) -> Counts:
    """This many sockets send these commands in turn, each after the answer to the last."""
    counts: Counts = {}
    until = time.monotonic() + seconds

    async def one(place: int) -> None:
        at = tables[place % len(tables)]
        while time.monotonic() < until:
            try:
                async with _line(attacker, at) as line:
                    await line.send(json.dumps({"hello": {"secret": at.secret}}))
                    await _speak(line, storm, counts, until)
            except LOST as lost:
                code = getattr(getattr(lost, "rcvd", None), "code", "lost")
                counts[f"closed {code}"] = counts.get(f"closed {code}", 0) + 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*map(one, range(sockets)))
    return counts


async def _speak(line: ClientConnection, storm: tuple[dict[str, Any], ...], counts: Counts, until: float) -> None:
    for command in itertools.cycle(storm):
        if time.monotonic() > until:
            return
        name = f"f{next(NUMBERS)}"
        await line.send(json.dumps({**command, "id": name}))
        outcome = ""
        while not outcome:
            told = json.loads(await asyncio.wait_for(line.recv(), 240))
            if told.get("id") == name:
                outcome = told.get("clause") or told["type"]
        counts[outcome] = counts.get(outcome, 0) + 1


async def openings(attacker: Attacker, estate: Estate, seconds: float) -> Counts:
    """Tables opened, sat down at and listed without end."""
    at = estate.waiting[1]
    wanted = [
        Request("open", "POST", "/api/tables", json.dumps({"game": game, "players": 4, "name": "A"}).encode())
        for game in ("bombsquad", "breach", "burncycle")
    ]
    seats = [
        Request("sit", "POST", f"/api/tables/{table.table}/seats", b'{"name":"B"}') for table in estate.waiting[2:20]
    ]
    listing = [
        Request("list", "PUT", f"/api/tables/{at.table}/listed", b'{"lang":"en"}', at.secret),
        Request("p", "GET", "/api/public"),
    ]
    return await attacker.storm([*wanted, *seats, *listing], seconds, 16)


async def sign_ins(attacker: Attacker, _: Estate, seconds: float) -> Counts:
    """Accounts and sign-ins by the dozen."""
    data = json.dumps({"name": "Ada", "password": "p" * 200}).encode()
    meant = (("x-getaway", "1"),)
    return await attacker.storm(
        [Request("in", "POST", "/api/session", data, "", meant), Request("me", "GET", "/api/me")], seconds, 24
    )


FLOODS = {
    "256 sockets at once": many_sockets,
    "60 sockets that never read": slow_readers,
    "talk from 40 sockets": talk,
    "pause, resume, undo and vote": to_and_fro,
    "answers with thousands of values": wishes,
    "a shared replay led to and fro": leads,
    "open, sit down, list": openings,
    "sign-ins": sign_ins,
}
