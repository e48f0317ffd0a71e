"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.burn import burncycle, reserves
from getaway.games.burncycle.ground.chapters import Chapter

BURN = Chapter(
    verbs=(burncycle.REBOOT,),
    effects={
        "reserve": reserves.give_chips,
        "team-reserve": reserves.give_team_chips,
        "degrade": burncycle.degrade_leftmost,
        "restore": burncycle.restore_leftmost,
        "deactivate": burncycle.deactivate,
    },
    consequences={"degrade": burncycle.still_to_degrade},
)
