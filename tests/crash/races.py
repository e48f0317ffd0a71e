"""`scripts/races`: two clients of one seat answer the same question at once, each through a node of its own."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import msgspec
from tests.crash.audit import answers_in
from tests.crash.rebuilt import book, whole
from tests.crash.servers import Estate
from tests.crash.storm import raised
from websockets.asyncio.client import ClientConnection, connect

FIGURES = Path(__file__).parents[2] / "docs/figures/races.md"
Json = dict[str, Any]
PATIENCE = 20.0
PAGE = """# Two answers to one question

Written by `scripts/races`. Someone has the same seat open on two devices, each connected to a different node, and both
answer the same question at the same moment through sockets, differently if there's a choice. The run has its own
PostgreSQL, NATS and two nodes.

| | |
| --- | --- |
| questions answered twice at once | {races:,} |
| exactly one answer won | {won:,} |
| both, or neither | {broken} |
| the log has the winning answer and no other | {kept:,} |
| won by the first node, by the second | {first:,}, {second:,} |
| refused, by clause | {clauses} |
| the two answers were sent within, median | {apart:.2f} ms |
| seconds | {seconds:.0f} |
"""


class Races(msgspec.Struct):
    """What came of some races."""

    races: int
    run: int = 0
    winners: list[int] = []
    broken: int = 0
    kept: int = 0
    clauses: Counter[str] = msgspec.field(default_factory=Counter)
    apart: list[float] = []
    seconds: float = 0.0

    @property
    def fair(self) -> bool:
        """Whether each question was answered once, and the loser told by a clause that it was too late."""
        return not self.broken and self.kept == self.races and sum(self.clauses.values()) == self.races


class Device:
    """One of the two lines of a seat."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.rev = 0
        self.question: Json = {}
        """What stands on the screen."""

    async def greet(self, secret: str) -> None:
        """Say hello, and hear how it stands."""
        await self.line.send(_json({"hello": {"secret": secret}}))
        await self._read()

    async def answer(self, wish: Json) -> tuple[str, float]:
        """Answer what is asked; the clause that refused it, or nothing, and when it was sent."""
        number = secrets.token_urlsafe(9)
        command = {"do": "answer", "id": number, "ask": self.question["rev"], "wish": wish}
        sent = time.perf_counter()
        await self.line.send(_json(command))
        while (message := await self._read()).get("id") != number:
            pass
        return message.get("clause", ""), sent

    async def reach(self, rev: int) -> None:
        """Read until this update has come."""
        while self.rev < rev:
            await self._read()

    async def _read(self) -> Json:
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.line.recv(), PATIENCE))
        if message["type"] in {"sync", "update"}:
            self.rev = message["rev"]
            self.question = message.get("question") or self.question
        return message


async def race(folder: Path, races: int, *, tables: int = 4) -> Races:
    """This many questions, at some tables at a time, match after match."""
    found = Races(races)
    estate = Estate(folder, workers=0)
    try:
        await raised(estate)
        began = time.monotonic()
        await asyncio.gather(*[_matches(estate, found) for _ in range(tables)])
        found.seconds = time.monotonic() - began
    finally:
        await estate.stop()
    return found


async def _matches(estate: Estate, found: Races) -> None:
    while found.run < found.races:
        seats = await _seated(estate)
        async with AsyncExitStack() as lines:
            devices = [[await _device(lines, url, each) for url in estate.urls] for each in seats]
            given: list[Json] = []
            while found.run < found.races and devices[0][0].question["item"] == "ask":
                found.run += 1
                given.append(await _race(devices, found))
        await _look(estate.dsn, seats[0]["table"], given, found)


async def _seated(estate: Estate) -> list[Json]:
    """Two people at a new table, whose match has begun."""
    one, other = estate.urls
    wanted = {"game": "toy", "players": 2, "name": "Ada"}
    seats = [(await estate.http.post(f"{one}/api/tables", json=wanted)).json()]
    path = f"/api/tables/{seats[0]['table']}"
    seats.append((await estate.http.post(f"{other}{path}/seats", json={"name": "Bob"})).json())
    headers = {"authorization": f"Seat {seats[0]['secret']}"}
    await estate.http.post(f"{one}{path}/do", json={"do": "start", "id": "start"}, headers=headers)
    return seats


async def _device(lines: AsyncExitStack, url: str, seated: Json) -> Device:
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{seated['table']}"
    device = Device(await lines.enter_async_context(connect(address, proxy=None)))
    await device.greet(seated["secret"])
    return device


async def _race(devices: list[list[Device]], found: Races) -> Json:
    """Both devices of a seat that is asked answer at once; the wish that won, with its seat."""
    seat = next(i for i, (one, _) in enumerate(devices) if one.question.get("choice"))
    wishes = _two_wishes(devices[seat][0].question)
    everybody = [device for pair in devices for device in pair]
    revs = [device.rev for device in everybody]
    told = await asyncio.gather(*[device.answer(wish) for device, wish in zip(devices[seat], wishes, strict=True)])
    for device, rev in zip(everybody, revs, strict=True):
        await device.reach(rev + 1)
    won = [i for i, (clause, _) in enumerate(told) if not clause]
    found.clauses.update(clause for clause, _ in told if clause)
    found.apart.append(abs(told[0][1] - told[1][1]) * 1000)
    if len(won) != 1:
        found.broken += 1
        return {}
    found.winners.append(won[0])
    return {"seat": seat, **wishes[won[0]]}


def _two_wishes(question: Json) -> list[Json]:
    """The first and the last of what may be chosen."""
    act = question["choice"][0]
    part = act["parts"][0]
    return [{"verb": act["verb"], "args": {part["name"]: part["items"][place]}} for place in (0, -1)]


async def _look(dsn: str, table: str, given: list[Json], found: Races) -> None:
    """Count the winners that are in the log, if nothing else is."""
    connection = await asyncpg.connect(dsn)
    kept = await book(connection, table)
    await connection.close()
    assert whole(kept).match is not None
    answers = [answer for row in kept.rows for answer in answers_in(row)]
    logged = [{"seat": each.seat, "verb": each.wish.verb, "args": dict(each.wish.args)} for each in answers]
    found.kept += len(given) if logged == given else 0


def _json(message: Json) -> str:
    return msgspec.json.encode(message).decode()


def page(found: Races) -> str:
    """The figures."""
    return PAGE.format(
        races=found.races,
        won=len(found.winners),
        broken=found.broken,
        kept=found.kept,
        first=found.winners.count(0),
        second=found.winners.count(1),
        clauses=", ".join(f"{clause}: {times:,}" for clause, times in sorted(found.clauses.items())),
        apart=median(found.apart),
        seconds=found.seconds,
    )


def main() -> None:
    """Run the races, print the figures, and keep them."""
    words = argparse.ArgumentParser(prog="scripts/races", description=__doc__)
    words.add_argument("--races", type=int, default=5000)
    words.add_argument("--write", action="store_true", help=f"write {FIGURES.name}")
    given = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="getaway-races-") as folder:
        found = asyncio.run(race(Path(folder), given.races))
    print(page(found))  # noqa: T201 - this is what it was run for
    if given.write and found.fair:
        FIGURES.write_text(page(found), encoding="utf-8")
    sys.exit(not found.fair)


if __name__ == "__main__":
    main()
