"""Zones of cards and tokens as tuples: each function returns a new zone and leaves the old one as it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from getaway.kernel import Dice

Item = TypeVar("Item")


def put(zone: tuple[Item, ...], i: int, item: Item) -> tuple[Item, ...]:
    """The zone with another item at place `i`."""
    return (*zone[:i], item, *zone[i + 1 :])


def without(zone: tuple[Item, ...], i: int) -> tuple[Item, ...]:
    """The zone without the item at place `i`."""
    return zone[:i] + zone[i + 1 :]


def without_one(zone: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The zone without the first such item."""
    return without(zone, zone.index(item))


def without_all(zone: Iterable[Item], items: Iterable[Item]) -> tuple[Item, ...]:
    """The zone without these items, each taken out once where it is there."""
    left, out = [], list(items)
    for item in zone:
        if item in out:
            out.remove(item)
        else:
            left.append(item)
    return tuple(left)


def counts(zone: Iterable[int], kinds: int) -> tuple[int, ...]:
    """How many items there are of each kind, 0 to `kinds` - 1."""
    found = [0] * kinds
    for kind in zone:
        found[kind] += 1
    return tuple(found)


def turned_over(pile: tuple[Item, ...]) -> tuple[Item, ...]:
    """The pile upside down: what lay at the bottom lies on top."""
    return pile[::-1]


def shuffled(zone: Iterable[Item], dice: Dice) -> list[Item]:
    """The items in random order, each order equally likely, as a list to deal from."""
    items = list(zone)
    for i in range(len(items) - 1, 0, -1):
        j = dice.randrange(i + 1)
        items[i], items[j] = items[j], items[i]
    return items
