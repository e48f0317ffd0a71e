"""The opportunity of a chip: who may use it, and whether the action is optimized."""

from __future__ import annotations

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, Refused, Seat, Verdict

OPTIMIZED_AP = 2


def actors(g: Burncycle, seat: Seat) -> tuple[int, ...]:
    """Who can act on this chip: the player's agent and the command module (BC-CMD-07).

    A shut down agent cannot (BC-SHUTBOT-08), nor can a bot that escaped (BC-ESC-03). The module can also strike, use
    terminals and keypads, repair, and take the mission's actions (BC-CMD-10).
    """
    return tuple([i for i in (seat, g.module) if g.bots[i].acts])


def judge_actor(g: Burncycle, seat: Seat, bot: int) -> Verdict:
    """Only the player's own agent or the command module acts, if it can."""
    if bot not in (seat, g.module):
        return Refused("BC-ACT-05")
    if g.bots[bot].escaped:
        return Refused("BC-ESC-03")
    return Refused("BC-SHUTBOT-08") if g.bots[bot].shut else ALLOWED


def optimized(g: Burncycle, type_: str) -> bool:
    """An action is optimized on a chip of its own type; the extra action never is (BC-ACT-07, BC-NETACT-08).

    Tech chips optimize both tech actions (BC-TECH-02), utility chips keypad actions (BC-UTIL-02). This includes the
    command module's actions (BC-CMD-08), but not general actions (BC-GEN-01). The captain chip optimizes nothing
    (BC-CAPCHIP-06).
    """
    return g.tracker != NOWHERE and g.slots[g.tracker].chip == type_ and not g.extra


def use_opportunity(g: Burncycle) -> None:
    """The chip's action is used; an extra action uses itself up instead (BC-NETACT-09)."""
    g.acted, g.extra = True, False


def whose_doing(g: Burncycle) -> int:
    """The bot whose move action or pass it is: the agent's, whichever bot moves (BC-CMD-19).

    For a shut down agent the module acts (BC-SHUTBOT-08), and nothing counts as the agent's doing.
    """
    return g.active if g.bots[g.active].acts else g.module
