"""Joan the Drone, who belongs to Memory as an agent.

She isn't a bot (BC-BOT-04), and security doesn't look for her (BC-JOAN-03). Memory carries her along.
"""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.ground.events import DroneCharged
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE

OWNER = "memory"
DRONE = "drone:0"
"""Joan, where an option touches her."""


def memory(g: Burncycle) -> int:
    """The agent Joan belongs to, or nowhere (BC-JOAN-01)."""
    if g.drone == NOWHERE:
        return NOWHERE
    return next((i for i in g.everyone if g.bots[i].name == OWNER), NOWHERE)


def with_memory(g: Burncycle) -> bool:
    """Whether Joan shares Memory's space."""
    owner = memory(g)
    return owner != NOWHERE and g.bots[owner].cell == g.drone


def join_memory(g: Burncycle) -> None:
    """At set-up and after a floor change Joan is where Memory is (BC-JOAN-17)."""
    owner = next((i for i in g.everyone if g.bots[i].name == OWNER), NOWHERE)
    g.drone = g.bots[owner].cell if owner != NOWHERE else NOWHERE
    recharge(g)


def recharge(g: Burncycle) -> None:
    """Sharing a space with Memory charges Joan immediately (BC-JOAN-10)."""
    if not g.charged and with_memory(g):
        g.charged = True
        g.tell(DroneCharged(True), cites="BC-JOAN-10")


def deplete(g: Burncycle, cites: str | tuple[str, ...]) -> None:
    """What Joan did takes her charge, except on Memory's space (BC-JOAN-11)."""
    if with_memory(g):
        return
    g.charged = False
    g.tell(DroneCharged(False), cites=cites)


def drone_gives_way(g: Burncycle, moved: Iterable[tuple[int, int]]) -> None:
    """Bots moved, each given with the space it left.

    Memory takes Joan along from a shared space (BC-JOAN-13); any other bot that came onto Joan has swapped spaces
    with her (BC-JOAN-15).
    """
    owner, at = memory(g), g.drone
    if owner == NOWHERE:
        return
    for i, origin in moved:
        if i == owner and origin == at:
            g.drone = g.bots[i].cell
            return
    for i, origin in moved:
        if i != owner and g.bots[i].cell == at and origin != NOWHERE:
            g.drone = origin
    recharge(g)


def drone_swaps(g: Burncycle, cell: int, former: int) -> None:
    """A security unit whose way led onto Joan has swapped spaces with her (BC-JOAN-15)."""
    if g.drone == cell and memory(g) != NOWHERE and not with_memory(g):
        g.drone = former
        recharge(g)
