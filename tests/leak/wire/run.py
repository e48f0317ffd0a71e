"""Start both sides, with a database each, and watch any number of matches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager

from tests.leak.wire.matches import Length, Sides, play
from tests.leak.wire.pairs import Findings
from tests.leak.wire.plants import planted
from tests.leak.wire.sides import Clock, served
from tests.leak.wire.twins import same_chance
from tests.serving import database

SHORT = Length(before=12, watched=8, every=4)


class Watch:
    """Two worlds that run, and one loop for everything that is played in them."""

    def __init__(self, runner: asyncio.Runner, sides: Sides) -> None:
        self._runner = runner
        self.sides = sides

    def matches(self, numbers: Iterable[int], length: Length = SHORT, seed: int = 0) -> Findings:
        """What these matches give away, until something is found."""
        findings = Findings()
        for number in numbers:
            self.match(number, length, seed, findings)
            if findings.leaks:
                break
        return findings

    def match(self, number: int, length: Length, seed: int, findings: Findings) -> None:
        """One match, added to what was found before."""
        self._runner.run(play(self.sides, number, seed, length, findings))

    def catches(self, what: str, numbers: Iterable[int]) -> Findings:
        """The same with a leak planted."""
        with planted(what):
            return self.matches(numbers)


@contextmanager
def watching() -> Iterator[Watch]:
    """Two worlds, from the making of their databases to the end."""
    with database() as here, database() as there, asyncio.Runner() as runner, same_chance() as seeds:
        clock, stack = Clock(), AsyncExitStack()

        async def up() -> Sides:
            sides = [await stack.enter_async_context(served(dsn, clock)) for dsn in (here, there)]
            return Sides(sides[0], sides[1], clock, seeds)

        try:
            yield Watch(runner, runner.run(up()))
        finally:
            runner.run(stack.aclose())
