"""Events of the threat dial."""

from __future__ import annotations

from getaway.kernel import Event


class ThreatChanged(Event, frozen=True):
    """Threat advanced or fell."""

    by: int
    threat: int


class ThreatEvent(Event, frozen=True):
    """A threat event happens, or an escalation comes into force."""

    level: int
    title: str
