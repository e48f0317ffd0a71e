"""Consequences: what other rules notice happens at once, but only where the state is whole.

A rule that cannot ask, such as a step that detects somebody and thereby raises threat, leaves a `Todo` behind; the
script that caused it settles what waits as soon as its own step is complete, and so before anything else goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from getaway.games.burncycle.model import Burncycle, Todo
from getaway.kernel import Script

Consequence = Callable[[Burncycle, Todo], Script[None]]
CONSEQUENCES: dict[str, Consequence] = {}
"""By kind of todo, the rule that carries it out; each rule's own file adds its kind."""


def consequence(kind: str) -> Callable[[Consequence], Consequence]:
    """Name the rule that carries out this kind of todo."""

    def named(rule: Consequence) -> Consequence:
        CONSEQUENCES[kind] = rule
        return rule

    return named


def settle(g: Burncycle) -> Script[None]:
    """Carry out what waits, in the order in which it came up (BC-THREAT-05)."""
    while g.todo:
        first, *rest = g.todo
        g.todo = tuple(rest)
        yield from CONSEQUENCES[first.kind](g, first)
