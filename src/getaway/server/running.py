"""Running a node or a worker in this process."""

from __future__ import annotations

import asyncio
import gc
import signal
from typing import Any

import uvicorn

from getaway.server.app import application
from getaway.server.node import Node
from getaway.server.settings import Settings
from getaway.server.worker import main

SELDOM = (10_000, 20, 100)
"""How many new things, young looks and middle looks there are before the garbage collector looks at more."""


def configured(app: Any, settings: Settings) -> uvicorn.Config:  # noqa: ANN401 - an ASGI application
    """How an application is served, wherever that is."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=32_768,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=3,
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
    )


def run_node(settings: Settings) -> None:
    """Serve until stopped."""
    _spare_the_collector()
    uvicorn.Server(configured(application(settings), settings)).run()


async def run_worker(settings: Settings) -> None:
    """Work until stopped."""
    _spare_the_collector()
    task = asyncio.create_task(main(Node(settings)))
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(stop, task.cancel)
    await asyncio.wait([task])


def _spare_the_collector() -> None:
    """Look for garbage seldom: tables make next to no cycles, and a look at everything they keep stops all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
