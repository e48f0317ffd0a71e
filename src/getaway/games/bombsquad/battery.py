"""Battery life: paying and recharging."""

from __future__ import annotations

from getaway.games.bombsquad.ending import end_mission
from getaway.games.bombsquad.events import Paid, Recharged
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.pieces import ROBOTS


def pay(g: BombSquad, cells: int, cites: str | tuple[str, ...]) -> None:
    """Take cells from the main battery first, from the reserve for the rest (BS-ACTIVATE-13, BS-OPERATE-24).

    A reserve of exactly zero goes on (BS-BATTERY-03); below zero the mission ends at once (BS-END-03).
    """
    from_main = min(g.main, cells)
    missing = cells - from_main - g.reserve
    g.main -= from_main
    g.reserve = max(0, -missing)
    g.tell(Paid(cells, g.main, g.reserve), cites=cites)
    if missing > 0:
        end_mission(g, "battery", cites=("BS-END-03", "BS-BATTERY-04"))


def recharge(g: BombSquad, cells: int, cites: str) -> None:
    """Add cells to the main battery, never above its maximum (BS-DISCARD-09); the reserve never (BS-BATTERY-02)."""
    gained = min(cells, ROBOTS[g.robot_tile].main_max - g.main)
    g.main += gained
    if gained:
        g.tell(Recharged(gained, g.main), cites=cites)


def cells_left(g: BombSquad) -> int:
    """How many cells can be paid before the mission ends."""
    return g.main + g.reserve
