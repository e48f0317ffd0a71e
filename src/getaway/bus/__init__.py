"""Who must hear of a new row: NATS between nodes."""

from __future__ import annotations

from getaway.bus.nats import NatsBus

__all__ = ["NatsBus"]
