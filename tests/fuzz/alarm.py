"""An end to whatever takes too long, also where it never looks up."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Hung(BaseException):
    """Something did not come to an end in time; nobody below may take this for a fault of its own."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise `Hung` in the main thread after this many seconds."""

    def ring(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
