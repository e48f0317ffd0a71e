"""The expert of burncycle: what the team would do in different moods, and what else is close, each tried out."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from getaway.bots.budget import Budget
from getaway.bots.burncycle.following import with_people
from getaway.bots.burncycle.ideas import Idea, ideas
from getaway.bots.burncycle.prospects import value
from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.moods import in_mood
from getaway.bots.player import Decision, Reason
from getaway.bots.situation import Situation
from getaway.kernel import Ask, Play, Seeded, Wish

SAMPLES: Final = (10, 12, 6, 5)
"""How often the best answers are played out, by number of players; with the same dice for all of them."""
FIRST, RIVALS = 2, 2
"""How often every answer is played out, and how many go on after that beside the team's."""
ROUNDS: Final = (2, 1, 1, 1)
"""How many of the corporation's turns are awaited, by number of players: a large team plays more answers in a round."""
FAR_AHEAD = 240
"""The most answers that are played ahead."""
HABIT, DOUBT = 0.4, 0.6
"""How much better another answer must come out than the team's, and how many errors of the mean are taken off first."""
WORSE: Final = Reason("came-out-worse")


class Tried(NamedTuple):
    """An idea and what it came to each time."""

    idea: Idea
    worths: list[float]

    @property
    def worth(self) -> float:
        """What it came to on average."""
        return fmean(self.worths)

    def lead(self, other: Tried) -> float:
        """How much better than another it surely is: the mean of what it gains with the same dice, less its error."""
        gains = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=False)]
        error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        return fmean(gains) - DOUBT * error


class Expert:
    """Plays with the team, and looks ahead over the corporation's next turns where there is something to choose."""

    def choose(self, situation: Situation) -> Decision:
        """Return the answer that comes out best, or the team's where there is nothing to compare."""
        world, ask = next(situation.worlds(1)), situation.ask
        with with_people(situation, world.g):
            best, *others = foreseen(world, ask, situation.budget, situation.seed)
            instead = Decision(others[0], WORSE) if others else None
            return Decision(best, reason(world.g, ask, best), instead)


def foreseen(world: Play, ask: Ask, budget: Budget, seed: str) -> list[Wish]:
    """The answers that were compared, best first; the team's alone where there is nothing to compare."""
    if budget.left <= 0:
        return [decide(world.g, ask)]
    options = ideas(world.g, ask)
    if len(options) == 1 or budget.left < len(options):
        return [options[0].wish]
    return [each.idea.wish for each in compared(world, ask, options, budget, seed)]


def compared(world: Play, ask: Ask, options: list[Idea], budget: Budget, seed: str) -> list[Tried]:
    """Every idea that was tried, the one to follow first.

    The team's own answer is kept unless another is surely better. All are tried a few times; then only those go on that
    came out better than the team's.
    """
    tried = [Tried(idea, []) for idea in options]
    left, first = tried, tried[0]
    for sample in range(SAMPLES[world.g.players - 1]):
        if sample == FIRST:
            rivals = [each for each in left if each.worths and each.worth > first.worth]
            left = [first, *sorted(rivals, key=lambda each: -each.worth)[:RIVALS]]
        if len(left) == 1:
            break
        for each in left:
            if budget.spend():
                each.worths.append(ahead(world.fork(Seeded(f"{seed}/{sample}")), ask, each.idea))
    return ranked([each for each in tried if each.worths], left)


def ranked(tried: list[Tried], left: list[Tried]) -> list[Tried]:
    """The best of those that were left, then the others by what they came to."""
    first = tried[0]
    sure = [each for each in left[1:] if each.worths and each.lead(first) > HABIT]
    best = max(sure, key=lambda each: each.worth, default=first)
    return [best, *sorted([each for each in tried if each is not best], key=lambda each: -each.worth)]


def ahead(play: Play, ask: Ask, idea: Idea) -> float:
    """What the position is worth after the corporation's next turns, if all go on as the team would in that mood."""
    play.answer(ask.seat, idea.wish)
    end = play.g.round + ROUNDS[play.g.players - 1]
    with in_mood(idea.mood):
        for question in questions(play):
            if play.g.round >= end:
                break
            play.answer(question.seat, decide(play.g, question))
    return value(play.g)


def questions(play: Play) -> Iterator[Ask]:
    """The next questions, as far ahead as is looked."""
    for _ in range(FAR_AHEAD):
        if play.over:
            return
        yield play.asks[0]
