"""Abilities that bots use in their network step, such as Access's IP Spoofer."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.ground.abilities import abilities, usable, use_up
from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.network.events import NetworkAbilityUsed
from getaway.games.burncycle.table.arguments import ABILITY
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import ALLOWED, Act, One, Refused, Script, Seat, Verb, Verdict, Wish

TIME = "network"


class UseNetworkAbility(Verb[Burncycle]):
    """Use an ability of the agent between two IP moves, like a free action (BC-IPMOVE-25)."""

    name = "network-ability"
    arguments = (ABILITY,)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        found = [ability.key for ability in usable(g, seat, TIME)]
        return ALLOWED if wish[ABILITY] in found else Refused("BC-IPMOVE-25")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        found = usable(g, seat, TIME)
        return Act(self.name, One("ability", [ability.key for ability in found])) if found else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, ability=each.key) for each in abilities(g, seat) if each.when == TIME]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        ability = next(each for each in usable(g, seat, TIME) if each.key == wish[ABILITY])
        use_up(g, seat, ability)
        g.tell(NetworkAbilityUsed(seat, ability.key), cites="BC-IPMOVE-25")
        yield from apply_effects(g, seat, ability.effects, "BC-IPMOVE-25")


USE_ABILITY = UseNetworkAbility()
