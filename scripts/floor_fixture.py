"""Write web/tests/floors.json: positions of burncycle as a seat sees them, with the scene that its floor is drawn by.

The browser's tests hold its drawing to them. `--check` compares instead of writing.
"""

from __future__ import annotations

import sys
from typing import Any

from scripts.fixtures import keep, wire

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import DOWN, RIGHT, WALL, floor
from getaway.kernel import Match


def entry(name: str, match: Match) -> dict[str, Any]:
    """A position by its name: view, scene, and the other floors of the mission."""
    scene = wire(match.query(0, "scene"))
    others = [level["plan"] for level in scene["levels"] if level["plan"] != scene["plan"]]
    shown = [wire(match.query(0, "scene", plan=plan)) for plan in others[:1]]
    return {"name": name, "view": wire(match.view(0)), "scene": scene, "others": shown}


def inner_wall(plan: str) -> int:
    """The number of a wall between two spaces of the building."""
    house = floor(plan)
    return next(
        house.edge(cell, side)
        for cell in range(house.size)
        for side in (RIGHT, DOWN)
        if house.side(cell, side) == WALL and house.beyond[cell][side] >= 0 and not house.exterior(cell, side)
    )


def positions() -> list[dict[str, Any]]:
    """A floor at rest, one where much has happened, and the small floor of the lesson."""
    house = floor("salida3")
    terminal, hiding = house.at(house.terminals[0]), house.at(house.hiding[0])
    units = [
        {"name": "hamster", "at": (6, 6), "facing": "right", "key": True},
        {"name": "walker", "at": (6, 9), "facing": "down", "state": "stunned"},
    ]
    agents = [{"at": terminal, "chip": (6, 4)}, {"at": hiding, "hidden": True}]
    busy = GAME.arrange(
        2,
        mission="improbable",
        plan="salida3",
        units=units,
        agents=agents,
        unlocked=(1,),
        broken=(inner_wall("salida3"),),
    )
    return [
        entry("at rest", GAME.arrange(1, mission="heavy_lifting", plan="needchain2")),
        entry("busy", busy),
        entry("lesson", GAME.arrange(1, plan="first_shift")),
    ]


if __name__ == "__main__":
    sys.exit(keep("floors.json", {"positions": positions()}))
