"""Game end conditions: an explosion, the last bomb disarmed, no cell left."""

from __future__ import annotations

from typing import Never

from getaway.games.bombsquad.scoring.events import Exploded, MissionEnded
from getaway.games.bombsquad.scoring.outcome import outcome
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Cut


def end_mission(g: BombSquad, cause: str, cites: str | tuple[str, ...]) -> Never:
    """End the mission at once, whatever is going on (BS-END-04), and whichever robot is active (BS-MULTI-12)."""
    g.cause = cause
    g.phase = "over"
    result = outcome(g)
    g.tell(MissionEnded(cause, result.success, result.score, result.stars), cites=cites)
    raise Cut


def explode(g: BombSquad, letter: str) -> Never:
    """One bomb brings down the whole building (BS-TIMER-03, BS-END-01)."""
    g.exploded = letter
    g.tell(Exploded(letter), cites="BS-TIMER-03")
    end_mission(g, "detonation", cites="BS-END-01")
