"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.surveil import caches, effects, surveil

SURVEIL = Chapter(
    verbs=caches.VERBS,
    effects={
        "mainframe": effects.make_mainframe,
        "surveil": effects.surveil_room,
        "surveil-all": effects.surveil_all,
    },
    consequences={"surveillance": surveil.resolve_results},
)
