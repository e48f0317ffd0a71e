"""Before the first turn: where a robot enters, which one is active, roles and the timer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.plans import rough_price
from getaway.bots.player import Decision, Reason
from getaway.games.bombsquad.table.pieces import ROBOTS, ROLES
from getaway.games.bombsquad.variants.multiple_robots import entrances
from getaway.kernel import Wish

LIKED: Final = (
    "role_information_expert",
    "role_engineer",
    "role_recon_specialist",
    "role_programmer",
    "role_operator",
    "role_sergeant",
)
"""The roles it likes, the best first."""


def role(_mind: Mind) -> Iterator[Decision]:
    """A role that helps a team whatever happens."""
    for each in (*LIKED, *ROLES):
        yield Decision(Wish("take_role", role=each), Reason("role", {"role": each}, ("BS-SETUP-17",)))


def enter(mind: Mind) -> Iterator[Decision]:
    """The entrance from which the fewest cards are needed."""
    g = mind.g
    for cell in sorted(entrances(g), key=lambda cell: rough_price(g, cell, g.board)):
        yield Decision(Wish("enter", cell=cell), Reason("enter", {}, ("BS-MULTI-03",)))


def robot(mind: Mind) -> Iterator[Decision]:
    """The robot with more cells."""
    g = mind.g
    tiles = (g.robot_tile, g.parked.tile) if g.parked else (g.robot_tile,)
    for tile in sorted(tiles, key=lambda tile: -ROBOTS[tile].main_start):
        yield Decision(Wish("choose_robot", tile=tile), Reason("robot", {"tile": tile}, ("BS-MULTI-06",)))


def ready(_mind: Mind) -> Iterator[Decision]:
    """Start the timer."""
    yield Decision(Wish("start"), Reason("start", {}, ("BS-SETUP-27",)))
