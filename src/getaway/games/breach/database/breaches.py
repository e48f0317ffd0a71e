"""Opening Breaches, and wearing them out."""

from __future__ import annotations

from getaway.games.breach.database.events import BreachOpened, BreachWorn
from getaway.games.breach.database.links import breach_at
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE


def open_borders(g: Breach, room: int = NOWHERE) -> list[int]:
    """The borders that a Breach may be put on, all or those of a room (BR-BREACH-02); none from an empty deck."""
    taken = {place for place, _ in g.breaches}
    found = [i for i, pair in enumerate(g.grid.borders) if i not in taken and (room == NOWHERE or room in pair)]
    return found if g.breach_deck else []


def put_breach(g: Breach, border: int, cites: Cites) -> None:
    """Put the top card of the Breach deck on a border, its front up (BR-BREACH-01)."""
    g.breach_deck -= 1
    g.breaches = tuple(sorted((*g.breaches, (border, False))))
    g.tell(BreachOpened(border), cites=cites)


def wear_breach(g: Breach, a: int, b: int) -> None:
    """Wear out a Breach that was crossed: it turns to its back, then goes under the deck (BR-BREACH-06, BR-BREACH-07).

    Only entering a room with MP calls this (BR-BREACH-08), also a room just revealed through the Breach (BR-BRREV-04,
    BR-BRREV-05).
    """
    back = breach_at(g, a, b)
    if back is None:
        return
    border = g.grid.borders.index((min(a, b), max(a, b)))
    rest = [each for each in g.breaches if each[0] != border]
    g.breaches = tuple(rest if back else sorted([*rest, (border, True)]))
    g.breach_deck += back
    g.tell(BreachWorn(border, gone=back), cites="BR-BREACH-07" if back else "BR-BREACH-06")
