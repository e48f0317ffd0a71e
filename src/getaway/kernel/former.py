"""Names of a match that were public until this release. They still work, with a warning."""

from __future__ import annotations

from typing import Final
from warnings import warn

FORMER: Final = frozenset(
    {"again", "audience", "audiences", "base", "base_at", "brought", "chance", "fixed", "lens", "line"}
    | {"mark", "marks", "renew", "request", "since", "streams", "stuck", "tape"}
)
"""`getaway.kernel.inside` has those that other rooms need."""


def former(thing: object, name: str) -> object:
    """What a former name stands for; an AttributeError for any other name."""
    if name not in FORMER:
        raise AttributeError(f"{type(thing).__name__!r} object has no attribute {name!r}", name=name, obj=thing)
    found: object = getattr(thing, f"_{name}")
    warn(f"{name} will go: it is an inner name, see getaway.kernel.inside", DeprecationWarning, stacklevel=3)
    return found
