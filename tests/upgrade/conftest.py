"""One database for these tests."""

from __future__ import annotations

from tests.serving import dsn

__all__ = ["dsn"]
