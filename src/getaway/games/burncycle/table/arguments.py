"""What a player names when choosing: bots, units, spaces, doors and walls on the floor, nodes, dice and cards."""

from __future__ import annotations

from getaway.kernel import Argument

BOT = Argument("bot", int, "bot")
OTHER_BOT = Argument("other", int, "bot")
UNIT = Argument("unit", int, "unit")
CELL = Argument("cell", int, "cell")
TO_CELL = Argument("to", int, "cell")
DOOR = Argument("door", int, "door")
WALL = Argument("wall", int, "wall")
NODE = Argument("node", int, "node")
DIE = Argument("die", int, "die")
CARD = Argument("card", str)
ABILITY = Argument("ability", str)
