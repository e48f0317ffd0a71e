"""Questions that tell figures of the table: how much is left, what is responded to.

All audiences are told them, so they are those of the player who is asked, whoever reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.breach.model import Breach
from getaway.games.breach.parts import NOWHERE
from getaway.games.breach.pieces import rooms
from getaway.kernel import Args, Question, Seat, Verb

Tells = Callable[[Breach, Seat], Args]


class Telling(Question):
    """A question with such figures, all of which everybody knows."""

    __slots__ = ("tells",)

    def __init__(
        self,
        name: str,
        verbs: tuple[Verb[Any], ...],
        *,
        tells: Tells,
        **usual: Any,  # noqa: ANN401 - as of any question
    ) -> None:
        super().__init__(name, verbs, **usual)
        self.tells = tells

    def facts(self, g: Breach, seat: Seat) -> Args:
        return self.tells(g, seat)


def actions_left(g: Breach, seat: Seat) -> Args:
    """How many actions the CPU still allows (BR-ACTPH-02)."""
    return {"left": max(0, g.click(g.active) - g.clicks)}


def configurations_left(g: Breach, seat: Seat) -> Args:
    """How many free Configure actions are left (BR-CONFPH-02)."""
    return {"left": max(0, g.configuration(g.active) - g.configured)}


def pushes_left(g: Breach, seat: Seat) -> Args:
    """How many Pushes are left, with the one at hand (BR-PUSH-05)."""
    return {"left": g.pushes}


def mp_left(g: Breach, seat: Seat) -> Args:
    """The MP of the Move in progress (BR-MOVE-01), what kind of room the Avatar stands in (BR-ACTROOM-01).

    Also whether a room just revealed can be entered for less (BR-REVEAL-05, BR-REVEAL-07).
    """
    room = g.seats[g.moves[-1].seat].room if g.moves else NOWHERE
    code = g.codes[room] if 0 <= room < g.grid.size and not g.is_dark(room) else ""
    kind, fresh = rooms()[code].type if code else "", bool(g.moves) and g.moves[-1].revealed != NOWHERE
    return {"mp": g.moves[-1].mp if g.moves else 0, "kind": kind, "fresh": fresh}


def face_rolled(g: Breach, seat: Seat) -> Args:
    """What the Infection die shows."""
    return {"face": g.rolled.face if g.rolled else ""}


def discount_given(g: Breach, seat: Seat) -> Args:
    """How many Credits the Purchase is cheaper."""
    return {"less": g.less}


def attack_so_far(g: Breach, seat: Seat) -> Args:
    """How strong an attack is, and how far it reaches."""
    attack = g.attack
    return (
        {"attack": 0, "reach": 0} if attack is None else {"attack": attack.attack + attack.bonus, "reach": attack.reach}
    )
