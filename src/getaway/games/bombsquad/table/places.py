"""What the pieces are called that an option can belong to and that aren't a value of its own."""

from __future__ import annotations

from getaway.games.bombsquad.table.state import BombSquad

FRAME = "frame"
DISCARDS = "pile:discards"


def active_robot(g: BombSquad) -> str:
    """The robot that runs, pays and recharges."""
    return f"robot:{g.robot_tile}"


def waiting_robot(g: BombSquad) -> str | None:
    """The other robot, if there is one."""
    return f"robot:{g.parked.tile}" if g.parked else None
