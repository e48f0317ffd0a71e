"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.threat import dial, reached

THREAT = Chapter(
    effects={"threat": dial.move_threat},
    consequences={"threat": reached.threat_event, "turn-over": reached.turn_over},
)
