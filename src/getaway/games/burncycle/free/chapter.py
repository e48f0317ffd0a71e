"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.free import alter, between, use
from getaway.games.burncycle.ground.chapters import Chapter

FREE = Chapter(
    verbs=(alter.ALTER, use.USE, between.NEXT),
)
