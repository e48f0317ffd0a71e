"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.bots import disguise, power, repair
from getaway.games.burncycle.ground.chapters import Chapter

BOTS = Chapter(
    verbs=(repair.REPAIR, *disguise.VERBS),
    effects={"power": power.give_power, "lose-power": power.take_power},
    consequences={"disguise": disguise.seen_through},
)
