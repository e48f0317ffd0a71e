"""Every question of burncycle, and who answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.burncycle.team import acting, checks, chips, choosing, keypads, moving, network, powering
from getaway.bots.burncycle.team.cards import free_action
from getaway.bots.burncycle.team.errands import errands, open_tasks
from getaway.bots.burncycle.team.stops import cost_at
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Ask, Wish

MODEST: Final = (
    "done",
    "ready",
    "stop",
    "pass",
    "next-chip",
    "network-pass",
    "end-turn",
    "total",
    "leave-locked",
    "keep-network-cards",
    "begin-turn",
    "stay",
    "agree",
)
"""What ends a question without choosing anything."""


def decide(g: Burncycle, ask: Ask) -> Wish:
    """The team's answer to a question put to one of its seats: from the position alone, the same every time."""
    name = ask.question.name
    answer = ANSWERS.get(name)
    wish = answer(g, ask) if answer is not None else choosing.answer(g, ask) if g.pending is not None else None
    if wish is not None and (wish in ask.choice or wish.verb in ("install", "discard")):
        return wish
    return modest(ask)


def modest(ask: Ask) -> Wish:
    """An answer that does nothing, or else the first there is."""
    for verb in MODEST:
        if Wish(verb) in ask.choice:
            return Wish(verb)
    return next(iter(ask.choice))


# The frame of a turn


def route_first(g: Burncycle, ask: Ask) -> Wish | None:
    """Free actions at the start of a turn, then power."""
    return free_action(g, ask, errands(g)) or powering.answer(g, ask)


def between(g: Burncycle, ask: Ask) -> Wish | None:
    """Free actions before the tracker goes on."""
    return free_action(g, ask, errands(g))


def in_network(g: Burncycle, ask: Ask) -> Wish:
    """An ability of the network step, then the IP."""
    for act in ask.choice.acts:
        if act.verb == "network-ability":
            return act.wishes()[0]
    return network.answer(g, ask)


def best_strike(g: Burncycle, ask: Ask) -> Wish:
    """The most that the AP are enough for."""
    for result in ("shut-down", "destroy", "stun"):
        if Wish("strike-for", result=result) in ask.choice:
            return Wish("strike-for", result=result)
    return Wish("strike-for", result="nothing")


def through(g: Burncycle, ask: Ask) -> Wish:
    """Through the door just opened, if the bot wants to go there."""
    passing = g.passing
    if passing is None or passing.drone:
        return Wish("step-through")
    job, here = errands(g).get(passing.bot), g.bots[passing.bot].cell
    better = cost_at(g, passing.bot, here, job) - cost_at(g, passing.bot, passing.to, job)
    return Wish("step-through") if better > 0 else Wish("stay")


def collect(g: Burncycle, ask: Ask) -> Wish:
    """A cache is worth it, unless the mission wants it taken unseen, and this bot is known."""
    here = [bot for bot in g.bots if bot.cell in g.caches]
    known = all(bot.chip != NOWHERE for bot in here)
    wanted = [task.unseen for task in open_tasks(g) if task.does == "cache"]
    return Wish("leave") if known and wanted and all(wanted) else Wish("collect")


def steal(g: Burncycle, ask: Ask) -> Wish:
    """An IP that moves like a ping, one node nearer to a hub."""
    return Wish("steal-identity")


ANSWERS: Final[dict[str, Callable[[Burncycle, Ask], Wish | None]]] = {
    "route-at-setup": powering.answer,
    "before-turn": chips.before_turn,
    "route-first": route_first,
    "route-last": powering.answer,
    "between-chips": between,
    "act": acting.answer,
    "moving": moving.answer,
    "bonus-moving": moving.answer,
    "after-the-roll": checks.after_the_roll,
    "select-options": checks.select,
    "roll-at-terminal": checks.roll,
    "assign-ap": checks.assign,
    "strike-result": best_strike,
    "keypad-approach": keypads.answer,
    "keypad-inputs": keypads.answer,
    "keypad-forced": keypads.answer,
    "step-through": through,
    "collect-cache": collect,
    "network": in_network,
    "landed": checks.after_network,
    "identity-theft": steal,
}
