"""The expert of burncycle: the team's answer, checked against the next best by playing both out."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Final, NamedTuple

from getaway.bots.budget import Budget
from getaway.bots.burncycle.prospects import value
from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import acting, decide
from getaway.bots.burncycle.team.cards import free_action
from getaway.bots.burncycle.team.chips import live
from getaway.bots.burncycle.team.errands import errands
from getaway.bots.player import Decision, Reason
from getaway.bots.situation import Situation
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Play, Seeded, Wish

SAMPLES = 2
"""How often each answer is played out, with the same dice for all of them."""
MOST, CLOSE = 3, 2.5
"""How many answers are compared, and how much less than the best one may be worth to the team."""
FAR_AHEAD = 90
"""The most answers that are played ahead."""
HABIT = 0.5
"""How much better another answer must come out than the team's."""
WORSE: Final = Reason("came-out-worse")


class Tried(NamedTuple):
    """An answer and what it came to."""

    worth: float
    wish: Wish


class Expert:
    """Plays with the team, and looks ahead to the end of the corporation's turn where two answers are close."""

    def choose(self, situation: Situation) -> Decision:
        """Return the answer that comes out best, or the team's where there is nothing to compare."""
        world, ask = next(situation.worlds(1)), situation.ask
        best, *others = foreseen(world, ask, situation.budget, situation.seed)
        instead = Decision(others[0], WORSE) if others else None
        return Decision(best, reason(world.g, ask, best), instead)


def foreseen(world: Play, ask: Ask, budget: Budget, seed: str) -> list[Wish]:
    """The answers that were compared, best first; the team's alone where there is nothing to compare."""
    options = candidates(world.g, ask)
    if len(options) == 1 or budget.left < len(options):
        return options[:1]
    return [each.wish for each in compared(world, ask, options, budget.spend, seed)]


def candidates(g: Burncycle, ask: Ask) -> list[Wish]:
    """The team's answer first, then those that are nearly as good to it."""
    first = decide(g, ask)
    others = OTHERS.get(ask.question.name)
    more = [wish for wish in others(g, ask) if wish != first and wish in ask.choice] if others is not None else []
    return [first, *more[: MOST - 1]]


def actions(g: Burncycle, ask: Ask) -> list[Wish]:
    """Other uses of the chip, where the best is not far ahead."""
    jobs = errands(g)
    if free_action(g, ask, jobs) is not None:
        return []
    found = sorted(acting.plans(g, ask.seat, jobs), key=lambda plan: -plan.worth)
    found = [plan for plan in found if plan.wish in ask.choice]
    return [plan.wish for plan in found if plan.worth >= found[0].worth - CLOSE and plan.wish.verb != "pass"]


def reboots(g: Burncycle, ask: Ask) -> list[Wish]:
    """A reboot or not, where few chips are left."""
    active = sum([slot.active for slot in g.slots])
    return [Wish("reboot"), Wish("begin-turn")] if live(g) <= active // 2 else []


def at_keypad(g: Burncycle, ask: Ask) -> list[Wish]:
    """Inputs, or leave it."""
    return [Wish("resolve-inputs"), Wish("leave-locked")]


OTHERS: Final[dict[str, Callable[[Burncycle, Ask], list[Wish]]]] = {
    "act": actions,
    "before-turn": reboots,
    "keypad-approach": at_keypad,
}
"""The questions at which looking ahead pays."""


def compared(world: Play, ask: Ask, options: list[Wish], spend: Callable[[], bool], seed: str) -> list[Tried]:
    """Every answer with the mean of what it came to, best first; the team's own is favoured a little."""
    found: dict[int, list[float]] = {n: [] for n in range(len(options))}
    for sample in range(SAMPLES):
        for n, wish in enumerate(options):
            if spend():
                found[n].append(ahead(world.fork(Seeded(f"{seed}/{sample}")), ask, wish))
    tried = [Tried(fmean(worths) + HABIT * (n == 0), options[n]) for n, worths in found.items() if worths]
    return sorted(tried, key=lambda each: -each.worth)


def ahead(play: Play, ask: Ask, wish: Wish) -> float:
    """What the position is worth after the corporation's next turn, if all go on as the team would."""
    play.answer(ask.seat, wish)
    now = play.g.round
    for _ in range(FAR_AHEAD):
        if play.over or play.g.round != now:
            break
        question = play.asks[0]
        play.answer(question.seat, decide(play.g, question))
    return value(play.g)
