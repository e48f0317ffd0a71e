"""How bold the team is just now: the same plans, with more or less regard for what security may do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple


class Mood(NamedTuple):
    """How much harm and eyes count against the way that is left: 1 as usual, 0 not at all."""

    agents: float = 1.0
    """Harm to an agent, or to a command module that has a task to do."""
    module: float = 1.0
    """Harm to a command module that only waits."""
    eyes: float = 1.0
    """A space in sight."""


USUAL = Mood()
BOLD = Mood(0.35, 0.8, 0.5)
WARY = Mood(2.0, 3.0, 1.6)
CARELESS = Mood(0.0, 0.0, 0.0)

_mood: ContextVar[Mood] = ContextVar("mood", default=USUAL)


def mood() -> Mood:
    """The mood in which the team decides."""
    return _mood.get()


@contextmanager
def in_mood(wanted: Mood) -> Iterator[None]:
    """Decide in this mood for a while."""
    token = _mood.set(wanted)
    try:
        yield
    finally:
        _mood.reset(token)
