"""Plays a whole match on a node and a worker that run from an image; see scripts/image."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import msgspec
from tests.ports import free_ports

MAINTENANCE = os.environ["GETAWAY_TEST_DATABASE"]
NATS = os.environ["GETAWAY_TEST_NATS"]
PATIENCE = 400.0
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
        made = subprocess.run(["buildah", "from", name], check=True, capture_output=True, text=True)  # noqa: S607 - where the machine has it
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
        subprocess.run(["buildah", "rm", self.container], check=True, stdout=subprocess.DEVNULL)  # noqa: S607 - where the machine has it

    def healthy(self, **settings: str) -> None:
        """Run the health check of the image, which fails unless the process answers."""
        told = subprocess.run(["buildah", "inspect", self.container], check=True, capture_output=True)  # noqa: S607 - where the machine has it
        (_, *check) = msgspec.json.decode(told.stdout)["Docker"]["config"]["Healthcheck"]["Test"]
        subprocess.run(self.command(*check, **settings), check=True)


def wait_for(client: httpx.Client) -> None:
    """Until the node is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            if client.get("/ready").status_code == httpx.codes.OK:
                return
        time.sleep(0.2)
    sys.exit("the node did not get ready")


def play(client: httpx.Client) -> int:
    """Open a table with a bot, play by its advice until the match is over, and count the answers."""
    wanted = {"game": "bombsquad", "players": 2, "name": "Ada", "tempo": "quick"}
    seated = client.post("/api/tables", json=wanted).raise_for_status().json()
    client.headers["authorization"] = f"Seat {seated['secret']}"
    client.base_url = client.base_url.join(f"/api/tables/{seated['table']}/")
    client.post("do", json={"do": "start", "id": "start"}).raise_for_status()
    until, answers = time.monotonic() + PATIENCE, 0
    while time.monotonic() < until:
        told = client.get("sync").raise_for_status().json()
        if told["table"]["stage"] == "over":
            return answers
        if told["seat"] in told["question"]["seats"]:
            answers += _answered(client, told["question"]["rev"], f"a{answers}")
        else:
            time.sleep(0.3)
    sys.exit("the match did not end")


def _answered(client: httpx.Client, ask: int, word: str) -> bool:
    """Do as a bot would, unless the question is gone by then."""
    advice = client.post("advise", json={"ask": ask})
    if not advice.is_success:
        return False
    answer = {"do": "answer", "id": word, "ask": ask, "wish": advice.json()["wish"]}
    return client.post("do", json=answer).is_success


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
        began = time.monotonic()
        print(f"a match of {play(client)} answers ended after {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main(sys.argv[1])
