"""Repair actions: one bot gives power to another, however far away (BC-REPAIR-07)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.burncycle.bots.events import Repaired
from getaway.games.burncycle.bots.power import gain_power, spend_power
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import actors, judge_actor, use_opportunity
from getaway.games.burncycle.table.arguments import BOT, OTHER_BOT
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import POWER_LIMIT
from getaway.kernel import ALLOWED, Act, Argument, Refused, Rows, Script, Seat, Verb, Verdict, Wish

POWER = Argument("power", int)


class Repair(Verb[Burncycle]):
    """Give power to another bot: a general action of bots whose repair upgrade is active (BC-GEN-03), and of Patch.

    Agents and command module repair and are repaired (BC-REPAIR-11); the other bot needs no upgrade (BC-REPAIR-08).
    """

    name = "repair"
    arguments = (BOT, OTHER_BOT, POWER)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, other = wish[BOT], wish[OTHER_BOT]
        verdict = judge_actor(g, seat, bot)
        if not verdict:
            return verdict
        if not can_repair(g, bot):
            return Refused("BC-GEN-03")
        if other == bot or not 0 <= other < len(g.bots):
            return Refused("BC-REPAIR-10")
        if g.bots[other].escaped:
            return Refused("BC-ESC-02")
        return judge_amount(g, bot, other, wish[POWER])

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        able = tuple([i for i in actors(g, seat) if can_repair(g, i)])
        if not able:
            return None
        return _repairs(able, tuple([POWER_LIMIT if bot.escaped else bot.power for bot in g.bots]))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        for bot in actors(g, seat):
            yield from [Wish(self.name, bot=bot, other=other, power=1) for other in range(len(g.bots)) if other != bot]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"power": wish[POWER]}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The other bot gets what this one gives (BC-REPAIR-02), above its limit if need be (BC-REPAIR-04).

        An ability may add to it, up to the limit of 10. A shut down bot works again (BC-REPAIR-09).
        """
        yield from ()
        bot, other, power = wish[BOT], wish[OTHER_BOT], wish[POWER]
        use_opportunity(g)
        spend_power(g, bot, power)
        g.tell(Repaired(bot, other, power), cites="BC-REPAIR-02")
        gain_power(g, other, power + gives(g, bot, "repair-bonus"), ("BC-REPAIR-02", "BC-REPAIR-04"))
        did(g, "repair", bot, g.bots[bot].cell, power)


def can_repair(g: Burncycle, bot: int) -> bool:
    """Whether a bot has the upgrade, or an ability that replaces it."""
    return g.has(bot, "repair") or gives(g, bot, "repair") > 0


def judge_amount(g: Burncycle, bot: int, other: int, power: int) -> Verdict:
    """At least 1 power is given, and 1 kept (BC-REPAIR-03, BC-REPAIR-06); no bot has more than 10 (BC-REPAIR-05)."""
    if power < 1:
        return Refused("BC-REPAIR-03")
    if power >= g.bots[bot].power:
        return Refused("BC-REPAIR-06", power=g.bots[bot].power)
    return ALLOWED if g.bots[other].power + power <= POWER_LIMIT else Refused("BC-REPAIR-05", most=POWER_LIMIT)


@lru_cache(maxsize=4096)
def _repairs(able: tuple[int, ...], powers: tuple[int, ...]) -> Act | None:
    rows = [
        (bot, other, n)
        for bot in able
        for other in range(len(powers))
        if other != bot
        for n in range(1, min(powers[bot] - 1, POWER_LIMIT - powers[other]) + 1)
    ]
    return Act("repair", Rows(("bot", "other", "power"), rows)) if rows else None


REPAIR = Repair()
