"""NATS between nodes: it tells them about new rows."""

from __future__ import annotations

from getaway.bus.nats import NatsBus

__all__ = ["NatsBus"]
