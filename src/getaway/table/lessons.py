"""Lessons at a table: the list of a game's lessons, and a table at which one is taken."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel import Game
from getaway.kit.lessons import Lesson, Step, begun, lessons
from getaway.table import alone
from getaway.table.acts import Opened
from getaway.table.branching import Tried
from getaway.table.house import House
from getaway.table.opening import Secret, spoken_name


class StepText(msgspec.Struct, frozen=True):
    """A step of a lesson in words."""

    key: str
    says: str
    why: str
    nudge: str
    clauses: tuple[str, ...]


class LessonText(msgspec.Struct, frozen=True):
    """A lesson in words; `first` is the one to begin with."""

    key: str
    title: str
    about: str
    minutes: int
    first: bool
    players: int
    ends: str
    steps: tuple[StepText, ...]


class TakeLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to take a lesson."""

    name: str
    secret: Secret = ""


def listed(game: Game[Any], lang: str) -> tuple[LessonText, ...]:
    """All lessons of a game in a language, the first one first."""
    return tuple(_told(lesson, lang) for lesson in in_order(game))


def in_order(game: Game[Any]) -> list[Lesson]:
    """All lessons of a game, the first one first."""
    return sorted(lessons(game.package).values(), key=lambda lesson: not lesson.first)


def _told(lesson: Lesson, lang: str) -> LessonText:
    return LessonText(
        lesson.key,
        lesson.title.in_words(lang),
        lesson.about.in_words(lang),
        lesson.minutes,
        lesson.first,
        lesson.players,
        lesson.ends.in_words(lang),
        tuple(_step(step, lang) for step in lesson.steps),
    )


def _step(step: Step, lang: str) -> StepText:
    nudge = step.nudge.in_words(lang) if step.nudge is not None else ""
    return StepText(step.key, step.says.in_words(lang), step.why.in_words(lang), nudge, step.clauses)


def found(game: str, key: str) -> tuple[Game[Any], Lesson]:
    """A lesson by its name, or a refusal."""
    return alone.found(game, key, lessons)


def opened(game: Game[Any], lesson: Lesson, name: str, key: str, at: int) -> Opened:
    """The first row of a lesson's table, with the match begun."""
    seats = alone.seats(lesson, name, key, lesson.bots)
    row = alone.first_row(begun(game, lesson), "lesson", lesson, seats, at)
    return msgspec.structs.replace(row, options=lesson.options, lesson=lesson.key, warns=True)


async def take(house: House, game: str, key: str, wanted: TakeLesson) -> Tried:
    """Open a table for a lesson; its chance is the same for everyone."""
    known, lesson = found(game, key)
    name, now = spoken_name(wanted.name), house.now()
    asked, chance = wanted.secret, lesson.chance
    return await alone.laid(house, lesson, asked, lambda own: opened(known, lesson, name, own, now), chance)
