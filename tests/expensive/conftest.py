"""One database for all of it."""

from __future__ import annotations

from tests.serving import dsn

__all__ = ["dsn"]
