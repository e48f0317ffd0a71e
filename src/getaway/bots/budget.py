"""How much a bot may think."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """A number of simulations, so that an answer is the same on every machine.

    A live table also sets a time limit: `is_up` says when it's over.
    """

    __slots__ = ("_is_up", "left")

    def __init__(self, simulations: int, is_up: Callable[[], bool] | None = None) -> None:
        self.left = simulations
        self._is_up = is_up

    def spend(self) -> bool:
        """Count one simulation; whether it may be made."""
        if self.left <= 0 or (self._is_up is not None and self._is_up()):
            return False
        self.left -= 1
        return True
