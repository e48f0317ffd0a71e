"""The tables: whether what is due gets done, whether running matches can go on, and under which rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from getaway.cli.hosting.doctor.findings import Finding, broken, doubtful, fine
from getaway.games import BrokenGame, UnknownGame, find
from getaway.store import PostgresStore
from getaway.store.condition import Backlog, Running, backlog, lately, running
from getaway.table import HandedOver, StoreDown
from getaway.table.loading import load
from getaway.table.slices import Gate

MOST: Final = 500
"""How many running matches are looked at, the newest first; each takes a few milliseconds."""
NAMED: Final = 5
"""How many tables a line names."""
LATE: Final = 10_000
"""Milliseconds after which something due should have been taken on by a worker."""
DAYS: Final = 7
"""How long an incident is news."""


async def tables(store: PostgresStore, now: int) -> list[Finding]:
    """Everything about the tables."""
    matches = await running(store, MOST)
    unreadable = [
        each.table for each in matches if _version(each.game) is not None and not await _readable(store, each.table)
    ]
    return [
        waiting(await backlog(store, now - LATE), now),
        incidents(await lately(store, DAYS)),
        replaying(len(matches), unreadable),
        *rules(matches),
    ]


def waiting(found: Backlog, now: int) -> Finding:
    """Whether a worker does what is due."""
    if found.oldest is None:
        return fine("due")
    return doubtful("due", "late", count=found.late, seconds=(now - found.oldest) // 1000)


def incidents(count: int) -> Finding:
    """Whether something was filed lately."""
    return doubtful("incidents", "some", count=count, days=DAYS) if count else fine("incidents", days=DAYS)


def replaying(count: int, unreadable: Sequence[str]) -> Finding:
    """Whether running matches lead where their logs say."""
    if not unreadable:
        return fine("tables", count=count)
    named = ", ".join(unreadable[:NAMED])
    return broken("tables", "diverged", count=len(unreadable), tables=named, first=unreadable[0])


async def _readable(store: PostgresStore, table: str) -> bool:
    try:
        return await load(table, store, Gate()) is not None
    except HandedOver:  # newer rules can read it
        return True
    except StoreDown:
        raise
    except Exception:  # noqa: BLE001 - whatever stops it, this table can't go on
        return False


def rules(matches: Sequence[Running]) -> Iterator[Finding]:
    """Whether this release has the rules that running matches were played under."""
    counts = Counter((each.game, each.version) for each in matches)
    wrong = [(game, version) for game, version in sorted(counts) if version != _version(game)]
    if counts and not wrong:
        yield fine("rules", count=len({game for game, _ in counts}))
    for game, version in wrong:
        here, count = _version(game), counts[game, version]
        if here is None:
            yield broken("rules", "missing", game=game, count=count)
        elif here < version:
            yield broken("rules", "newer", game=game, count=count, version=version, here=here)
        else:
            yield doubtful("rules", "older", game=game, count=count, version=version, here=here)


def _version(game: str) -> int | None:
    """The version of a game's rules that is installed; None where the game isn't."""
    try:
        return find(game).version
    except (UnknownGame, BrokenGame):
        return None
