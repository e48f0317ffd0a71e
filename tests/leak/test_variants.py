"""The generic suite with every role, variant and piece switched on in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.bombsquad.sheets import VAULT, YARD

from getaway.games.bombsquad import BombSquadGame
from getaway.games.bombsquad.table.pieces import ROLES
from getaway.kernel import Dice, Match
from getaway.suite.check import check_match
from getaway.suite.declared import check_declarations
from getaway.suite.report import Report

TABLES: dict[str, dict[str, Any]] = {
    "fog": {"mission": VAULT, "fog_of_war": True},
    "fog and real time": {"mission": VAULT, "fog_of_war": True, "clock": "real", "single_timer": True},
    "no programming": {"mission": YARD, "no_programming": True},
    "two robots": {"mission": YARD, "robot": "mule", "second_robot": "dart"},
    "two robots in the fog": {"mission": YARD, "second_robot": "lynx", "fog_of_war": True},
    "two robots without programming": {"mission": VAULT, "second_robot": "dart", "no_programming": True},
    "everything": {
        "mission": YARD,
        "level": "epic",
        "second_robot": "dart",
        "fog_of_war": True,
        "no_programming": True,
        "roles": "random",
        "clock": "real",
        "memory_aid": True,
        "mishaps": True,
        "empty_clues": True,
    },
    "machines": {"mission": YARD},
    "machines and real time": {"mission": YARD, "clock": "real", "robot": "mule"},
    "bombs that are not fatal": {"mission": VAULT, "turn_seconds": 20},
    "bombs that are not fatal in real time": {"mission": VAULT, "clock": "real"},
}
AT_WORK = ["red_move", "yellow_move", "blue_move", "red_move", "red_disarm_bomb"]
POSITIONS: dict[str, dict[str, Any]] = {
    "crates": {"mission": YARD, "frame": AT_WORK},
    "crates and Mule": {"mission": YARD, "tile": "mule", "crates": [(3, 2), (3, 3), (2, 3)], "frame": AT_WORK},
    "plates": {"mission": YARD, "robot": (3, 3), "frame": AT_WORK, "crates": [(2, 4), (3, 5), (3, 8)]},
    "cameras and little battery": {"mission": YARD, "robot": (2, 2), "frame": AT_WORK, "main": 9, "reserve": 2},
    "a robot about to run down": {
        "mission": YARD,
        "second_robot": "dart",
        "robot": (3, 3),
        "waiting": (3, 5),
        "frame": AT_WORK,
        "main": 8,
        "reserve": 1,
    },
    "fog next to the robot": {"mission": VAULT, "fog_of_war": True, "lies": (2, 3, 0, 1), "frame": AT_WORK},
    "a choice of targets": {
        "mission": VAULT,
        "clock": "real",
        "robot": (3, 2),
        "frame": ["red_disarm_bomb", "red_move"],
        "phase": "operate",
    },
}


MATCHES = ((1, 0), (1, 1), (0, 0))
"""Number and seed of each match; number 1 is played verb first, so that activations are as likely as clues."""
LONGEST = 20
"""Decisions after which a match is left as it stands."""


class OneStart(BombSquadGame):
    """Bomb Squad, begun in one way only, with two or three seats."""

    def __init__(self, *, arranged: bool, **options: Any) -> None:
        self.arranged, self.options = arranged, options

    def starts(self) -> tuple[Callable[[Dice], Match], ...]:
        return (self.start,)

    def start(self, dice: Dice) -> Match:
        """At the set-up, or at a position."""
        begin = self.arrange if self.arranged else self.new
        named = self.options.get("roles")
        players = len(named) if isinstance(named, tuple) else 2 + dice.randrange(2)
        return begin(players, seed=dice.randrange(1 << 30), **self.options)


def kept(game: OneStart) -> Report:
    """Random matches, every promise of the suite tried at every decision."""
    report = Report(game.name)
    check_declarations(game, report)
    for number, seed in MATCHES:
        check_match(game, number, seed, report, longest=LONGEST)
    return report


@pytest.mark.parametrize("role", ROLES)
def test_each_role_keeps_every_promise(role: str) -> None:
    """Seat 0 holds the role, with cards on the frame and on the discard pile for it to work on."""
    other = "role_recon_specialist" if role == "role_programmer" else "role_programmer"
    game = OneStart(arranged=True, mission="m01", roles=(role, other), frame=AT_WORK[:3], discards=["red_open_door"])
    report = kept(game)
    assert report.ok, report.text()
    assert report.tried["worlds compared"] > LONGEST


@pytest.mark.parametrize("table", TABLES)
def test_each_variant_keeps_every_promise(table: str) -> None:
    """From the set-up on, with the variant and the machines of the yard or the bombs of the vault."""
    report = kept(OneStart(arranged=False, **TABLES[table]))
    assert report.ok, report.text()
    assert report.tried["worlds compared"] > 0
    assert ("lies" in report.varied) is ("fog_of_war" in TABLES[table])


@pytest.mark.parametrize("position", POSITIONS)
def test_each_piece_keeps_every_promise(position: str) -> None:
    """From a position where the piece is in play."""
    report = kept(OneStart(arranged=True, **POSITIONS[position]))
    assert report.ok, report.text()
    assert report.tried["worlds compared"] > 0
