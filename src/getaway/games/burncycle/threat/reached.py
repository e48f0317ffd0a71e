"""Threat events and escalations, when the tracker reaches them."""

from __future__ import annotations

from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.ground.ending import end_turn_now, in_own_turn
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.threat.dial import entries
from getaway.games.burncycle.threat.events import ThreatEvent
from getaway.kernel import Script


def threat_event(g: Burncycle, todo: Todo) -> Script[None]:
    """An event's effects happen once; an escalation is in force by its level alone (BC-THRCARD-02, BC-THRCARD-03)."""
    entry = next(entry for entry in entries(g) if entry.level == todo.a)
    if entry.kind == "escalation" and g.threat < entry.level:
        return  # threat fell again before its turn came
    g.tell(ThreatEvent(entry.level, entry.title), cites="BC-THREAT-03")
    bot = g.active if in_own_turn(g, g.active) else NOWHERE
    g.happening += 1
    yield from apply_effects(g, bot, entry.effects, "BC-THRCARD-02")
    g.happening -= 1
    g.frame()


def turn_over(g: Burncycle, todo: Todo) -> Script[None]:
    """The agent whose turn it is was shut down by a threat event, which has happened by now (BC-SHUTBOT-05)."""
    yield from ()
    if in_own_turn(g, todo.a):
        end_turn_now(g)
