"""Work that may take seconds, done in a second worker so that a page's calls never wait for it.

The second worker has an interpreter of its own. It gets what the work needs and nothing else: a bot gets the record of
its seat, as on a server.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from getaway.bots import Bot, Decision
from getaway.kernel import Record, Refused, Wish, from_json
from getaway.table.sampling import drawn
from getaway.table.thinking import thought
from getaway.table.vetting import judged

TRIES: Final = 2
"""How often something is begun that the second worker doesn't finish."""
COME_BACK: Final = 10
"""Seconds after which somebody may ask again."""

Hand = Callable[[str, bytes], Awaitable[bytes | None]]
"""Hands work for a game to the second worker, which says what came of it; None where this browser has no such worker.

Raises `Lost` where the worker died over it or took too long. The next work gets another worker.
"""


class Lost(Exception):
    """The second worker didn't finish what it was given."""


async def all_here(_game: str, _work: bytes) -> None:
    """There is no second worker."""


class Elsewhere:
    """What a tab has done in its second worker."""

    def __init__(self, hand: Hand = all_here) -> None:
        self._hand = hand

    async def think(self, bot: Bot, record: Record, _whom: str = "") -> Decision | None:
        """What a bot decides; nothing where it never came to an end, or no world fits."""
        decided = await self._done(record.game, thought, bot, record, time.monotonic)
        return from_json(decided, Decision) if decided else None

    async def judge(self, bot: Bot, record: Record, wish: Wish, _whom: str = "") -> Decision | None:
        """How a bot judges a wish; nothing where it will do, or that never came to an end."""
        decided = await self._done(record.game, thought, bot, record, time.monotonic, wish)
        return from_json(decided, Decision) if decided else None

    async def draw(self, record: Record, seed: int, _whom: str = "") -> bytes:
        """A world from what a seat knows; nothing where none was found in time."""
        return await self._done(record.game, drawn, record, seed, time.monotonic) or b""

    async def vet(self, game: str, brought: str, _whom: str = "") -> bytes:
        """A finding on what a player brings to a game; none if it takes too long."""
        found = await self._done(game, judged, game, brought)
        if found is None:
            raise Refused("GT-BUSY-02", seconds=COME_BACK)
        return found

    async def _done(self, game: str, job: Callable[..., bytes], *given: Any) -> bytes | None:  # noqa: ANN401 - the job's own
        """What came of a job; None where it was lost again and again."""
        work = pickle.dumps((job, given))
        for _ in range(TRIES):
            try:
                done = await self._hand(game, work)
            except Lost:
                continue
            return job(*given) if done is None else done
        return None


def do(work: bytes) -> bytes:
    """Do what was handed over: this is what the second worker runs."""
    job, given = pickle.loads(work)  # noqa: S301 - it comes from this page's other worker
    done: bytes = job(*given)
    return done
