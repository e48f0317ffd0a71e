"""A match stored at any moment and restored goes on exactly as the one that was never put away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from getaway.games import find
from getaway.kernel import Match, Refused, Seeded, to_json
from getaway.kernel.entries import Undone
from getaway.kernel.inside import inside
from getaway.kernel.position import position, restore
from getaway.kernel.stream import Undid

GAMES: dict[str, dict[str, Any]] = {"bombsquad": {"mission": "m02", "clock": "real"}, "toy": {}}


def put_away(match: Match) -> Match:
    """The match as another process would have it."""
    chance = Seeded(b"k" * 32)
    return restore(match.game, position(match, undoable=True), chance)


def face(match: Match) -> tuple[object, ...]:
    """All that a client, a seat that wants to take back, or the log could tell two matches apart by."""
    players = range(match.g.players)
    rights = [repr(match.why_undo(seat)) for seat in players]
    votes = [repr(match.why_undo(seat, agreed=players)) for seat in players]
    asked = [(ask.seat, ask.id, ask.since, ask.question.name) for ask in match.asks]
    puts = [to_json(match.put(seat)) for seat in (*players, -1)]
    return (match.state_hash, match.now, match.chain, inside(match).audiences.revs, asked, puts, rights, votes)


def taken_back(match: Match) -> list[object]:
    """How much of its past still holds, as each audience was last told."""
    return [next(item for item in reversed(stream) if isinstance(item, Undid)) for stream in inside(match).streams]


def act(match: Match, seed: str) -> None:
    """One thing that people at a table do."""
    dice = Random(seed)  # noqa: S311 - a test
    seat = dice.randrange(match.g.players)
    try:
        if match.paused:
            match.resume(match.now)
        elif dice.random() < 0.2:
            match.undo(seat, agreed=range(match.g.players) if dice.random() < 0.5 else ())
        elif dice.random() < 0.05:
            match.pause(match.now)
        else:
            ask = match.asks[dice.randrange(len(match.asks))]
            match.answer(ask.seat, ask.choice.by_verb(dice), at=match.now + dice.randrange(4000), ask=ask.id)
    except Refused:
        return


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_a_match_put_away_goes_on_as_if_nothing_had_been(name: str, practice: bool, seed: int) -> None:
    """Two matches take the same acts; one of them is put away again and again."""
    game = find(name)
    match = game.new(3, chance=Seeded(b"k" * 32), practice=practice, **GAMES[name])
    other = put_away(match)
    for step in range(60):
        if match.over:
            break
        act(match, f"{seed}.{step}")
        act(other, f"{seed}.{step}")
        assert face(other) == face(match)
        if other.log and isinstance(other.log[-1], Undone):
            assert taken_back(other) == taken_back(match)
        if step % 3 == seed % 3:
            other = put_away(other)
            assert face(other) == face(match)
