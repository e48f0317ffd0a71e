"""Work for several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""Like `map`, but the results come as they are ready."""


@contextmanager
def spreading(workers: int) -> Iterator[Spread]:
    """How work is spread over processes; a single one is this one."""
    if workers == 1:
        yield map
        return
    with get_context("spawn").Pool(workers) as pool:
        yield pool.imap_unordered
