"""Names of a match that were public until this release. They still work, with a warning."""

from __future__ import annotations

from typing import Any
from warnings import warn


def former(name: str) -> property:
    """A name that is an inner one now."""

    def found(thing: Any) -> Any:  # noqa: ANN401 - whatever the name stands for
        warn(f"{name} will go: it is an inner name, see getaway.kernel.inside", DeprecationWarning, stacklevel=2)
        return getattr(thing, f"_{name}")

    return property(found)


def keep(kind: type, *names: str) -> None:
    """Let these names work for one more release, unseen by type checkers.

    As properties, not by `__getattr__`, which would slow down every attribute.
    """
    for name in names:
        setattr(kind, name, former(name))
