"""The Action Phase: the seven actions, and what may come before and after one."""

from __future__ import annotations

from getaway.games.breach.actions.configure import CONFIGURE
from getaway.games.breach.actions.infect import INFECT
from getaway.games.breach.actions.log_out import LOG_OUT
from getaway.games.breach.actions.move import MOVE
from getaway.games.breach.attack.attack import ATTACK_VERB
from getaway.games.breach.attack.shield import SHIELD
from getaway.games.breach.ground.asking import Telling
from getaway.games.breach.malware.play import PLAY, PLAY_ALTERNATIVE
from getaway.games.breach.sheet.cheats import CHEAT
from getaway.games.breach.sheet.develop import DEVELOP
from getaway.games.breach.table.model import Breach
from getaway.games.breach.tokens.purchase import BUY, LEAST
from getaway.games.breach.tokens.research import USE
from getaway.kernel import END, Args, Script, Seat, ask, carry_out
from getaway.kit.verbs import Plain


def actions_left(g: Breach, seat: Seat) -> Args:
    """How many actions the CPU still allows (BR-ACTPH-02)."""
    return {"left": max(0, g.click(g.active) - g.clicks)}


END_ACTIONS = Plain("end-actions", END, forgoes=True)
ACTIONS = (MOVE, ATTACK_VERB, SHIELD, INFECT, DEVELOP, CONFIGURE, LOG_OUT)
"""The seven actions (BR-ACTPH-03), each as often as there are actions left (BR-ACTPH-04)."""
ACT = Telling(
    "act",
    (*ACTIONS, END_ACTIONS, CHEAT, BUY, PLAY, PLAY_ALTERNATIVE, USE),
    tells=actions_left,
    cites=("BR-ACTPH-02",),
    others="BR-ROUND-02",
    instead={
        "trace": "BR-TRACE-01",
        "end-turn": "BR-ROUND-03",
        "go": "BR-MOVE-04",
        "reveal": "BR-MOVE-04",
        "activate": "BR-ACTROOM-05",
        "elude": "BR-ELUDE-06",
    },
    otherwise="BR-ACTPH-06",
    private=True,
)


def act(g: Breach) -> Script[None]:
    """The next action, or what may come before and after one (BR-ACTPH-02, BR-ACTPH-05, BR-CHEAT-07, BR-BUY-01)."""
    seat = g.active
    if g.ended or nothing_left(g, seat):
        g.phase, g.just = "configure", ()
        return
    g.open = True
    wish = yield from ask(g, seat, ACT)
    g.open = False
    if wish.verb == "end-actions":
        g.phase, g.just = "configure", ()
        return
    if wish.verb not in ("play", "play-alternative", "research"):
        g.just = ()  # the moment of a Mission is over (BR-MTYPE-02)
    yield from carry_out(g, seat, wish)


def nothing_left(g: Breach, seat: Seat) -> bool:
    """Whether, as everybody sees, neither an action nor anything beside one is left."""
    player = g.seats[seat]
    beside = player.ready or g.hands[seat] or g.research[seat] or player.credits >= LEAST
    return not beside and g.clicks >= g.click(seat)


VERBS = (END_ACTIONS,)
