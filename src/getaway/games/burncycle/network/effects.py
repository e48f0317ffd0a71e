"""Effects on the network that belong to its own rules: pings enter and activate, IPs return."""

from __future__ import annotations

from getaway.games.burncycle.doing import Pinging
from getaway.games.burncycle.effects import Cites, effect, whom
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.network.adding import enter
from getaway.games.burncycle.network.levels import change_ceo
from getaway.games.burncycle.network.moving import activate_next, all_moved
from getaway.games.burncycle.network.pegs import send_home
from getaway.games.burncycle.pieces import Effect
from getaway.kernel import Script


@effect("add-pings")
def add_pings(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """So many pings enter at the core, one after another."""
    yield from ()
    for _ in range(effect.n):
        enter(g, cites)


@effect("activate-pings")
def activate_all(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """All pings move, with boots and bans, but no die is rolled and none transfers (BC-THRCARD-06, BC-THRCARD-11).

    What threat events this reaches wait until all have moved. Pings already on the move are not moved twice.
    """
    if g.pinging is not None:
        return
    g.pinging = Pinging()
    while not all_moved(g):
        yield from activate_next(g)
    g.pinging = None


@effect("ceo-at-least")
def raise_ceo(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The CEO's level rises to a number if it is lower (BC-THRCARD-12)."""
    yield from ()
    change_ceo(g, max(0, effect.n - g.ceo), cites)


@effect("ip-home")
def bring_home(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """IPs return to their access points, without detection and at no cost in levels (BC-BOOT-11)."""
    yield from ()
    for seat in whom(g, bot, effect.who):
        if seat != g.module:
            send_home(g, seat, cites)
