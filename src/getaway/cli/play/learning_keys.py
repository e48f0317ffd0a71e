"""The keys of a lesson: why, a hint that leads on, and undoing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from getaway.cli.console.said import fill, spoken
from getaway.cli.play import keys, local_keys
from getaway.cli.play.compose import Menu
from getaway.cli.play.local_keys import Here
from getaway.cli.play.turn import Turn
from getaway.table.taking import Taking


class Learner(Here, Protocol):
    """A match in this process at which somebody takes a lesson."""

    taking: Taking


def why(turn: Turn[Learner], menu: Menu, rest: str) -> None:
    """Why the step is as it is, and the clauses behind it; once all is learned, those of the question."""
    step = turn.sitting.taking.step
    if step is None:
        keys.rule(turn, menu, rest)
        return
    clauses = [keys.clause(turn, each) for each in step.clauses]
    turn.sitting.screen.page("\n\n".join([step.why.in_words(spoken()), *clauses]))


def hint(turn: Turn[Learner], menu: Menu, rest: str) -> None:
    """What the step suggests, with its extra help; where it suggests nothing, what a bot would do."""
    taking = turn.sitting.taking
    step, wish = taking.step, taking.suggestion()
    told = [step.nudge.in_words(spoken())] if step is not None and step.nudge is not None else []
    if wish is None and not told:
        keys.hint(turn, menu, rest)
        return
    if wish is not None:
        told.append(fill("lesson-suggests", wish=turn.sitting.wording.wish(wish), typed=turn.guide(menu).text))
    turn.sitting.screen.page("\n\n".join(told))


KEYS: Mapping[str, Callable[..., None]] = {
    **{name: key for name, key in local_keys.KEYS.items() if name != "s"},
    "why": why,
    "hint": hint,
}
"""A lesson isn't saved: it can always be taken again."""
