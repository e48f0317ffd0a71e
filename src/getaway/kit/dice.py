"""A throw of several dice as one draw."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import Any

from getaway.kernel.shapes import same
from getaway.kernel.wish import Args


class Throw:
    """One face of each die, as a tuple counted from 0; `sides` says how many faces each die has."""

    __slots__ = ("count", "names", "sides")

    def __init__(self, name: str, sides: Iterable[int]) -> None:
        self.names = (name,)
        self.sides = tuple(sides)
        self.count = prod(self.sides)

    def fill(self, args: Args, i: int) -> None:
        faces = []
        for sides in self.sides:
            i, face = divmod(i, sides)
            faces.append(face)
        args[self.names[0]] = tuple(faces)

    def rank(self, args: Args) -> int:
        faces = args.get(self.names[0])
        if not isinstance(faces, tuple) or len(faces) != len(self.sides):
            return -1
        i, block = 0, 1
        for face, sides in zip(faces, self.sides, strict=True):
            if not same(face, 0) or not 0 <= face < sides:
                return -1
            i += face * block
            block *= sides
        return i

    def wire(self) -> dict[str, Any]:
        return {"shape": "throw", "name": self.names[0], "sides": self.sides}


@lru_cache(maxsize=256)
def throw(name: str, n: int, sides: int = 6) -> Throw:
    """A throw of `n` equal dice."""
    return Throw(name, (sides,) * n)
