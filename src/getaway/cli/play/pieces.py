"""Several answers typed on one line: each is taken when its question comes, and the first surprise ends the rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from getaway.cli.console.said import fill
from getaway.cli.errors import Wrong
from getaway.cli.play.compose import Composer
from getaway.kernel import Seat, Wish

BETWEEN = ";"
Read = Callable[[str], Wish]


class Batch(NamedTuple):
    """Answers that can be given at once, or steps begun towards one that the line does not finish."""

    wishes: list[Wish]
    begun: Composer | None = None


class Pieces:
    """What is left of a line of answers, and whose it is."""

    def __init__(self, seat: Seat, typed: str) -> None:
        self.seat = seat
        self.left = deque(piece.strip() for piece in typed.split(BETWEEN) if piece.strip())
        self.of = len(self.left)

    def stopped(self, why: str) -> str:
        """Where the line ended and why."""
        return fill("plan-stopped", done=self.of - len(self.left), steps=self.of, why=why)

    def batch(self, first: Composer, ahead: Sequence[Composer], read: Read) -> Batch:
        """As many answers as can be read before the next question stands.

        The first answers the question that stands. A later one answers a question that is certain to come, or is
        written out in full.
        """
        composer: Composer | None = first
        wishes = list(first.through)
        while self.left:
            wish = self._next(composer, read, stands=composer is first)
            if wish is None:
                break
            wishes.append(wish)
            composer = next((each for each in ahead if list(each.through) == wishes), None)
        return Batch(wishes, first if composer is first and first.taken else None)

    def _next(self, composer: Composer | None, read: Read, *, stands: bool) -> Wish | None:
        """The next answer; None where the line ends before it, or the question must stand before it can be read."""
        if composer is None:
            return self._written(read)
        before, taken = deque(self.left), len(composer.taken)
        wrong: Wrong | None = None
        try:
            wish = self._composed(composer)
            if wish is not None or stands:
                return wish
        except Wrong as fault:
            wrong = fault
        self.left = before
        del composer.taken[taken:]
        wish = self._written(read)
        if wish is None and wrong is not None and stands:
            raise wrong
        return wish

    def _composed(self, composer: Composer) -> Wish | None:
        while self.left and composer.wish() is None:
            composer.take(self.left[0])
            self.left.popleft()
        return composer.wish()

    def _written(self, read: Read) -> Wish | None:
        try:
            wish = read(self.left[0])
        except Wrong:
            return None
        self.left.popleft()
        return wish
