"""The Configuration Phase: free Configure actions."""

from __future__ import annotations

from getaway.games.breach.actions.configure import CONFIGURE
from getaway.games.breach.ground.asking import Telling
from getaway.games.breach.table.model import Breach
from getaway.kernel import END, Args, Script, Seat, ask
from getaway.kit.verbs import Plain


def configurations_left(g: Breach, seat: Seat) -> Args:
    """How many free Configure actions are left (BR-CONFPH-02)."""
    return {"left": max(0, g.configuration(g.active) - g.configured)}


END_CONFIGURING = Plain("end-configuring", END, forgoes=True)
CONFIGURING = Telling(
    "configure",
    (CONFIGURE, END_CONFIGURING),
    tells=configurations_left,
    cites=("BR-CONFPH-02",),
    others="BR-ROUND-02",
    instead={"trace": "BR-TRACE-01", "play": "BR-TIMING-01", "cheat": "BR-CHEAT-07", "buy": "BR-BUY-01"},
    otherwise="BR-ROUND-03",
)


def configuration(g: Breach) -> Script[None]:
    """After the Action Phase (BR-CONFPH-01), free Configure actions up to the CPU's value (BR-CONFPH-02).

    Each is resolved before the next (BR-CONFPH-04); it doesn't matter whether the Avatar is connected (BR-CONFPH-03).
    """
    seat = g.active
    if g.configured >= g.configuration(seat):
        g.phase = "trace"
        return
    wish = yield from ask(g, seat, CONFIGURING)
    if wish.verb == "end-configuring":
        g.phase = "trace"
        return
    yield from CONFIGURE.run(g, seat, wish)


VERBS = (END_CONFIGURING,)
