"""Plays a whole match on a node and a worker that run from an image; see scripts/image."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import msgspec
from tests.deploy.visitor import PATIENCE, played, seated, wait_for
from tests.ports import free_ports

MAINTENANCE = os.environ["GETAWAY_TEST_DATABASE"]
NATS = os.environ["GETAWAY_TEST_NATS"]
STOPPING = 15.0


@contextmanager
def database() -> Iterator[str]:
    """A new, empty database, dropped at the end."""
    name = f"getaway_image_{secrets.token_hex(4)}"
    asyncio.run(_said(f'create database "{name}"'))
    try:
        yield urlunsplit(urlsplit(MAINTENANCE)._replace(path=f"/{name}"))
    finally:
        asyncio.run(_said(f'drop database "{name}" with (force)'))


async def _said(sql: str) -> None:
    connection = await asyncpg.connect(MAINTENANCE)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


class Image:
    """A container made of the image, in which its programs run beside each other."""

    def __init__(self, name: str, **settings: str) -> None:
        made = subprocess.run(["buildah", "from", name], check=True, capture_output=True, text=True)
        self.container = made.stdout.strip()
        self.settings = settings

    def command(self, *words: str, **more: str) -> list[str]:
        """How a program is started in it."""
        environ = [f"--env=GETAWAY_{name.upper()}={value}" for name, value in {**self.settings, **more}.items()]
        return ["buildah", "run", "--isolation", "chroot", *environ, self.container, "--", *words]

    @contextmanager
    def running(self, *words: str, **more: str) -> Iterator[None]:
        """A program that runs until the end."""
        process = subprocess.Popen(self.command(*words, **more))
        try:
            yield
        finally:
            process.terminate()
            process.wait(STOPPING)

    def remove(self) -> None:
        """Leave nothing behind but the image."""
        subprocess.run(["buildah", "rm", self.container], check=True, stdout=subprocess.DEVNULL)

    def healthy(self, **settings: str) -> None:
        """Run the health check of the image, which fails unless the process answers."""
        told = subprocess.run(["buildah", "inspect", self.container], check=True, capture_output=True)
        (_, *check) = msgspec.json.decode(told.stdout)["Docker"]["config"]["Healthcheck"]["Test"]
        subprocess.run(self.command(*check, **settings), check=True)


def main(name: str) -> None:
    """Migrate, serve and work from the image, and play."""
    port, metrics = map(str, free_ports(2))
    with ExitStack() as stack:
        image = Image(name, database=stack.enter_context(database()), nats=NATS)
        stack.callback(image.remove)
        user = subprocess.run(image.command("id", "-u"), check=True, capture_output=True, text=True)
        subprocess.run(image.command("getaway", "migrate"), check=True)
        stack.enter_context(image.running("getaway", "serve", port=port))
        stack.enter_context(image.running("getaway", "worker", metrics_port=metrics))
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE))
        began = time.monotonic()
        wait_for(client)
        print(f"ready after {time.monotonic() - began:.1f} s, as user {user.stdout.strip()}")
        image.healthy(port=port)
        image.healthy(metrics_port=metrics)
        began, _ = time.monotonic(), seated(client)
        answers = played(client)
        print(f"a match of {answers} answers ended after {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main(sys.argv[1])
