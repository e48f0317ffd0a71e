"""The proxies of the hosting page in front of any number of nodes, on plain HTTP."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.docs.test_hosting import CADDY, HAPROXY, NGINX, tool

Proxy = Callable[[Path, int, Sequence[int]], list[str]]
"""Writes a proxy's file into a folder, for its port and those of the nodes; the command that starts it."""
PATIENCE = 10.0


def with_caddy(folder: Path, port: int, nodes: Sequence[int]) -> list[str]:
    """Caddy with the page's file."""
    site = CADDY.replace("play.example.org", f"http://127.0.0.1:{port}", 1)
    site = site.replace("127.0.0.1:8001 127.0.0.1:8002", " ".join(f"127.0.0.1:{node}" for node in nodes))
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    return [tool("caddy"), "run", "--config", str(folder / "Caddyfile")]


def with_nginx(folder: Path, port: int, nodes: Sequence[int]) -> list[str]:
    """Nginx with the page's file."""
    lines = [line for line in NGINX.splitlines() if "ssl_certificate" not in line]
    site = "\n".join(lines).replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    servers = "\n".join(f"    server 127.0.0.1:{node} max_fails=0;" for node in nodes)
    site = re.sub(r"( +server 127\.0\.0\.1:\d+ max_fails=0;\n?)+", f"{servers}\n", site)
    scratch = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    top = f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nworker_rlimit_nofile 65536;\n"
    top += "events { worker_connections 32768; }\n"
    (folder / "nginx.conf").write_text(f"{top}http {{\naccess_log off;\n{scratch}{site}\n}}\n")
    return [tool("nginx"), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


def with_haproxy(folder: Path, port: int, nodes: Sequence[int]) -> list[str]:
    """HAProxy with the page's file."""
    lines = [line for line in HAPROXY.splitlines() if "bind :80" not in line and "redirect scheme" not in line]
    site = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}", "\n".join(lines))
    servers = "\n".join(f"    server node{i} 127.0.0.1:{node}" for i, node in enumerate(nodes))
    site = re.sub(r"( +server node\d 127\.0\.0\.1:\d+\n?)+", f"{servers}\n", site)
    (folder / "haproxy.cfg").write_text(site + "\n")
    return [tool("haproxy"), "-db", "-q", "-f", str(folder / "haproxy.cfg")]


@contextmanager
def running(proxy: Proxy, folder: Path, port: int, nodes: Sequence[int]) -> Iterator[str]:
    """A proxy that listens; its address."""
    process = subprocess.Popen(proxy(folder, port, nodes), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError("the proxy did not start")
