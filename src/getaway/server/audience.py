"""Everyone who is connected to this node, by table: sockets and streams alike."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from getaway.kernel import SPECTATOR

RESTART: Final = 1012
"""Come back at once, to another node."""
LATER: Final = 1013
"""Come back later."""


class Connected(Protocol):
    """A socket or a stream that listens to a table."""

    seat: int
    routed: bool
    """Whether a proxy has sent it here because of its table."""

    def send(self, message: bytes) -> None:
        """Take a message, to be sent as soon as possible."""

    def leave(self, code: int) -> None:
        """End the connection once everything before was sent; the code says when to come back."""


class Audience:
    """Who listens to which table at this node."""

    def __init__(self) -> None:
        self.tables: dict[str, set[Connected]] = {}
        self.size = 0

    @contextmanager
    def joined(self, table: str, line: Connected) -> Iterator[None]:
        """Count someone in until their connection ends."""
        self.tables.setdefault(table, set()).add(line)
        self.size += 1
        try:
            yield
        finally:
            self.size -= 1
            self.tables[table].discard(line)
            if not self.tables[table]:
                del self.tables[table]

    def spectators(self) -> list[list[Connected]]:
        """Those without a seat, table by table."""
        return self._groups(seated=False)

    def seated(self) -> list[list[Connected]]:
        """Those with a seat, table by table."""
        return self._groups(seated=True)

    def _groups(self, *, seated: bool) -> list[list[Connected]]:
        lines = [[line for line in at if (line.seat != SPECTATOR) == seated] for at in self.tables.values()]
        return [group for group in lines if group]
