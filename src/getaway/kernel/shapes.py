"""The shapes a choice can have: each knows how many answers it holds and can name any of them.

A shape binds one or more argument names of a verb. `count` answers are numbered from 0;
`fill` writes answer number i into a dict of arguments, `rank` finds the number of given
arguments or -1. A product of shapes is an `Act`, a choice between verbs a `Choice`
(see `choice.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import comb, perm
from operator import is_
from typing import Any, Protocol

from getaway.kernel.wish import Arg, Args


class Shape(Protocol):
    """A set of possible values for some arguments."""

    count: int

    @property
    def names(self) -> tuple[str, ...]:
        """The arguments it binds."""

    def fill(self, args: Args, i: int) -> None:
        """Write answer number `i` into `args`."""

    def rank(self, args: Args) -> int:
        """The number of the answer that `args` holds, or -1."""

    def wire(self) -> dict[str, Any]:
        """The form every client can draw."""


def same(value: Any, item: Any) -> bool:  # noqa: ANN401 - any argument
    """Whether two equal arguments also have equal types throughout: True is not 1."""
    return type(value) is type(item) and (type(value) is not tuple or all(map(same, value, item)))


class One:
    """One of the items."""

    __slots__ = ("count", "items", "names")

    def __init__(self, name: str, items: Iterable[Arg]) -> None:
        self.names = (name,)
        self.items = tuple(items)
        self.count = len(self.items)

    def fill(self, args: Args, i: int) -> None:
        args[self.names[0]] = self.items[i]

    def rank(self, args: Args) -> int:
        value = args.get(self.names[0])
        if value not in self.items:
            return -1
        place = self.items.index(value)
        item = self.items[place]
        return place if value is item or same(value, item) else -1

    def wire(self) -> dict[str, Any]:
        return {"shape": "one", "name": self.names[0], "items": self.items}


class Rows:
    """One row of a table: several arguments that depend on one another. None leaves an argument out."""

    __slots__ = ("count", "names", "places", "rows")

    def __init__(self, names: tuple[str, ...], rows: Iterable[tuple[Arg | None, ...]]) -> None:
        self.names = names
        self.rows = tuple(rows)
        self.count = len(self.rows)
        self.places: dict[tuple[Arg | None, ...], int] | None = None

    def fill(self, args: Args, i: int) -> None:
        for name, value in zip(self.names, self.rows[i], strict=True):
            if value is not None:
                args[name] = value

    def rank(self, args: Args) -> int:
        if self.places is None:
            self.places = {row: i for i, row in enumerate(self.rows)}
        row = tuple([args.get(name) for name in self.names])
        try:
            place = self.places.get(row, -1)
        except TypeError:  # an argument that cannot be hashed is in no row
            return -1
        if place < 0 or all(map(is_, row, self.rows[place])):
            return place
        return place if same(row, self.rows[place]) else -1

    def wire(self) -> dict[str, Any]:
        return {"shape": "rows", "names": self.names, "rows": self.rows}


class Some:
    """At least `low` and at most `high` of the items, in the items' order."""

    __slots__ = ("count", "high", "items", "low", "names")

    def __init__(self, name: str, items: Iterable[Arg], low: int, high: int) -> None:
        self.names = (name,)
        self.items = tuple(items)
        self.low, self.high = low, min(high, len(self.items))
        self.count = sum(comb(len(self.items), k) for k in range(low, self.high + 1))

    def fill(self, args: Args, i: int) -> None:
        size = self.low
        while i >= comb(len(self.items), size):
            i -= comb(len(self.items), size)
            size += 1
        args[self.names[0]] = tuple(self.items[place] for place in self._places(size, i))

    def _places(self, size: int, i: int) -> Iterable[int]:
        place = 0
        while size:
            with_it = comb(len(self.items) - place - 1, size - 1)
            if i < with_it:
                yield place
                size -= 1
            else:
                i -= with_it
            place += 1

    def rank(self, args: Args) -> int:
        value = args.get(self.names[0])
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return -1
        places = [self.items.index(item) if item in self.items else -1 for item in value]
        if -1 in places or any(a >= b for a, b in pairwise(places)):
            return -1
        if not all(same(item, self.items[place]) for item, place in zip(value, places, strict=True)):
            return -1
        before = sum(comb(len(self.items), k) for k in range(self.low, len(value)))
        return before + self._rank_places(places)

    def _rank_places(self, places: Sequence[int]) -> int:
        i, size, start = 0, len(places), 0
        for place in places:
            i += sum(comb(len(self.items) - skipped - 1, size - 1) for skipped in range(start, place))
            size, start = size - 1, place + 1
        return i

    def wire(self) -> dict[str, Any]:
        limits = {"low": self.low, "high": self.high}
        return {"shape": "some", "name": self.names[0], "items": self.items, **limits}


class Order:
    """The items in an order, of which up to `drop` may be left out."""

    __slots__ = ("count", "drop", "items", "names")

    def __init__(self, name: str, items: Iterable[Arg], drop: int = 0) -> None:
        self.names = (name,)
        self.items = tuple(items)
        self.drop = min(drop, len(self.items))
        self.count = sum(perm(len(self.items), len(self.items) - k) for k in range(self.drop + 1))

    def fill(self, args: Args, i: int) -> None:
        size = len(self.items)
        while i >= perm(len(self.items), size):
            i -= perm(len(self.items), size)
            size -= 1
        left = list(self.items)
        args[self.names[0]] = tuple(self._take(left, size, i))

    def _take(self, left: list[Arg], size: int, i: int) -> Iterable[Arg]:
        block = perm(len(left), size)
        while size:
            block //= len(left)
            place, i = divmod(i, block)
            yield left.pop(place)
            size -= 1

    def rank(self, args: Args) -> int:
        value = args.get(self.names[0])
        size = len(self.items)
        if not isinstance(value, tuple) or not size - self.drop <= len(value) <= size:
            return -1
        i = sum(perm(size, k) for k in range(len(value) + 1, size + 1))
        left, block = list(self.items), perm(size, len(value))
        for item in value:
            if item not in left:
                return -1
            block //= len(left)
            place = left.index(item)
            i += place * block
            found = left.pop(place)
            if item is not found and not same(item, found):
                return -1
        return i

    def wire(self) -> dict[str, Any]:
        return {"shape": "order", "name": self.names[0], "items": self.items, "drop": self.drop}


class Split:
    """`total` things shared out among bins, each within its limits (low, high)."""

    __slots__ = ("count", "limits", "names", "total", "ways")

    def __init__(self, name: str, total: int, limits: Iterable[tuple[int, int]]) -> None:
        self.names = (name,)
        self.total = total
        self.limits = tuple(limits)
        self.ways = self._ways()
        self.count = self.ways[0][total]

    def _ways(self) -> list[list[int]]:
        """`ways[b][n]`: how n things can be shared among the bins from b on."""
        ways = [[1] + [0] * self.total]
        for low, high in reversed(self.limits):
            after = ways[0]
            ways.insert(
                0,
                [sum(after[n - k] for k in range(low, min(high, n) + 1)) for n in range(self.total + 1)],
            )
        return ways

    def fill(self, args: Args, i: int) -> None:
        left, shares = self.total, []
        for bin_, (low, _) in enumerate(self.limits):
            share = low
            while i >= self.ways[bin_ + 1][left - share]:
                i -= self.ways[bin_ + 1][left - share]
                share += 1
            shares.append(share)
            left -= share
        args[self.names[0]] = tuple(shares)

    def rank(self, args: Args) -> int:
        value = args.get(self.names[0])
        if not isinstance(value, tuple) or len(value) != len(self.limits):
            return -1
        shares = zip(value, self.limits, strict=True)
        if any(type(n) is not int or not low <= n <= high for n, (low, high) in shares):
            return -1
        if sum(value) != self.total:
            return -1
        i, left = 0, self.total
        for bin_, (share, (low, _)) in enumerate(zip(value, self.limits, strict=True)):
            i += sum(self.ways[bin_ + 1][left - k] for k in range(low, share))
            left -= share
        return i

    def wire(self) -> dict[str, Any]:
        return {"shape": "split", "name": self.names[0], "total": self.total, "limits": self.limits}
