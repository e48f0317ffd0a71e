"""Deleting what has ended, a little at a time, so that nobody waits for all of it."""

from __future__ import annotations

from random import random
from typing import Final

AT_ONCE: Final = 200
"""How many rows are deleted at most."""
ONE_IN: Final = 10
"""One in this many visitors sweeps: each sweep deletes more than came since, so old rows don't pile up."""

SWEEP_SESSIONS = """
delete from sessions where token = any (array(
    select token from sessions where ends_at <= now() order by ends_at limit $1 for update skip locked
))
"""
SWEEP_LISTED = """
delete from listed where table_id = any (array(
    select table_id from listed where ends_at <= now() order by ends_at limit $1 for update skip locked
))
"""


def seldom() -> bool:
    """Whether it is this visitor's turn to sweep."""
    return random() * ONE_IN < 1  # noqa: S311 - nothing hangs on it
