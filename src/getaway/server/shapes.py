"""How a choice looks on the wire: acts, each a product of shapes. Games build it as plain data; this is its type."""

from __future__ import annotations

from typing import Any

import msgspec

Place = str | None


class Shape(msgspec.Struct, frozen=True, tag_field="shape", forbid_unknown_fields=True):
    """A part of an act, that one or more arguments come from."""


class One(Shape, frozen=True, tag="one"):
    """One of the items."""

    name: str
    items: tuple[Any, ...]
    places: tuple[Place, ...]


class Rows(Shape, frozen=True, tag="rows"):
    """One of the rows; each gives all arguments that are named, and null leaves one out."""

    names: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    places: tuple[tuple[Place, ...], ...]


class Some(Shape, frozen=True, tag="some"):
    """At least `low` and at most `high` of the items, in their order."""

    name: str
    items: tuple[Any, ...]
    low: int
    high: int
    places: tuple[Place, ...]


class Order(Shape, frozen=True, tag="order"):
    """The items in any order, of which up to `drop` may be left out."""

    name: str
    items: tuple[Any, ...]
    drop: int
    places: tuple[Place, ...]


class Split(Shape, frozen=True, tag="split"):
    """A total shared out among bins, each within its limits."""

    name: str
    total: int
    limits: tuple[tuple[int, int], ...]


AnyPart = One | Rows | Some | Order | Split


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A verb, and the parts its arguments come from.

    Its options belong to the piece `at`, or to the one that the argument `by` touches. `rank` says how prominent it is
    (`usual`, `rare`, `end`; left out for any other), `free` that it can be done at other moments too.
    """

    verb: str
    count: int
    parts: tuple[AnyPart, ...]
    at: str = ""
    by: str = ""
    rank: str = ""
    free: bool = False
