"""Keys in a move action: a moving bot unlocks a door next to it."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.floor.doors import beside, unlock
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import actors
from getaway.games.burncycle.movement.events import KeyUsed
from getaway.games.burncycle.movement.step import judge_mover
from getaway.games.burncycle.table.arguments import BOT, DOOR
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, Act, Refused, Rows, Script, Seat, Verb, Verdict, Wish


class UseKey(Verb[Burncycle]):
    """In a move action, discard a key to unlock a door next to the moving bot (BC-KEYCHIP-07, BC-KEYCHIP-10).

    Bonus movement, such as a Nitro Shot's, isn't a move action (BC-MOVE-21, BC-MOVE-22).
    """

    name = "use-key"
    arguments = (BOT, DOOR)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, door = wish[BOT], wish[DOOR]
        verdict = judge_mover(g, seat, bot)
        if not verdict:
            return verdict
        if g.moving is not None and g.moving.bonus != NOWHERE:
            return Refused("BC-MOVE-21")
        if not g.bots[bot].keys:
            return Refused("BC-KEYCHIP-13")
        if door not in beside(g, bot):
            return Refused("BC-KEYCHIP-07")
        return Refused("BC-KEYPAD-01") if g.unlocked >> door & 1 else ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if g.moving is None or g.moving.bonus != NOWHERE:
            return None
        rows = [
            (bot, door)
            for bot in actors(g, seat)
            if g.bots[bot].keys
            for door in beside(g, bot)
            if not g.unlocked >> door & 1
        ]
        return Act(self.name, Rows(("bot", "door"), rows)) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        for bot in (seat, g.module):
            if g.bots[bot].cell != NOWHERE:
                yield from [Wish(self.name, bot=bot, door=door) for door in beside(g, bot)]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"keys": 1}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """No card is drawn and no free step follows (BC-KEYCHIP-08, BC-KEYCHIP-09).

        The move goes on with the AP left (BC-KEYCHIP-11); a room behind is surveilled on the way (BC-KEYCHIP-12).
        """
        yield from ()
        bot, door = wish[BOT], wish[DOOR]
        g.set_bot(bot, keys=g.bots[bot].keys - 1)
        g.tell(KeyUsed(bot, door), cites=("BC-KEYCHIP-07", "BC-KEYCHIP-14"))
        did(g, "key", bot, g.bots[bot].cell)
        unlock(g, door, "BC-KEYCHIP-07", bot)


USE_KEY = UseKey()
