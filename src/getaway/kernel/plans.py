"""Plans: several answers of one seat, given at once. Each is judged by itself; the first surprise stops the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from getaway.kernel.match import Match
from getaway.kernel.state import Seat
from getaway.kernel.stream import Put
from getaway.kernel.then import Then
from getaway.kernel.wish import Args, Refused, Wish

COMPLETE, CHANGED, OTHERS, USED, SURPRISE, OVER = "complete", "changed", "others", "used", "surprise", "over"
"""Why a plan ended: it was carried out; the next step is refused; others are asked; one of them did something; an
alarm; the match is over."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer of a plan, and the alarms that the seat expects from it, by name.

    With `least` it answers only a question that has its verb and states at least these figures; else it is left out.
    """

    wish: Wish
    foreseen: tuple[str, ...] = ()
    least: dict[str, int] = {}


class Ran(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a plan came and why it ended: the clause that refused the next step, or the alarm that stopped it."""

    seat: int
    done: int
    steps: int
    why: str = COMPLETE
    clause: str = ""
    facts: Args = {}
    alarm: Then | None = None


def carry_through(
    match: Match,
    seat: Seat,
    steps: Sequence[Step],
    *,
    at: int | None = None,
    ask: int | None = None,
    between: Callable[[Match], object] = bool,
) -> Ran:
    """Answer with one step after the other; `between` lets what passes by itself pass after each.

    If the first step is refused, `Refused` is raised and nothing happens. Dice that the plan itself rolls don't stop
    it: it goes on as long as the next step is legal.
    """
    for done, step in enumerate(steps):
        ran = Ran(seat, done, len(steps))
        stopped = _stopped(match, ran) if done else None
        if stopped is not None:
            return stopped
        if not _applies(match, seat, step):
            continue
        before = match.view(seat)
        try:
            match.answer(seat, step.wish, at=None if done else at, ask=None if done else ask)
        except Refused as refused:
            if not done:
                raise
            return msgspec.structs.replace(ran, why=CHANGED, clause=refused.clause, facts=refused.facts)
        between(match)
        alarm = _unforeseen(match, before, match.view(seat), step)
        if alarm is not None and done + 1 < len(steps):
            return Ran(seat, done + 1, len(steps), SURPRISE, alarm.clause, alarm.facts, alarm)
    return Ran(seat, len(steps), len(steps))


def _stopped(match: Match, ran: Ran) -> Ran | None:
    """Where and why the plan stops before its next step is judged; None if its seat is asked."""
    if match.over:
        return msgspec.structs.replace(ran, why=OVER)
    asked = [put.seat for put in match.asks]
    if ran.seat not in asked:
        return msgspec.structs.replace(ran, why=OTHERS, facts={"seats": tuple(asked)})
    return None


def _applies(match: Match, seat: Seat, step: Step) -> bool:
    """Whether the question is the one that the step counts on, and states as much."""
    if not step.least:
        return True
    ask, put = match.ask_of(seat), match.put(seat)
    if ask is None or not isinstance(put, Put) or step.wish.verb not in [act.verb for act in ask.choice.acts]:
        return False
    stated = put.facts
    figures = [(stated.get(name), least) for name, least in step.least.items()]
    return all(isinstance(figure, int) and figure >= least for figure, least in figures)


def _unforeseen(match: Match, before: msgspec.Struct, after: msgspec.Struct, step: Step) -> Then | None:
    """The first alarm that the step did not expect."""
    found = match.game.consequences(before, after)
    return next((then for then in found if then.alarm and then.what not in step.foreseen), None)
