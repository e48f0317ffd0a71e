"""Whether what a client was told, piece by piece, is what every node would tell a newcomer."""

from __future__ import annotations

import asyncio
import time

import httpx
from tests.crash.players import Player
from tests.crash.screens import Json, differences

PATIENCE = 60.0
"""Seconds in which a client and a node that is there must come to agree; a client whose sockets are blocked
may wait 45 before it calls again."""


async def disagreement(player: Player) -> list[str]:
    """What a player, who looks on, and the nodes do not agree on after a while. A node that is away says nothing."""
    found = []
    for url in player.people.estate.urls:
        found += await _with_one(player, url)
    return found


async def _with_one(player: Player, url: str) -> list[str]:
    until, said = time.monotonic() + PATIENCE, "no answer"
    while time.monotonic() < until:
        fresh = await _sync(player, url)
        if fresh is None:
            said = ""
        else:
            said = await _unlike(player, fresh)
            if not said:
                return []
        await asyncio.sleep(0.3)
    return [f"{player.table} seat {player.seat}: {said}"] if said else []


async def _unlike(player: Player, fresh: Json) -> str:
    """In what the client's screen is not this `sync`; nothing where they agree."""
    screen = await player.screen()
    if screen is None:
        return "nothing on the screen"
    if fresh["rev"] != screen["rev"]:
        return f"update {screen['rev']}, the node has {fresh['rev']}"
    names = differences(screen, fresh)
    return f"at update {fresh['rev']} unlike in {', '.join(names)}" if names else ""


async def _sync(player: Player, url: str) -> Json | None:
    headers = {"authorization": f"Seat {player.secret}"} if player.secret else {}
    try:
        answer = await player.people.estate.http.get(f"{url}/api/tables/{player.table}/sync", headers=headers)
        fresh: Json = answer.raise_for_status().json()
    except (httpx.HTTPError, OSError):
        return None
    return fresh
