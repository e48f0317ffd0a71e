"""A bot that plays well."""

from __future__ import annotations

from getaway.bots import Decision, Situation
from getaway.kernel import Wish
from sticks.game import MOST


class Sharp:
    """Leaves a multiple of four if it can, and takes one stick if it can't."""

    def choose(self, situation: Situation) -> Decision:
        sticks = situation.record.view.sticks
        return Decision(Wish("take", sticks=sticks % (MOST + 1) or 1))
