"""Free actions: altering the burncycle, trading, and what cards and abilities grant (BC-FREE-06, BC-FREE-07).

They are legal in every step of your own turn while nothing is being resolved (BC-ACT-08, BC-FREE-02), from its very
start (BC-FREE-10) to its very end (BC-FREE-11). They leave the tracker where it is and use no opportunity (BC-FREE-01).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from getaway.games.burncycle.bots import disguise
from getaway.games.burncycle.free.alter import ALTER
from getaway.games.burncycle.free.events import AbilityUsed
from getaway.games.burncycle.ground.abilities import abilities, usable, use_up
from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.ground.questions import FreeAction
from getaway.games.burncycle.inventory.equipment import judge_use, use_equipment
from getaway.games.burncycle.inventory.inventory import held
from getaway.games.burncycle.inventory.trade import TRADE
from getaway.games.burncycle.joan import drone
from getaway.games.burncycle.table import named
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Ability, equipment, mods
from getaway.kernel import ALLOWED, USUAL, Act, Argument, One, Refused, Script, Seat, Verb, Verdict, Wish

WHAT = Argument("what", str, named.skill)


class Use(FreeAction):
    """Use equipment of your agent, or an ability of the agent or the command module, by its name."""

    name = "use"
    rank = USUAL
    arguments = (WHAT,)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        what = wish[WHAT]
        if what in equipment():
            return judge_use(g, seat, what)
        if who_can(g, seat, what) is not None:
            return ALLOWED
        return Refused(why_not(g, seat, what), what=what)

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        found = [each.card for each in g.bots[seat].cards if each.card in equipment() and judge_use(g, seat, each.card)]
        for i in (seat, g.module):
            found += [ability.key for ability in usable(g, i, "free")]
        return _uses(tuple(found)) if found else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        """Every card and every ability of the two bots; an installed mod is both, and named once."""
        names = [each.card for i in (seat, g.module) for each in g.bots[i].cards]
        names += [ability.key for i in (seat, g.module) for ability in abilities(g, i) if ability.when == "free"]
        return [Wish(self.name, what=name) for name in dict.fromkeys(names)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        what = wish[WHAT]
        if what in equipment():
            yield from use_equipment(g, seat, what)
            return
        found = who_can(g, seat, what)
        assert found is not None  # noqa: S101 - judged
        i, ability = found
        use_up(g, i, ability)
        g.tell(AbilityUsed(i, what), cites="BC-FREE-07")
        yield from apply_effects(g, i, ability.effects, "BC-FREE-07")


@lru_cache(maxsize=4096)
def _uses(names: tuple[str, ...]) -> Act:
    return Act("use", One("what", names))


def who_can(g: Burncycle, seat: Seat, key: str) -> tuple[int, Ability] | None:
    """The agent or the command module, if it can use an ability of this name as a free action now."""
    for i in (seat, g.module):
        for ability in usable(g, i, "free"):
            if ability.key == key:
                return i, ability
    return None


def why_not(g: Burncycle, seat: Seat, what: str) -> str:
    """The rule against using this ability: an uninstalled mod does nothing, and the module can't use mods."""
    if what in mods() and held(g.bots[g.module], what):
        return "BC-CMD-02"
    found = held(g.bots[seat], what)
    if found is not None and not found.installed:
        return "BC-MOD-03"
    return "BC-SHUTBOT-08" if g.bots[seat].shut else "BC-FREE-07"


USE = Use()
FREE_ACTIONS: tuple[Verb[Any], ...] = (ALTER, TRADE, USE, *disguise.VERBS, *drone.VERBS)


def any_possible(g: Burncycle) -> bool:
    """Whether the active player could take a free action now."""
    return any(verb.options(g, g.active) is not None for verb in FREE_ACTIONS)
