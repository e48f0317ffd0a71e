"""How far the player of a lesson has come, as it follows from the match at the table."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.bots import Decision, Reason
from getaway.games import find
from getaway.kernel import Match, Seat, Wish
from getaway.kernel.stream import Anchors
from getaway.kernel.verbs import END
from getaway.kernel.wire import PlainWish
from getaway.kit.lessons import Learning, Lesson, Step, lessons, offered, suggested
from getaway.table.messages import Taught


def lesson_of(match: Match, learning: Learning) -> Lesson | None:
    """The lesson that is taken; None where this release doesn't have it any more."""
    return lessons(find(match.game.name).package).get(learning.key)


def after(match: Match, learning: Learning, heard: Sequence[int]) -> Learning:
    """How far they are now that the match went on; `heard` is how much each audience was told before."""
    lesson, seat = lesson_of(match, learning), learning.seat
    if lesson is None:
        return learning
    return learning.after(lesson, match.told(seat, heard[seat]), match.view(seat))


def taught(match: Match, learning: Learning) -> Taught | None:
    """How far they are, and what to do next."""
    lesson = lesson_of(match, learning)
    if lesson is None:
        return None
    step = learning.step(lesson)
    wish = (suggested(match, step, learning) or going_on(match, learning.seat)) if step is not None else None
    things = () if step is None else (*touched(match, learning.seat, wish), *step.things)
    plain = PlainWish(wish.verb, wish.args) if wish is not None else None
    strayed = step is not None and learning.strayed >= 0 and not can_go_on(match, step, learning)
    return Taught(learning.key, learning.seat, len(learning.met), plain, things, strayed)


def can_go_on(match: Match, step: Step, learning: Learning) -> bool:
    """Whether something of a step's way can be done now."""
    return any(offered(match, learning.seat, deed) is not None for deed in step.way)


def advised(match: Match, learning: Learning) -> Decision | None:
    """What the step at hand says to do, as a hint; None where it says nothing now."""
    lesson = lesson_of(match, learning)
    step = learning.step(lesson) if lesson is not None else None
    wish = suggested(match, step, learning) if step is not None else None
    return Decision(wish, Reason("lesson", clauses=step.clauses)) if step is not None and wish is not None else None


def going_on(match: Match, seat: Seat) -> Wish | None:
    """An answer to a question that a lesson doesn't speak of: what goes on as a rule, or else the first there is."""
    ask = match.ask_of(seat)
    if ask is None:
        return None
    ends = {verb.name for verb in ask.question.verbs if verb.rank == END}
    acts = sorted(ask.choice.acts, key=lambda act: act.verb not in ends)
    found = (act.unrank(i) for act in acts for i in range(act.count))
    return next((wish for wish in found if wish is not None), None)


def touched(match: Match, seat: Seat, wish: Wish | None) -> tuple[str, ...]:
    """The things on the board that an answer touches."""
    if wish is None:
        return ()
    return Anchors(match.g, seat, match.game.verbs[wish.verb]).of(wish)[1]
