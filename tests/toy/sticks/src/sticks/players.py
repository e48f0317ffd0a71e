"""A bot that plays well."""

from __future__ import annotations

from typing import Final

from getaway.bots import Decision, Reason, Situation
from getaway.kernel import Wish
from sticks.game import MOST


class Sharp:
    """Leaves a multiple of four if it can, and takes one stick if it can't."""

    def choose(self, situation: Situation) -> Decision:
        left = situation.record.view.sticks
        taken = left % (MOST + 1)
        reason = Reason("leave-fours", {"left": left - taken}, ("STK-TAKE-01",)) if taken else None
        return Decision(Wish("take", sticks=taken or 1), reason)


VOICED: Final = {"leave-fours": ("left",)}
"""What it tells the others."""
