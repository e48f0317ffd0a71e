"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.security import abilities, activation, captain, takedown

SECURITY = Chapter(
    phases={"security": activation.open_security, "activation": activation.activate_security},
    effects={
        "stun": takedown.stun_by_effect,
        "shut-unit": takedown.shut_by_effect,
        "captain": captain.add_captain,
        "turn": captain.turn_units,
    },
    consequences={"drain": abilities.drain, "seen": captain.captain_sees},
)
