"""Effects on awareness chips: clearing and placing them."""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import aware_of, can_be_seen, clear_chip
from getaway.games.burncycle.detection.events import ChipPlaced
from getaway.games.burncycle.ground.choose import CHOOSE_CELL, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, chooser, whose
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect
from getaway.games.burncycle.threat.dial import change_threat
from getaway.kernel import Script

WHERE_TO_PLACE = choosing("where-to-place-chip", CHOOSE_CELL, "BC-AWCHIP-06")


# Awareness chips


def clear_chips_of(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The awareness chip of each bot it is for is cleared (BC-AWCHIP-05); that of a bot in sight can't be."""
    for i in (yield from whose(g, bot, effect)):
        if g.bots[i].chip != NOWHERE and not in_sight(g, i):
            clear_chip(g, i, cites)


def place_chip(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The awareness chip goes where its bot is not: a terminal or cache space.

    Spaces whose own chip is gone count as well (BC-TERMCHIP-07, BC-CACHE-12).

    On seasoned difficulty a chip that comes into play costs 1 threat (BC-AWCHIP-06, BC-DIFF-11). That of a bot in
    sight stays with it.
    """
    spaces = g.floor.caches if effect.what == "cache" else g.floor.terminals
    for i in (yield from whose(g, bot, effect)):
        free = [cell for cell in spaces if g.free(cell)]
        if in_sight(g, i) or not free:
            continue
        cell = yield from choose(g, WHERE_TO_PLACE, free, by=chooser(g, bot), about=i)
        entered = g.bots[i].chip == NOWHERE
        g.set_bot(i, chip=cell)
        g.tell(ChipPlaced(i, cell), cites=(*_tuple(cites), "BC-AWCHIP-06"))
        if entered and g.difficulty == "seasoned":
            change_threat(g, 1, "BC-DIFF-11")


def in_sight(g: Burncycle, i: int) -> bool:
    """Whether a security unit is aware of this bot now."""
    return can_be_seen(g, i) and aware_of(g, g.bots[i].cell) is not None


def _tuple(cites: Cites) -> tuple[str, ...]:
    return (cites,) if isinstance(cites, str) else cites
