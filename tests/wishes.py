"""Any answer to a question as a client reads it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

Json = dict[str, Any]


def at_random(choice: Sequence[Json], dice: random.Random | None = None) -> Json:
    """Any answer of a choice, the verb first."""
    dice = dice or random.Random()  # noqa: S311 - play isn't cryptography
    act = dice.choice([act for act in choice if act["count"]])
    args: Json = {}
    for part in act["parts"]:
        args |= SHAPES[part["shape"]](part, dice)
    return {"verb": act["verb"], "args": args}


def _one(part: Json, dice: random.Random) -> Json:
    return {part["name"]: dice.choice(part["items"])}


def _row(part: Json, dice: random.Random) -> Json:
    row = dice.choice(part["rows"])
    return {name: value for name, value in zip(part["names"], row, strict=True) if value is not None}


def _some(part: Json, dice: random.Random) -> Json:
    places = dice.sample(range(len(part["items"])), dice.randint(part["low"], part["high"]))
    return {part["name"]: [part["items"][place] for place in sorted(places)]}


def _order(part: Json, dice: random.Random) -> Json:
    items = dice.sample(part["items"], len(part["items"]))
    return {part["name"]: items[dice.randint(0, part["drop"]) :]}


def _split(part: Json, _dice: random.Random) -> Json:
    """Everything into the first bins that take it."""
    left, bins = part["total"], []
    for limit in part["limits"]:
        bins.append(min(left, limit))
        left -= bins[-1]
    return {part["name"]: bins}


SHAPES: Final[Mapping[str, Callable[[Json, random.Random], Json]]] = {
    "one": _one,
    "rows": _row,
    "some": _some,
    "order": _order,
    "split": _split,
}
