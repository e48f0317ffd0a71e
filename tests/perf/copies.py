"""What a copy of a Bomb Squad state costs, by the way the state is made: `python -m tests.perf.copies`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from copy import deepcopy
from time import process_time_ns
from types import SimpleNamespace
from typing import Any

import msgspec

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.state import BombSquad

ZONES = ("due", "secured", "draw", "discards", "frame")
TABLES = ("board", "seen", "hints")


def state() -> BombSquad:
    """A dealt match of Mission 1."""
    g: BombSquad = GAME.new(3, seed=1, mission="m01", clock="turns").g.copy()
    g.tape = msgspec.UNSET
    return g


def fields(g: BombSquad) -> dict[str, Any]:
    """The state field by field."""
    return {name: getattr(g, name) for name in g.__struct_fields__ if name != "tape"}


def mutable(g: BombSquad) -> SimpleNamespace:
    """The same state as an object of lists and byte arrays, which rules would change in place."""
    made = fields(g)
    made |= {name: list(made[name]) for name in ZONES}
    made |= {name: bytearray(made[name]) for name in TABLES}
    made["hands"] = [list(hand) for hand in g.hands]
    return SimpleNamespace(**made)


def copy_by_hand(g: SimpleNamespace) -> SimpleNamespace:
    """A new object with new lists and byte arrays."""
    made = SimpleNamespace(**g.__dict__)
    made.due, made.secured, made.draw = g.due[:], g.secured[:], g.draw[:]
    made.discards, made.frame = g.discards[:], g.frame[:]
    made.board, made.seen, made.hints = g.board[:], g.seen[:], g.hints[:]
    made.hands = [hand[:] for hand in g.hands]
    return made


def ways() -> dict[str, Callable[[], Any]]:
    """Each way to copy, ready to be called."""
    g = state()
    shared, lists = SimpleNamespace(**fields(g)), mutable(g)
    return {
        "struct of immutable values, `copy`": g.copy,
        "object of immutable values, copied by hand": lambda: SimpleNamespace(**shared.__dict__),
        "object of lists, copied by hand": lambda: copy_by_hand(lists),
        "object of lists, `deepcopy`": lambda: deepcopy(lists),
    }


def microseconds(copy: Callable[[], Any], times: int) -> float:
    """The time of one copy."""
    start = process_time_ns()
    for _ in range(times):
        copy()
    return (process_time_ns() - start) / times / 1000


def report(rounds: int = 15, times: int = 2000) -> list[str]:
    """The best round of each way, the rounds taken in turn."""
    copies = ways()
    best = dict.fromkeys(copies, float("inf"))
    for _ in range(rounds):
        for name, copy in copies.items():
            best[name] = min(best[name], microseconds(copy, times))
    first = next(iter(best.values()))
    return [f"{name:<46}{cost:>8.2f} µs{cost / first:>8.0f} x" for name, cost in best.items()]


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
