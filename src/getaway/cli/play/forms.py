"""The form of a choice that every client is sent: what its parts bind, and the answers it allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

Wire = dict[str, Any]


def names(part: Wire) -> tuple[str, ...]:
    """The arguments that a part binds."""
    return tuple(part["names"]) if part["shape"] == "rows" else (part["name"],)


def answers(act: Wire) -> Iterator[tuple[tuple[tuple[str, Any], ...], str | None]]:
    """Every answer of an act of single items and rows, with the place on the board it touches first."""
    for combined in product(*(_ways(part) for part in act["parts"])):
        places = [place for _, place in combined if place]
        yield tuple(pair for binds, _ in combined for pair in binds), next(iter(places), None)


def goes_on(binds: Sequence[tuple[str, Any]], place: str | None) -> bool:
    """Whether something beside the first argument leads away from the cell that it touches."""
    given = [value for _, value in binds if value is not None]
    return place is not None and place.startswith("cell:") and len(given) > 1


def _ways(part: Wire) -> list[tuple[tuple[tuple[str, Any], ...], str | None]]:
    if part["shape"] == "one":
        every = zip(part["items"], part["places"], strict=True)
        return [(((part["name"], item),), place) for item, place in every]
    return [
        (tuple(zip(part["names"], row, strict=True)), next((place for place in places if place), None))
        for row, places in zip(part["rows"], part["places"], strict=True)
    ]
