"""The one door for search: a whole match drawn from what one seat knows."""

from __future__ import annotations

from typing import Any

from getaway.kernel.chance import Seeded
from getaway.kernel.choice import Dice
from getaway.kernel.entries import Answer, Drawn, Past
from getaway.kernel.game import Game
from getaway.kernel.match import Match
from getaway.kernel.record import Record, SeenEntry, Unseen
from getaway.kernel.state import State
from getaway.kernel.wire import to_json
from getaway.kernel.wish import Args, Refused, Wish

TRIES = 10_000


class NoWorldFits(Exception):
    """No world was found that gives the seat its own record."""


def sample_world(game: Game[Any], record: Record, dice: Dice) -> Match:
    """A match that the seat cannot tell from the true one, uniform over all that are left.

    The game draws a checkpoint state and the hidden entries since; only worlds are kept that give the seat
    the same view and memory at the checkpoint and, from there, the same record to the byte.
    """
    game.prepare(record.options)
    for _ in range(TRIES):
        state, hidden = game.sample(record, dice)
        world = build(game, record, state, hidden, Seeded(dice.randrange(1 << 62)))
        if world is not None and agrees(game, record, state, world):
            return world
    raise NoWorldFits


def build(game: Game[Any], record: Record, state: State, hidden: tuple[Args, ...], chance: Seeded) -> Match | None:
    """The match from this checkpoint on, its hidden entries filled in; None where they cannot have been."""
    values = iter(hidden)
    since = [_filled(entry, values) for entry in record.since]
    revs = [0] * (record.players + 1)
    revs[record.seat] = record.mark
    try:
        world = Match(game, state, chance, options=record.options, since=since, revs=tuple(revs), now=record.at)
    except (Refused, ValueError):
        return None
    world.tape.now = record.now
    return world


def _filled(entry: SeenEntry, values: Any) -> Past:  # noqa: ANN401 - an iterator of arguments
    if not isinstance(entry, Unseen):
        return entry
    value = next(values)
    if entry.kind == "drawn":
        return Drawn(value)
    return Answer(entry.seat, Wish.of(value["verb"], value["args"]), entry.at, offer=entry.offer, secret=True)


def agrees(game: Game[Any], record: Record, state: State, world: Match) -> bool:
    """Whether this world gives the seat exactly its own record."""
    seat = record.seat
    return (
        to_json(game.view(state, seat)) == to_json(record.view)
        and to_json(game.memory(state, seat)) == to_json(record.memory)
        and world.record(seat).told == record.told
    )
