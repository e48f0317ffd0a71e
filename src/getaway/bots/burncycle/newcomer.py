"""The newcomer of burncycle: goes straight for its task, and uses its chips as they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.burncycle.following import with_people
from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import acting, decide
from getaway.bots.burncycle.team.answers import modest
from getaway.bots.burncycle.team.chips import live
from getaway.bots.burncycle.team.errands import errands
from getaway.bots.burncycle.team.manners import forbearing
from getaway.bots.burncycle.team.moods import CARELESS, in_mood
from getaway.bots.burncycle.team.network import nearest_hub
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Wish


class Newcomer:
    """Plays with the team, but doesn't think of what the guards will do next.

    It takes the shortest way, stops where its steps end, takes no free actions between chips, plays on until its chips
    are used up, gives power only to a bot that has none, and moves its IP to any hub it can reach at once.
    """

    def choose(self, situation: Situation) -> Decision:
        """Return the simple answer where there is one, else the team's."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        with with_people(situation, g):
            wish = simple(g, ask)
            return Decision(wish, reason(g, ask, wish))


def simple(g: Burncycle, ask: Ask) -> Wish:
    """A newcomer's answer; from the position alone."""
    answer = ANSWERS.get(ask.question.name)
    with in_mood(CARELESS):
        wish = answer(g, ask) if answer is not None else decide(g, ask)
        return wish if wish is not None and wish in ask.choice else decide(g, ask)


def first_thing(g: Burncycle, ask: Ask) -> Wish | None:
    """The best action, with no thought of what could be had for free, or of who else could use its power."""
    found = [plan for plan in acting.plans(g, ask.seat, errands(g)) if plan.wish in ask.choice]
    found = [plan for plan in found if plan.wish.verb != "repair" or g.bots[plan.wish["other"]].shut]
    found = [plan for plan in found if not forbearing(g, ask.seat, plan.wish)]
    return max(found, key=lambda plan: plan.worth).wish if found else None


def play_on(g: Burncycle, ask: Ask) -> Wish:
    """No reboot as long as a chip is left."""
    return decide(g, ask) if not live(g) else Wish("begin-turn")


def go_on(g: Burncycle, ask: Ask) -> Wish:
    """No free actions."""
    return modest(ask)


ANSWERS: Final[dict[str, Callable[[Burncycle, Ask], Wish | None]]] = {
    "network": nearest_hub,
    "act": first_thing,
    "between-chips": go_on,
    "before-turn": play_on,
}
