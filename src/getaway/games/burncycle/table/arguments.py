"""What a player names when choosing: bots, units, spaces, doors and walls on the floor, nodes, dice and cards."""

from __future__ import annotations

from getaway.games.burncycle.table import named
from getaway.kernel import Argument

BOT = Argument("bot", int, "bot")
OTHER_BOT = Argument("other", int, "bot")
UNIT = Argument("unit", int, named.unit)
CELL = Argument("cell", int, named.cell)
TO_CELL = Argument("to", int, named.cell)
DOOR = Argument("door", int, "door")
WALL = Argument("wall", int, "wall")
NODE = Argument("node", int, "node")
DIE = Argument("die", int, "die")
CARD = Argument("card", str, "card")
CHIP = Argument("chip", str, "chip")
ABILITY = Argument("ability", str, named.skill)
