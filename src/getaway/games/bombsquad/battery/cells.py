"""Battery life: paying and recharging."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Never

from getaway.games.bombsquad.battery.events import Paid, Recharged, RobotOut
from getaway.games.bombsquad.ground.acts import act_done
from getaway.games.bombsquad.ground.robots import can_go_on, put_out
from getaway.games.bombsquad.scoring.ending import end_mission
from getaway.games.bombsquad.table.pieces import ROBOTS
from getaway.games.bombsquad.table.state import BombSquad, Table
from getaway.kernel import Args, Cut, Wish


def pay(g: BombSquad, cells: int, cites: str | tuple[str, ...]) -> None:
    """The active robot pays (BS-MULTI-10): from its main battery, then its reserve (BS-ACTIVATE-13, BS-OPERATE-24).

    A reserve of exactly zero goes on (BS-BATTERY-03); below zero the mission ends at once (BS-END-03), or,
    if another robot is left, only this one is out of action (BS-MULTI-11).
    """
    from_main = min(g.main, cells)
    missing = cells - from_main - g.reserve
    g.main -= from_main
    g.reserve = max(0, -missing)
    g.tell(Paid(cells, g.main, g.reserve), cites=cites)
    act_done(g)
    if missing > 0 and can_go_on(g):
        run_down(g)
    elif missing > 0:
        end_mission(g, "battery", cites=("BS-END-03", "BS-BATTERY-04"))


def run_down(g: BombSquad) -> Never:
    """The robot stops at once and the cards on the frame are discarded; the turn is over (BS-MULTI-11)."""
    g.tell(RobotOut(g.robot_tile), cites="BS-MULTI-11")
    put_out(g)
    g.phase = "stopped"
    raise Cut


def recharge(g: BombSquad, cells: int, cites: str | tuple[str, ...]) -> None:
    """Add cells to the main battery, never above its maximum (BS-DISCARD-09).

    The reserve is never recharged (BS-BATTERY-02), nor is a robot that isn't active (BS-MULTI-09).
    """
    gained = gain(g, cells)
    g.main += gained
    if gained:
        g.tell(Recharged(gained, g.main), cites=cites)


def gain(table: Table, cells: int) -> int:
    """How many of these cells there is room for."""
    return min(cells, ROBOTS[table.robot_tile].main_max - table.main)


def in_cells(cells: int) -> Mapping[str, int]:
    """A cost as an option names it; nothing if it is free."""
    return {"cells": cells} if cells else {}


def cells_left(g: BombSquad) -> int:
    """How many cells the active robot can pay before it stops."""
    return g.main + g.reserve


def unpayable(g: BombSquad, wish: Wish, cost: int) -> Iterator[tuple[Wish, str, Args]]:
    """Warn of a cost that ends the mission (BS-BATTERY-04), or puts this robot out while another is left."""
    if cost > cells_left(g):
        yield wish, "BS-MULTI-11" if can_go_on(g) else "BS-BATTERY-04", {"cost": cost}
