"""One database for the tests of the store, and a server of our own for what others must not feel."""

from __future__ import annotations

from tests.serving import dsn

__all__ = ["dsn"]
