"""Someone who plays a whole match by HTTP, at a server that runs elsewhere."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import Any

import httpx

PATIENCE = 400.0
Json = dict[str, Any]


def wait_for(client: httpx.Client) -> None:
    """Until the node is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            if client.get("/ready").status_code == httpx.codes.OK:
                return
        time.sleep(0.2)
    sys.exit("the node did not get ready")


def seated(client: httpx.Client) -> Json:
    """Open a table with a bot and sit down; the client then talks to this table."""
    wanted = {"game": "bombsquad", "players": 2, "name": "Ada", "tempo": "quick"}
    found: Json = client.post("/api/tables", json=wanted).raise_for_status().json()
    client.headers["authorization"] = f"Seat {found['secret']}"
    client.base_url = client.base_url.join(f"/api/tables/{found['table']}/")
    return found


def played(client: httpx.Client) -> int:
    """Begin, play by a bot's advice until the match is over, and count the answers."""
    client.post("do", json={"do": "start", "id": "start"}).raise_for_status()
    until, answers = time.monotonic() + PATIENCE, 0
    while time.monotonic() < until:
        told = client.get("sync").raise_for_status().json()
        if told["table"]["stage"] == "over":
            return answers
        if told["seat"] in told["question"]["seats"] and _answered(client, told["question"]["rev"], f"a{answers}"):
            answers += 1
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
