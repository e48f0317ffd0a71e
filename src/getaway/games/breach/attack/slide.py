"""Slides of Avatars."""

from __future__ import annotations

from getaway.games.breach.attack.events import Slid
from getaway.games.breach.attack.shield import drop_shield
from getaway.games.breach.database.links import neighbours
from getaway.games.breach.database.rooms import stand
from getaway.games.breach.ground.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.breach.malware.missions import enters
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Script, Seat

WHERE_TO_SLIDE = choosing("where-to-slide", CHOOSE_ROOM, "BR-CPS-02")


def slide(g: Breach, seat: Seat, cites: str) -> Script[None]:
    """Move an Avatar to a connected revealed room without MP; it loses its Shield token (BR-CPS-02 to BR-CPS-04)."""
    room = yield from choose(g, seat, WHERE_TO_SLIDE, lambda: slides_to(g, seat))
    if room is not None:
        stand(g, seat, room)
        g.tell(Slid(seat, room), cites=cites)
        enters(g, seat)
        drop_shield(g, seat, "BR-SHIELD-10")


def slides_to(g: Breach, seat: Seat) -> list[int]:
    """The revealed rooms connected to an Avatar's; none for a disconnected one (BR-DISC-08)."""
    here = g.seats[seat].room
    return [] if here == NOWHERE else [room for room in neighbours(g, here) if not g.is_dark(room)]
