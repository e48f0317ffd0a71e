"""Lessons: a mission that teaches by doing. Its steps are goals in an order, and never force anything.

A step's goal is met when something it waits for happens or its condition holds while it is the current step: nobody is
told that they have done what they were never asked for. A mark is a goal that a step waits for without being a step; it
can be met at any time. Nothing here changes what the rules allow.
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
    verbs: tuple[str, ...] = ()
    """What its text says to do: the first of these that can be chosen now."""
    things: tuple[str, ...] = ()
    """Where on the board, the nearest goal first."""


def guide(g: Burncycle) -> Guide | None:
    """What to do next, if this is a lesson."""
    lesson = lessons().get(g.mission)
    if lesson is None:
        return None
    done = steps_done(g, lesson)
    left = lesson.steps[len(done) :]
    keys = [step.key for step in lesson.steps]
    before, after = tuple(keys[: len(done)]), tuple(keys[len(done) :])
    if not left:
        return Guide(g.mission, "", (), before, after)
    cues = [cue for cue in left[0].cues if not cue.when or WHEN[cue.when](g)]
    verbs = dict.fromkeys(verb for cue in cues for verb in cue.verbs)
    things = [named(g, cue.thing) for cue in cues if cue.thing]
    return Guide(g.mission, left[0].key, left[0].clauses, before, after, tuple(verbs), tuple(things))


def named(g: Burncycle, thing: str) -> str:
    """A space or door that a cue names, as a thing of the view."""
    if ":" in thing:
        return thing
    cells = [g.floor.cell(int(name[1:]), ord(name[0]) - ord("A") + 1) for name in thing.split("-")]
    if len(cells) == 1:
        return f"cell:{cells[0]}"
    return f"door:{g.floor.door_at(cells[0], g.floor.beyond[cells[0]].index(cells[1]))}"


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
    meet(g, lesson, [goal.key for goal in goals(g, lesson) if waits_for(g, goal, happened) and counts(g, goal)])
    if happened.what in OVER:
        end(g, lesson)


def look(g: Burncycle) -> None:
    """After everything that happens, check the goals that are conditions."""
    lesson = lessons().get(g.mission)
    if lesson is not None:
        open_ones = [goal for goal in goals(g, lesson) if goal.holds and counts(g, goal)]
        meet(g, lesson, [goal.key for goal in open_ones if HOLDS[goal.holds](g)])


def goals(g: Burncycle, lesson: Lesson) -> tuple[Step, ...]:
    """The goal of the current step, and the marks that some steps wait for."""
    done = len(steps_done(g, lesson))
    return (*lesson.steps[done : done + 1], *lesson.marks)


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


def seen(g: Burncycle) -> bool:
    """A bot is detected."""
    return not unseen(g)


def unseen(g: Burncycle) -> bool:
    """No bot is detected."""
    return not any(bot.detected for bot in g.bots)


def no_terminals(g: Burncycle) -> bool:
    """No terminal chip is left to be used, once there is a floor."""
    return bool(g.plan) and not g.terminals


def no_beads(g: Burncycle) -> bool:
    """No room is left to be surveilled, once there is a floor."""
    return bool(g.plan) and not g.unseen


FEW_CHIPS: Final = 2
"""With no more chips than this left in the burncycle, it's time for a reboot."""


def few_chips(g: Burncycle) -> bool:
    """Most chips of the burncycle are lost."""
    return sum(slot.live for slot in g.slots) <= FEW_CHIPS


def slot_4_off(g: Burncycle) -> bool:
    """The command module's fourth slot isn't active yet."""
    return not g.slots[3].active


def no_advanced(g: Burncycle) -> bool:
    """The agent has no advanced die yet."""
    return not g.bots[0].advanced


def outside(g: Burncycle) -> bool:
    """The agent has no start space yet."""
    return g.bots[0].cell == NOWHERE


def in_lobby(g: Burncycle) -> bool:
    """The agent is in the lobby."""
    return g.bots[0].cell != NOWHERE and g.floor.room_of[g.bots[0].cell] == g.floor.room_named("lobby")


HOLDS: Final[dict[str, Callable[[Burncycle], bool]]] = {
    "placed": placed,
    "seen": seen,
    "unseen": unseen,
    "no-terminals": no_terminals,
    "no-beads": no_beads,
}
"""By name, the conditions that a step can wait for."""

WHEN: Final[dict[str, Callable[[Burncycle], bool]]] = {
    "few-chips": few_chips,
    "slot-4-off": slot_4_off,
    "no-advanced": no_advanced,
    "outside": outside,
    "in-lobby": in_lobby,
    "elsewhere": lambda g: not in_lobby(g),
}
"""By name, the conditions that a cue can have."""
