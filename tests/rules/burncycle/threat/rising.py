"""Threat that rises, and what it reaches."""

from __future__ import annotations

from typing import Any

from tests.rules.burncycle.table import arrange, told

from getaway.games.burncycle.threat.events import ThreatEvent
from getaway.kernel import Match


def advance(players: int, threat: int, *chances: str, **position: Any) -> Match:
    """The end of a corporation's turn, where threat advances by the number of players from this level."""
    return arrange(players, *chances, phase="threat", threat=threat, **{"reached": threat, **position})


def happened(match: Match) -> list[int]:
    """The levels whose events happened or escalations came into force, in order."""
    return [event.level for event in told(match, ThreatEvent)]
