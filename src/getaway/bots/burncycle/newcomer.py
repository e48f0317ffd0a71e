"""The newcomer of burncycle: uses its chips as they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import acting, decide
from getaway.bots.burncycle.team.answers import modest
from getaway.bots.burncycle.team.errands import errands
from getaway.bots.burncycle.team.network import wants
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games.burncycle.table.mats.network import HUB, graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Wish


class Newcomer:
    """Plays with the team, but takes no free actions between chips, and any hub its IP can reach at once."""

    def choose(self, situation: Situation) -> Decision:
        """Return the simple answer where there is one, else the team's."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        wish = simple(g, ask)
        return Decision(wish, reason(g, ask, wish))


def simple(g: Burncycle, ask: Ask) -> Wish:
    """A newcomer's answer; from the position alone."""
    answer = ANSWERS.get(ask.question.name)
    wish = answer(g, ask) if answer is not None else decide(g, ask)
    return wish if wish is not None and wish in ask.choice else decide(g, ask)


def nearest_hub(g: Burncycle, ask: Ask) -> Wish | None:
    """The best hub that this one chip reaches, whatever the next would have given."""
    net, worth = graph(), wants(g, ask.seat)
    found = [wish for wish in ask.choice if wish.verb == "ip-move" and wish["node"] not in g.pings]
    hubs = [wish for wish in found if net.kind_of[wish["node"]] == HUB]
    return max(hubs, key=lambda wish: worth.of(net.layer_of[wish["node"]])) if hubs else None


def first_thing(g: Burncycle, ask: Ask) -> Wish | None:
    """The best action, with no thought of what could be had for free."""
    found = [plan for plan in acting.plans(g, ask.seat, errands(g)) if plan.wish in ask.choice]
    return max(found, key=lambda plan: plan.worth).wish if found else None


def go_on(g: Burncycle, ask: Ask) -> Wish:
    """No free actions."""
    return modest(ask)


ANSWERS: Final[dict[str, Callable[[Burncycle, Ask], Wish | None]]] = {
    "network": nearest_hub,
    "act": first_thing,
    "between-chips": go_on,
}
