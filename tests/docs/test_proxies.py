"""The proxies on the hosting page, run for real: everyone at a table reaches the same node."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from tests import serving
from tests.ports import free_port
from tests.proxies import PATIENCE, Proxy, running, with_caddy, with_haproxy, with_nginx
from tests.serving import dsn

__all__ = ["dsn"]

TABLES = [f"table{i}" for i in range(24)]
PATHS = ("/api/tables/{}", "/api/tables/{}/do", "/ws/tables/{}", "/api/tables/{}/replay/7?of=-1")
ASKING = httpx.Client(timeout=PATIENCE, trust_env=False, verify=False)  # noqa: S501 - nothing is encrypted here


@contextmanager
def upstream() -> Iterator[int]:
    """A node that answers everything with its own port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = str(self.connection.getsockname()[1]).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name it has
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


PROXIES = pytest.mark.parametrize("proxy", [with_caddy, with_nginx, with_haproxy])


@PROXIES
def test_everyone_at_a_table_reaches_the_same_node(proxy: Proxy, tmp_path: Path) -> None:
    """Whatever the path, one node for one table; both nodes have some; a lost node's tables go to the other."""
    port = free_port()
    with ExitStack() as other, upstream() as one:
        two = other.enter_context(upstream())
        with running(proxy, tmp_path, port, (one, two)):
            homes = {table: {_reached(port, path.format(table)) for path in PATHS} for table in TABLES}
            assert all(len(home) == 1 for home in homes.values()), homes
            assert {home for (home,) in homes.values()} == {one, two}
            other.close()
            assert {_reached(port, path.format(table)) for path in PATHS for table in TABLES} == {one}


@PROXIES
def test_sockets_and_events_come_through(proxy: Proxy, tmp_path: Path, dsn: str) -> None:
    """What one player says by HTTP reaches a socket and a stream of events at once; the metrics stay inside."""
    port = free_port()

    async def talk() -> None:
        async with serving.node(dsn) as served:
            node = int(served.url.rpartition(":")[2])
            with ExitStack() as stack:
                await asyncio.to_thread(stack.enter_context, running(proxy, tmp_path, port, (node, node)))
                async with serving.Client(f"http://127.0.0.1:{port}") as ada:
                    await _says_hello(ada, (await ada.open())["table"])
                    assert (await ada.ask("GET", "/metrics")).status_code == httpx.codes.NOT_FOUND

    asyncio.run(talk())


async def _says_hello(ada: serving.Client, table: str) -> None:
    seat = {"authorization": f"Seat {ada.secret}"}
    async with ada.line(table) as line, ada.http.stream("GET", f"/api/tables/{table}/events", headers=seat) as events:
        assert (await ada.do(table, "say", text="hello"))["type"] == "done"
        while "hello" not in str(await line.next()):
            pass
        async with asyncio.timeout(PATIENCE):
            lines = events.aiter_lines()
            while "hello" not in await anext(lines):
                pass


def _reached(port: int, path: str) -> int:
    return int(ASKING.get(f"http://127.0.0.1:{port}{path}").text)
