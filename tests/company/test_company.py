"""Matches with bots on a server whose workers die: every answer of a bot comes, and comes once."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
from tests.commit import commit
from tests.company.__main__ import broken, in_a_row, told
from tests.company.people import TABLES
from tests.company.run import Leg, play

MATCHES = 2
GAME = sorted(TABLES)[int(commit()[:6], 16) % len(TABLES)] if commit() != "no commit" else "bombsquad"


@pytest.mark.parametrize("game", [GAME])
def test_bots_answer_though_their_workers_die(game: str) -> None:
    """Some matches of the game that the commit chooses; `scripts/figures/company` plays 200 of each."""
    with tempfile.TemporaryDirectory(prefix="getaway-") as folder:  # a path short enough for PostgreSQL's socket
        leg = asyncio.run(play(Path(folder), game, matches=MATCHES, at_once=MATCHES, seed=1000))
    assert broken(leg) == []
    assert len(leg.tables) == MATCHES
    assert sum(len(table.late) for table in leg.tables) > 10


def test_a_leg_without_an_answer_says_so() -> None:
    """And names the cores of the machine on which it was played."""
    leg = Leg("breach", 3, 1, 10.0, 0.5, 2, [], [], 0, {}, 64)
    assert " 0 answers; well" in told(leg)
    assert "| 64 |" in in_a_row(leg)
