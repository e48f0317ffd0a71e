"""A match played again from its beginning with another deal, as long as a seat is told the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from getaway.kernel import AnyEntry, Began, Game, Match, Recorded, Refused, Seeded, to_json
from getaway.kernel.inside import inside
from getaway.kernel.logbook import apply, draws


def retold(game: Game[Any], log: Sequence[AnyEntry], heard: Sequence[bytes], seat: int) -> Match | None:
    """The match of this log, or None as soon as the seat would have been told another story than it was."""
    began = log[0]
    assert isinstance(began, Began)
    chance = Recorded(draws(log), Seeded(0))
    match = Match.begin(game, game.begin(began.players, began.options), chance, began.options)
    for entry in log[1:]:
        if not told_so_far(match, heard, seat):
            return None
        try:
            apply(match, entry)
        except Refused:
            return None
    return match if match.record(seat).items == tuple(heard) else None


def told_so_far(match: Match, heard: Sequence[bytes], seat: int) -> bool:
    """Whether the last item the seat was sent is, to the byte, the one it heard."""
    sent = inside(match).streams[seat]
    return len(sent) <= len(heard) and to_json(sent[-1]) == heard[len(sent) - 1]
