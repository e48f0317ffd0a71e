"""Whether what a client has been told, piece by piece, is what every node would tell somebody new."""

from __future__ import annotations

import asyncio
import time

import httpx
from tests.crash.players import Player
from tests.crash.screens import Json

PATIENCE = 20.0
"""Seconds in which a client and a node that is there must come to agree."""


async def disagreement(player: Player) -> list[str]:
    """What a player, who looks on, and the nodes do not agree on after a while. A node that is away says nothing."""
    found = []
    for url in player.estate.urls:
        found += await _with_one(player, url)
    return found


async def _with_one(player: Player, url: str) -> list[str]:
    until, said = time.monotonic() + PATIENCE, "no answer"
    while time.monotonic() < until:
        fresh = await _sync(player, url)
        if fresh is None:
            said = ""
        elif fresh["rev"] != player.screen.rev:
            said = f"update {player.screen.rev}, the node has {fresh['rev']}"
        elif names := player.screen.differs_from(fresh):
            said = f"at update {fresh['rev']} unlike in {', '.join(names)}"
        else:
            return []
        await asyncio.sleep(0.3)
    return [f"{player.table} seat {player.seat}: {said}"] if said else []


async def _sync(player: Player, url: str) -> Json | None:
    headers = {"authorization": f"Seat {player.secret}"} if player.secret else {}
    try:
        answer = await player.estate.http.get(f"{url}/api/tables/{player.table}/sync", headers=headers)
        fresh: Json = answer.raise_for_status().json()
    except (httpx.HTTPError, OSError):
        return None
    return fresh
