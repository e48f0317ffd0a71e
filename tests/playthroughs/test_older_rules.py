"""Matches left in the middle under older rules go on under today's, with every answer that was given (GT-VERSION-01).

A file is named for its game and the rules version its matches were played with. A line is a position: the state at the
last checkpoint, and what was answered and drawn since.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from getaway.games import find
from getaway.kernel import Answer, Drawn, Match, Position, from_json, restore
from getaway.kernel.entries import Renewed
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
    """No answer is lost, no draw is made again, and all are told once; then it can be played on."""
    stored = left(file, number)
    match = restore(find(stored.game), stored)
    held = match.line[stored.length :]
    assert [entry for entry in held if isinstance(entry, Answer)] == _of(stored, Answer)
    assert [entry for entry in held if isinstance(entry, Drawn)] == _of(stored, Drawn)
    assert [type(entry) for entry in match.log] == [Renewed]
    play_on(match, Random(number))  # noqa: S311 - play is no cryptography


def _of(stored: Position, kind: type) -> list[object]:
    return [whole(entry) for entry in stored.since if isinstance(entry, kind)]


def play_on(match: Match, dice: Random) -> None:
    """Ten answers more, and nothing stumbles."""
    for _ in range(10):
        if match.over:
            break
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.by_verb(dice))
    assert not match.incidents
    assert not match.game.faults(match.g)
