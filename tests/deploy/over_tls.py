"""Plays a match by https while a socket listens by wss, trusting one authority; see scripts/from-empty.

Whatever the name of the server is, it's looked for on this machine.
"""

from __future__ import annotations

import json
import socket
import ssl
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from tests.deploy.visitor import PATIENCE, Json, played, seated, wait_for
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

HERE = "127.0.0.1"
HTTPS = 443
HANDED_OVER = 1012
"""How a node ends a socket whose table is at home at another one now, as when that has just started."""


class Here(httpx.HTTPTransport):
    """Takes every request to this machine, where the server must prove its name."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send it here."""
        request.extensions["sni_hostname"] = request.url.host
        request.url = request.url.copy_with(host=HERE)
        return super().handle_request(request)


def is_refused(url: str) -> bool:
    """Whether nobody who knows only the usual authorities is taken in."""
    with httpx.Client(base_url=url, transport=Here(), timeout=PATIENCE) as stranger:
        try:
            stranger.get("/ready")
        except httpx.ConnectError as fault:
            return "CERTIFICATE_VERIFY_FAILED" in str(fault)
    return False


@contextmanager
def connected(url: str, found: Json, trusted: ssl.SSLContext) -> Iterator[ClientConnection]:
    """A socket at this table."""
    there = socket.create_connection((HERE, HTTPS))
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{found['table']}"
    with connect(address, sock=there, ssl=trusted, max_size=None) as line:
        line.send(json.dumps({"hello": {"secret": found["secret"]}}))
        yield line


def heard(url: str, found: Json, trusted: ssl.SSLContext) -> int:
    """How many updates come until the match is over, over one socket after another if the table changes its node."""
    count = 0
    while True:
        with suppress(ConnectionClosedError), connected(url, found, trusted) as line:
            while True:
                told: Json = json.loads(line.recv(timeout=PATIENCE))
                count += int(told["type"] == "update")
                if told.get("table", {}).get("stage") == "over":
                    return count
        assert line.close_code == HANDED_OVER, line.close_code


def main(url: str, authority: Path) -> None:
    """Everything that a page of this server does."""
    trusted = ssl.create_default_context(cafile=str(authority))
    with httpx.Client(base_url=url, transport=Here(verify=trusted), timeout=PATIENCE) as client:
        wait_for(client)
        assert is_refused(url), "anyone is taken in, whatever their certificates"
        assert client.get(f"http://{urlsplit(url).hostname}/").headers["location"].startswith(url)
        assert client.get("/metrics").status_code == httpx.codes.NOT_FOUND
        assert "<title>" in client.get("/").raise_for_status().text
        began = time.monotonic()
        with ThreadPoolExecutor() as beside:
            listening = beside.submit(heard, url, seated(client), trusted)
            print(f"a match of {played(client)} answers by https ended after {time.monotonic() - began:.1f} s")
            print(f"{listening.result()} updates came by wss")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
