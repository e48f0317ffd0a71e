"""The program in a process of its own, with a pipe for its keyboard and one for its screen."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from contextlib import suppress
from typing import Self

PATIENCE = 40.0
"""Seconds after which a test that waits for a screen gives up."""
START = ("-c", "from getaway.cli import main; main()")


class Terminal:
    """What one person types and sees."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.seen = ""
        """Everything that was shown."""
        self.read = 0
        """How much of it was looked at."""

    async def __aenter__(self) -> Self:
        environ = {name: value for name, value in os.environ.items() if not name.startswith("GETAWAY_")}
        environ |= {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
        self.process: Process = await asyncio.create_subprocess_exec(
            sys.executable, *START, *self.words, stdin=PIPE, stdout=PIPE, stderr=STDOUT, env=environ
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()

    async def until(self, text: str) -> str:
        """Look on until this text is shown; everything since the last look, up to and with it."""
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(PATIENCE):
                while (found := self.seen.find(text, self.read)) < 0:
                    data = await self.process.stdout.read(65536)
                    assert data, f"the program ended before {text!r}:\n{self.seen[self.read :]}"
                    self.seen += data.decode()
        except TimeoutError:
            raise AssertionError(f"no {text!r} in:\n{self.seen[self.read :]}") from None
        before, self.read = self.read, found + len(text)
        return self.seen[before : self.read]

    async def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        await self.process.stdin.drain()

    async def ended(self) -> int:
        """How the program ended, once it has."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            self.seen += (await self.process.stdout.read()).decode()
            return await self.process.wait()
