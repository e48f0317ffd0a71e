"""Events of the mission and of a lesson."""

from __future__ import annotations

from getaway.kernel import Event


class FloorSetUp(Event, frozen=True):
    """A floor is laid out."""

    floor: int
    plan: str


class TaskAdvanced(Event, frozen=True):
    """Something counted for a task: done by a bot, or by the team where the bot is -1; perhaps it is complete now."""

    task: str
    bot: int
    complete: bool


class ObjectiveCompleted(Event, frozen=True):
    """All tasks of an objective are complete."""

    objective: str


class MissionActed(Event, frozen=True):
    """A bot took a general action of the mission at a space."""

    bot: int
    action: str
    cell: int


class BeadLaid(Event, frozen=True):
    """An objective bead lies on a space."""

    bead: str
    cell: int


class BeadTaken(Event, frozen=True):
    """A bot carries an objective bead now."""

    bot: int
    bead: str


class Escaped(Event, frozen=True):
    """A bot left the building for the rest of the game."""

    bot: int


class FloorLeft(Event, frozen=True):
    """The team leaves a floor for the next one."""

    floor: int
    to: int


class BotCarried(Event, frozen=True):
    """A bot stands in the safe zone in which it left the floor before."""

    bot: int
    cell: int


class UnitCarried(Event, frozen=True):
    """A security unit was carried over in a safe zone."""

    unit: int
    cell: int


class DisguiseLeft(Event, frozen=True):
    """A disguise does not outlast its floor."""

    bot: int
    guard: str


class GoalReached(Event, frozen=True):
    """A step of the lesson is done: its number, how many there are, and the next one unless it was the last."""

    step: str
    number: int
    of: int
    then: str


class LessonEnded(Event, frozen=True):
    """The lesson's mission is over, won or lost, and how many of its steps are done."""

    lesson: str
    won: bool
    number: int
    of: int
