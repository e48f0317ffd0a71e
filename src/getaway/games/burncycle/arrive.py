"""What happens when a bot comes to a space, however it came there: sight, surveillance, caches."""

from __future__ import annotations

from getaway.games.burncycle.caches import collect_cache
from getaway.games.burncycle.detection import after_step, look_around
from getaway.games.burncycle.doing import Todo
from getaway.games.burncycle.happenings import did
from getaway.games.burncycle.joan import drone_gives_way
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.parts import NOWHERE
from getaway.games.burncycle.security.adjacency import neighbours_now, new_neighbours
from getaway.games.burncycle.settle import consequence, settle
from getaway.games.burncycle.surveil import surveil
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
    """On a space a bot stands on now: its consequences, the room's surveillance (BC-MOVE-10), the cache (BC-MOVE-09).

    Then the move it came by goes on with what AP are left (BC-MOVE-13), also behind a door that a key opened
    (BC-KEYCHIP-12).
    """
    yield from settle(g)
    bot = g.bots[i]
    if bot.cell == NOWHERE:
        return
    room = g.floor.room_of[bot.cell]
    did(g, "step", i, bot.cell)
    if room in g.unseen:
        yield from surveil(g, room, i)
        yield from settle(g)
    if g.bots[i].cell in g.caches and g.bots[i].acts:
        yield from collect_cache(g, i)
    yield from settle(g)


def arrive_both(g: Burncycle, mover: int, other: int) -> Script[None]:
    """After a swap both bots have come to a space, the one that moved first.

    If its arrival ends the turn, the other's is still due.
    """
    try:
        yield from arrive(g, mover)
    except Cut:
        g.later("arrive", other)
        raise
    yield from arrive(g, other)


@consequence("arrive")
def arrive_later(g: Burncycle, todo: Todo) -> Script[None]:
    """A bot that came to a space in a turn that ended meanwhile."""
    yield from arrive(g, todo.a)
