"""Interface: an agent that can disguise as a guard.

In players' turns it is an agent that security does not see (BC-INTF-01, BC-INTF-12); in the corporation's turn it acts
as the guard it seems to be (BC-INTF-14, see `ground.units`). The disguise lasts from turn to turn until something
takes it off (BC-INTF-06), and it detects no bot in any turn (BC-INTF-13).
"""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.games.burncycle.bots.events import DisguisePutOn, DisguiseTakenOff, DisguiseTurned
from getaway.games.burncycle.bots.power import lose_power
from getaway.games.burncycle.detection.detection import aware_of, look_around
from getaway.games.burncycle.floor.neighbours import neighbours_now, new_neighbours
from getaway.games.burncycle.ground.abilities import abilities, gives
from getaway.games.burncycle.ground.choose import CHOOSE_FACING, FACINGS, choose, choosing
from getaway.games.burncycle.ground.questions import FreeAction
from getaway.games.burncycle.ground.supply import draw_guard
from getaway.games.burncycle.table.doing import Moving, Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Pile
from getaway.games.burncycle.table.pieces import guards
from getaway.kernel import ALLOWED, Act, Refused, Script, Seat, Verb, Verdict, Wish

WHERE_TO_FACE = choosing("where-to-face", CHOOSE_FACING, "BC-INTF-09")
FACADE = "facade"
"""The innate ability by which a disguise is put on, once on each floor, or once more by Second Face."""
UNMASKED_POWER = 2
"""What it costs Interface to be shut down as a guard (BC-INTF-17)."""


# Putting it on


class Disguise(FreeAction):
    """As a free action, out of all sight, take on the looks of a random guard of the floor's level (BC-INTF-24)."""

    name = "disguise"

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return f"bot:{seat}"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot = g.bots[seat]
        if not bot.acts:
            return Refused("BC-SHUTBOT-08")
        if not gives(g, seat, "disguise"):
            return Refused("BC-INTF-24")
        if bot.disguise or bot.used.count(FACADE) > gives(g, seat, "redisguise"):
            return Refused("BC-INTF-24")
        if bot.detected or aware_of(g, bot.cell) is not None:
            return Refused("BC-INTF-02")
        return ALLOWED if any(pile.left or pile.gone for pile in g.guards[: g.level]) else Refused("BC-GUARD-10")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _PUT_ON if gives(g, seat, "disguise") and self.judge(g, seat, _WISH) else None

    def near(self, g: Burncycle, seat: Seat) -> tuple[Wish, ...]:
        return (_WISH,) if any("disguise" in ability.gives for ability in abilities(g, seat)) else ()

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The chip's abilities work from now on (BC-INTF-10)."""
        g.set_bot(seat, used=(*g.bots[seat].used, FACADE))
        name = yield from draw_guard(g, g.level)
        beside = neighbours_now(g)
        g.set_bot(seat, disguise=name, hidden=False)
        new_neighbours(g, beside)
        facing = yield from choose(g, WHERE_TO_FACE, FACINGS, by=(seat,), about=seat)
        g.set_bot(seat, facing=FACINGS.index(facing))
        g.tell(DisguisePutOn(seat, name, FACINGS.index(facing)), cites="BC-INTF-24")


def turn_disguise(g: Burncycle, seat: Seat) -> Script[None]:
    """After a move action disguised Interface chooses the facing of the disguise (BC-INTF-09)."""
    if not g.bots[seat].disguise:
        return
    facing = yield from choose(g, WHERE_TO_FACE, FACINGS, by=(seat,), about=seat)
    g.set_bot(seat, facing=FACINGS.index(facing))
    g.tell(DisguiseTurned(seat, FACINGS.index(facing)), cites="BC-INTF-09")


# Taking it off


class TakeOff(FreeAction):
    """On its own turn Interface may take the disguise off, as a free action (BC-INTF-05)."""

    name = "take-off-disguise"

    def piece(self, g: Burncycle, seat: Seat) -> str:
        return f"bot:{seat}"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if g.bots[seat].disguise else Refused("BC-INTF-05")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _TAKE_OFF if g.bots[seat].disguise else None

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """A bot that is in sight now is seen (BC-AWARE-06)."""
        yield from ()
        take_off(g, seat, "BC-INTF-05")
        look_around(g)


def take_off(g: Burncycle, i: int, cites: str | tuple[str, ...]) -> None:
    """The disguise is removed, and the guard chip discarded (BC-INTF-02); its movement goes with it."""
    worn = g.bots[i].disguise
    if not worn:
        return
    n = guards()[worn].level - 1
    pile = g.guards[n]
    g.set_bot(i, disguise="", facing=0)
    g.moving = without_own(g.moving)
    g.guards = (*g.guards[:n], Pile(pile.left, tuple(sorted((*pile.gone, worn)))), *g.guards[n + 1 :])
    g.tell(DisguiseTakenOff(i, worn), cites=cites)


def without_own(moving: Moving | None) -> Moving | None:
    """A move, and one that goes on after it, without the movement of the disguise (BC-INTF-07)."""
    return moving and msgspec.structs.replace(moving, own=0, outer=without_own(moving.outer))


def seen_through(g: Burncycle, todo: Todo) -> Script[None]:
    """If anything but awareness detects it, Interface loses the disguise at once (BC-INTF-02, BC-INTF-03).

    From now on security sees who it is (BC-AWARE-06).
    """
    yield from ()
    take_off(g, todo.a, "BC-INTF-02")
    look_around(g)


def shut_disguise(g: Burncycle, i: int) -> None:
    """Shut down as a guard, Interface loses the disguise and 2 power (BC-INTF-17)."""
    take_off(g, i, "BC-INTF-17")
    lose_power(g, i, UNMASKED_POWER, "BC-INTF-17")
    look_around(g)


_PUT_ON, _TAKE_OFF, _WISH = Act("disguise"), Act("take-off-disguise"), Wish("disguise")
DISGUISE, TAKE_OFF = Disguise(), TakeOff()
VERBS: tuple[Verb[Any], ...] = (DISGUISE, TAKE_OFF)
