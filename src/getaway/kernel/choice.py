"""All answers to a question: verbs, each with a product of shapes for its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from math import prod
from typing import Any, Protocol

from getaway.kernel.shapes import Shape
from getaway.kernel.wish import Args, Wish

MOST_DRAWS = 100_000
NOTHING_FITS = "no answer meets the condition of this choice"


class Dice(Protocol):
    """Where a sampler takes its numbers from; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A uniform whole number below `stop`."""


class Act:
    """One verb and all ways to fill its arguments, with a condition where shapes aren't enough."""

    __slots__ = ("_all", "_names", "count", "parts", "verb", "where")

    def __init__(self, verb: str, *parts: Shape, where: Callable[[Args], bool] | None = None) -> None:
        self.verb = verb
        self.parts = parts
        self.where = where
        self.count = parts[0].count if len(parts) == 1 else prod([part.count for part in parts])
        self._all: tuple[Wish, ...] | None = None
        self._names: frozenset[str] | None = None

    @property
    def names(self) -> frozenset[str]:
        """The arguments that its answers may have; a playout never asks."""
        if self._names is None:
            self._names = frozenset([name for part in self.parts for name in part.names])
        return self._names

    def unrank(self, i: int) -> Wish | None:
        """Answer number `i`, or None where the condition rules it out."""
        if self._all is not None and self.where is None:
            return self._all[i]
        args: Args = {}
        for part in self.parts:
            i, place = divmod(i, part.count)
            part.fill(args, place)
        if self.where is not None and not self.where(args):
            return None
        return Wish.of(self.verb, args)

    def rank(self, wish: Wish) -> int:
        """The number of this wish, or -1 if it is not one of the answers."""
        args = wish.args
        i, block = 0, 1
        for part in self.parts:
            place = part.rank(args)
            if place < 0:
                return -1
            i += place * block
            block *= part.count
        if not self.names >= args.keys() or (self.where is not None and not self.where(args)):
            return -1
        return i

    def wishes(self) -> tuple[Wish, ...]:
        """Every answer in order of number, kept for next time."""
        if self._all is None:
            found = (self.unrank(i) for i in range(self.count))
            self._all = tuple(wish for wish in found if wish is not None)
        return self._all

    def wire(self) -> dict[str, Any]:
        return {"verb": self.verb, "count": self.count, "parts": [part.wire() for part in self.parts]}


class Choice:
    """Everything a question accepts: one of several acts. Acts without an answer are left out."""

    __slots__ = ("_known", "acts", "count")

    def __init__(self, acts: tuple[Act, ...]) -> None:
        self._known: Wish | None = None
        self.acts = tuple([act for act in acts if act.count])
        self.count = sum([act.count for act in self.acts])

    def unrank(self, i: int) -> Wish | None:
        """Answer number `i`, or None where a condition rules it out."""
        for act in self.acts:
            if i < act.count:
                return act.unrank(i)
            i -= act.count
        raise IndexError(i)

    def rank(self, wish: Wish) -> int:
        """The number of this wish, or -1 if it is not one of the answers."""
        before = 0
        for act in self.acts:
            if act.verb == wish.verb:
                place = act.rank(wish)
                if place >= 0:
                    return before + place
            before += act.count
        return -1

    def __contains__(self, wish: object) -> bool:
        if not isinstance(wish, Wish):
            return False
        if wish is not self._known:
            if self.rank(wish) < 0:
                return False
            self._known = wish
        return True

    def __iter__(self) -> Iterator[Wish]:
        return chain.from_iterable([act.wishes() for act in self.acts])

    def __len__(self) -> int:
        return sum(len(act.wishes()) if act.where else act.count for act in self.acts)

    def sample(self, dice: Dice) -> Wish:
        """One answer, each equally likely; a draw that the condition rules out is made again."""
        for _ in range(MOST_DRAWS):
            wish = self.unrank(dice.randrange(self.count))
            if wish is not None:
                self._known = wish
                return wish
        raise LookupError(NOTHING_FITS)

    def by_verb(self, dice: Dice) -> Wish:
        """One answer, the verb drawn first: this reaches rules that uniform play hardly ever does."""
        for _ in range(MOST_DRAWS):
            act = self.acts[dice.randrange(len(self.acts))]
            wish = act.unrank(dice.randrange(act.count))
            if wish is not None:
                return wish
        raise LookupError(NOTHING_FITS)

    def wire(self) -> list[dict[str, Any]]:
        return [act.wire() for act in self.acts]
