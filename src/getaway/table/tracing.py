"""Where a trace of an answer goes through: named spans, which cost one check unless somebody records them.

A span names a step and nothing about the table: no player, no secret, no wish.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final, Protocol


class Traces(Protocol):
    """Records spans. One that is begun inside another belongs to it, in this process or the next."""

    def span(self, name: str, do: str = "") -> AbstractContextManager[None]:
        """A step that lasts as long as the context; `do` is the command's word where it's one."""

    def resumed(self, name: str, carried: str, *, job: bool = False) -> AbstractContextManager[None]:
        """A step that belongs to a span of another process; a `job` is done later, by a worker."""

    def took(self, name: str, carried: str, lasted: int, rows: int) -> None:
        """A step that lasted this many nanoseconds and has ended now, for this many rows together."""

    def flush(self) -> None:
        """Send what is left. It may take a few seconds."""

    def carried(self) -> str:
        """The span we're in, as another process reads it; empty outside of any."""


NOTHING: Final = nullcontext()
on: Traces | None = None
"""Who records; nobody unless the server is set up for it."""


def span(name: str, do: str = "") -> AbstractContextManager[None]:
    """A step that lasts as long as the context."""
    return NOTHING if on is None else on.span(name, do)


def resumed(name: str, carried: str | None, *, job: bool = False) -> AbstractContextManager[None]:
    """A step that belongs to a span of another process."""
    return NOTHING if on is None else on.resumed(name, carried or "", job=job)


def carried() -> str | None:
    """The span we're in, for another process; None outside of any."""
    return None if on is None else on.carried() or None
