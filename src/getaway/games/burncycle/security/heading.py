"""How a security unit goes somewhere: shortest routes, counted as it moves, and where it faces in the end."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.floor import (
    UNREACHABLE,
    Ways,
    floor,
    nearest,
    next_steps,
    routes,
    spaces_beside,
    steps_from,
    unit_ways,
)
from getaway.games.burncycle.security.situation import BotSeen, Candidate, Decision, Situation
from getaway.games.burncycle.table.parts import NOWHERE


def free_ways(s: Situation) -> Ways:
    """How a unit moves that pursues or investigates: through doors (BC-SACT-15), into safe zones too (BC-AWSAFE-05).

    With Shift it goes through walls (BC-SECAB-12).
    """
    return unit_ways(floor(s.plan), s.broken, shift=s.shift)


def beside(s: Situation, cell: int) -> tuple[int, ...]:
    """The spaces from which a unit is adjacent to this one; a wall is always in between (BC-ADJ-02)."""
    return spaces_beside(unit_ways(floor(s.plan), s.broken), cell)


def steps_to(ways: Ways, cell: int, goal: int) -> int:
    """How many spaces it is to another one, bots counted through (BC-SACT-18)."""
    return steps_from(ways, cell)[goal]


def bots_at(s: Situation, ways: Ways, bots: Iterable[BotSeen]) -> tuple[Candidate, ...]:
    """How far each of these bots is, counted to its own space."""
    return tuple([Candidate(bot.bot, bot.cell, steps_to(ways, s.cell, bot.cell)) for bot in bots])


def closest_of(candidates: tuple[Candidate, ...]) -> list[Candidate]:
    """Those at the shortest distance, without any that can't be reached."""
    least = min([each.steps for each in candidates], default=UNREACHABLE)
    return [each for each in candidates if each.steps == least != UNREACHABLE]


def head_for(
    s: Situation,
    task: str,
    ways: Ways,
    candidates: tuple[Candidate, ...],
    goals: tuple[int, ...],
    faced: tuple[int, ...] = (),
    target: int = NOWHERE,
    cites: tuple[str, ...] = (),
) -> Decision:
    """Every beginning of a shortest route to the nearest goal (BC-SACT-03, BC-SACT-04, BC-SACT-05, BC-PRIOEX-02).

    On a goal the unit stays (BC-SACT-30). Its movement ended, it faces as `facings_at` says.
    """
    reached = nearest(ways, s.cell, goals)
    if not reached:
        return Decision(task, candidates, target, facings=() if s.left else (s.facing,), cites=cites)
    if s.left:
        return Decision(task, candidates, target, (), reached, routes(ways, s.cell, reached, s.left), cites=cites)
    facings = facings_at(s, ways, reached, faced)
    return Decision(task, candidates, target, (), reached, facings=facings, cites=(*cites, "BC-SACT-11"))


def facings_at(s: Situation, ways: Ways, goals: tuple[int, ...], faced: tuple[int, ...]) -> tuple[int, ...]:
    """Towards the next step of the route (BC-SACT-11, BC-SACT-13); arrived, towards the bot (BC-SACT-08).

    Arrived on a space it headed for, a unit keeps the facing of its last step (BC-SACT-10).
    """
    if s.cell not in goals:
        return next_steps(ways, s.cell, goals)
    next_to = floor(s.plan).beyond[s.cell]
    bots = tuple([next_to.index(cell) for cell in faced if cell in next_to and s.cell in beside(s, cell)])
    return bots or (s.facing,)
