"""A store that fails at chosen moments, before or after it has written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from getaway.table import StoreDown


@contextmanager
def faltering(store: object, name: str, *, after: bool, times: int = 1, skipping: int = 0) -> Iterator[None]:
    """While this lasts, some calls of a method fail: once it has worked (`after`), or without doing anything."""
    whole: Callable[..., Awaitable[Any]] = getattr(store, name)
    calls = iter(range(skipping + times))

    async def falters(*args: Any, **named: Any) -> Any:
        fails = next(calls, -1) >= skipping
        if fails and not after:
            raise StoreDown
        answer = await whole(*args, **named)
        if fails:
            raise StoreDown
        return answer

    setattr(store, name, falters)
    try:
        yield
    finally:
        setattr(store, name, whole)
