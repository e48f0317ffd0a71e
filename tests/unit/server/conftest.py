"""The server's tests share one database."""

from __future__ import annotations

from tests.serving import dsn

__all__ = ["dsn"]
