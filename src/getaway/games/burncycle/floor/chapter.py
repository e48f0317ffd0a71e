"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.floor import effects
from getaway.games.burncycle.ground.chapters import Chapter

FLOOR = Chapter(
    effects={"unlock": effects.unlock_door, "lock": effects.lock_door},
)
