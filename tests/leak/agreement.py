"""Random play, position by position: whether a world that a game's sampler proposes gives the seat its own record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from getaway.kernel import Game, Match, Refused, Seeded
from getaway.kernel.inside import inside
from getaway.kernel.worlds import agrees, build
from getaway.suite.leaks import knows
from getaway.suite.walk import walk

UNDO = 0.1


def positions(game: Game[Any], most: int, seed: int, every: int = 1) -> Iterator[tuple[Match, Random]]:
    """Decisions of random matches, one in `every`; now and then a seat takes back first, where it may."""
    met = 0
    for number in count():
        for i, (match, dice) in enumerate(walk(game, number, seed)):
            if i % every:
                continue
            if dice.random() < UNDO:
                with suppress(Refused):
                    match.undo(dice.randrange(match.g.players), agreed=range(match.g.players))
            yield match, dice
            met += 1
            if met == most:
                return


def agreement(game: Game[Any], most: int, seed: int, every: int = 1) -> Counter[str]:
    """For each position one world for every seat and the spectators: what was tried and how it came out."""
    found: Counter[str] = Counter()
    for match, dice in positions(game, most, seed, every):
        found["positions"] += 1
        for seat in range(-1, match.g.players):
            found["worlds proposed"] += 1
            found[verdict(match, seat, dice)] += 1
    return found


def verdict(match: Match, seat: int, dice: Random) -> str:
    """What becomes of one world that the game's own sampler proposes, before the kernel looks at it."""
    record = match.record(seat)
    state, hidden = match.game.sample(record, dice)
    world = build(match.game, record, state, hidden, Seeded(dice.randrange(1 << 62)))
    if world is None:
        return "cannot have been"
    if not agrees(match.game, record, state, world):
        return "another record"
    if knows(state, seat) != knows(inside(match).base, seat) or knows(world.g, seat) != knows(match.g, seat):
        return "another knowledge"
    return "agrees"
