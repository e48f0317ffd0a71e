"""People who play while the database is backed up, lost and restored, and who keep what they were promised."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from tests import serving
from tests.serving import Client
from tests.upgrade.people import Person

GAMES = (("bombsquad", 4), ("breach", 3), ("burncycle", 3))
PEOPLE = 2
"""At each table; bots have the other seats."""


class Witness(Person):
    """A person who notes when each answer was acknowledged."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        super().__init__(client, table, seat)
        self.times: list[float] = []

    @property
    def there(self) -> bool:
        """Whether their line stands."""
        return not self._lost

    def _settle(self, kind: str, clause: str) -> None:
        super()._settle(kind, clause)
        if len(self.acknowledged) > len(self.times):
            self.times.append(time.time())

    def forget(self, gone: set[tuple[str, str]]) -> None:
        """Don't expect what an accident has taken."""
        kept = [
            (given, when)
            for given, when in zip(self.acknowledged, self.times, strict=True)
            if (self.table, f"s{self.seat}:{given}") not in gone
        ]
        self.acknowledged, self.times = [given for given, _ in kept], [when for _, when in kept]

    def promised(self, after: float, until: float) -> list[tuple[str, float]]:
        """The ids of the rows that were acknowledged in this time, each with its moment."""
        found = zip(self.acknowledged, self.times, strict=True)
        return [(f"s{self.seat}:{given}", when) for given, when in found if after < when <= until]


@asynccontextmanager
async def served(dsn: str, folder: Path, ports: Iterable[int]) -> AsyncIterator[None]:
    """Nodes at these ports and a worker, as the operator starts them."""
    async with AsyncExitStack() as stack:
        for port in ports:
            await stack.enter_async_context(serving.program(dsn, "node", folder / f"{port}.log", port=str(port)))
        await stack.enter_async_context(serving.program(dsn, "worker", folder / "worker.log"))
        yield


async def seated(stack: AsyncExitStack, ports: list[int], tables: int) -> list[Witness]:
    """This many tables, the games in turn, each at one of the nodes; everyone stays until the stack ends."""
    found = []
    for number in range(tables):
        game, players = GAMES[number % len(GAMES)]
        url = f"http://127.0.0.1:{ports[number % len(ports)]}"
        clients = [await stack.enter_async_context(Client(url)) for _ in range(PEOPLE)]
        seats = [await clients[0].open(game, players, tempo="quick")]
        seats += [await client.sit(seats[0]["table"]) for client in clients[1:]]
        people = [Witness(client, at["table"], at["seat"]) for client, at in zip(clients, seats, strict=True)]
        for person in people:
            await stack.enter_async_context(_staying(person))
        await people[0].start()
        found += people
    return found


@asynccontextmanager
async def _staying(person: Person) -> AsyncIterator[None]:
    task = asyncio.create_task(person.stay())
    try:
        await asyncio.wait_for(person.here.wait(), serving.PATIENCE)
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
