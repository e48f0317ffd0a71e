"""The vocabulary of effects: what cards, rooms, Cheats, development boxes and tokens make happen.

Each effect is a script that gets the player who uses it. An effect that finds nothing to do does nothing: everything is
resolved as far as possible (BR-EFFECT-04). It is the same wherever it is printed (BR-EFFECT-05).

`pack.vocabulary` lists them all; each is carried out by the chapter it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.games.breach.ground.choose import CHOOSE_WHAT, choose, choosing
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import COLOURS
from getaway.games.breach.table.pieces import Deed, Effect
from getaway.kernel import Script, Seat

Cites = str | tuple[str, ...]
Doing = Callable[[Breach, Seat, Effect, Cites], Script[None]]
Effects = dict[str, Doing]
EFFECTS: Final[Effects] = {}
"""By name, how each effect is carried out; the declaration of the game registers those of every chapter."""


def register(*chapters: Effects) -> None:
    """Take in the effects that chapters carry out."""
    for chapter in chapters:
        EFFECTS.update(chapter)


def do_effect(g: Breach, seat: Seat, each: Effect, cites: Cites) -> Script[None]:
    """Carry out one effect: its player gains what is shown, or does it (BR-EFFECT-06)."""
    return EFFECTS[each.do](g, seat, each, cites)


def payable(g: Breach, seat: Seat, deed: Deed) -> bool:
    """Whether the cost of an effect can be paid (BR-CACHE-02, BR-EFFECT-04)."""
    player = g.seats[seat]
    for cost in deed.cost:
        if cost.do == "cache":
            colour = COLOURS.index(cost.what)
            if not player.cubes[colour][colour]:
                return False
        elif player.credits < cost.n:
            return False
    return True


def due(deed: Deed) -> dict[str, int]:
    """The cost of an effect by name: Credits, and cubes that go to the Cache by colour."""
    found: dict[str, int] = {}
    for cost in deed.cost:
        name, n = (f"cache-{cost.what}", 1) if cost.do == "cache" else ("credits", cost.n)
        found[name] = found.get(name, 0) + n
    return found


WHICH_EFFECT = choosing("which-effect", CHOOSE_WHAT, "BR-EFFECT-04")


def perform(g: Breach, seat: Seat, deed: Deed, cites: Cites, *, free: bool = False) -> Script[None]:
    """Pay the cost, take the danger (BR-DANGER-02), then carry out the effects as far as possible."""
    for cost in () if free else deed.cost:
        yield from EFFECTS[f"pay-{cost.do}"](g, seat, cost, cites)
    for penalty in deed.danger:
        yield from do_effect(g, seat, penalty, "BR-DANGER-02")
    if not deed.choose:
        for each in deed.effects:
            yield from do_effect(g, seat, each, cites)
        return
    left = list(deed.effects)
    for _ in range(deed.choose):
        name = yield from choose(g, seat, WHICH_EFFECT, [each.do for each in left])
        chosen = next(each for each in left if each.do == name)
        left.remove(chosen)
        yield from do_effect(g, seat, chosen, cites)
