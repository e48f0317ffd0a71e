"""Running a node or a worker in this process."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from getaway.kernel.speech import Mute, speak_with
from getaway.server.app import application
from getaway.server.draining import Server
from getaway.server.lines import HttpLine, SocketLine
from getaway.server.logs import log
from getaway.server.node import Node
from getaway.server.settings import Settings, where
from getaway.server.starting import check_schema
from getaway.server.warming import warm, warm_beside
from getaway.server.worker import main

SELDOM = (1_000, 200, 100)
"""How many new things, young looks and middle looks there are before the garbage collector looks at more. A young look
stops all tables for about 5 microseconds per new thing, so it comes often and is short; the others come seldom."""


def configured(app: Any, settings: Settings) -> uvicorn.Config:  # noqa: ANN401 - an ASGI application
    """How an application is served, wherever that is."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=HttpLine,
        ws=SocketLine,
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
    """Serve until stopped; raises `BadSchema` where the database can't be used."""
    check_schema(settings)
    app = application(settings)
    _begin("node", app.node)
    warm()
    app.prepare()
    _spare_the_collector()
    warm_beside()
    Server(configured(app, settings), app.node).run()


def run_worker(settings: Settings) -> None:
    """Work until stopped: after SIGTERM what was begun is finished; SIGINT, or a second SIGTERM, stops at once."""
    check_schema(settings)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(_working(settings))


async def _working(settings: Settings) -> None:
    node = Node(settings)
    _begin("worker", node)
    _spare_the_collector()
    task = asyncio.create_task(main(node))

    def terminate() -> None:
        if node.stopping:
            task.cancel()
        else:
            node.stop_serving()

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, task.cancel)
    loop.add_signal_handler(signal.SIGTERM, terminate)
    await asyncio.wait([task])


def _begin(what: str, node: Node) -> None:
    """Say what this process is and where it keeps things, and let its watchdog do its work.

    A traceback in its log shows a refusal by clause and facts: reading messages would hold the loop, and the words of a
    seat's view are for that seat.
    """
    speak_with(Mute)
    log.info("starting", what=what, database=where(node.settings.database), nats=where(node.settings.nats))
    node.watchdog.be_stern()
    if node.settings.traces:
        _trace(node.settings, what)


def _trace(settings: Settings, what: str) -> None:
    try:
        from getaway.server.tracing import start  # noqa: PLC0415 - an extra, and some megabytes
    except ImportError as missing:
        sys.exit(f"GETAWAY_TRACES needs the extra traces, as in getaway[traces]: {missing.name} is missing")
    start(settings, what)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


def _spare_the_collector() -> None:
    """Look for garbage seldom: tables make next to no cycles, and a look at everything they keep stops all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
