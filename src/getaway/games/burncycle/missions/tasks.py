"""Tasks: who may do them, how far they have come, and when they are complete."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from getaway.games.burncycle.missions.events import TaskAdvanced
from getaway.games.burncycle.table.mission_cards import Objective, Task, mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE

AGENTS_ONLY: Final = frozenset(("one-agent", "two-agents", "any-agents", "each-agent", "all-agents"))
AT_ONCE: Final = frozenset(("all-bots", "all-agents", "team", "unit"))
"""Tasks that are met as a whole, not bot by bot."""
NEEDED: Final = {"one-bot": 1, "one-agent": 1, "two-bots": 2, "two-agents": 2}
"""How many bots must do their part."""


class Goal:
    """An objective for a number of players: the tasks marked with it or lower (BC-OBJ-05, BC-PCOUNT-03)."""

    __slots__ = ("card", "doings", "holding", "tasks")

    def __init__(self, card: Objective, players: int) -> None:
        self.card = card
        self.tasks = tuple([task for task in card.tasks if task.players <= players])
        self.doings = frozenset(task.does for task in self.tasks if task.does)
        self.holding = tuple([n for n, task in enumerate(self.tasks) if task.holds])


@lru_cache(maxsize=256)
def _goal(mission: str, leg: int, done: bool, players: int) -> Goal | None:
    card = mission_card(mission)
    if not done:
        return Goal(card.floors[leg], players)
    return Goal(card.win, players) if leg == len(card.floors) - 1 else None


def goal(g: Burncycle) -> Goal | None:
    """What the team works on: the floor's objective, on the final floor the win objective after it (BC-OBJ-03)."""
    return _goal(g.mission, g.leg, g.done, g.players)


def next_goal(g: Burncycle) -> Goal | None:
    """The objective of the floor on which the team is about to arrive."""
    return _goal(g.mission, g.leg, done=False, players=g.players)


def begin_goal(g: Burncycle) -> None:
    """Start the current objective, with nothing done yet."""
    at_hand = goal(g)
    g.progress = ((),) * len(at_hand.tasks) if at_hand is not None else ()


# One task


def counts(g: Burncycle, task: Task, bot: int) -> bool:
    """Whether a bot's deed counts for the task (BC-OBJ-11 to BC-OBJ-25).

    The command module may always do it, but for a task of agents it does not count (BC-OBJ-15).
    """
    if bot == NOWHERE or task.who in AT_ONCE:
        return False
    return task.who not in AGENTS_ONLY if bot == g.module else task.who != "module"


def is_complete(g: Burncycle, task: Task, doers: tuple[int, ...]) -> bool:
    """Whether those who did it were enough; `doers` names a bot once for each time, NOWHERE for the team."""
    return NOWHERE in doers or _enough(task.who, task.times, g.players, doers)


@lru_cache(maxsize=4096)
def _enough(who: str, times: int, players: int, doers: tuple[int, ...]) -> bool:
    """One, two different (BC-OBJ-17) or each of them did it as often as asked, or any together (BC-OBJ-20)."""
    if who in ("any-bots", "any-agents"):
        return len(doers) >= times
    full = [bot for bot in range(players + 1) if doers.count(bot) >= times]
    if who == "module":
        return players in full
    needed = NEEDED.get(who, players + 1 if who == "each-bot" else players)
    return who not in AT_ONCE and len(full) >= needed


def is_open(g: Burncycle, n: int, task: Task, bot: int) -> bool:
    """Whether the task could still use what this bot does: not if it has done its part (BC-OBJ-17).

    What is complete stays so if a bot does the same again (BC-OBJ-12); what a bot did for other tasks does not matter
    (BC-OBJ-13).
    """
    doers = g.progress[n]
    if not counts(g, task, bot) or is_complete(g, task, doers):
        return False
    return task.who in ("any-bots", "any-agents") or doers.count(bot) < task.times


def credit(g: Burncycle, n: int, task: Task, bot: int) -> None:
    """The task is done by this bot, or met by the team; the deed counts for nothing else (BC-OBJ-32)."""
    doers = (*g.progress[n], bot)
    g.progress = (*g.progress[:n], doers, *g.progress[n + 1 :])
    g.tell(TaskAdvanced(task.key, bot, is_complete(g, task, doers)), cites=("BC-OBJ-09", "BC-OBJ-05"))


def all_complete(g: Burncycle, at_hand: Goal) -> bool:
    """Whether every task of the objective is complete (BC-OBJ-04)."""
    return all(is_complete(g, task, g.progress[n]) for n, task in enumerate(at_hand.tasks))
