"""The one door for search: a whole match drawn from what one seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from getaway.kernel.chance import Recorded, Seeded
from getaway.kernel.choice import Choice, Dice
from getaway.kernel.entries import Answer, Drawn
from getaway.kernel.match import Match
from getaway.kernel.record import Record, SeenEntry, Unseen
from getaway.kernel.rules import Rules
from getaway.kernel.state import State
from getaway.kernel.wire import to_json
from getaway.kernel.wish import Args, Refused, Wish

TRIES = 10_000


class NoWorldFits(Exception):
    """No world was found that agrees with the seat's record."""


def sample_world(game: Rules[Any], record: Record, dice: Dice) -> Match:
    """A match that the seat can't tell from the true one, uniform over all such matches.

    The game draws a checkpoint state and the hidden entries since; a world counts only if it gives the seat
    the same view and memory at the checkpoint and, from there, the same record to the byte.
    """
    game.prepare(record.options)
    for _ in range(TRIES):
        state, hidden = game.sample(record, dice)
        world = build(game, record, state, hidden, Seeded(dice.randrange(1 << 62)))
        if world is not None and agrees(game, record, state, world):
            return world
    raise NoWorldFits


def build(
    game: Rules[Any], record: Record, state: State, hidden: tuple[Args | None, ...], chance: Seeded
) -> Match | None:
    """The match from this checkpoint on with its hidden entries filled in; None if they are impossible."""
    revs = [0] * (record.players + 1)
    revs[record.seat] = record.mark
    values = iter(hidden)
    since = [(entry, next(values) if isinstance(entry, Unseen) else None) for entry in record.since]
    drawn = Recorded(_draws(since), chance)
    try:
        world = Match(game, state, drawn, options=record.options, revs=tuple(revs), now=record.at)
        for entry, value in since:
            _enter(world, entry, value, chance)
    except (Refused, ValueError):
        return None
    world._tape.now = record.now
    return world


Since = list[tuple[SeenEntry, Args | None]]


def _draws(since: Since) -> Iterator[Args | None]:
    """The draws in order; None for one that is left to the world."""
    for entry, value in since:
        if isinstance(entry, Drawn):
            yield entry.value
        elif isinstance(entry, Unseen) and entry.kind == "drawn":
            yield value


def _enter(world: Match, entry: SeenEntry, value: Args | None, chance: Seeded) -> None:
    """Carry out an entry; draws come by themselves."""
    if not isinstance(entry, Unseen):
        world._again(entry)
    elif entry.kind != "drawn":
        wish = Wish.of(value["verb"], value["args"]) if value else _any_wish(world, entry, chance)
        world._again(Answer(entry.seat, wish, entry.at, offer=entry.offer, secret=True))


class _ByChance:
    """Numbers for a sampler, taken from a source of chance."""

    __slots__ = ("randrange",)

    def __init__(self, chance: Seeded) -> None:
        self.randrange = chance.below


def _any_wish(world: Match, entry: Unseen, chance: Seeded) -> Wish:
    """One of the answers the world accepts now and hides from other seats, each equally likely."""
    if entry.offer:
        acts = [act for act in world.offers(entry.seat).acts if world.game.verbs[act.verb].secret]
    else:
        acts = [act for put in world.asks if put.seat == entry.seat for act in put.choice.acts]
    if not acts:
        raise Refused("GT-CHOICE-01")
    return Choice(tuple(acts)).sample(_ByChance(chance))


def agrees(game: Rules[Any], record: Record, state: State, world: Match) -> bool:
    """Whether this world gives the seat exactly its record."""
    seat = record.seat
    return (
        to_json(game.view(state, seat)) == to_json(record.view)
        and to_json(game.memory(state, seat)) == to_json(record.memory)
        and world.record(seat).told == record.told
    )
