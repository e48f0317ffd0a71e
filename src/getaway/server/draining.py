"""How a node stops: it says so first, then sends its players to other nodes, a table at a time."""

from __future__ import annotations

import asyncio
import signal
import socket
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn

from getaway.server.audience import RESTART
from getaway.server.logs import log
from getaway.server.node import Node

STEP: Final = 0.1
"""Seconds between two looks at whether there's a hurry."""


class Server(uvicorn.Server):
    """Drains its node after SIGTERM. SIGINT, or a second SIGTERM, stops it at once."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        super().__init__(config)
        self._draining = Draining(node)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take a signal."""
        if self.should_exit or sig == signal.SIGINT:
            self._draining.hurried = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, after everyone was sent away."""
        await self._draining.run()
        await super().shutdown(sockets)


class Draining:
    """Empties a node: every table's spectators first, then its seats, all together so that they meet again."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.hurried = False
        """Whether everyone who is still here goes at once."""

    async def run(self) -> None:
        """Let proxies notice that this node is stopping, then let its tables go, evenly over some seconds."""
        self.node.stop_serving()
        log.info("stopping", sockets=self.node.audience.size)
        await asyncio.gather(self._until(monotonic() + self.node.settings.notice_seconds), self._keep())
        audience, began = self.node.audience, monotonic()
        groups = [*audience.spectators(), *audience.seated()]
        for number, group in enumerate(groups):
            await self._until(began + self.node.settings.drain_seconds * number / len(groups))
            if self.hurried:
                return
            for line in group:
                line.leave(RESTART)
        await self._keep()

    async def _keep(self) -> None:
        """Leave every table where the next node can go on from, even if it has newer rules."""
        await self.node.handing.keep_all(lambda: self.hurried)

    async def _until(self, moment: float) -> None:
        while not self.hurried and (left := moment - monotonic()) > 0:  # noqa: ASYNC110 - a signal handler sets it
            await asyncio.sleep(min(left, STEP))
