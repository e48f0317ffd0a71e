"""What the seats are told of a lesson: each goal reached, and how far they came."""

from __future__ import annotations

from getaway.kernel import Event


class GoalReached(Event, frozen=True):
    """A step of the lesson is done, so many of them now, and another follows unless it was the last."""

    step: str
    number: int
    of: int
    then: str


class LessonEnded(Event, frozen=True):
    """The mission of the lesson is over, won or lost, with so many of its steps done."""

    lesson: str
    won: bool
    number: int
    of: int
