"""Whole matches as their logs would be, played at random without a store, and kept in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from getaway.kernel import Refused
from getaway.store.packing import Whole, whole
from getaway.table import Checkpoint, Row, Wanted, deciding, key_of
from getaway.table.committing import CHECKPOINT_EVERY
from getaway.table.live import Live
from getaway.table.opening import laid, opened
from getaway.table.seats import OVER

GAMES = (("bombsquad", 4), ("breach", 3), ("burncycle", 3))
LONGEST = 3000
BEGIN, STEP = 1_700_000_000_000, 20_000
"""Unix time at the beginning of a match, and how long an answer takes (ms)."""


class Kept(msgspec.Struct, frozen=True):
    """A match, and what its table was."""

    game: str
    table: str
    seed: bytes
    log: Whole


def matches(folder: Path, count: int) -> Iterator[Kept]:
    """This many matches, the games in turn; those of an earlier run are read."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        path = folder / f"{number}.msgpack"
        if not path.exists():
            game, players = GAMES[number % len(GAMES)]
            new = path.with_suffix(".new")  # a run that is stopped leaves no half of a match
            new.write_bytes(msgspec.msgpack.encode(_played(game, players, number)))
            new.rename(path)
        yield msgspec.msgpack.decode(path.read_bytes(), type=Kept)


def _played(game: str, players: int, number: int) -> Kept:
    dice, name = Random(number), f"m{number:07}"
    live, first = laid(opened(Wanted(game, players, "Nora"), key_of(f"secret {number}"), at=BEGIN), name)
    rows, stones = [first], list[Checkpoint]()
    rows.append(live.commit(live.begin(BEGIN)))
    stones.append(live.checkpoint())
    while live.table.stage != OVER and live.seq < LONGEST:
        row = _answered(live, dice)
        if row is not None:
            rows.append(row)
            if live.seq % CHECKPOINT_EVERY == 0 or live.table.stage == OVER:
                stones.append(live.checkpoint())
    log = whole(rows, stones)
    assert log is not None
    return Kept(game, name, live.seed, log)


def _answered(live: Live, dice: Random) -> Row | None:
    """One of the seats that are asked answers anything; None where the rules turn it down after all."""
    ask = dice.choice(live.playing().asks)
    try:
        act = deciding.answer(live, ask.seat, ask.choice.sample(dice), ask.id, live.last + STEP)
    except Refused:
        return None
    return live.commit(act, f"s{ask.seat}:{dice.getrandbits(72):018x}")
