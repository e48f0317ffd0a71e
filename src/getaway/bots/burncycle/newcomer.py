"""The newcomer of burncycle: means well, goes straight for the task, and plans nothing ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import acting, decide, powering
from getaway.bots.burncycle.team.answers import modest
from getaway.bots.burncycle.team.errands import errands, way_of
from getaway.bots.burncycle.team.network import wants
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games.burncycle.movement.step import movers
from getaway.games.burncycle.table.mats.network import HUB, graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Wish


class Newcomer:
    """Plays with the team, but doesn't alter chips, sees no danger coming, and moves its IP one chip at a time."""

    def choose(self, situation: Situation) -> Decision:
        """Return the simple answer where there is one, else the team's."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        wish = simple(g, ask)
        return Decision(wish, reason(g, ask, wish))


def simple(g: Burncycle, ask: Ask) -> Wish:
    """A newcomer's answer; from the position alone."""
    answer = ANSWERS.get(ask.question.name)
    wish = answer(g, ask) if answer is not None else decide(g, ask)
    if ask.question.name == "route-first" and wish is None:
        return modest(ask)
    return wish if wish is not None and wish in ask.choice else decide(g, ask)


def straight(g: Burncycle, ask: Ask) -> Wish | None:
    """The next step of the shortest way, no matter who is looking."""
    jobs = errands(g)
    for bot in movers(g, ask.seat):
        job = jobs.get(bot)
        way = way_of(g, job) if job is not None and g.bots[bot].cell not in job.cells else ()
        if way and Wish("step", bot=bot, to=way[0]) in ask.choice:
            return Wish("step", bot=bot, to=way[0])
    return None


def nearest_hub(g: Burncycle, ask: Ask) -> Wish:
    """The best hub that this one chip reaches; without one the IP stays."""
    net, worth = graph(), wants(g, ask.seat)
    found = [wish for wish in ask.choice if wish.verb == "ip-move" and wish["node"] not in g.pings]
    hubs = [wish for wish in found if net.kind_of[wish["node"]] == HUB]
    return max(hubs, key=lambda wish: worth.of(net.layer_of[wish["node"]]), default=Wish("network-pass"))


def first_thing(g: Burncycle, ask: Ask) -> Wish | None:
    """The best action, with no thought of what could be had for free."""
    found = [plan for plan in acting.plans(g, ask.seat, errands(g)) if plan.wish in ask.choice]
    return max(found, key=lambda plan: plan.worth).wish if found else None


def go_on(g: Burncycle, ask: Ask) -> Wish:
    """No free actions."""
    return modest(ask)


ANSWERS: Final[dict[str, Callable[[Burncycle, Ask], Wish | None]]] = {
    "moving": straight,
    "bonus-moving": straight,
    "network": nearest_hub,
    "act": first_thing,
    "between-chips": go_on,
    "route-first": powering.answer,
}
