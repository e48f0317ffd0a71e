"""A bot that plays well."""

from __future__ import annotations

from collections.abc import Callable

from getaway.kernel import Ask, Record, Wish
from sticks.game import MOST


class Sharp:
    """Leaves a multiple of four if it can, and takes one stick if it can't."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, ask: Ask, record: Callable[[], Record]) -> Wish:
        return Wish("take", sticks=record().view.sticks % (MOST + 1) or 1)
