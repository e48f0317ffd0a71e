"""Consequences: what follows from a rule happens as soon as the state is whole.

A rule that can't ask, such as a step that detects a bot and so raises threat, leaves a `Todo` behind. The script that
caused it settles what waits as soon as its own step is complete, before anything else goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Cut, Script

Consequence = Callable[[Burncycle, Todo], Script[None]]
CONSEQUENCES: dict[str, Consequence] = {}
"""The rule that carries out each kind of `Todo`; see `chapters`."""


def asked_for(g: Burncycle, todo: Todo, asking: Script[Any]) -> Script[Any]:
    """The answer that a consequence needs; if the turn ends before it is given, the consequence goes on waiting.

    An agent that shuts down while being asked, by dropping an imperative, still gets all that is due (BC-IMP-13).
    """
    try:
        return (yield from asking)
    except Cut:
        if g.phase != "over":
            g.todo = (todo, *g.todo)
        raise


Look = Callable[[Burncycle], None]
LOOKS: list[Look] = []
"""Rules that look at the state whenever all consequences are carried out, and may leave new ones; see `chapters`."""


def due(g: Burncycle) -> int:
    """The place of the next thing to carry out among what waits, or NOWHERE."""
    for place, todo in enumerate(g.todo):
        if not waits_on(g, todo):
            return place
    return NOWHERE


def waits_on(g: Burncycle, todo: Todo) -> bool:
    """Threat events and escalations wait while pings are activated and their dice rolled (BC-PING-27).

    The end of a shut down agent's turn waits for the end of the effects that shut it down (BC-SHUTBOT-23).
    """
    if todo.kind == "threat":
        return g.pinging is not None
    return todo.kind == "turn-over" and g.happening + g.carrying > 0


def settle(g: Burncycle) -> Script[None]:
    """Carry out what waits, in the order in which it came up (BC-THREAT-05), until nothing new comes up."""
    while True:
        while g.todo and (place := due(g)) != NOWHERE:
            todo = g.todo[place]
            g.todo = g.todo[:place] + g.todo[place + 1 :]
            yield from CONSEQUENCES[todo.kind](g, todo)
        for look in LOOKS:
            look(g)
        if not g.todo or due(g) == NOWHERE:
            return
