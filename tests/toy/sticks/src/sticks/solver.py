"""Who wins if both of two players play as well as possible."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.kit.declared import Finding, Solver, Task, Words
from sticks.box import heaps
from sticks.game import MOST


def stages() -> tuple[str, ...]:
    """The heaps that can be solved."""
    return tuple(heaps())


def solve(task: Task, texts: Words) -> Iterator[Finding]:
    """A heap that is a multiple of four is lost for the player who begins."""
    rest = heaps()[task.name] % (MOST + 1)
    yield Finding("", [texts.render("solved-heap", {"rest": rest})], impossible=rest == 0)


SOLVER = Solver(stages, solve)
