"""What a player names when choosing: cards in hand, slots of the frame, spaces of the building."""

from __future__ import annotations

from getaway.kernel import Argument, own

CARD = Argument("card", int, own("hand"))
CARDS = Argument("cards", tuple, own("hand"))
SLOT = Argument("slot", int, "slot")
SLOT_ORDER = Argument("slots", tuple, "slot")
CELL = Argument("cell", int, "cell")
TEAMMATE = Argument("to", int, "seat")
NAMED_COLOUR = Argument("colour", str, optional=True)
NAMED_ACTION = Argument("action", str, optional=True)
