"""Caches: a bot that moves onto one may collect it for a card of equipment (BC-CACHE-01 to BC-CACHE-15)."""

from __future__ import annotations

from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.inventory.equipment import draw_equipment
from getaway.games.burncycle.inventory.inventory import deciders
from getaway.games.burncycle.surveil.events import CacheCollected, CacheLeft
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import END, Question, Script, Seat, ask_any
from getaway.kit.verbs import Plain


class Collect(Plain):
    """Take the cache."""

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """The space of the cache; if both bots of the player stand on one, either may have come upon it."""
        found = [bot.cell for bot in (g.bots[seat], g.bots[g.module]) if bot.cell in g.caches]
        return f"cell:{found[0]}" if len(found) == 1 else None


COLLECT, LEAVE = Collect("collect"), Plain("leave", END, forgoes=True)
VERBS = (COLLECT, LEAVE)
COLLECTING = Question(
    "collect-cache",
    VERBS,
    cites=("BC-MOVE-09", "BC-CACHE-07"),
    others="BC-MOVE-09",
    otherwise="BC-FREE-04",
)


def collect_cache(g: Burncycle, bot: int) -> Script[None]:
    """The bot's player may take the cache it moved onto or leave it (BC-MOVE-09), also outside their own turn.

    It doesn't matter how it got there (BC-CACHE-05, BC-CACHE-13); one that was left is offered again only when the bot
    moves onto it again (BC-CACHE-15). Bots alone collect, so it is out of reach under a security unit (BC-CACHE-09,
    BC-CACHE-10). A move in progress goes on afterwards (BC-CACHE-08).
    """
    cell = g.bots[bot].cell
    answered = yield from ask_any(g, COLLECTING, lambda g: deciders(g, bot))
    if answered is None or answered[1].verb == "leave":
        g.tell(CacheLeft(bot, cell), cites="BC-MOVE-09")
        return
    g.caches = tuple([each for each in g.caches if each != cell])
    g.tell(CacheCollected(bot, cell), cites="BC-CACHE-07")
    did(g, "cache", bot, cell)
    yield from draw_equipment(g, bot, "BC-CACHE-07")
