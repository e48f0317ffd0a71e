"""A literal team player: what it says is true and means no more, and it does only what it knows to be right.

It programs cards it has identified, tells others about the cards that the plan wants soonest, discards what the plan
doesn't want with the best call, and activates when nothing known makes the program better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from getaway.bots.at_random import any_answer
from getaway.bots.bombsquad import starting
from getaway.bots.bombsquad.code.agreement import Agreement
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.running import direct, order
from getaway.bots.bombsquad.skill import EXPERT, Skill
from getaway.bots.bombsquad.turning import clues, ideas
from getaway.bots.player import Decision, Reason
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Ask, Seat, Wish

BONUS = 0.3
"""What information must be worth to be given for nothing."""


def decide(
    g: BombSquad,
    ask: Ask,
    agreed: Agreement | None = None,
    skill: Skill = EXPERT,
    people: tuple[Seat, ...] = (),
) -> Decision:
    """The answer to a question, with people at some of the other seats.

    It is handed a whole state, but reads no card that the seat doesn't know.
    """
    mind = Mind(g, ask.seat, agreed, skill, people)
    found = [each for each in ANSWERS[ask.question.name](mind) if each.wish in ask.choice]
    if not found:
        return Decision(any_answer(ask, 0))
    first, *others = found
    return Decision(first.wish, first.reason, next((each for each in others if not alike(first, each)), None))


def alike(one: Decision, other: Decision) -> bool:
    """Whether two answers come to the same, such as programming either of two equal cards."""
    first, second = [each.reason or Reason("") for each in (one, other)]
    return first.name == second.name and first.facts | {"place": 0} == second.facts | {"place": 0}


def turn(mind: Mind) -> Iterator[Decision]:
    """The action of a turn."""
    for idea in ideas(mind):
        yield Decision(idea.wish, idea.reason)


def bonus(mind: Mind) -> Iterator[Decision]:
    """Information that costs nothing."""
    for idea in sorted(clues(mind), key=lambda idea: -idea.worth):
        if idea.worth > BONUS:
            yield Decision(idea.wish, idea.reason)
    yield from leave(mind)


def leave(_mind: Mind) -> Iterator[Decision]:
    """Decline what a role allows."""
    yield Decision(Wish("leave_it"), Reason("leave"))


def operate(mind: Mind) -> Iterator[Decision]:
    """Direct the running card."""
    yield direct(mind)


ANSWERS: Final[Mapping[str, Callable[[Mind], Iterator[Decision]]]] = {
    "enter": starting.enter,
    "robot": starting.robot,
    "role": starting.role,
    "ready": starting.ready,
    "turn": turn,
    "order": order,
    "direct": operate,
    "target": operate,
    "bonus": bonus,
    "take_back": leave,
    "revealed": leave,
}
"""By question, the answers it thinks of, the best first."""
