"""Chance that can be checked: every draw follows from a key and the number of the draw.

Draw number c of a value below n: with k the bits of n - 1, read ceil(k / 8) bytes of the blocks
`block(c, attempt, 0)`, `block(c, attempt, 1)`, ..., keep the lowest k bits (big-endian), and take the
first attempt 0, 1, 2, ... whose value is below n. A live match uses HMAC-SHA256 under a key made of the
committed seed and the players' numbers; search and simulation use keyed BLAKE2b.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import Protocol

from getaway.kernel.shapes import Shape
from getaway.kernel.wish import Args

BLOCK = 32
FIRST = (0).to_bytes(4, "big")
"""The number of the first block."""


class Chance(Protocol):
    """Where a match takes its dice and shuffles from."""

    drawn: int

    @property
    def promise(self) -> str:
        """What was published about it before the first draw; empty if nothing was."""

    def draw(self, shape: Shape) -> Args:
        """One answer of the shape, each equally likely."""

    def fork(self) -> Chance:
        """The same source at the same place."""


class Seeded:
    """A fast generator for search, simulation and tests; two equal seeds give equal draws."""

    __slots__ = ("drawn", "key")

    def __init__(self, seed: int | str | bytes = 0, drawn: int = 0) -> None:
        self.key = seed if isinstance(seed, bytes) else key_of(seed)
        self.drawn = drawn

    @property
    def promise(self) -> str:
        """Nothing was published."""
        return ""

    def _block(self, message: bytes) -> bytes:
        return blake2b(message, key=self.key, digest_size=BLOCK).digest()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1:
            msg = "nothing to draw from"
            raise ValueError(msg)
        number = self.drawn
        self.drawn = number + 1
        bits = (n - 1).bit_length()
        mask, size = (1 << bits) - 1, (bits + 7) // 8
        attempt = 0
        while (value := int.from_bytes(self._bytes(number, attempt, size), "big") & mask) >= n:
            attempt += 1
        return value

    def _bytes(self, number: int, attempt: int, size: int) -> bytes:
        head = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        if size <= BLOCK:
            return self._block(head + FIRST)[:size]
        blocks = (size + BLOCK - 1) // BLOCK
        return b"".join(self._block(head + i.to_bytes(4, "big")) for i in range(blocks))[:size]

    def draw(self, shape: Shape) -> Args:
        """One answer of the shape, each equally likely."""
        args: Args = {}
        shape.fill(args, self.below(shape.count))
        return args

    def fork(self) -> Seeded:
        """The same source at the same place."""
        return type(self)(self.key, self.drawn)


def key_of(seed: int | str) -> bytes:
    """The key of a seed that people can write."""
    return blake2b(str(seed).encode(), digest_size=BLOCK).digest()


class Committed(Seeded):
    """A live match's chance: the key is fixed before the first draw and can be checked after the last."""

    __slots__ = ("numbers", "seed")

    def __init__(self, seed: bytes, numbers: Sequence[bytes] = (), drawn: int = 0) -> None:
        """The chance of a server's seed and the numbers the players added, in seat order."""
        super().__init__(match_key(seed, numbers), drawn)
        self.seed = seed
        self.numbers = tuple(numbers)

    @property
    def promise(self) -> str:
        """What the server published before anyone added a number."""
        return commitment(self.seed)

    def _block(self, message: bytes) -> bytes:
        return hmac.digest(self.key, message, "sha256")

    def fork(self) -> Committed:
        """The same source at the same place."""
        other = Committed.__new__(Committed)  # with the key as it is: working it out takes longer than all the rest
        other.key, other.drawn, other.seed, other.numbers = self.key, self.drawn, self.seed, self.numbers
        return other


def commitment(seed: bytes) -> str:
    """What the server publishes before anyone adds a number."""
    return sha256(b"getaway commitment 1\0" + seed).hexdigest()


def match_key(seed: bytes, numbers: Sequence[bytes]) -> bytes:
    """The key of all draws of a match."""
    parts = [len(part).to_bytes(4, "big") + part for part in (seed, *numbers)]
    return sha256(b"getaway chance 1\0" + b"".join(parts)).digest()


class Recorded:
    """Draws that were made before, then those of another source; a draw that is not known is made again."""

    __slots__ = ("_left", "_then", "drawn")

    def __init__(self, values: Iterable[Args | None], then: Chance) -> None:
        self._left = list(values)[::-1]
        self._then = then
        self.drawn = then.drawn

    @property
    def promise(self) -> str:
        """What was published about the source."""
        return self._then.promise

    def draw(self, shape: Shape) -> Args:
        """The next recorded value, checked against the shape."""
        value = self._left.pop() if self._left else None
        if value is None:
            value = self._then.draw(shape)
        elif shape.rank(value) < 0:
            msg = f"recorded chance does not fit: {value}"
            raise ValueError(msg)
        self.drawn += 1
        return value

    def fork(self) -> Recorded:
        """The same source at the same place."""
        other = Recorded(reversed(self._left), self._then.fork())
        other.drawn = self.drawn
        return other
