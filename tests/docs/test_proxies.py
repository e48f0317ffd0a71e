"""The proxies on the hosting page, run for real: everyone at a table reaches the same node."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from tests.crash.servers import free_ports
from tests.docs.test_hosting import CADDY, NGINX, tool

TABLES = [f"table{i}" for i in range(24)]
PATHS = ("/api/tables/{}", "/api/tables/{}/do", "/ws/tables/{}", "/api/tables/{}/replay/7?of=-1")
PATIENCE = 10.0
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


def with_caddy(folder: Path, port: int, nodes: tuple[int, int]) -> list[str]:
    """Caddy with the page's file, on plain HTTP."""
    site = CADDY.replace("play.example.org", f"http://127.0.0.1:{port}", 1)
    for told, node in zip(("8001", "8002"), nodes, strict=True):
        site = site.replace(f"127.0.0.1:{told}", f"127.0.0.1:{node}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    return [tool("caddy"), "run", "--config", str(folder / "Caddyfile")]


def with_nginx(folder: Path, port: int, nodes: tuple[int, int]) -> list[str]:
    """Nginx with the page's file, on plain HTTP."""
    lines = [line for line in NGINX.splitlines() if "ssl_certificate" not in line]
    site = "\n".join(lines).replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    for told, node in zip(("8001", "8002"), nodes, strict=True):
        site = site.replace(f"127.0.0.1:{told}", f"127.0.0.1:{node}")
    scratch = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    top = f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{top}http {{\naccess_log off;\n{scratch}{site}\n}}\n")
    return [tool("nginx"), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


Proxy = Callable[[Path, int, tuple[int, int]], list[str]]


@pytest.mark.parametrize("proxy", [with_caddy, with_nginx])
def test_everyone_at_a_table_reaches_the_same_node(proxy: Proxy, tmp_path: Path) -> None:
    """Whatever the path, one node for one table; both nodes have some; a lost node's tables go to the other."""
    (port,) = free_ports(1)
    with upstream() as one:
        with upstream() as other:
            process = subprocess.Popen(proxy(tmp_path, port, (one, other)), stderr=subprocess.DEVNULL)
            try:
                _wait_for(port)
                homes = {table: {_reached(port, path.format(table)) for path in PATHS} for table in TABLES}
                assert all(len(home) == 1 for home in homes.values()), homes
                assert {home for (home,) in homes.values()} == {one, other}
            except BaseException:
                process.kill()
                raise
        try:
            assert {_reached(port, path.format(table)) for path in PATHS for table in TABLES} == {one}
        finally:
            process.kill()
            process.wait()


def _reached(port: int, path: str) -> int:
    return int(ASKING.get(f"http://127.0.0.1:{port}{path}").text)


def _wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.HTTPError):
            ASKING.get(f"http://127.0.0.1:{port}/health")
            return
        time.sleep(0.05)
    pytest.fail("the proxy did not start")
