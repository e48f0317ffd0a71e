"""Interface: an agent that can disguise as a guard."""

from __future__ import annotations

from getaway.games.burncycle.choose import CHOOSE_FACING, choose, choosing
from getaway.games.burncycle.events_bots import DisguiseTakenOff, DisguiseTurned
from getaway.games.burncycle.model import Burncycle, Pile, Todo
from getaway.games.burncycle.pieces import guards
from getaway.games.burncycle.settle import consequence
from getaway.kernel import Script, Seat

FACINGS = ("up", "right", "down", "left")
WHERE_TO_FACE = choosing("where-to-face", CHOOSE_FACING, "BC-INTF-09")


def turn_disguise(g: Burncycle, seat: Seat) -> Script[None]:
    """After a move action disguised Interface chooses the facing of the disguise (BC-INTF-09)."""
    if not g.bots[seat].disguise:
        return
    facing = yield from choose(g, WHERE_TO_FACE, FACINGS, by=(seat,), about=seat)
    g.set_bot(seat, facing=FACINGS.index(facing))
    g.tell(DisguiseTurned(seat, FACINGS.index(facing)), cites="BC-INTF-09")


def take_off(g: Burncycle, i: int, cites: str | tuple[str, ...]) -> None:
    """The disguise is removed, and the guard chip discarded (BC-INTF-02)."""
    worn = g.bots[i].disguise
    if not worn:
        return
    n = guards()[worn].level - 1
    pile = g.guards[n]
    g.set_bot(i, disguise="", facing=0)
    g.guards = (*g.guards[:n], Pile(pile.left, (*pile.gone, worn)), *g.guards[n + 1 :])
    g.tell(DisguiseTakenOff(i, worn), cites=cites)


@consequence("disguise")
def seen_through(g: Burncycle, todo: Todo) -> Script[None]:
    """Detected in any other way than by awareness, Interface loses the disguise at once (BC-INTF-02)."""
    yield from ()
    take_off(g, todo.a, "BC-INTF-02")
