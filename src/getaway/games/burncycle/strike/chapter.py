"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.strike import strike

STRIKE = Chapter(
    verbs=(strike.STRIKE_UNIT, strike.STRIKE_WALL, strike.STRIKE_FOR),
    phases={"striking": strike.striking},
)
