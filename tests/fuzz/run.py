"""A whole run: a number of inputs of each kind, saved as it goes, so that it can be interrupted and resumed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from tests import serving
from tests.fuzz import lines, logs, served, stored
from tests.fuzz.estate import complaints, estate
from tests.fuzz.findings import Finding, Run, keep
from tests.fuzz.requests import Seated

SHARES = {"http": 40, "socket": 20, "line": 5, "log": 30, "stored": 5, "sheet": 5}
"""Thousands of inputs of each kind."""
OFTEN = 500
"""Inputs after which the run is kept."""
Tried = tuple[str, Finding | None]


class Fuzzing:
    """The run, where it is kept, and where files may lie."""

    def __init__(self, run: Run, folder: Path, file: Path | None = None) -> None:
        self.run = run
        self.folder = folder
        self.file = file

    def all(self, dsn: str, scale: float) -> None:
        """Every kind of input, as many as its share."""
        began, before = time.monotonic(), self.run.seconds
        for name, share in SHARES.items():
            many = round(share * 1000 * scale)
            if self.run.section(name).done < many:
                self.some(name, many, dsn)
                self.run.seconds = before + time.monotonic() - began
                self._keep()

    def some(self, name: str, many: int, dsn: str) -> None:
        """This many inputs of one kind."""
        start = memory()
        if name in {"http", "socket"}:
            asyncio.run(self._served(name, many, dsn))
        elif name == "line":
            asyncio.run(self._lines(many, dsn))
        else:
            asyncio.run(self._each(name, many, self._reader(name)))
        self.run.grown[name] = self.run.grown.get(name, 0.0) + round((memory() - start) / 1e6, 1)

    def _reader(self, name: str) -> Callable[[int], Awaitable[Tried]]:
        seed = self.run.seed
        readers: dict[str, Callable[[int], Tried]] = {
            "log": lambda number: logs.tried(seed, number, self.folder),
            "stored": lambda number: stored.tried(seed, number),
            "sheet": lambda number: stored.sheet_tried(seed, number),
        }

        async def read(number: int) -> Tried:
            return readers[name](number)

        return read

    async def _served(self, name: str, many: int, dsn: str) -> None:
        log = self.folder / f"{name}.log"
        async with estate(dsn, log) as here:
            await self._each(name, many, lambda number: served.tried(here, self.run.seed, name, number))
            well = await here.control_is_well()
        self._heed(name, log, well=well)

    async def _lines(self, many: int, dsn: str) -> None:
        log = self.folder / "line.log"
        async with serving.process(dsn, "node", log) as url, serving.Client(url) as ada:
            port = int(urlsplit(url).port or 0)
            tables = [await _begun(ada, game) for game in ("bombsquad", "breach", "toy")]
            control = await _begun(ada, "bombsquad")

            async def one(number: int) -> Tried:
                return await lines.tried(port, tables[number % len(tables)], self.run.seed, number)

            await self._each("line", many, one, at_once=8)
            ada.secret = control.secret
            well = (await ada.do(control.table, "say", text="still here"))["type"] == "done"
        self._heed("line", log, well=well)

    async def _each(self, name: str, many: int, one: Callable[[int], Awaitable[Tried]], at_once: int = 1) -> None:
        section = self.run.section(name)
        for first in range(section.done, many, at_once):
            numbers = range(first, min(many, first + at_once))
            for number, (outcome, finding) in zip(numbers, await asyncio.gather(*map(one, numbers)), strict=True):
                section.note(number, outcome, finding)
            if first % OFTEN < at_once:
                self._keep()

    def _heed(self, name: str, log: Path, *, well: bool) -> None:
        """What the node's log complains of, and a control table that is not well, are findings too."""
        section = self.run.section(name)
        told = complaints(log)
        if told and not section.found:
            section.note(section.done - 1, "complaint", Finding(section.done - 1, "a complaint in the log", told[0]))
        if not well:
            section.note(section.done - 1, "fault", Finding(section.done - 1, "the control table is not well", ""))

    def _keep(self) -> None:
        if self.file is not None:
            keep(self.file, self.run)


async def _begun(ada: serving.Client, game: str) -> Seated:
    ada.secret = ""
    seated = await ada.open(game, 2)
    await ada.do(seated["table"], "start")
    return Seated(seated["table"], game, seated["secret"])


def memory() -> int:
    """Bytes that this process holds."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def found(run: Run) -> list[str]:
    """Every finding, with the words that try its input again."""
    return [
        f"{name} {finding.number}: {finding.what}\n    {finding.given}"
        for name, section in run.sections.items()
        for finding in section.findings
    ]
