"""The server: HTTP, sockets, and the worker that keeps the clocks."""

from __future__ import annotations
