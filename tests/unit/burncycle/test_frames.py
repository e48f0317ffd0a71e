"""What happens by itself is kept act by act, so that a client can show each one."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.rules.burncycle.security.watch import activate
from tests.rules.burncycle.table import do

from getaway.games.burncycle.game import GAME
from getaway.games.burncycle.table.parts import ACTED
from getaway.kernel import Match
from getaway.suite.walk import walk


def pictured(match: Match) -> list[Any]:
    """The table as it was after each act that is kept."""
    return [picture.state for picture in match._audiences.pictures]


def test_every_unit_that_acts_leaves_a_picture() -> None:
    """Two guards patrol: after each act one more of them lies face down, then both are turned back."""
    guards = [{"name": "hamster", "at": (1, 1), "facing": "right"}, {"name": "hamster", "at": (1, 5), "facing": "left"}]
    match = activate(plan="watch_offices", agents=[{"at": (1, 8)}], module={"at": (1, 9)}, units=guards)
    do(match, "choose-unit", unit=2)
    acts = [state for state in pictured(match) if state.phase in ("activation", "pings")]
    acted = [[unit.number for unit in state.units if unit.state == ACTED] for state in acts]
    assert acted == [[], [2], [1, 2], []]
    first, second, *_ = [[unit.cell for unit in state.units] for state in acts]
    assert first[0] == second[0]
    assert first[1] != second[1]


def test_all_parts_of_the_corporations_turn_are_pictured() -> None:
    """Over random matches: security, pings and their dice, threat, and what rooms and the burncycle die bring."""
    phases: Counter[str] = Counter()
    for number in range(12):
        for match, _ in walk(GAME, number, 5, 250):
            last = match
        phases.update(state.phase for state in pictured(last))
    assert {"activation", "pings", "ping-moves", "ping-dice", "threat", "degrade"} <= set(phases)
