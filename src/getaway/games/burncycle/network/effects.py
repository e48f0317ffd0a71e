"""Effects on the network: levels change, pings come, go and move, IPs return."""

from __future__ import annotations

from getaway.games.burncycle.ground.choose import CHOOSE_NODE, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, chooser, player_of, whom, whose
from getaway.games.burncycle.network.adding import enter
from getaway.games.burncycle.network.events import PingRemoved
from getaway.games.burncycle.network.levels import change_ceo, change_level
from getaway.games.burncycle.network.moving import activate_next, all_moved
from getaway.games.burncycle.network.pegs import send_home
from getaway.games.burncycle.network.returning import return_ip
from getaway.games.burncycle.table.doing import Pinging
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Script
from getaway.kit.zones import without_one


def add_pings(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Let n pings enter at the core, one after another."""
    yield from ()
    for _ in range(effect.n):
        enter(g, cites)


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


def raise_ceo(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The CEO's level rises to a number if it is lower (BC-THRCARD-12)."""
    yield from ()
    change_ceo(g, max(0, effect.n - g.ceo), cites)


def bring_home(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """IPs return to their access points, without detection and at no cost in levels (BC-BOOT-11)."""
    yield from ()
    for seat in whom(g, bot, effect.who):
        if seat != g.module:
            send_home(g, seat, cites)


WHICH_PING = choosing("which-ping", CHOOSE_NODE, "BC-PING-15")


def move_levels(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The network level of each agent's player rises, or falls where the number is below 0 (BC-NETLVL-03, -04).

    If the command module causes it, it is for the active player.
    """
    for i in (yield from whose(g, bot, effect)):
        change_level(g, player_of(g, i), effect.n, cites)


def move_ceo(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The CEO's level rises, or falls where the number is below 0."""
    yield from ()
    change_ceo(g, effect.n, cites)


def remove_pings(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Pings of choice leave the network, and can be added again (BC-PING-15)."""
    for _ in range(effect.n):
        if not g.pings:
            return
        node = yield from choose(g, WHICH_PING, dict.fromkeys(g.pings), by=chooser(g, bot), about=bot)
        g.pings = without_one(g.pings, node)
        g.tell(PingRemoved(node), cites=cites)


def bring_back(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The banned IP of each agent's player comes back, of the active one where the command module acts (BC-BAN-05)."""
    for i in (yield from whose(g, bot, effect)):
        yield from return_ip(g, player_of(g, i), cites if isinstance(cites, str) else cites[0])
