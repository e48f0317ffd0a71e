"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.movement import arrive, bonus, move, passing, step, use_key

MOVEMENT = Chapter(
    verbs=(move.MOVE, step.STEP, use_key.USE_KEY, move.STOP, *passing.VERBS),
    phases={"moving": move.moving, "passing": passing.passing},
    effects={"move": bonus.grant_movement},
    consequences={"arrive": arrive.arrive_later, "bonus-movement": bonus.bonus_movement},
)
