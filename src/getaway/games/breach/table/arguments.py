"""What a player names when choosing: rooms, nodes and models on the Database, cards and cubes on the sheet."""

from __future__ import annotations

from getaway.kernel import Argument, own

ROOM = Argument("room", int, "room")
NODE = Argument("node", int, "node")
MODEL = Argument("model", int, "model")
READY_CHEAT = Argument("cheat", str, own("cheat"))
CHEAT = Argument("cheat", str)
CARD = Argument("card", str)
TO_BOX = Argument("to", str)
REWARD = Argument("reward", str)
