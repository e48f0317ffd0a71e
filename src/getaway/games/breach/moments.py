"""Moments at which Missions can be played: the active player's own are kept, others are asked."""

from __future__ import annotations

from getaway.games.breach.database import avatars_in
from getaway.games.breach.model import Breach
from getaway.games.breach.windows import respond
from getaway.kernel import Script, Seat


def occurs(g: Breach, seat: Seat, condition: str) -> None:
    """A Mission's condition occurs for a player; the active one may play it with the next answer (BR-MTYPE-02)."""
    if seat == g.active and condition not in g.just:
        g.just = (*g.just, condition)


def enters(g: Breach, seat: Seat) -> None:
    """An Avatar went into a room, with MP or by a Slide: it meets those who are there now (BR-CPE-07)."""
    if seat == g.active:
        g.just = tuple([each for each in g.just if each != "meets-avatar"])
    if any(other != seat for other in avatars_in(g, g.seats[seat].room)):
        occurs(g, seat, "meets-avatar")


def after_disconnection(g: Breach, seat: Seat) -> Script[None]:
    """An Avatar with a Virus of this player was disconnected: who may hold a Mission for it is asked."""
    yield from mission(g, seat, "disconnected")


def mission(g: Breach, seat: Seat, condition: str) -> Script[None]:
    """A player whose turn it need not be may play a Mission whose condition has just occurred (BR-MTYPE-02)."""
    while (yield from respond(g, seat, "mission", condition)):
        pass
