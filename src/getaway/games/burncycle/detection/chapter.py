"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.detection import effects
from getaway.games.burncycle.ground.chapters import Chapter

DETECTION = Chapter(
    effects={"clear-chip": effects.clear_chips_of, "place-chip": effects.place_chip},
)
