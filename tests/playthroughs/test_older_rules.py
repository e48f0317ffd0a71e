"""Matches left in the middle under older rules go on under today's, with every answer that was given (GT-VERSION-01).

A file is named for its game and the rules version its matches were played with. A line is a position: the state at the
last checkpoint, and what was answered and drawn since.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from getaway.games import find
from getaway.kernel import Answer, Game, Match, Position, from_json, restore
from getaway.kernel.entries import Past, Renewed
from getaway.kernel.inside import inside
from getaway.kernel.wire import whole

FOLDER = Path(__file__).parent / "older"
LEFT = [(path.stem, i) for path in sorted(FOLDER.iterdir()) for i, _ in enumerate(path.read_bytes().splitlines())]


def left(file: str, number: int) -> Position:
    """A match as it was left."""
    lines = (FOLDER / f"{file}.jsonl").read_bytes().splitlines()
    return from_json(lines[number], Position)


@pytest.mark.clause("GT-VERSION-01")
@pytest.mark.parametrize(("file", "number"), LEFT)
def test_it_goes_on_with_every_answer(file: str, number: int) -> None:
    """No deed is lost, no draw is made again, and all are told once; then it can be played on."""
    stored = left(file, number)
    game = find(stored.game)
    match = restore(game, stored)
    held = iter(deeds(game, inside(match).line[stored.length :]))
    assert [deed for deed in deeds(game, stored.since) if deed not in held] == []  # in this order, with others between
    assert [type(entry) for entry in match.log] == [Renewed]
    play_on(match, Random(number))  # noqa: S311 - play isn't cryptography


def deeds(game: Game[Any], entries: Iterable[Past]) -> list[object]:
    """What was drawn and done. Who passed does not count: newer rules open other windows, and ask where none was."""
    done = [(entry.seat, entry.wish) if isinstance(entry, Answer) else whole(entry) for entry in entries]
    return [each for each in done if not (isinstance(each, tuple) and each[1].verb in game.idle)]


def play_on(match: Match, dice: Random) -> None:
    """Ten answers more, and nothing stumbles."""
    for _ in range(10):
        if match.over:
            break
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.by_verb(dice))
    assert not match.incidents
    assert not match.game.faults(match.g)
