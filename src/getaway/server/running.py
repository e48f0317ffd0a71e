"""Running a node or a worker in this process."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import uvicorn

from getaway.server.app import application
from getaway.server.node import Node
from getaway.server.settings import Settings
from getaway.server.worker import main


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
    uvicorn.Server(configured(application(settings), settings)).run()


async def run_worker(settings: Settings) -> None:
    """Work until stopped."""
    task = asyncio.create_task(main(Node(settings)))
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(stop, task.cancel)
    await asyncio.wait([task])
