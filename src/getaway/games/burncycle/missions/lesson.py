"""Lessons: a mission that teaches by doing. Its steps are goals in an order, and never force anything.

A step's goal is met when something it waits for happens or its condition holds, whatever the current step is. It is
done once every step before it is done too, so a goal that was met early is ticked when its turn comes. A mark is a goal
that a step waits for without being a step. Nothing here changes what the rules allow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from getaway.games.burncycle.ground.ending import WON
from getaway.games.burncycle.ground.happenings import Did
from getaway.games.burncycle.missions.events import GoalReached, LessonEnded
from getaway.games.burncycle.table.mission_cards import Lesson, Step, lessons
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE

OVER: Final = ("won", "lost")


class Guide(msgspec.Struct, frozen=True):
    """Where the players of a lesson are: the current step, the clauses to read for it, the steps done and to come."""

    lesson: str
    step: str
    """Its message is `guide-STEP`; none once all steps are done."""
    clauses: tuple[str, ...]
    done: tuple[str, ...]
    left: tuple[str, ...]


def guide(g: Burncycle) -> Guide | None:
    """What to do next, if this is a lesson."""
    lesson = lessons().get(g.mission)
    if lesson is None:
        return None
    done = steps_done(g, lesson)
    left = lesson.steps[len(done) :]
    keys = [step.key for step in lesson.steps]
    at_hand, clauses = (left[0].key, left[0].clauses) if left else ("", ())
    return Guide(g.mission, at_hand, clauses, tuple(keys[: len(done)]), tuple(keys[len(done) :]))


def steps_done(g: Burncycle, lesson: Lesson) -> tuple[Step, ...]:
    """The steps from the first on whose goals are all met."""
    for n, step in enumerate(lesson.steps):
        if step.key not in g.met:
            return lesson.steps[:n]
    return lesson.steps


# Goals


def notice(g: Burncycle, happened: Did) -> None:
    """Something happened that a goal may wait for; the end of the match ends the lesson, too."""
    lesson = lessons().get(g.mission)
    if lesson is None:
        return
    meet(g, lesson, [goal.key for goal in goals(lesson) if waits_for(g, goal, happened) and counts(g, goal)])
    if happened.what in OVER:
        end(g, lesson)


def look(g: Burncycle) -> None:
    """After everything that happens, check the goals that are conditions."""
    lesson = lessons().get(g.mission)
    if lesson is not None:
        meet(g, lesson, [goal.key for goal in goals(lesson) if goal.holds and counts(g, goal) and HOLDS[goal.holds](g)])


def goals(lesson: Lesson) -> tuple[Step, ...]:
    """The goals of its steps, and the marks that some of them wait for."""
    return (*lesson.steps, *lesson.marks)


def waits_for(g: Burncycle, step: Step, happened: Did) -> bool:
    """Whether the goal of a step is that this happens, at this time of the turn."""
    return happened.what in step.does and (not step.during or step.during == g.phase)


def counts(g: Burncycle, step: Step) -> bool:
    """A goal is met once, and some only after another."""
    return step.key not in g.met and (not step.after or step.after in g.met)


def meet(g: Burncycle, lesson: Lesson, keys: list[str]) -> None:
    """Mark these goals as met, and announce every step that this completes, with the clauses it taught."""
    if not keys:
        return
    before = len(steps_done(g, lesson))
    g.met = (*g.met, *keys)
    done = steps_done(g, lesson)
    for number, step in enumerate(done[before:], before + 1):
        then = lesson.steps[number].key if number < len(lesson.steps) else ""
        g.tell(GoalReached(step.key, number, len(lesson.steps), then), cites=step.clauses)


def end(g: Burncycle, lesson: Lesson) -> None:
    """How far the players came, and how to begin again."""
    done = len(steps_done(g, lesson))
    g.tell(LessonEnded(g.mission, g.result == WON, done, len(lesson.steps)), cites=lesson.steps[-1].clauses)


# Conditions


def placed(g: Burncycle) -> bool:
    """Every bot has its start space."""
    return bool(g.bots) and all(bot.cell != NOWHERE or bot.escaped for bot in g.bots)


def unseen(g: Burncycle) -> bool:
    """No bot is detected."""
    return not any(bot.detected for bot in g.bots)


def no_terminals(g: Burncycle) -> bool:
    """No terminal chip is left to be used, once there is a floor."""
    return bool(g.plan) and not g.terminals


def no_beads(g: Burncycle) -> bool:
    """No room is left to be surveilled, once there is a floor."""
    return bool(g.plan) and not g.unseen


HOLDS: Final[dict[str, Callable[[Burncycle], bool]]] = {
    "placed": placed,
    "unseen": unseen,
    "no-terminals": no_terminals,
    "no-beads": no_beads,
}
"""By name, the conditions that a step can wait for."""
