"""Lessons: learn a game at the table, one small goal after another.

A game's lessons are the TOML files in its folder `rules/lessons`, one lesson each, in the order of their names. A
lesson begins with options, as any match does, or with a position laid out by hand, as a scene does. Its chance is
fixed, so that the same answers always lead to the same table.

A step has a goal: something that its player is told (`tells`), or something that their view shows (`shows`). Any way of
reaching it counts. Its `way` is only one of them: the answers that its text suggests, some of them only `when` they fit
what the view shows. Nothing here changes the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

import msgspec

from getaway.kernel import Chance, Committed, Game, Match, Seat, Wish
from getaway.kernel.stream import AnyItem, Did, Told, Undid
from getaway.kernel.wire import tupled
from getaway.kit.scenes import LANGUAGES, Arranging, Deed, Said, fits, numbered, part, plain

FOLDER = "rules/lessons"
__all__ = ["LANGUAGES", "BadLesson", "Goal", "Learning", "Lesson", "Part", "Step", "Way", "lessons"]


class BadLesson(Exception):
    """A lesson that can't be read."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the view by its path, and what has to be there: every condition that is given."""

    at: str
    value: Any = msgspec.UNSET
    other: Any = msgspec.UNSET
    """Anything but this."""
    has: Any = msgspec.UNSET
    """A list with this in it."""
    among: tuple[Any, ...] = ()
    """One of these."""
    least: float | None = None
    most: float | None = None

    def holds(self, view: object) -> bool:
        """Whether the view shows it; what isn't there doesn't hold."""
        try:
            found = plain(part(view, self.at))
        except (LookupError, AttributeError, TypeError, ValueError):
            return False
        return (
            (self.value is msgspec.UNSET or found == self.value)
            and (self.other is msgspec.UNSET or found != self.other)
            and (self.has is msgspec.UNSET or self.has in found)
            and (not self.among or found in self.among)
            and (self.least is None or found >= self.least)
            and (self.most is None or found <= self.most)
        )


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a step is for: that this is told, while the view shows these parts; or only the one or the other."""

    tells: dict[str, Any] | None = None
    """`event`, the name of its kind, and some of its fields."""
    shows: tuple[Part, ...] = ()

    def met(self, event: object | None, view: object) -> bool:
        """Whether it's reached by this event, or without one by what the view shows."""
        if (self.tells is None) != (event is None):
            return False
        if self.tells is not None and not fits(event, self.tells):
            return False
        return all(each.holds(view) for each in self.shows)


class Way(Deed, frozen=True, forbid_unknown_fields=True):
    """An answer that is suggested where it's legal and the view shows these parts."""

    when: tuple[Part, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal, what to do for it in a few words, and why, with the rules behind it. Any of its goals counts."""

    key: str
    says: Said
    why: Said
    clauses: tuple[str, ...]
    goals: tuple[Goal, ...]
    way: tuple[Way, ...] = ()
    """Answers that lead there, in order; arguments that are left out may be anything."""
    back: tuple[Way, ...] = ()
    """What helps where nothing of the way can be done: to end a turn, to leave a window."""
    nudge: Said | None = None
    """More help for someone who hesitates."""
    things: tuple[str, ...] = ()
    """Where to look, unless the way says it: things of the view such as `cell:12`."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a game; `first` is the one to begin with, which is a whole match."""

    key: str
    title: Said
    about: Said
    minutes: int
    steps: tuple[Step, ...]
    ends: Said
    """What to say once everything is learned."""
    closes: tuple[Goal, ...] = ()
    """What ends the lesson whatever the step at hand: a match that was won early."""
    first: bool = False
    players: int = 1
    seat: int = 0
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    bots: str = ""
    """The level of the bots at the other seats; empty for the usual one."""
    seed: int = 0

    @property
    def chance(self) -> bytes:
        """What its chance comes from: the same for everyone who takes it."""
        return sha256(f"getaway lesson 1 {self.key} {self.seed}".encode()).digest()


@cache
def lessons(package: str) -> dict[str, Lesson]:
    """The lessons of a game by key, the first one first."""
    folder = resources.files(package).joinpath(*FOLDER.split("/"))
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    found: dict[str, Lesson] = {}
    for file in sorted(files, key=lambda file: file.name):
        try:
            lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
        except msgspec.DecodeError as fault:
            raise BadLesson(f"{file.name}: {fault}") from fault
        if lesson.key in found:
            raise BadLesson(f"{file.name}: there is a second lesson {lesson.key}")
        found[lesson.key] = lesson
    return found


def begun(game: Game[Any], lesson: Lesson, chance: Chance | None = None) -> Match:
    """The match that a lesson begins with."""
    source = chance or Committed(lesson.chance, [b""] * lesson.players)
    if lesson.position is None:
        return game.new(lesson.players, chance=source, practice=True, **tupled(lesson.options))
    arranging: Arranging = game  # type: ignore[assignment]
    return arranging.arrange(lesson.players, chance=source, **numbered(lesson.position))


# How far somebody has come


class Learning(msgspec.Struct, frozen=True):
    """How far a player has come in a lesson.

    For each step that is done, the number of the item it was done with; for the step at hand, the same for each answer
    of its way. An undo takes both back.
    """

    key: str
    seat: int
    met: tuple[int, ...] = ()
    way: tuple[tuple[int, int], ...] = ()
    """Of the answers that were given: the item's number, and which one of the way it is."""
    strayed: int = -1
    """The item with the first answer in a row that the lesson didn't suggest; -1 while there is none."""

    def step(self, lesson: Lesson) -> Step | None:
        """The step at hand; None once all are done."""
        return lesson.steps[len(self.met)] if len(self.met) < len(lesson.steps) else None

    def after(self, lesson: Lesson, items: Iterable[AnyItem], view: object) -> Learning:
        """How far they are once they were sent this, and see this."""
        learning, last = self, -1
        for item in items:
            last = item.rev
            learning = learning.heard(lesson, item, view)
        step = learning.step(lesson)
        while step is not None and last >= 0 and any(goal.met(None, view) for goal in step.goals):
            learning = _done(learning, last)
            step = learning.step(lesson)
        return learning

    def heard(self, lesson: Lesson, item: AnyItem, view: object) -> Learning:
        """How far they are after this item."""
        step = self.step(lesson)
        if isinstance(item, Undid):
            met = tuple(rev for rev in self.met if rev < item.holds)
            way = tuple(each for each in self.way if each[0] < item.holds)
            strayed = self.strayed if self.strayed < item.holds else -1
            return msgspec.structs.replace(self, met=met, way=way if len(met) == len(self.met) else (), strayed=strayed)
        if step is None:
            return self
        if isinstance(item, Told) and any(goal.met(item.event, view) for goal in lesson.closes):
            return _done(self, item.rev, len(lesson.steps) - len(self.met))
        if isinstance(item, Did) and item.seat == self.seat and item.wish is not None:
            return self._went(step, item.rev, item.wish)
        if isinstance(item, Told) and any(goal.met(item.event, view) for goal in step.goals):
            return _done(self, item.rev)
        return self

    def _went(self, step: Step, rev: int, wish: Wish) -> Learning:
        """An answer of the way was given: what comes next in it, or else what begins it again."""
        order = (*range(self.ahead, len(step.way)), *range(self.ahead))
        given = next((n for n in order if is_like(step.way[n], wish)), None)
        if given is not None:
            return msgspec.structs.replace(self, way=(*self.way, (rev, given)), strayed=-1)
        if self.strayed >= 0 or not step.way or any(is_like(deed, wish) for deed in step.back):
            return self
        return msgspec.structs.replace(self, strayed=rev)

    @property
    def ahead(self) -> int:
        """The first answer of the way that wasn't given yet."""
        return self.way[-1][1] + 1 if self.way else 0


def is_like(deed: Deed, wish: Wish) -> bool:
    """Whether a wish is what a deed says: its verb, and the arguments that it names."""
    return wish.verb == deed.verb and tupled(deed.args).items() <= wish.args.items()


def _done(learning: Learning, rev: int, steps: int = 1) -> Learning:
    return msgspec.structs.replace(learning, met=(*learning.met, *[rev] * steps), way=())


def suggested(match: Match, step: Step, learning: Learning) -> Wish | None:
    """What the text of a step says to do now: the next answer of its way that is legal, or one that helps to go on.

    Where all of the way was gone and the goal wasn't reached, it begins again.
    """
    ahead: Sequence[Way] = step.way[learning.ahead :]
    deeds = (*ahead, *step.way[: learning.ahead], *step.back)
    view = match.view(learning.seat)
    fitting = (deed for deed in deeds if all(part.holds(view) for part in deed.when))
    found = (offered(match, learning.seat, deed) for deed in fitting)
    return next((wish for wish in found if wish is not None), None)


MOST_WISHES = 5_000
"""Of a verb with more answers than this only one that is given in full is found."""


def offered(match: Match, seat: Seat, deed: Deed) -> Wish | None:
    """The first answer that is like a deed, of those that a seat may give now."""
    exact = Wish(deed.verb, **tupled(deed.args))
    for choice in (*[ask.choice for ask in match.asks if ask.seat == seat], match.offers(seat)):
        if exact in choice:
            return exact
        acts = [act for act in choice.acts if act.verb == deed.verb and act.count <= MOST_WISHES]
        found = next((wish for act in acts for wish in act.wishes() if is_like(deed, wish)), None)
        if found is not None:
            return found
    return None
