"""What happens when a bot comes to a space, however it came there: sight, surveillance, caches."""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import after_step, look_around
from getaway.games.burncycle.floor.neighbours import neighbours_now, new_neighbours
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.joan import drone_gives_way
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.surveil.caches import collect_cache
from getaway.games.burncycle.surveil.surveil import surveil
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Cut, Script


def place_bots(g: Burncycle, moves: tuple[tuple[int, int], ...]) -> None:
    """Bots come to spaces at the same moment, so that sight is judged once, on where all stand (BC-SWAP-04).

    Units that become adjacent to a bot use their abilities at once (BC-SEC-03).
    """
    before = [(i, g.bots[i].cell, g.bots[i].detected) for i, _ in moves]
    beside = neighbours_now(g)
    for i, cell in moves:
        g.set_bot(i, cell=cell)
    drone_gives_way(g, [(i, origin) for i, origin, _ in before])
    for i, origin, detected in before:
        if origin == NOWHERE:
            continue
        after_step(g, i, origin, detected)
    look_around(g)
    new_neighbours(g, beside)


def arrive(g: Burncycle, i: int) -> Script[None]:
    """A bot has come to the space it stands on now, and what awaits it there happens at once (BC-MOVE-09, BC-MOVE-10).

    No move action is needed for it (BC-CACHE-13, BC-CACHE-14).
    """
    did(g, "step", i, g.bots[i].cell)
    yield from find(g, i)


def find(g: Burncycle, i: int) -> Script[None]:
    """The consequences of coming there, the room's surveillance, then the cache if its chip is there (BC-CACHE-11).

    If one of them ends the turn, the others are still due: the room was entered all the same.
    """
    try:
        yield from settle(g)
        if g.bots[i].cell != NOWHERE and (room := g.floor.room_of[g.bots[i].cell]) in g.unseen:
            yield from surveil(g, room, i)
    except Cut:
        still_due(g, i)
        raise
    if g.bots[i].cell in g.caches and g.bots[i].acts:
        yield from collect_cache(g, i)
    yield from settle(g)


def arrive_both(g: Burncycle, mover: int, other: int) -> Script[None]:
    """After a swap both bots have come to a space; what awaits the one that moved happens first."""
    for i in (mover, other):
        did(g, "step", i, g.bots[i].cell)
    try:
        yield from find(g, mover)
    except Cut:
        still_due(g, other)
        raise
    yield from find(g, other)


def still_due(g: Burncycle, i: int) -> None:
    """The turn ended before everything on a bot's space was dealt with; it is still due unless the game is over."""
    if g.phase != "over":
        g.later("arrive", i)


def arrive_later(g: Burncycle, todo: Todo) -> Script[None]:
    """A bot finds what is on the space it came to in a turn that ended meanwhile."""
    yield from find(g, todo.a)
