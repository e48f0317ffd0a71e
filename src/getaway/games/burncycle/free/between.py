"""Between two chips: free actions before the tracker goes on, in the action step and in the network step."""

from __future__ import annotations

from getaway.games.burncycle.free.use import FREE_ACTIONS, any_possible
from getaway.games.burncycle.ground.questions import OfTheTurn, run
from getaway.games.burncycle.ground.slots import next_live
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import BANNED, NOWHERE
from getaway.kernel import END, Script, ask
from getaway.kit.verbs import Plain

NEXT = Plain("next-chip", END)
BETWEEN = OfTheTurn(
    "between-chips",
    (NEXT, *FREE_ACTIONS),
    cites=("BC-ACT-08", "BC-FREE-02"),
    others="BC-FREE-05",
    instead={"reboot": "BC-REBOOT-02", "upgrade": "BC-TURN-02", "upgrade-module": "BC-TURN-02"},
    otherwise="BC-ACT-04",
)


def may_go_on(g: Burncycle) -> Script[bool]:
    """Let the player take a free action before the tracker goes on (BC-ACT-08); without one it does.

    The question is asked only if it matters that the free action comes before the next chip.
    """
    if not free_action_matters(g) or not any_possible(g):
        return True
    wish = yield from ask(g, g.active, BETWEEN)
    if wish.verb == NEXT.name:
        return True
    yield from run(g, wish)
    return False


def free_action_matters(g: Burncycle) -> bool:
    """Whether the tracker would pass degraded chips that could be altered, or make the captain act (BC-ALTER-11).

    This includes the chip under the tracker if it was degraded before it was used, and at the end of the action step
    the chips to the left of the one on which the network step starts (BC-FREE-02, BC-IPMOVE-02).
    """
    to = next_live(g, g.tracker)
    if g.phase == "act" and to != NOWHERE and g.slots[to].chip == "captain":
        return True
    passed = g.slots[g.tracker + g.acted : to if to != NOWHERE else len(g.slots)]
    if g.phase == "act" and to == NOWHERE and not why_skipped(g, g.active):
        passed += g.slots[: max(0, next_live(g, NOWHERE))]
    return any(slot.degraded for slot in passed)


def why_skipped(g: Burncycle, seat: int) -> str:
    """The clause that makes a player skip the network step, or nothing (BC-SHUTBOT-09, BC-BAN-03)."""
    if g.bots[seat].shut:
        return "BC-SHUTBOT-09"
    return "BC-BAN-03" if g.bots[seat].ip == BANNED else ""
