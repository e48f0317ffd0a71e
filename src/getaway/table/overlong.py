"""A rule that never ends: the process notes when it is inside a game's rules, and a watchdog may cut them short there.

Nothing but rules is ever cut short: a match takes back what a rule had half done, the rest of the program could not.
"""

from __future__ import annotations

from typing import Final


class Overlong(Exception):
    """The rules took too long and were cut short."""


class Running:
    """Whether the event loop's thread is inside the rules; cheap enough for every answer."""

    __slots__ = ("_deep", "doomed", "number")

    def __init__(self) -> None:
        self.number = 0
        """Counts how often the rules were entered."""
        self.doomed = 0
        """The number that is to be cut short."""
        self._deep = 0

    @property
    def inside(self) -> bool:
        """Whether rules run now."""
        return self._deep > 0

    def __enter__(self) -> None:
        if not self._deep:
            self.number += 1
        self._deep += 1

    def __exit__(self, *_: object) -> None:
        self._deep = max(0, self._deep - 1)

    def cut_short(self) -> None:
        """Raise where the doomed rules still run, anywhere else do nothing: for a handler of signals."""
        if self._deep and self.number == self.doomed:
            self._deep = 0  # the exception may come in the middle of `__exit__`
            raise Overlong("the rules took too long")


RULES: Final = Running()
