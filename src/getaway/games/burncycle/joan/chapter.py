"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.joan import drone

JOAN = Chapter(
    verbs=drone.VERBS,
)
