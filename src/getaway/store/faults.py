"""What a fault of PostgreSQL means for a row: the store is away, the row is held up, or it can never be written."""

from __future__ import annotations

from typing import Final

import asyncpg

from getaway.kernel import Refused
from getaway.table import StoreDown

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that the server has given up and that is not closed yet
)
"""Every fault of the store."""
HELD: Final = (
    asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""Another transaction was in the way for too long; the line is sound, and other rows may pass."""
REJECTED: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.ProgramLimitExceededError)
"""The same row would be turned away again."""


def meaning(fault: BaseException) -> BaseException:
    """What a caller of the store gets: without its table a row is refused, a bad row is our fault.

    All else may pass, and leaves open what was done: a lost line, a full disk, a server that only reads.
    """
    if isinstance(fault, asyncpg.ForeignKeyViolationError):
        return Refused("GT-TABLE-01")
    return fault if isinstance(fault, REJECTED) else StoreDown(str(fault) or type(fault).__name__)
