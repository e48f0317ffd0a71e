"""One database for the tests of a table."""

from __future__ import annotations

from tests.serving import dsn

__all__ = ["dsn"]
