"""What comes with options and is slow to check: judged once, wherever there's time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from getaway.games import UnknownGame, find
from getaway.kernel import Game, Refused, from_json, to_json
from getaway.table.ports import Store

Vetter = Callable[[str, str, str], Awaitable[bytes]]
"""Judges what a player brings to a game, wherever there's time for it; the finding is JSON."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a check ended: a clause that refuses what was brought, or none."""

    clause: str = ""
    facts: dict[str, Any] = {}


def judged(game: str, brought: str) -> bytes:
    """The finding on what a player brings to a game."""
    try:
        find(game).vet(brought)
    except Refused as refused:
        return to_json(Finding(refused.clause, refused.facts))
    return to_json(Finding())


async def judged_here(game: str, brought: str, _whom: str) -> bytes:
    """The same, with nobody else to do it."""
    return judged(game, brought)


def known(game: str) -> Game[Any]:
    """The game of this name, or a refusal."""
    try:
        return find(game)
    except UnknownGame as unknown:
        raise Refused("GT-GAME-01", game=game[:40]) from unknown


def digest_of(game: Game[Any], brought: str) -> bytes:
    """By what a finding is kept: the game, the version of its rules, and what was brought."""
    return blake2b(msgspec.json.encode((game.name, game.version, brought)), digest_size=32).digest()


class Vetting:
    """The checks of one node, and the findings that all nodes share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.vetter: Vetter = judged_here
        self._under_way: dict[bytes, asyncio.Task[bytes]] = {}

    async def vet(self, game: Game[Any], options: Mapping[str, Any], whom: str) -> None:
        """Refuse what a full check of these options has found wrong, now or before."""
        brought = game.brings(options)
        if not brought:
            return
        digest = digest_of(game, brought)
        body = await self.store.verdict(digest) or await self._judged(digest, game.name, brought, whom)
        found = from_json(body, Finding)
        if found.clause:
            raise Refused(found.clause, **found.facts)

    async def _judged(self, digest: bytes, game: str, brought: str, whom: str) -> bytes:
        """Check it, or wait for a check that is already running."""
        if digest not in self._under_way:
            task = asyncio.create_task(self._check(digest, game, brought, whom))
            self._under_way[digest] = task
            task.add_done_callback(lambda _: self._under_way.pop(digest))
        return await asyncio.shield(self._under_way[digest])

    async def _check(self, digest: bytes, game: str, brought: str, whom: str) -> bytes:
        body = await self.vetter(game, brought, whom)
        await self.store.keep_verdict(digest, game, body)
        return body
