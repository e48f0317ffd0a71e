"""What all actions share: whether one may be performed now, and counting it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from getaway.games.breach.ground.events import ActionTaken
from getaway.games.breach.table.model import Breach
from getaway.kernel import ALLOWED, Refused, Seat, Verb, Verdict, Wish

AN_ACTION: Final = {"actions": 1}
"""What an action uses up."""


class Action(Verb[Breach]):
    """One of the seven actions (BR-ACTPH-03)."""

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return AN_ACTION


def judge_action(g: Breach, seat: Seat) -> Verdict:
    """A connected Avatar may perform as many actions as its Click allows (BR-ACTPH-02, BR-DISC-07)."""
    if not g.seats[seat].connected:
        return Refused("BR-DISC-07")
    return ALLOWED if g.clicks < g.click(seat) else Refused("BR-ACTPH-02", click=g.click(seat))


def take_action(g: Breach, seat: Seat, action: str, cites: str) -> None:
    """Use one of the turn's actions."""
    g.clicks += 1
    g.just = ()
    g.tell(ActionTaken(seat, action, g.click(seat) - g.clicks), cites=cites)
