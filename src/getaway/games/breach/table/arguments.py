"""What a player names when choosing: rooms, nodes and models in the Database; cards, boxes and tokens beside it."""

from __future__ import annotations

from typing import Any

from getaway.kernel import Argument, Seat, own

NO_CARD = "none"
"""What an order says that names no card."""


def card_named(g: Any, seat: Seat, card: str) -> str | None:  # noqa: ANN401 - any state
    """The card itself; none where an order names no card."""
    return f"card:{card}" if card != NO_CARD else None


ROOM = Argument("room", int, "room")
NODE = Argument("node", int, "node")
MODEL = Argument("model", int, "model")
CHEAT_BOX = Argument("cheat", str, own("cheat"))
CARD = Argument("card", str, card_named)
CARDS = Argument("cards", tuple, "card")
TOKEN = Argument("token", str, "token")
BOX = Argument("box", str, own("box"))
TO_BOX = Argument("to", str, own("box"))
DEVELOPMENT = Argument("box", int, own("development"))
REWARD = Argument("reward", str, "reward")
